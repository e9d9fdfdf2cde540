import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import {
  lockBusinessDate,
  lockedOpenInterest,
  type OpenInterest,
} from '#core/ledger/interest/open-interest.ts'
import { retryOnStalePricing } from '#core/ledger/post-within.ts'
import { BY_REMITTANCE } from '#core/ledger/transfer-hold.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { NOT_ENDED } from '#core/queries/loans/loans.ts'
import { halfEven } from '#core/rules/interest/accrual.ts'
import { admitRole } from '#core/rules/rights.ts'
import { changeAccount, lockAccount } from './change-account.ts'
import { planClosing, settleClosing, type ClosingPlan } from './settle-closing.ts'
import type { AccountReason } from './freeze-account.ts'

const HOLDS = `select exists (select 1 from core.holds where workspace_id = $1 and account_id = $2 and remaining_minor > 0 and (expires_at is null or expires_at > $3)) as held`

// Starts from the workspace's pending transactions: there are few of them, while an account may have a long history. A completed one that
// is due may still come back.
const UNDER_WAY = `select exists (select 1 from core.transaction_progress progress
  join core.transactions posting on posting.workspace_id = $1 and posting.id = progress.transaction_id
  where progress.workspace_id = $1 and (progress.status in ('PENDING', 'PROCESSING') or progress.due_at is not null) and $2 in (posting.debit_account_id, posting.credit_account_id)) as pending`

// A refund of a remittance returns to the account that paid for it.
const REMITTANCE_UNDER_WAY = `select exists (select 1 from core.holds hold
  join core.remittance_bookings funded on funded.workspace_id = $1 and funded.transfer_id = hold.id and funded.step = 'FUNDED'
  where hold.workspace_id = $1 and hold.account_id = $2 and hold.created_by = '${BY_REMITTANCE}' and not exists (
    select 1 from core.remittance_bookings ended where ended.workspace_id = $1 and ended.transfer_id = hold.id and ended.step <> 'FUNDED')) as pending`

const VIRTUAL = `select exists (select from core.virtual_accounts own join core.accounts account on account.workspace_id = $1 and account.id = own.id
  where own.workspace_id = $1 and own.parent_account_id = $2 and account.status <> 'CLOSED') as open`

/** The holds, uncleared money, pending transactions or virtual accounts of a locked account, as a sentence; undefined where it has none. */
export async function itemsUnderWay(tx: Tx, { id, unclearedMinor }: AccountRow): Promise<string | undefined> {
  const { workspaceId } = tx.actor
  if (unclearedMinor !== 0n) return 'The account has money that has not cleared.'
  const [{ held } = { held: true }] = await tx.sql<{ held: boolean }>(HOLDS, [workspaceId, id, tx.now()])
  if (held) return 'The account has open holds.'
  const [{ pending } = { pending: true }] = await tx.sql<{ pending: boolean }>(UNDER_WAY, [workspaceId, id])
  if (pending) return 'The account has pending transactions.'
  const [{ pending: isPaying } = { pending: true }] = await tx.sql<{ pending: boolean }>(
    REMITTANCE_UNDER_WAY,
    [workspaceId, id],
  )
  if (isPaying) return 'The account has paid for a remittance that is not finished.'
  const [{ open } = { open: true }] = await tx.sql<{ open: boolean }>(VIRTUAL, [workspaceId, id])
  return open ? 'The account has virtual accounts that are open.' : undefined
}

const REPAYS_LOAN = `select exists (select from core.loans where workspace_id = $1 and repayment_account_id = $2 and ${NOT_ENDED}) as repays`

/** Whether installments of a loan that has not ended are taken from a locked account. */
async function repaysLoan(tx: Tx, accountId: string): Promise<boolean> {
  const [{ repays } = { repays: true }] = await tx.sql<{ repays: boolean }>(REPAYS_LOAN, [
    tx.actor.workspaceId,
    accountId,
  ])
  return repays
}

const isUnpaid = (open: OpenInterest | undefined): boolean =>
  open !== undefined && (halfEven(open.accrued) > 0n || halfEven(open.charged) < 0n)

/** The reason why a locked account cannot be closed as it is, as a sentence; undefined where it can. */
export async function obstacleToClosing(tx: Tx, account: AccountRow): Promise<string | undefined> {
  const { id, balanceMinor, currency } = account
  if (balanceMinor !== 0n)
    return `The account's balance is ${formatMinor(balanceMinor, currency)} ${currency}; it must be zero.`
  const items = await itemsUnderWay(tx, account)
  if (items !== undefined) return items
  if (await repaysLoan(tx, id)) return 'The installments of a loan are taken from the account.'
  const date = await lockBusinessDate(tx)
  return isUnpaid((await lockedOpenInterest(tx, [id], date)).get(id))
    ? 'The account has accrued interest that is not paid yet.'
    : undefined
}

export interface CloseAccount extends AccountReason {
  /** Receives the accrued interest, and what else is left. */
  readonly payoutAccountId?: string | null
}

const close = command({
  async prepare(ctx: Context, { id, payoutAccountId = null }: CloseAccount): Promise<ClosingPlan> {
    admitRole(ctx.actor, 'manager')
    const [account, payout] = await cachedAccounts(ctx, payoutAccountId ? [id, payoutAccountId] : [id])
    if (id === payoutAccountId) throw refuse('SAME_ACCOUNT')
    if (payout && payout.currency !== account!.currency) throw refuse('CURRENCY_MISMATCH')
    return planClosing(ctx, account!, payoutAccountId)
  },
  async write(tx, { id, reason, payoutAccountId = null }, plan): Promise<AccountRow> {
    if (payoutAccountId) await lockAccounts(tx, [id, payoutAccountId])
    const account = await lockAccount(tx, id, 'CLOSED')
    if (account.termId !== null) throw refuse('TERM_RUNNING')
    if (await repaysLoan(tx, id)) throw refuse('ACCOUNT_REPAYS_LOAN')
    const items = await itemsUnderWay(tx, account)
    if (items !== undefined) throw refuse('ACCOUNT_NOT_EMPTY', { message: items })
    await settleClosing(tx, account, plan)
    return changeAccount(
      tx,
      { ...account, balanceMinor: 0n },
      { change: 'CLOSED', event: events.account_closed, status: 'CLOSED', reason },
    )
  },
})

/**
 * Closes an account permanently, if it has no holds and no pending transactions and repays no loan. Interest that has accrued is paid and charged first; what
 * is then left goes to the payout account. Postings that wait for the lock find the account closed.
 */
export const closeAccount = (ctx: Context, input: CloseAccount): Promise<AccountRow> =>
  retryOnStalePricing(ctx, () => close(ctx, input))
