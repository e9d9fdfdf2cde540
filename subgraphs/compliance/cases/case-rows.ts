import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, updateOf, valuesOf } from '#kernel/database/columns.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { newId } from '#kernel/id.ts'
import { CaseEvent, type CaseEventRow, type CaseEventType } from '#compliance/entities/cases/case-history.ts'
import {
  ComplianceCase,
  type CaseType,
  type ComplianceCaseRow,
} from '#compliance/entities/cases/compliance-case.ts'
import { refuse } from '#compliance/errors.ts'
import type { Analyst } from '#kernel/acting-person.ts'
import { statusAfter, type CaseAct } from '#compliance/rules/case-moves.ts'
import { sealEventText } from './seal-case.ts'

export const CASE_COLUMNS = columnsOf(ComplianceCase, 'opened')

/** The author of what happens automatically. */
export const PLATFORM: Analyst = { by: 'PLATFORM', keyId: null }

const LOCK_CUSTOMER = `select pg_advisory_xact_lock(hashtextextended('compliance.cases:' || $1 || ':' || $2, 0))`
const LOCK_CUSTOMER_OF_CASE = `select pg_advisory_xact_lock(hashtextextended('compliance.cases:' || workspace_id || ':' || customer_id, 0))
  from compliance.cases where workspace_id = $1 and id = $2 and customer_id is not null`
const LOCK = `select ${CASE_COLUMNS} from compliance.cases opened where workspace_id = $1 and id = $2 for update`
const OPEN_OF_CUSTOMER = `select ${CASE_COLUMNS} from compliance.cases opened
  where workspace_id = $1 and customer_id = $2 and type = any($3::text[]) and status <> 'CLOSED' for update`

/** Serialises changes of a customer's alerts and cases until the transaction ends. Lock order: the customer, its alerts, its cases. */
export const lockCustomer = async (tx: Tx, customerId: string): Promise<void> =>
  void (await tx.sql(LOCK_CUSTOMER, [tx.actor.workspaceId, customerId]))

/** Locks a case and its customer. */
export async function lockCase(tx: Tx, id: string): Promise<ComplianceCaseRow> {
  await tx.sql(LOCK_CUSTOMER_OF_CASE, [tx.actor.workspaceId, id])
  const [found] = await tx.sql<ComplianceCaseRow>(LOCK, [tx.actor.workspaceId, id])
  if (!found) throw refuse('CASE_NOT_FOUND')
  return found
}

/** The customer's open cases of these types, locked. */
export const openCasesOf = (
  tx: Tx,
  { customerId, types }: { readonly customerId: string; readonly types: readonly CaseType[] },
): Promise<ComplianceCaseRow[]> => tx.sql(OPEN_OF_CUSTOMER, [tx.actor.workspaceId, customerId, types])

/** Throws INVALID_STATE unless the status of the case permits the act; returns the status after it. */
export function checkMove(
  act: CaseAct,
  { status }: Pick<ComplianceCaseRow, 'status'>,
): ComplianceCaseRow['status'] {
  const next = statusAfter(act, status)
  if (next === undefined) throw refuse('INVALID_STATE', { message: `The case is ${status}.` })
  return next
}

const SAVE = updateOf(ComplianceCase, 'opened', [
  'priority',
  'peakPriority',
  'status',
  'disposition',
  'details',
  'assignee',
  'level',
  'dueAt',
  'slaEscalatedAt',
  'snoozedUntil',
  'suspiciousAt',
  'suspiciousBy',
  'isSuspectKnown',
  'reportDueAt',
  'updatedAt',
  'closedBy',
  'closedByKey',
  'closedAt',
])

interface CaseChange {
  readonly type: CaseEventType
  readonly by: Analyst
  readonly set?: Partial<ComplianceCaseRow>
  /** What changed: ids and codes, no personal data. */
  readonly changes?: Readonly<Record<string, unknown>>
  /** The reason or the comment in words. */
  readonly text?: string | null
}

/** Saves a change of a locked case with its entry in the history. */
export async function changeCase(
  tx: Tx,
  before: ComplianceCaseRow,
  { set = {}, ...change }: CaseChange,
): Promise<ComplianceCaseRow> {
  const after: ComplianceCaseRow = { ...before, ...set, updatedAt: tx.now() }
  await tx.sql(SAVE.text, SAVE.values(before, after))
  await addToHistory(tx, after, { ...change, previousStatus: before.status })
  return after
}

const INSERT_EVENT = insertOf(CaseEvent, 'event')

/** Adds an entry to the history of a case. */
export async function addToHistory(
  tx: Tx,
  { workspaceId, id: caseId, status }: ComplianceCaseRow,
  {
    type,
    by: { by, keyId },
    changes = {},
    text = null,
    previousStatus = null,
  }: Omit<CaseChange, 'set'> & { readonly previousStatus?: ComplianceCaseRow['status'] | null },
): Promise<void> {
  const id = newId()
  const row: CaseEventRow = {
    workspaceId,
    id,
    caseId,
    type,
    status,
    previousStatus,
    changes,
    text: text === null ? null : sealEventText(tx.keys, { workspaceId, id }, text),
    madeBy: by,
    madeByKey: keyId,
    madeAt: tx.now(),
  }
  const json = { ...row, changes: JSON.stringify(changes) }
  await tx.sql(INSERT_EVENT, valuesOf(CaseEvent, json as unknown as CaseEventRow))
}

interface CaseNotice {
  readonly before?: ComplianceCaseRow
  readonly by: Analyst
  /** Published as personal data, because people write it. */
  readonly reason: string | null
  readonly more?: Readonly<Record<string, unknown>>
}

/** Publishes an event of a case. */
export const publishCase = (
  tx: Tx,
  event: EventType,
  { id, caseNumber, status, priority, assignee }: ComplianceCaseRow,
  { before, by, reason, more }: CaseNotice,
): void =>
  tx.emit(
    event,
    id,
    {
      caseId: id,
      caseNumber,
      status,
      previousStatus: before?.status ?? null,
      priority,
      assignee,
      madeBy: by.by,
      ...more,
    },
    { reason },
  )
