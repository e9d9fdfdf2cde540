import type { Context } from '#kernel/context.ts'
import type { EvaluationInputs, StoredScreening } from '#compliance/entities/monitoring/evaluation.ts'
import {
  NEVER_VOIDED,
  type MonitoredTransactionRow,
} from '#compliance/entities/monitoring/monitored-transaction.ts'
import type { ExternalInputs } from '#compliance/evaluation/history/history-query.ts'
import type { HistoryKey, StreamedTransaction } from './streamed-transaction.ts'

const PAGE_SIZE = 2_000

const LAST =
  'select coalesce(max(sequence), 0) as last from compliance.monitored_transactions where workspace_id = $1'

/**
 * A page in the order of arrival, with the inputs of the evaluations in the period. The evaluations are looked up one by one, because the
 * planner may otherwise read all of the workspace.
 */
const PAGE = `
  with page as materialized (
    select t.sequence, t.void_sequence as "voidSequence", t.id, t.transaction_id as "transactionId", t.occurred_at as "occurredAt", t.type, t.direction, t.channel,
      t.amount_minor as "amountMinor", t.currency, t.customer_id as "customerId", t.customer_type as "customerType", t.counterparty, t.card, t.device, t.ip, t.wallet,
      t.counterparty_account as "counterpartyAccount", t.phone, t.address, t.merchant_id as "merchantId", t.countries, t.initiated_by as "initiatedBy",
      case when t.occurred_at >= $5 then t.evaluation_id end as evaluation_id,
      case when t.occurred_at >= $5 and $7 then t.details end as details
    from compliance.monitored_transactions t
    where t.workspace_id = $1 and t.sequence > $2 and t.sequence <= $3 and t.occurred_at > $4 and t.occurred_at < $6
    order by t.sequence limit ${PAGE_SIZE})
  select page.*, evaluation.inputs, evaluation.screening, evaluation.rules_hash as "rulesHash", evaluation.triggered from page left join lateral (
    select e.inputs, e.screening, e.rules_hash, case when e.triggered::text <> '[]' then array(select (hit->>'rule')::integer from json_array_elements(e.triggered) hit) end as triggered
    from compliance.evaluations e where e.workspace_id = $1 and e.id = page.evaluation_id limit 1) evaluation on true
  order by page.sequence`

/** A transaction as the page has it; `details` and `inputs` are null before the period. */
export interface StoredForBacktest extends Omit<
  MonitoredTransactionRow,
  'workspaceId' | 'receivedAt' | 'contentHash' | 'evaluationId' | 'decision' | 'voidedAt'
> {
  readonly inputs: EvaluationInputs | null
  readonly screening: StoredScreening | null
  /** Hash of the snapshot of rules by which the transaction was evaluated. */
  readonly rulesHash: string | null
  /** Numbers in the snapshot of the rules that triggered; null for none. */
  readonly triggered: readonly number[] | null
}

/** Which stored transactions are read, by when they happened. */
export interface StoredPeriod {
  /** Transactions that happened no later than this are left out; undefined for none. */
  readonly after: Date | undefined
  readonly from: Date
  /** Exclusive. */
  readonly to: Date
  /** Whether the personal data of the transactions in the period is read. */
  readonly withDetails: boolean
}

const BEGINNING = new Date('0001-01-01T00:00:00Z')

const COUNT = `select count(*)::int as count from compliance.monitored_transactions
  where workspace_id = $1 and occurred_at > $2 and occurred_at < $3`

/** Number of stored transactions that happened after `after` and before `to`. */
export async function countStored(
  { database, actor: { workspaceId } }: Pick<Context, 'database' | 'actor'>,
  { after = BEGINNING, to }: Pick<StoredPeriod, 'after' | 'to'>,
): Promise<number> {
  const [row] = await database.read<{ count: number }>(workspaceId, COUNT, [workspaceId, after, to])
  return row!.count
}

/** Reads the workspace's stored transactions that have arrived by now in the order of arrival, in pages. */
export async function* readStored(
  { database, actor: { workspaceId } }: Pick<Context, 'database' | 'actor'>,
  { after = BEGINNING, from, to, withDetails }: StoredPeriod,
): AsyncGenerator<readonly StoredForBacktest[]> {
  const [{ last } = { last: 0n }] = await database.read<{ last: bigint }>(workspaceId, LAST, [workspaceId])
  let read = 0n
  for (;;) {
    const page = await database.read<StoredForBacktest>(workspaceId, PAGE, [
      workspaceId,
      read,
      last,
      after,
      from,
      to,
      withDetails,
    ])
    if (page.length > 0) yield page
    if (page.length < PAGE_SIZE) return
    read = page.at(-1)!.sequence
  }
}

/** Makes rows for a streaming history; equal texts share memory. `keys` are the values that the history finds rows by. */
export function createRowMaker(
  keys: ReadonlySet<HistoryKey>,
  hasCountries: boolean,
): (stored: StoredForBacktest) => StreamedTransaction {
  const texts = new Map<string, string>()
  const shared = <Text extends string>(text: Text): Text => {
    const known = texts.get(text)
    if (known === undefined) texts.set(text, text)
    return (known ?? text) as Text
  }
  const keyed = (key: HistoryKey, text: string | null): string | null =>
    text === null || !keys.has(key) ? null : shared(text)
  const none: readonly string[] = []
  return stored => ({
    transactionId: stored.transactionId,
    at: stored.occurredAt.getTime(),
    sequence: Number(stored.sequence),
    voidSequence: stored.voidSequence === NEVER_VOIDED ? null : Number(stored.voidSequence),
    type: shared(stored.type),
    direction: shared(stored.direction),
    channel: shared(stored.channel),
    amountMinor: stored.amountMinor,
    currency: shared(stored.currency),
    customerId: shared(stored.customerId),
    customerType: shared(stored.customerType),
    counterpartyKey: stored.counterparty === null ? null : shared(stored.counterparty),
    initiatedBy: shared(stored.initiatedBy),
    card: keyed('card', stored.card),
    device: keyed('device', stored.device),
    ip: keyed('ip', stored.ip),
    wallet: keyed('wallet', stored.wallet),
    counterpartyAccount: keyed('counterpartyAccount', stored.counterpartyAccount),
    phone: keyed('phone', stored.phone),
    address: keyed('address', stored.address),
    merchantId: keyed('merchantId', stored.merchantId),
    countries: hasCountries && stored.countries.length > 0 ? stored.countries.map(shared) : none,
  })
}

/** What the stored evaluation used besides the stored transactions. */
export const externalInputs = ({ inputs, screening }: StoredForBacktest): ExternalInputs => ({
  subjectSince: inputs === null || inputs.subjectSince === null ? null : new Date(inputs.subjectSince),
  blacklistHits: inputs?.blacklistHits ?? [],
  screening: screening ?? undefined,
})
