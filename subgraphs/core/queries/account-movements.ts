import type { Context } from '#kernel/context.ts'
import { createdIds, type CreatedIdsPage } from '#kernel/created-ids.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { formatMinor } from '#kernel/money.ts'
import { allow } from '#kernel/principal.ts'
import { partyOf, type TransferParty } from '#core/clients/identity.ts'
import { Transaction } from '#core/entities/transaction.ts'
import { judgedCustomer, type JudgedCustomer } from '#core/clients/judged-customer.ts'
import { isFromOtherBank, senderNameOf } from '#core/rules/transaction-event.ts'
import type { TransactionRow } from './posted-transaction.ts'

/** A posting on the accounts of one or two customers, as compliance judges it. */
export interface PostedMovement {
  readonly id: string
  /** The transaction that compliance learned of; a fee has that of the transaction that it belongs to. */
  readonly postedId: string
  readonly occurredAt: Date
  readonly type: 'CASH_IN' | 'CASH_OUT' | 'TRANSFER' | 'PAYMENT'
  readonly direction: 'CREDIT' | 'DEBIT'
  readonly channel: string
  readonly amount: string
  readonly currency: string
  readonly customer: JudgedCustomer
  readonly accountId: string
  readonly counterparty: {
    readonly id: string | null
    readonly name: string | null
    readonly account: string | null
  } | null
  /** SYSTEM for what the customer did not ask for, such as fees. */
  readonly initiatedBy: 'CUSTOMER' | 'SYSTEM'
}

/**
 * Postings with a customer's account that compliance has not decided on before: decided transfers have the id of the decision, the completion
 * of a held one and the parts of a cross-currency one belong to it, and steps of remittances are transfers abroad.
 */
const IS_MOVEMENT = `(posting.debit_sequence is not null or posting.credit_sequence is not null)
    and not coalesce(posting.metadata ? 'paymentId', false) and not (posting.type = 'TRANSFER' and posting.parent_id is not null)
    and posting.transfer_type is distinct from 'INTERNATIONAL'`

const POSTED = `
  select ${columnsOf(Transaction, 'posting')}, debit.customer_id as "debitCustomerId", credit.customer_id as "creditCustomerId",
    credit.account_number as "creditAccountNumber"
  from (
    select * from core.transactions where workspace_id = $1 and id = any($2::uuid[])
    union all
    select * from core.transactions where workspace_id = $1 and parent_id = any($2::uuid[]) and type = 'FEE') posting
  left join core.accounts debit on debit.workspace_id = $1 and debit.id = posting.debit_account_id and posting.debit_sequence is not null
  left join core.accounts credit on credit.workspace_id = $1 and credit.id = case when posting.credit_sequence is not null then posting.credit_account_id
    when posting.metadata ? 'conversion' then (posting.metadata ->> 'destinationAccountId')::uuid end
  where ${IS_MOVEMENT}
  order by posting.created_at, posting.id`

type PostedRow = TransactionRow & {
  readonly debitCustomerId: string | null
  readonly creditCustomerId: string | null
  readonly creditAccountNumber: string | null
}

const TYPES: Readonly<Record<string, PostedMovement['type']>> = {
  DEPOSIT: 'CASH_IN',
  WITHDRAWAL: 'CASH_OUT',
  TRANSFER: 'TRANSFER',
}
const BY_CUSTOMER = new Set(['DEPOSIT', 'WITHDRAWAL', 'TRANSFER', 'PAYMENT'])

/** The movements that belong to the posted transactions, with those of their fees, in the order of posting. */
export async function accountMovements(
  ctx: Context,
  { ids }: { readonly ids: readonly string[] },
): Promise<PostedMovement[]> {
  allow(ctx.actor, { kinds: ['service'] })
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<PostedRow>(workspaceId, POSTED, [workspaceId, ids])
  const customerIds = new Set(rows.flatMap(row => [row.debitCustomerId, row.creditCustomerId]))
  customerIds.delete(null)
  const parties = new Map<string, TransferParty | null>()
  for (const id of customerIds) parties.set(id!, await partyOf(ctx, id!))
  return rows.map(row => movementOf(row, id => judgedCustomer(id, parties.get(id) ?? null)))
}

function movementOf(row: PostedRow, customerOf: (id: string) => JudgedCustomer): PostedMovement {
  const { debitCustomerId, creditCustomerId } = row
  const isDebit = debitCustomerId !== null
  const vatMinor = isDebit ? row.vatLegMinor : -row.vatLegMinor
  const payee = isDebit && creditCustomerId !== null ? customerOf(creditCustomerId) : null
  const otherAccount = row.otherAccountNumber ?? (isDebit ? row.creditAccountNumber : null)
  return {
    id: row.id,
    postedId: row.type === 'FEE' ? (row.parentId ?? row.id) : row.id,
    occurredAt: row.createdAt,
    // A credit from another bank is no cash.
    type: isFromOtherBank(row) ? 'TRANSFER' : (TYPES[row.type] ?? 'PAYMENT'),
    direction: isDebit ? 'DEBIT' : 'CREDIT',
    channel: row.channel.toLowerCase(),
    // As in the view core.entries: VAT is a part of what the customer pays or gets back.
    amount: formatMinor(row.amountMinor + (vatMinor > 0n ? vatMinor : 0n), row.currency),
    currency: row.currency,
    customer: customerOf((debitCustomerId ?? creditCustomerId)!),
    accountId: isDebit ? row.debitAccountId : row.creditAccountId,
    counterparty:
      payee || otherAccount !== null
        ? {
            id: payee?.id ?? null,
            name: payee?.name ?? row.destinationName ?? senderNameOf(row),
            account: otherAccount,
          }
        : null,
    initiatedBy: BY_CUSTOMER.has(row.type) ? 'CUSTOMER' : 'SYSTEM',
  }
}

/** A posting gets its id at most this long before it is booked. */
const AHEAD_MS = 3_600_000

const PAGE = `
  select posting.id from core.transactions posting
  where posting.workspace_id = $1 and posting.id > $2 and posting.id < $3 and posting.created_at >= $4 and posting.created_at < $5 and ${IS_MOVEMENT}
  order by posting.id limit $6`

/** Ids of the movements that were posted in a period, in their order, for the proof that compliance judged each. */
export const accountMovementsPosted = (ctx: Context, page: CreatedIdsPage): Promise<string[]> =>
  createdIds(ctx, { text: PAGE, aheadMs: AHEAD_MS }, page)
