import type { WorkerSql } from '#kernel/database/database.ts'
import type { RelayedEvent } from '#kernel/events/relay.ts'
import { newId } from '#kernel/id.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { events } from '#core/events.ts'
import {
  virtualAccountCreditEvent,
  type VirtualAccountCredit,
} from '#core/rules/virtual-accounts/credit-event.ts'

// A virtual account that collects is named by the metadata of the posting, which credits its parent. A transfer is named, not the part of it
// that brings the credit.
const CREDITS = `select own.id as "virtualAccountId", own.parent_account_id as "parentAccountId", account.customer_id as "customerId",
    account.account_number as "accountNumber", account.account_name as "accountName", own.kind, own.reference,
    posting.credit_account_id as "creditedAccountId", posting.workspace_id as "workspaceId", posting.id, posting.request_id as "requestId",
    shown.id as "transactionId", shown.reference as "transactionRef", shown.type as "transactionType", shown.channel,
    posting.amount_minor + greatest(-posting.vat_leg_minor, 0) as "amountMinor", posting.currency, posting.session_id as "sessionId",
    posting.booking_date as "bookingDate", posting.value_date as "valueDate", posting.created_at as "bookedAt", posting.narration, posting.metadata
  from (
    select workspace_id, unnest(transaction_ids) as id
    from jsonb_to_recordset($1::jsonb) as event (workspace_id uuid, transaction_ids uuid[])) named
  cross join lateral (
    select * from core.transactions
    where workspace_id = named.workspace_id and id = named.id and credit_sequence is not null offset 0) posting
  cross join lateral (
    select * from core.virtual_accounts
    where workspace_id = posting.workspace_id and id = coalesce((posting.metadata ->> 'virtualAccountId')::uuid, posting.credit_account_id) offset 0) own
  cross join lateral (
    select customer_id, account_number, account_name from core.accounts
    where workspace_id = own.workspace_id and id = own.id offset 0) account
  cross join lateral (
    select id, reference, type, channel from core.transactions
    where workspace_id = posting.workspace_id
      and id = case when posting.type = 'TRANSFER' then coalesce(posting.parent_id, posting.id) else posting.id end offset 0) shown
  where posting.credit_account_id in (own.id, own.parent_account_id)
  order by posting.created_at, posting.id`

type CreditRow = VirtualAccountCredit & {
  readonly workspaceId: string
  readonly id: string
  readonly requestId: string
}

/** The ids of posted transactions in one workspace. */
export interface PostedIds {
  readonly workspace_id: string
  readonly transaction_ids: unknown
}

/** The events of the credits that virtual accounts received by posted transactions: one for each credit. */
export async function virtualAccountCredits(
  sql: WorkerSql,
  posted: readonly PostedIds[],
  worker: Worker,
): Promise<readonly RelayedEvent[]> {
  if (posted.length === 0) return []
  const { type, aggregate } = events.virtual_account_credited
  const rows = await sql<CreditRow>(CREDITS, [JSON.stringify(posted)])
  return rows.flatMap(({ workspaceId, id, requestId, ...credit }) => {
    try {
      const [data, personal] = virtualAccountCreditEvent(credit)
      return {
        workspaceId,
        id: newId(),
        type,
        aggregateType: aggregate,
        aggregateId: id,
        sequence: 1n,
        data,
        personal,
        requestId,
        occurredAt: credit.bookedAt,
      }
    } catch (error) {
      worker.log(
        { error, workspaceId, requestId, transactionId: id },
        'failed to build the event of a credit',
      )
      return []
    }
  })
}
