import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { policyOf, systemAccount } from '#core/ledger/policy.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { postingOrigin } from '#core/ledger/price-posting.ts'
import { protect } from '#core/ledger/protection/protect.ts'
import { transactionReference } from '#core/ledger/references.ts'
import { withholdingTaxOf } from '#core/rules/interest/withholding-tax.ts'

/** The postings that pay the interest of an account apart from the ordinary posting, without their amounts. */
export interface SettlementPlan {
  readonly accountId: string
  /** Tax withheld from interest, in 10^-4 percent. */
  readonly taxRate: bigint
  readonly termInterest: Posting
  readonly interest: Posting
  readonly charge: Posting
  /** Moves money to the payout account; undefined if there is none. */
  readonly payout: Posting | undefined
}

export interface SettledAccount {
  readonly accountId: string
  readonly currency: string
  readonly taxRate: bigint
  readonly payoutAccountId: string | null
  readonly payoutNarration: string
}

/** Builds the postings of a settlement. Call before the transaction in which they are posted. */
export async function planSettlement(
  ctx: Context,
  { accountId, currency, taxRate, payoutAccountId, payoutNarration }: SettledAccount,
): Promise<SettlementPlan> {
  const policy = await policyOf(ctx)
  const customer = { id: accountId, isSystem: false }
  const common = async () =>
    ({
      ...(await postingOrigin(ctx, policy)),
      status: 'COMPLETED',
      channel: 'API',
      currency,
      amountMinor: 0n,
      mayMoveTerm: true,
      mayOverdraw: true,
    }) as const
  const system = async (kind: 'INTEREST_EXPENSE' | 'INTEREST_INCOME' | 'WITHHOLDING_TAX_PAYABLE') => ({
    id: await systemAccount(ctx, policy, kind, currency),
    isSystem: true,
  })
  const earned = async (narration: string): Promise<Posting> => {
    const posting = await common()
    const { id: taxAccount } = await system('WITHHOLDING_TAX_PAYABLE')
    return {
      ...posting,
      type: 'INTEREST',
      isUnrestricted: true,
      debit: await system('INTEREST_EXPENSE'),
      credit: customer,
      narration,
      fee: {
        reference: await transactionReference(ctx, posting.today),
        accountId: taxAccount,
        vatAccountId: taxAccount,
        narration: 'Withholding tax',
      },
    }
  }
  const [payout] =
    payoutAccountId === null
      ? []
      : await protect(ctx, [
          {
            ...(await common()),
            type: 'TRANSFER',
            transferType: 'INTERNAL',
            debit: customer,
            credit: { id: payoutAccountId, isSystem: false },
            narration: payoutNarration,
          },
        ])
  return {
    accountId,
    taxRate,
    termInterest: await earned('Interest of the term'),
    interest: await earned('Interest'),
    charge: {
      ...(await common()),
      type: 'INTEREST',
      isUnrestricted: true,
      debit: customer,
      credit: await system('INTEREST_INCOME'),
      narration: 'Overdraft interest',
    },
    payout,
  }
}

/** Amounts of a settlement in minor units. */
export interface Settled {
  /** Interest of a term before tax. */
  readonly termInterestMinor: bigint
  /** Other accrued interest before tax. */
  readonly interestMinor: bigint
  readonly chargedMinor: bigint
  readonly payoutMinor: bigint
}

/** Tax that is withheld from the interest of a settlement. */
export const taxOf = (
  { taxRate }: SettlementPlan,
  { termInterestMinor, interestMinor }: Pick<Settled, 'termInterestMinor' | 'interestMinor'>,
): bigint => withholdingTaxOf(termInterestMinor, taxRate) + withholdingTaxOf(interestMinor, taxRate)

/** The postings of a settlement in their order; none for an amount of 0. */
export const settlementPostings = (plan: SettlementPlan, settled: Settled): Posting[] =>
  [
    withTax(plan.termInterest, settled.termInterestMinor, plan.taxRate),
    withTax(plan.interest, settled.interestMinor, plan.taxRate),
    { ...plan.charge, amountMinor: settled.chargedMinor },
    ...(plan.payout ? [{ ...plan.payout, amountMinor: settled.payoutMinor }] : []),
  ].filter(({ amountMinor }) => amountMinor > 0n)

function withTax({ fee, ...interest }: Posting, amountMinor: bigint, taxRate: bigint): Posting {
  const taxMinor = withholdingTaxOf(amountMinor, taxRate)
  return taxMinor === 0n
    ? { ...interest, amountMinor }
    : { ...interest, amountMinor, feeMinor: taxMinor, vatMinor: 0n, fee }
}

const RECORD = `insert into core.interest_settlements (workspace_id, accrual_date, account_id, id, paid_minor, forgone_minor, tax_minor, charged_minor)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`

export interface SettlementRecord {
  readonly accountId: string
  readonly accrualDate: string
  readonly paidMinor: bigint
  readonly forgoneMinor: bigint
  readonly taxMinor: bigint
  readonly chargedMinor: bigint
}

/** Takes what was settled out of the interest that is not paid yet. */
export async function recordSettlement(tx: Tx, record: SettlementRecord): Promise<void> {
  const { accrualDate, accountId, paidMinor, forgoneMinor, taxMinor, chargedMinor } = record
  if (paidMinor + forgoneMinor + chargedMinor === 0n) return
  await tx.sql(RECORD, [
    tx.actor.workspaceId,
    accrualDate,
    accountId,
    newId(),
    paidMinor,
    forgoneMinor,
    taxMinor,
    chargedMinor,
  ])
}
