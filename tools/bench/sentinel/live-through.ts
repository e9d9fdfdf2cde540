import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { sweepProfiles } from '#sentinel/batch-runs/perform-chunk.ts'
import { createElderProfile } from '#sentinel/operations/profiles/create-elder-profile.ts'
import { reviewSignal } from '#sentinel/operations/signals/review-signal.ts'
import { ingestAccountEvent } from '#sentinel/operations/transactions/ingest-account-event.ts'
import { ingestElderTransaction } from '#sentinel/operations/transactions/ingest-elder-transaction.ts'
import { ingestElderTransactions } from '#sentinel/operations/transactions/ingest-elder-transactions.ts'
import type { IngestAccountEventInput, IngestElderTransactionInput } from '#sentinel/schema.gen.ts'
import { timeOf } from '#tools/traffic/sentinel/lives/balance.ts'
import type { AccountEvent, Life, Transaction } from '#tools/traffic/sentinel/lives/life.ts'
import { DAY_MS } from '#tools/traffic/sentinel/lives/local-time.ts'

/** A context of a writer in a workspace, whose clock shows a time. */
export type ContextAt = (at: Date) => Context

export interface LivedLife {
  readonly customerId: string
  readonly life: Life
  /** What was before is stored without an evaluation. */
  readonly from: Date
  readonly to: Date
  /** Times at which an analyst dismisses all that was found until then, in order of time. */
  readonly reviews: readonly Date[]
}

/** An alert that the life opened, with the codes of the rules whose signals belong to it. */
export interface OpenedAlert {
  readonly at: Date
  readonly codes: readonly string[]
}

const BATCH_MAX = 1_000

const sweep = command((tx, { profileId }: { readonly profileId: string }) =>
  sweepProfiles(tx, tx.now(), [profileId]),
)

const transactionInput = (transaction: Transaction): IngestElderTransactionInput => ({
  transactionId: transaction.transaction_id,
  customerId: transaction.customer_id,
  accountId: transaction.account_id,
  occurredAt: new Date(transaction.occurred_at),
  type: transaction.type,
  direction: transaction.direction,
  channel: transaction.channel,
  amount: transaction.amount,
  currency: transaction.currency,
  balanceAfter: transaction.balance_after,
  country: transaction.country,
  ...(transaction.counterparty && { counterparty: transaction.counterparty }),
  ...(transaction.merchant && { merchant: transaction.merchant }),
  ...(transaction.memo !== undefined && { memo: transaction.memo }),
  ...(transaction.device_id !== undefined && { deviceId: transaction.device_id }),
  ...(transaction.at_limit !== undefined && { atLimit: transaction.at_limit }),
})

const eventInput = (event: AccountEvent): IngestAccountEventInput => ({
  eventId: event.event_id,
  customerId: event.customer_id,
  type: event.type as IngestAccountEventInput['type'],
  occurredAt: new Date(event.occurred_at),
  ...(event.account_id !== undefined && { accountId: event.account_id }),
  ...(event.details && { details: event.details }),
})

type Step = readonly [at: number, run: (ctx: Context) => Promise<unknown>]

/**
 * Lets a customer live with the operations that callers use, each at its own time by the platform's clock: enrolment, history, then debits,
 * credits and account events in order with a sweep each night. Returns the alerts that were opened.
 */
export async function liveThrough(contextAt: ContextAt, lived: LivedLife): Promise<readonly OpenedAlert[]> {
  const { life, customerId, from, to, reviews } = lived
  const { customer_name, date_of_birth, country, time_zone } = life.profile
  const first = new Date(Math.min(...life.transactions.map(timeOf), from.getTime()))
  const { id: profileId } = await createElderProfile(contextAt(first), {
    customerId,
    customerName: customer_name,
    dateOfBirth: date_of_birth,
    enrollmentReason: 'AGE_THRESHOLD',
    country,
    timeZone: time_zone,
  })
  await loadHistory(contextAt, life, from)
  const isMeasured = (each: Transaction | AccountEvent): boolean =>
    timeOf(each) >= from.getTime() && timeOf(each) < to.getTime()
  const nights = Math.floor((to.getTime() - from.getTime()) / DAY_MS)
  const steps: Step[] = [
    ...life.transactions
      .filter(isMeasured)
      .map((each): Step => [timeOf(each), ctx => ingestElderTransaction(ctx, transactionInput(each))]),
    ...life.events
      .filter(isMeasured)
      .map((each): Step => [timeOf(each), ctx => ingestAccountEvent(ctx, eventInput(each))]),
    ...Array.from({ length: nights }, (_, night): Step => [
      from.getTime() + (night + 1) * DAY_MS,
      ctx => sweep(ctx, { profileId }),
    ]),
    ...reviews.map((at): Step => [at.getTime(), ctx => dismissAlert(ctx, profileId)]),
  ]
  for (const [at, run] of steps.toSorted(([one], [other]) => one - other)) await run(contextAt(new Date(at)))
  return openedAlerts(contextAt(to), profileId)
}

async function loadHistory(contextAt: ContextAt, life: Life, from: Date): Promise<void> {
  const isHistory = (each: Transaction | AccountEvent): boolean => timeOf(each) < from.getTime()
  const transactions = life.transactions.filter(isHistory).map(transactionInput)
  for (let start = 0; start < transactions.length; start += BATCH_MAX)
    await ingestElderTransactions(contextAt(from), {
      transactions: transactions.slice(start, start + BATCH_MAX),
      evaluate: false,
    })
  for (const event of life.events.filter(isHistory))
    await ingestAccountEvent(contextAt(new Date(event.occurred_at)), eventInput(event))
}

const TO_DISMISS = `select signal.id from sentinel.signals signal
  join sentinel.alerts alert on alert.workspace_id = signal.workspace_id and alert.id = signal.alert_id
  where signal.workspace_id = $1 and signal.profile_id = $2 and signal.status = 'ACTIVE' and alert.resolved_at is null`

/** Dismisses all signals of the open alert, which ends it as a false alarm. */
async function dismissAlert(ctx: Context, profileId: string): Promise<void> {
  const { workspaceId } = ctx.actor
  const signals = await ctx.database.read<{ id: string }>(workspaceId, TO_DISMISS, [workspaceId, profileId])
  for (const { id } of signals) await reviewSignal(ctx, { id, status: 'DISMISSED' })
}

const OPENED = `select alert.created_at as at,
    coalesce(array_agg(distinct signal.rule_code) filter (where signal.created_at <= alert.created_at), '{}') as codes
  from sentinel.alerts alert
  left join sentinel.signals signal on signal.workspace_id = alert.workspace_id and signal.alert_id = alert.id
  where alert.workspace_id = $1 and alert.profile_id = $2 group by alert.id, alert.created_at order by alert.created_at`

async function openedAlerts(ctx: Context, profileId: string): Promise<readonly OpenedAlert[]> {
  const { workspaceId } = ctx.actor
  return ctx.database.read<{ at: Date; codes: string[] }>(workspaceId, OPENED, [workspaceId, profileId])
}
