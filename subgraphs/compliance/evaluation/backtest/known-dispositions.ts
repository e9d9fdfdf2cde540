import type { Context } from '#kernel/context.ts'
import type { CaseDisposition } from '#compliance/entities/cases/compliance-case.ts'
import type { ClosedAlertStatus } from '#compliance/entities/monitoring/monitoring-alert.ts'
import { ALERT_STATUS_OF_DISPOSITION } from '#compliance/rules/alert-status.ts'

/** What analysts found about a transaction: suspicious or harmless. */
export type FoundDisposition = 'TRUE' | 'FALSE'

/** What analysts have found about transactions, from closed alerts and closed cases. */
export interface KnownDispositions {
  /** TRUE if one of the transactions is suspicious, FALSE if one is known to be harmless and none suspicious. */
  dispositionOf(transactionIds: readonly string[]): FoundDisposition | undefined
  /** Cases closed as suspicious to which one of the transactions belongs. */
  confirmedCasesOf(transactionIds: readonly string[]): ReadonlySet<string>
  /** Number of transactions about which something is known. */
  readonly transactions: number
  /** False if the workspace has more closed alerts than are read, in which case the oldest are left out. */
  readonly isComplete: boolean
}

const ALERTS_MAX = 100_000
const LINKS_MAX = 100_000

/** Closed alerts of every rule, also those of samples below the line, whose hits overlap the period. */
const ALERTS = `
  select alert.transaction_ids as "transactionIds", alert.status, closed.id as "caseId", closed.disposition as "caseDisposition"
  from compliance.alerts alert
  left join compliance.cases closed on closed.workspace_id = $1 and closed.id = alert.case_id and closed.status = 'CLOSED'
  where alert.workspace_id = $1 and alert.status in ('CLOSED_TRUE', 'CLOSED_FALSE') and alert.last_at >= $2 and alert.first_at < $3
  order by alert.created_at desc, alert.id limit ${ALERTS_MAX + 1}`

/** Transactions that people linked to cases which were closed since the period began. */
const LINKS = `
  select link.target_id as "transactionId", closed.id as "caseId", closed.disposition as "caseDisposition"
  from compliance.cases closed
  join compliance.case_links link on link.workspace_id = $1 and link.case_id = closed.id and link.kind = 'TRANSACTION'
  where closed.workspace_id = $1 and closed.status = 'CLOSED' and closed.closed_at >= $2
  order by closed.closed_at desc, closed.id, link.target_id limit ${LINKS_MAX + 1}`

interface ClosedAlert {
  readonly transactionIds: readonly string[]
  readonly status: 'CLOSED_TRUE' | 'CLOSED_FALSE'
  readonly caseId: string | null
  readonly caseDisposition: CaseDisposition | null
}

interface LinkedTransaction {
  readonly transactionId: string
  readonly caseId: string
  readonly caseDisposition: CaseDisposition
}

const DISPOSITIONS: Partial<Record<ClosedAlertStatus, FoundDisposition>> = {
  CLOSED_TRUE: 'TRUE',
  CLOSED_FALSE: 'FALSE',
}

const ofCase = (disposition: CaseDisposition | null): FoundDisposition | undefined =>
  disposition === null ? undefined : DISPOSITIONS[ALERT_STATUS_OF_DISPOSITION[disposition]]

interface Known {
  disposition: FoundDisposition
  readonly cases: Set<string>
}

/** Collects what is known by transaction. A suspicious transaction stays so, whatever another analyst found. */
function collector() {
  const known = new Map<string, Known>()
  return {
    known,
    add(transactionId: string, disposition: FoundDisposition, confirmedCase: string | null): void {
      const one = known.get(transactionId) ?? { disposition, cases: new Set<string>() }
      known.set(transactionId, one)
      if (disposition === 'TRUE') one.disposition = 'TRUE'
      if (confirmedCase !== null) one.cases.add(confirmedCase)
    },
  }
}

/** Loads what analysts have found about the transactions of a period. */
export async function loadDispositions(
  { database, actor: { workspaceId } }: Pick<Context, 'database' | 'actor'>,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<KnownDispositions> {
  const [alerts, links] = await Promise.all([
    database.read<ClosedAlert>(workspaceId, ALERTS, [workspaceId, from, to]),
    database.read<LinkedTransaction>(workspaceId, LINKS, [workspaceId, from]),
  ])
  const { known, add } = collector()
  for (const { transactionIds, status, caseId, caseDisposition } of alerts.slice(0, ALERTS_MAX)) {
    const confirmedCase = ofCase(caseDisposition) === 'TRUE' ? caseId : null
    for (const id of transactionIds) add(id, DISPOSITIONS[status]!, confirmedCase)
  }
  for (const { transactionId, caseId, caseDisposition } of links.slice(0, LINKS_MAX)) {
    const disposition = ofCase(caseDisposition)
    if (disposition !== undefined) add(transactionId, disposition, disposition === 'TRUE' ? caseId : null)
  }
  return {
    ...knownFrom(known),
    isComplete: alerts.length <= ALERTS_MAX && links.length <= LINKS_MAX,
  }
}

const knownFrom = (known: ReadonlyMap<string, Known>): Omit<KnownDispositions, 'isComplete'> => ({
  transactions: known.size,
  dispositionOf(transactionIds) {
    const found = transactionIds.flatMap(id => known.get(id)?.disposition ?? [])
    return found.includes('TRUE') ? 'TRUE' : found[0]
  },
  confirmedCasesOf: transactionIds =>
    new Set(transactionIds.flatMap(id => [...(known.get(id)?.cases ?? [])])),
})

/** Nothing is known. */
export const NO_DISPOSITIONS: KnownDispositions = { ...knownFrom(new Map()), isComplete: true }
