import { columnsOf, type Row } from '#kernel/database/columns.ts'
import type { WorkerSql } from '#kernel/database/database.ts'
import type { ReceivedEventType, RelayConsumer, RelayedEvent } from '#kernel/events/relay.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { Transaction } from '#core/entities/transaction.ts'
import { events } from '#core/events.ts'
import { laterDestinationId } from '#core/rules/transaction.ts'
import { transactionEvent, type EventAccount } from '#core/rules/transaction-event.ts'
import { ADD_TO_GENERAL_LEDGER } from './general-ledger.ts'
import { virtualAccountCredits, type PostedIds } from './virtual-account-credits.ts'

const ENTRY_COLUMNS = `workspace_id, id, debit_account_id, debit_sequence, credit_account_id, credit_sequence, vat_account_id, vat_leg_minor,
        amount_minor, fee_minor`

// As in the view core.entries; fees are separate rows that refer to the transaction they belong to. The join keeps an entry without a
// system account, which the integrity report lists, from blocking the relay.
const ADD_UP = `with named as materialized (
    select workspace_id, unnest(transaction_ids) as id
    from jsonb_to_recordset($1::jsonb) as event (workspace_id uuid, transaction_ids uuid[])),
  posted as materialized (
    select posting.* from named cross join lateral (
      select ${ENTRY_COLUMNS} from core.transactions
      where workspace_id = named.workspace_id and id = named.id offset 0) posting),
  postings as materialized (
    select * from posted
    union all
    select fee.* from posted cross join lateral (
      select ${ENTRY_COLUMNS} from core.transactions
      where workspace_id = posted.workspace_id and parent_id = posted.id and type = 'FEE' offset 0) fee
    where posted.fee_minor > 0),
  entries as (
    select workspace_id, debit_account_id as account_id, -(amount_minor + greatest(vat_leg_minor, 0)) as minor from postings where debit_sequence is null
    union all
    select workspace_id, credit_account_id, amount_minor + greatest(-vat_leg_minor, 0) from postings where credit_sequence is null
    union all
    select workspace_id, vat_account_id, vat_leg_minor from postings where vat_account_id is not null),
  added as (
    select workspace_id, account_id, sum(minor) as minor, count(*) as entries from entries group by workspace_id, account_id)
  insert into core.system_balances as balance (workspace_id, account_id, balance_minor, entries, added_up_at)
  select added.workspace_id, added.account_id, added.minor, added.entries, $2
  from added join core.system_accounts account on account.workspace_id = added.workspace_id and account.id = added.account_id
  on conflict (workspace_id, account_id) do update
    set balance_minor = balance.balance_minor + excluded.balance_minor, entries = balance.entries + excluded.entries, added_up_at = excluded.added_up_at`

const QUEUE_FOR_CHAIN = `insert into core.ledger_queue (workspace_id, transaction_ids)
  select workspace_id, transaction_ids from jsonb_to_recordset($1::jsonb) as event (workspace_id uuid, transaction_ids uuid[])`

// Fees, completions of held transfers and parts of cross-currency transfers are published with their transaction; transactions between system accounts are not published.
const PUBLISHED = `select ${columnsOf(Transaction, 'posting')}, policy.bank_code as "bankCode",
    debit.account_number as "debitAccountNumber", debit.customer_id as "debitCustomerId",
    credit.account_number as "creditAccountNumber", credit.customer_id as "creditCustomerId"
  from (
    select workspace_id, unnest(transaction_ids) as id, statuses, of_customers
    from jsonb_to_recordset($1::jsonb) as event (workspace_id uuid, transaction_ids uuid[], statuses text[], of_customers boolean)) named
  cross join lateral (
    select * from core.transactions
    where workspace_id = named.workspace_id and id = named.id and posted_status = any(named.statuses)
      and (parent_id is null or type not in ('FEE', 'TRANSFER')) and (debit_sequence is not null or credit_sequence is not null) offset 0) posting
  left join lateral (
    select account_number, customer_id from core.accounts
    where workspace_id = posting.workspace_id and id = posting.debit_account_id and posting.debit_sequence is not null offset 0) debit on true
  left join lateral (
    select account_number, customer_id from core.accounts
    where workspace_id = posting.workspace_id and id = case when posting.credit_sequence is not null then posting.credit_account_id
      when posting.type = 'TRANSFER' and posting.transfer_type = 'INTERNAL' then (posting.metadata ->> 'destinationAccountId')::uuid end offset 0) credit on true
  left join core.policies policy on policy.workspace_id = posting.workspace_id
  where not named.of_customers
    or (posting.workspace_id, debit.customer_id) in (select * from unnest($2::uuid[], $3::uuid[]))
    or (posting.workspace_id, credit.customer_id) in (select * from unnest($2::uuid[], $3::uuid[]))
  order by posting.created_at, posting.id`

type PublishedRow = Row<typeof Transaction> & {
  readonly bankCode: string
  readonly debitAccountNumber: string | null
  readonly debitCustomerId: string | null
  readonly creditAccountNumber: string | null
  readonly creditCustomerId: string | null
}

