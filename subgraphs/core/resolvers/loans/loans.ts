import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import type { PageArguments } from '#kernel/page.ts'
import { approveLoan, type ApproveLoan } from '#core/operations/loans/applications/approve-loan.ts'
import { createLoan, type CreateLoan } from '#core/operations/loans/applications/create-loan.ts'
import { disburseLoan } from '#core/operations/loans/applications/disburse-loan.ts'
import type { EndApplication } from '#core/operations/loans/applications/end-application.ts'
import { rejectLoan } from '#core/operations/loans/applications/reject-loan.ts'
import {
  undoDisbursement,
  type UndoDisbursement,
} from '#core/operations/loans/applications/undo-disbursement.ts'
import { withdrawLoan } from '#core/operations/loans/applications/withdraw-loan.ts'
import type { LoanWithFigures } from '#core/operations/loans/record-loan.ts'
import type { LoanPayment } from '#core/operations/loans/repayments/collect.ts'
import { prepayLoan } from '#core/operations/loans/repayments/prepay-loan.ts'
import { repayLoan, type RepayLoan } from '#core/operations/loans/repayments/repay-loan.ts'
import { inMoney, loanFigures, type LoanFigures } from '#core/queries/loans/figures.ts'
import {
  installmentsOf,
  loanInstallments,
  type LoanScheduleOf,
  type ShownInstallment,
} from '#core/queries/loans/installments.ts'
import { loanProductById } from '#core/queries/loans/loan-products.ts'
import {
  loan,
  loanById,
  loans as loanPage,
  loansOfCustomer,
  type LoanPage,
  type LoanRow,
} from '#core/queries/loans/loans.ts'
import { payoffQuote, type PayoffQuote, type PayoffQuoteOf } from '#core/queries/loans/payoff-quote.ts'
import {
  loanRepayment,
  loanRepayments,
  repaymentsOf,
  type LoanRepaymentPage,
  type LoanRepaymentRow,
} from '#core/queries/loans/repayments.ts'
import { collateralOf, guarantorsOf } from '#core/queries/loans/securities.ts'
import { openOf, totalOf } from '#core/rules/loans/installment.ts'
import type { PartAmounts } from '#core/rules/loans/allocation.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
type Payment = Id & { readonly input: Omit<RepayLoan, 'id'> }

const figuresFor = async (row: LoanRow | LoanWithFigures, ctx: Context): Promise<LoanFigures> =>
  'figures' in row ? row.figures : loanFigures(ctx, row)

const withTotal = (parts: PartAmounts, currency: string): Record<string, string> =>
  inMoney({ ...parts, total: totalOf(parts) }, currency)

/** The loan of a payment: as the payment left it where an operation returned both, and else as it is now. */
const loanOf = async (payment: LoanRepaymentRow | LoanPayment, ctx: Context): Promise<LoanRow> =>
  'loan' in payment ? payment.loan : loan(ctx, payment.loanId)

