import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { recoverLoan } from '#core/operations/loans/repayments/recover-loan.ts'
import type { RepayLoan } from '#core/operations/loans/repayments/repay-loan.ts'
import { addLoanCharge, type AddLoanCharge } from '#core/operations/loans/servicing/add-loan-charge.ts'
import {
  addLoanCollateral,
  type AddLoanCollateral,
} from '#core/operations/loans/servicing/add-loan-collateral.ts'
import {
  addLoanGuarantor,
  type AddLoanGuarantor,
} from '#core/operations/loans/servicing/add-loan-guarantor.ts'
import {
  releaseLoanCollateral,
  type ReleaseLoanCollateral,
} from '#core/operations/loans/servicing/release-loan-collateral.ts'
import {
  releaseLoanGuarantor,
  type ReleaseLoanGuarantor,
} from '#core/operations/loans/servicing/release-loan-guarantor.ts'
import { restructureLoan, type RestructureLoan } from '#core/operations/loans/servicing/restructure-loan.ts'
import { updateLoan, type UpdateLoan } from '#core/operations/loans/servicing/update-loan.ts'
import { waiveLoan, type WaiveLoan } from '#core/operations/loans/servicing/waive-loan.ts'
import { writeOffLoan, type WriteOffLoan } from '#core/operations/loans/servicing/write-off-loan.ts'
import {
  loanPortfolio,
  loanProvisions,
  type LoanPortfolio,
  type LoanProvisions,
  type PortfolioOf,
} from '#core/queries/loans/portfolio.ts'
import {
  loanCollateral,
  loanGuarantors,
  type LoanCollateralRow,
  type LoanGuarantorRow,
} from '#core/queries/loans/securities.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
type Given<Operation extends Id> = Id & { readonly input: Omit<Operation, 'id'> }

/** Parts per million as a decimal without trailing zeros: 125000n is "0.125". */
function ratioOf(ppm: bigint): string {
  const digits = ppm.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '')
}

/** Resolvers of what changes a loan besides its payments, and of the portfolio. */
export const loanServicing = {
  Query: {
    loanCollateral: (_: unknown, { id }: Id, ctx: Context) => loanCollateral(ctx, id),
    loanGuarantors: (_: unknown, { id }: Id, ctx: Context) => loanGuarantors(ctx, id),
    loanPortfolio: (_: unknown, args: PortfolioOf, ctx: Context) => loanPortfolio(ctx, args),
    loanProvisions: (_: unknown, args: PortfolioOf, ctx: Context) => loanProvisions(ctx, args),
  },
  Mutation: {
    updateLoan: (_: unknown, { id, input }: Given<UpdateLoan>, ctx: Context) =>
      updateLoan(ctx, { id, ...input }),
    restructureLoan: (_: unknown, args: RestructureLoan, ctx: Context) => restructureLoan(ctx, args),
    waiveLoan: (_: unknown, args: WaiveLoan, ctx: Context) => waiveLoan(ctx, args),
    addLoanCharge: (_: unknown, args: AddLoanCharge, ctx: Context) => addLoanCharge(ctx, args),
    writeOffLoan: (_: unknown, args: WriteOffLoan, ctx: Context) => writeOffLoan(ctx, args),
    recoverLoan: (_: unknown, { id, input }: Given<RepayLoan>, ctx: Context) =>
      recoverLoan(ctx, { id, ...input }),
    addLoanCollateral: (_: unknown, { id, input }: Given<AddLoanCollateral>, ctx: Context) =>
      addLoanCollateral(ctx, { id, ...input }),
    addLoanGuarantor: (_: unknown, { id, input }: Given<AddLoanGuarantor>, ctx: Context) =>
      addLoanGuarantor(ctx, { id, ...input }),
    releaseLoanCollateral: (_: unknown, args: ReleaseLoanCollateral, ctx: Context) =>
      releaseLoanCollateral(ctx, args),
    releaseLoanGuarantor: (_: unknown, args: ReleaseLoanGuarantor, ctx: Context) =>
      releaseLoanGuarantor(ctx, args),
  },
  LoanCollateral: {
    value: ({ valueMinor, currency }: LoanCollateralRow) => formatMinor(valueMinor, currency),
  },
  LoanGuarantor: {
    amount: ({ amountMinor, currency }: LoanGuarantorRow) => formatMinor(amountMinor, currency),
  },
  LoanPortfolio: {
    principal: ({ principalMinor, currency }: LoanPortfolio) => formatMinor(principalMinor, currency),
    buckets: ({ buckets, currency }: LoanPortfolio) =>
      buckets.map(({ days, amountMinor, ratioPpm }) => ({
        days,
        amount: formatMinor(amountMinor, currency),
        ratio: ratioOf(ratioPpm),
      })),
  },
  LoanProvisions: {
    classes: ({ classes, currency }: LoanProvisions) =>
      classes.map(({ classification, loans, principalMinor, provisionMinor, suspendedMinor }) => ({
        classification,
        loans,
        principal: formatMinor(principalMinor, currency),
        provision: formatMinor(provisionMinor, currency),
        suspendedInterest: formatMinor(suspendedMinor, currency),
      })),
    total: ({ classes, currency }: LoanProvisions) =>
      formatMinor(
        classes.reduce((sum, { provisionMinor }) => sum + provisionMinor, 0n),
        currency,
      ),
  },
} satisfies Resolvers
