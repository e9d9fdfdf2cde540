import type { Context } from '#kernel/context.ts'
import {
  alertsOfCase,
  linksOfCase,
  matchesOfCase,
  subjectOfCase,
} from '#compliance/queries/cases/case-parts.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import { storedTransactions } from '#compliance/evaluation/stored-transaction.ts'
import { complianceCase } from '#compliance/queries/cases/cases.ts'
import type { Subject } from '#compliance/subjects/details.ts'
import type { CaseEvidence, EvidenceSubject } from './case-evidence.ts'

/** Details of a customer who is not a subject, or whose details were erased. */
const UNKNOWN = { dateOfBirth: null, gender: null, nationalities: null, country: null, identifiers: null }

/** The customer of the case: as its subject, otherwise as its latest transaction states it. */
function evidenceSubject(
  customerId: string | null,
  subject: Subject | undefined,
  transactions: readonly MonitoredTransaction[],
): EvidenceSubject | null {
  const ownId = subject?.externalId ?? customerId ?? subject?.id
  if (ownId === undefined) return null
  const stated = transactions.findLast(({ customer }) => customer.id === ownId)?.customer
  const type = subject?.type ?? stated?.type ?? 'INDIVIDUAL'
  return {
    id: subject?.id ?? null,
    customerId: ownId,
    type: type === 'INDIVIDUAL' ? 'INDIVIDUAL' : 'ORGANIZATION',
    details: subject?.details ?? {
      ...UNKNOWN,
      name: stated?.name ?? ownId,
      dateOfBirth: stated?.dateOfBirth ?? null,
      country: stated?.country ?? null,
    },
  }
}

/** Everything that a report on a case is written from; null when the case is unknown. */
export async function loadCaseEvidence(ctx: Context, caseId: string): Promise<CaseEvidence | null> {
  const found = await complianceCase(ctx, caseId)
  if (!found) return null
  const [links, alerts = [], matches = [], subject] = await Promise.all([
    linksOfCase(ctx, caseId),
    alertsOfCase(ctx, caseId),
    matchesOfCase(ctx, caseId),
    subjectOfCase(ctx, caseId),
  ])
  const byTime = alerts.toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
  )
  const named = [
    ...new Set([...byTime.flatMap(({ transactionIds }) => transactionIds), ...(links?.TRANSACTION ?? [])]),
  ]
  const transactions = await storedTransactions(ctx, named)
  const known = new Set(transactions.map(({ transactionId }) => transactionId))
  return {
    caseId,
    caseNumber: found.caseNumber,
    type: found.type,
    title: found.title,
    summary: found.summary,
    openedAt: found.createdAt,
    disposition: found.disposition,
    subject: evidenceSubject(found.customerId, subject, transactions),
    alerts: byTime,
    transactions,
    unknownTransactionIds: named.filter(id => !known.has(id)),
    matches,
  }
}