/** Resolvers of loans and their payments. */
export const loans = {
  Query: {
    loan: (_: unknown, { id }: Id, ctx: Context) => loan(ctx, id),
    loans: (_: unknown, page: LoanPage, ctx: Context) => loanPage(ctx, page),
    loanSchedule: (_: unknown, args: LoanScheduleOf, ctx: Context) => loanInstallments(ctx, args),
    loanRepayments: (_: unknown, page: LoanRepaymentPage, ctx: Context) => loanRepayments(ctx, page),
    loanRepayment: (_: unknown, { id }: Id, ctx: Context) => loanRepayment(ctx, id),
    payoffQuote: (_: unknown, args: PayoffQuoteOf, ctx: Context) => payoffQuote(ctx, args),
  },
  Mutation: {
    createLoan: (_: unknown, { input }: { input: CreateLoan }, ctx: Context) => createLoan(ctx, input),
    approveLoan: (_: unknown, args: ApproveLoan, ctx: Context) => approveLoan(ctx, args),
    rejectLoan: (_: unknown, args: EndApplication, ctx: Context) => rejectLoan(ctx, args),
    withdrawLoan: (_: unknown, args: EndApplication, ctx: Context) => withdrawLoan(ctx, args),
    disburseLoan: (_: unknown, { id }: Id, ctx: Context) => disburseLoan(ctx, { id }),
    undoDisbursement: (_: unknown, args: UndoDisbursement, ctx: Context) => undoDisbursement(ctx, args),
    repayLoan: (_: unknown, { id, input }: Payment, ctx: Context) => repayLoan(ctx, { id, ...input }),
    prepayLoan: (_: unknown, { id, input }: Payment, ctx: Context) => prepayLoan(ctx, { id, ...input }),
  },
  Customer: {
    loans: ({ id }: Id, page: PageArguments, ctx: Context) => loansOfCustomer(ctx, id, page),
  },
  Loan: {
    __resolveReference: ({ id }: Id, ctx: Context) => loanById(ctx, id),
    customer: ({ customerId }: LoanRow) => ({ __typename: 'Customer', id: customerId }),
    product: ({ productId }: LoanRow, _: unknown, ctx: Context) => loanProductById(ctx, productId),
    requestedPrincipal: ({ requestedMinor, currency }: LoanRow) => formatMinor(requestedMinor, currency),
    principal: ({ principalMinor, currency }: LoanRow) => formatMinor(principalMinor, currency),
    disbursementTransactionId: ({ disbursementId }: LoanRow) => disbursementId,
    outstanding: async (row: LoanRow, _: unknown, ctx: Context) =>
      inMoney((await figuresFor(row, ctx)).outstanding, row.currency),
    nextDue: async (row: LoanRow, _: unknown, ctx: Context) => {
      const { nextDue } = await figuresFor(row, ctx)
      return nextDue && { ...nextDue, amount: formatMinor(nextDue.amountMinor, row.currency) }
    },
    daysPastDue: async (row: LoanRow, _: unknown, ctx: Context) => (await figuresFor(row, ctx)).daysPastDue,
    writtenOff: ({ writtenOffMinor, currency }: LoanRow) => formatMinor(writtenOffMinor, currency),
    recovered: ({ recoveredMinor, currency }: LoanRow) => formatMinor(recoveredMinor, currency),
    schedule: (row: LoanRow, _: unknown, ctx: Context) => installmentsOf(ctx, row),
    repayments: ({ id }: LoanRow, page: PageArguments, ctx: Context) => repaymentsOf(ctx, id, page),
    collateral: (row: LoanRow, _: unknown, ctx: Context) => collateralOf(ctx, row),
    guarantors: (row: LoanRow, _: unknown, ctx: Context) => guarantorsOf(ctx, row),
  },
  LoanInstallment: {
    opening: ({ opening, currency }: ShownInstallment) => formatMinor(opening, currency),
    principal: ({ due, currency }: ShownInstallment) => formatMinor(due.principal, currency),
    interest: ({ due, currency }: ShownInstallment) => formatMinor(due.interest, currency),
    fees: ({ due, currency }: ShownInstallment) => formatMinor(due.fee, currency),
    penalty: ({ due, currency }: ShownInstallment) => formatMinor(due.penalty, currency),
    totalDue: ({ due, currency }: ShownInstallment) => formatMinor(totalOf(due), currency),
    paid: ({ paid, currency }: ShownInstallment) => withTotal(paid, currency),
    waived: ({ waived, currency }: ShownInstallment) => withTotal(waived, currency),
    outstanding: (line: ShownInstallment) => formatMinor(totalOf(openOf(line)), line.currency),
  },
  PayoffQuote: {
    principal: ({ payoff, currency }: PayoffQuote) => formatMinor(payoff.principal, currency),
    interest: ({ payoff, currency }: PayoffQuote) => formatMinor(payoff.interest, currency),
    fee: ({ payoff, currency }: PayoffQuote) => formatMinor(payoff.fee, currency),
    penalty: ({ payoff, currency }: PayoffQuote) => formatMinor(payoff.penalty, currency),
    total: ({ payoff, currency }: PayoffQuote) => formatMinor(payoff.total, currency),
  },
  LoanRepayment: {
    amount: async (payment: LoanRepaymentRow, _: unknown, ctx: Context) =>
      formatMinor(payment.amountMinor, (await loanOf(payment, ctx)).currency),
    currency: async (payment: LoanRepaymentRow, _: unknown, ctx: Context) =>
      (await loanOf(payment, ctx)).currency,
    allocation: async (payment: LoanRepaymentRow, _: unknown, ctx: Context) =>
      inMoney(
        {
          penalty: payment.penaltyMinor,
          fee: payment.feeMinor,
          interest: payment.interestMinor,
          principal: payment.principalMinor,
        },
        (await loanOf(payment, ctx)).currency,
      ),
    loan: (payment: LoanRepaymentRow, _: unknown, ctx: Context) => loanOf(payment, ctx),
  },
} satisfies Resolvers
