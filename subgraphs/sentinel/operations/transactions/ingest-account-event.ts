import { actingPerson } from '#kernel/acting-person.ts'
import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { isDuplicate } from '#kernel/database/errors.ts'
import { invalid } from '#kernel/refusals.ts'
import { activeRules } from '#sentinel/detection-rules/active-rules.ts'
import { AccountEvent, type AccountEventRow } from '#sentinel/entities/account-event.ts'
import { refuse } from '#sentinel/errors.ts'
import { evaluateAccountEvent } from '#sentinel/evaluation/evaluate-account-event.ts'
import type { SkippedRule } from '#sentinel/evaluation/finding-of.ts'
import { changeStatus } from '#sentinel/profiles/change-status.ts'
import { canMove } from '#sentinel/rules/profile-status.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'
import type { IngestAccountEventInput } from '#sentinel/schema.gen.ts'
import type { ReadableSignal } from '#sentinel/signals/details.ts'
import { recordSignals } from '#sentinel/signals/record-signals.ts'
import { eventContentHash, eventIssues, newAccountEvent } from '#sentinel/transactions/new-account-event.ts'
import { recordedSignals } from '#sentinel/transactions/recorded-signals.ts'
import { NOT_EVALUATED } from '#sentinel/transactions/stored-evaluation.ts'
import { lockProfilesOf } from '#sentinel/transactions/transaction-rows.ts'

/** What the platform made of an account event. */
export interface IngestedEvent {
  readonly eventId: string
  readonly profileId: string
  readonly signals: readonly ReadableSignal[]
  readonly skippedRules: readonly SkippedRule[]
  readonly isRepeated: boolean
}

const STORED = `select ${columnsOf(AccountEvent, 'event')} from sentinel.account_events event
  where workspace_id = $1 and event_id = $2`
const INSERT = insertOf(AccountEvent, 'event')

const ingest = command(async (tx, input: IngestAccountEventInput): Promise<IngestedEvent> => {
  admitWriter(tx.actor)
  const issues = eventIssues(input, tx.now())
  if (issues.length > 0) throw invalid(issues)
  // Sent together; the later statements see what was committed before the lock was granted.
  const [[profile], [stored], rules] = await allSettledOrThrow([
    lockProfilesOf(tx, [input.customerId]),
    tx.sql<AccountEventRow>(STORED, [tx.actor.workspaceId, input.eventId]),
    activeRules(tx),
  ])
  if (stored) return repeated(tx, stored, eventContentHash(tx.keys, tx.actor.workspaceId, input))
  if (!profile) throw refuse('PROFILE_NOT_FOUND')

  const row = newAccountEvent(tx, profile, input)
  const { findings, skipped } = await evaluateAccountEvent(tx, profile, row, rules)
  const recorded = findings.length === 0 ? [] : await recordSignals(tx, profile, findings)
  const signals = recorded.map(({ signal }) => signal)
  const signalIds = signals.map(({ id }) => id)
  tx.atCommit(INSERT, valuesOf(AccountEvent, { ...row, evaluation: { holdId: null, signalIds, skipped } }))
  if (row.type === 'DEATH_REPORTED' && canMove(profile.status, 'DECEASED'))
    await changeStatus(tx, profile, { status: 'DECEASED', by: actingPerson(tx.actor).by })
  tx.audit({
    act: 'sentinel.account_event_stored',
    outcome: 'DONE',
    aggregate: 'elder_account_event',
    aggregateId: row.id,
    data: { profileId: profile.id, signalIds },
  })
  return { eventId: row.eventId, profileId: profile.id, signals, skippedRules: skipped, isRepeated: false }
})

async function repeated(
  tx: Tx,
  { contentHash, evaluation, eventId, profileId }: AccountEventRow,
  givenHash: string,
): Promise<IngestedEvent> {
  if (contentHash !== givenHash) throw refuse('EVENT_CONFLICT')
  const { signalIds, skipped } = evaluation ?? NOT_EVALUATED
  const signals = await recordedSignals(tx, signalIds)
  return { eventId, profileId, signals, skippedRules: skipped, isRepeated: true }
}

/** Stores an account event of an enrolled customer and evaluates it as of its occurrence time. A repeat with the same content returns the first evaluation. */
export async function ingestAccountEvent(
  ctx: Context,
  input: IngestAccountEventInput,
): Promise<IngestedEvent> {
  try {
    return await ingest(ctx, input)
  } catch (error) {
    // Another customer's event with the same id was stored at the same moment; the lock of a profile does not prevent that.
    if (!isDuplicate(error, 'account_events_by_event_id')) throw error
    return ingest(ctx, input)
  }
}