/** The first event of a transaction, by the status in which it was posted. */
const FIRST_EVENTS = { COMPLETED: events.transaction_completed, PENDING: events.transaction_created } as const
const STATUSES = ['COMPLETED', 'PENDING'] as const
const CREDITED = events.virtual_account_credited
const DERIVED = [...STATUSES.map(status => FIRST_EVENTS[status]), CREDITED]

/**
 * Adds the entries of postings to the balances of system accounts and to the general ledger, queues the transactions for the hash chain,
 * and derives the first event of each transaction, and the event of each credit of a virtual account, in the workspaces that receive it. The first event of a
 * transaction depends only on the posted transaction. The relay
 * processes the event of a posting before any event that a later change of the transaction emits, so the derived event comes first.
 */
export const publishPostings: RelayConsumer = async (sql, relayed, worker, selectReceived) => {
  const posted = relayed
    .filter(({ type }) => type === events.transactions_posted.type)
    .map(({ workspaceId, data }) => ({ workspace_id: workspaceId, transaction_ids: data['transactionIds'] }))
  if (posted.length === 0) return []
  const postings = JSON.stringify(posted)
  const workspaceIds = [...new Set(posted.map(({ workspace_id: id }) => id))]
  const [received] = await Promise.all([
    selectReceived(workspaceIds.flatMap(workspaceId => DERIVED.map(({ type }) => ({ workspaceId, type })))),
    sql(ADD_UP, [postings, worker.now()]),
    sql(ADD_TO_GENERAL_LEDGER, [postings, worker.now()]),
    sql(QUEUE_FOR_CHAIN, [postings]),
  ])
  const receiversOf = Map.groupBy(received.filter(isFirstEvent), ({ workspaceId }) => workspaceId)
  const wanted = posted.flatMap(event => {
    const receivers = receiversOf.get(event.workspace_id) ?? []
    const statuses = STATUSES.filter(status =>
      receivers.some(({ type }) => type === FIRST_EVENTS[status].type),
    )
    return statuses.length === 0
      ? []
      : [{ ...event, statuses, of_customers: receivers.every(each => each.customerIds !== undefined) }]
  })
  const readers = new Set(
    received.filter(({ type }) => type === CREDITED.type).map(({ workspaceId }) => workspaceId),
  )
  const [transactions, credits] = await Promise.all([
    firstEvents(sql, wanted, received.filter(isFirstEvent), worker),
    virtualAccountCredits(
      sql,
      posted.filter(({ workspace_id: id }) => readers.has(id)),
      worker,
    ),
  ])
  return [...transactions, ...credits]
}

interface WantedPosting extends PostedIds {
  readonly statuses: readonly (keyof typeof FIRST_EVENTS)[]
  /** Whether only events of the customers that the receivers name are wanted. */
  readonly of_customers: boolean
}

const isFirstEvent = ({ type }: ReceivedEventType): boolean =>
  STATUSES.some(status => type === FIRST_EVENTS[status].type)

/** The first events of posted transactions, of those customers that the receivers name if all of them name customers. */
async function firstEvents(
  sql: WorkerSql,
  wanted: readonly WantedPosting[],
  receivers: readonly ReceivedEventType[],
  worker: Worker,
): Promise<readonly RelayedEvent[]> {
  if (wanted.length === 0) return []
  const named = receivers.flatMap(({ workspaceId, customerIds = [] }) =>
    customerIds.map(customerId => ({ workspaceId, customerId })),
  )
  const rows = await sql<PublishedRow>(PUBLISHED, [
    JSON.stringify(wanted),
    named.map(({ workspaceId }) => workspaceId),
    named.map(({ customerId }) => customerId),
  ])
  const tenantIds = new Map<string, string>()
  for (const id of new Set(wanted.map(({ workspace_id: id }) => id)))
    tenantIds.set(id, (await worker.contextIn(id)).actor.tenantId)
  return rows.flatMap(row => firstEvent(row, tenantIds.get(row.workspaceId)!, worker) ?? [])
}

/** The first event of the transaction. One that cannot be built is logged and left out, so that it blocks no other. */
function firstEvent(row: PublishedRow, tenantId: string, worker: Worker): RelayedEvent | undefined {
  const { workspaceId, id, requestId, createdAt } = row
  try {
    const { type, aggregate } = FIRST_EVENTS[row.postedStatus as keyof typeof FIRST_EVENTS]
    const [data, personal] = transactionEvent({ ...row, progress: null }, tenantId, {
      source: accountOf(row.debitAccountId, row.debitAccountNumber, row.debitCustomerId),
      destination: accountOf(
        laterDestinationId(row) ?? row.creditAccountId,
        row.creditAccountNumber,
        row.creditCustomerId,
      ),
      bankCode: row.bankCode,
    })
    return {
      workspaceId,
      id,
      type,
      aggregateType: aggregate,
      aggregateId: id,
      sequence: 1n,
      data,
      personal,
      requestId,
      occurredAt: createdAt,
    }
  } catch (error) {
    worker.log(
      { error, workspaceId, requestId, transactionId: id },
      'failed to build the event of a transaction',
    )
    return undefined
  }
}

/** The customer account; null for a system account, which has no number. */
const accountOf = (
  id: string,
  accountNumber: string | null,
  customerId: string | null,
): EventAccount | null =>
  accountNumber === null || customerId === null ? null : { id, accountNumber, customerId }
