import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { refuse } from '#core/errors.ts'
import type { CachedAccount } from '#core/ledger/account-cache.ts'
import { lockedOpenInterest, lockInterest } from '#core/ledger/interest/open-interest.ts'
import {
  planSettlement,
  recordSettlement,
  settlementPostings,
  taxOf,
  type SettlementPlan,
} from '#core/ledger/interest/settlement.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { accountRefusal } from '#core/rules/posting-rules.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import { postWithin } from '#core/ledger/post-within.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { interestOfAccounts } from '#core/queries/terms/terms.ts'
import { halfEven } from '#core/rules/interest/accrual.ts'

export interface ClosingPlan {
  readonly hasInterest: boolean
  /** Undefined where nothing can be left on the account. */
  readonly settlement: SettlementPlan | undefined
}

/** Builds what pays the interest of an account that is closed. */
export async function planClosing(
  ctx: Context,
  { id, currency }: CachedAccount,
  payoutAccountId: string | null,
): Promise<ClosingPlan> {
  const { terms, withholdingTaxRate } = (await interestOfAccounts(ctx, [id])).get(id)!
  const hasInterest = terms.tiers.length > 0 || terms.overdraftRate > 0n
  const settlement =
    hasInterest || payoutAccountId !== null
      ? await planSettlement(ctx, {
          accountId: id,
          currency,
          taxRate: withholdingTaxRate,
          payoutAccountId,
          payoutNarration: 'Account closed',
        })
      : undefined
  return { hasInterest, settlement }
}

const NOTHING_OPEN = { accrued: 0n, charged: 0n }

/** Pays and charges the interest of a locked account, and empties it into the payout account; refuses if money is left. */
export async function settleClosing(
  tx: Tx,
  account: AccountRow,
  { hasInterest, settlement }: ClosingPlan,
): Promise<void> {
  if (!settlement) return refuseLeft(account, account.balanceMinor, 0n)
  const date = hasInterest ? await lockInterest(tx) : undefined
  const open =
    date === undefined ? undefined : (await lockedOpenInterest(tx, [account.id], date)).get(account.id)
  const { accrued, charged } = open ?? NOTHING_OPEN
  const [earned, owed] = [halfEven(accrued), -halfEven(charged)]
  const interest = { termInterestMinor: 0n, interestMinor: earned > 0n ? earned : 0n }
  const chargedMinor = owed > 0n ? owed : 0n
  const taxMinor = taxOf(settlement, interest)
  const netMinor = interest.interestMinor - taxMinor - chargedMinor
  const leftMinor = account.balanceMinor + netMinor
  const payoutMinor = settlement.payout && leftMinor > 0n ? leftMinor : 0n
  if (payoutMinor === 0n) refuseLeft(account, leftMinor, netMinor)
  const payout =
    settlement.payout && payoutMinor > 0n ? await payoutFrom(tx, account, settlement.payout) : undefined
  await postWithin(
    tx,
    settlementPostings({ ...settlement, payout }, { ...interest, chargedMinor, payoutMinor }),
  )
  if (open)
    await recordSettlement(tx, {
      accountId: account.id,
      accrualDate: open.accrualDate,
      paidMinor: interest.interestMinor,
      forgoneMinor: 0n,
      taxMinor,
      chargedMinor,
    })
}

/** Money on an account that is not open yet, or has matured, can only leave it when it is closed. */
async function payoutFrom(
  tx: Tx,
  account: AccountRow,
  payout: NonNullable<SettlementPlan['payout']>,
): Promise<typeof payout> {
  if (account.status !== 'PENDING' && account.status !== 'MATURED') return payout
  if (account.protectionVersion !== 0) throw refuse('DISBURSEMENT_HELD')
  const [destination] = await lockAccounts(tx, [payout.credit.id])
  const refusal = accountRefusal({ ...account, status: 'ACTIVE' }, destination, account.currency)
  if (refusal) throw refusalOf(refusal, payout)
  return { ...payout, isUnrestricted: true }
}

function refuseLeft({ balanceMinor, currency }: AccountRow, leftMinor: bigint, netMinor: bigint): void {
  if (leftMinor === 0n) return
  const money = (minor: bigint): string => `${formatMinor(minor, currency)} ${currency}`
  if (balanceMinor === 0n && leftMinor > 0n)
    throw refuse('INTEREST_ACCRUED', {
      message: `The account has ${money(netMinor)} of accrued interest after tax.`,
    })
  if (netMinor < 0n && leftMinor < 0n)
    throw refuse('ACCOUNT_NOT_EMPTY', {
      message: `The account's balance is ${money(balanceMinor)}, and it owes ${money(-netMinor)} of overdraft interest.`,
    })
  throw refuse('ACCOUNT_NOT_EMPTY', {
    message: `The account's balance is ${money(balanceMinor)}; it must be zero.`,
  })
}
