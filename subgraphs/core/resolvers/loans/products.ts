import type { Context } from '#kernel/context.ts'
import { createLoanProduct, type NewLoanProduct } from '#core/operations/loans/create-loan-product.ts'
import { updateLoanProduct, type UpdateLoanProduct } from '#core/operations/loans/update-loan-product.ts'
import { calculate, type CalculatedLoan, type CalculateLoan } from '#core/queries/loans/calculate-loan.ts'
import { inMoney } from '#core/queries/loans/figures.ts'
import {
  loanProduct,
  loanProductById,
  loanProducts as productPage,
  type LoanProductPage,
  type LoanProductRow,
} from '#core/queries/loans/loan-products.ts'
import { percentageOf } from '#core/rules/percentage.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}

/** Resolvers of loan products and calculations. */
export const loanProducts = {
  Query: {
    loanProduct: (_: unknown, { id }: Id, ctx: Context) => loanProduct(ctx, id),
    loanProducts: (_: unknown, page: LoanProductPage, ctx: Context) => productPage(ctx, page),
    calculateLoan: (_: unknown, { input }: { input: CalculateLoan }, ctx: Context) => calculate(ctx, input),
  },
  Mutation: {
    createLoanProduct: (_: unknown, { input }: { input: NewLoanProduct }, ctx: Context) =>
      createLoanProduct(ctx, input),
    updateLoanProduct: (
      _: unknown,
      { id, input }: Id & { input: Omit<UpdateLoanProduct, 'id'> },
      ctx: Context,
    ) => updateLoanProduct(ctx, { id, ...input }),
  },
  LoanProduct: {
    __resolveReference: ({ id }: Id, ctx: Context) => loanProductById(ctx, id),
    name: ({ terms }: LoanProductRow) => terms.name,
    interestRate: ({ terms }: LoanProductRow) => terms.interestRate,
    rateType: ({ terms }: LoanProductRow) => terms.rateType,
    amortization: ({ terms }: LoanProductRow) => terms.amortization,
    repaymentFrequency: ({ terms }: LoanProductRow) => terms.repaymentFrequency,
    dayCount: ({ terms }: LoanProductRow) => terms.dayCount,
    minPrincipal: ({ terms }: LoanProductRow) => terms.minPrincipal,
    maxPrincipal: ({ terms }: LoanProductRow) => terms.maxPrincipal,
    minInstallments: ({ terms }: LoanProductRow) => terms.minInstallments,
    maxInstallments: ({ terms }: LoanProductRow) => terms.maxInstallments,
    interestOnlyInstallments: ({ terms }: LoanProductRow) => terms.interestOnlyInstallments,
    fees: ({ terms }: LoanProductRow) => terms.fees,
    latePenalty: ({ terms }: LoanProductRow) => terms.latePenalty,
    allocation: ({ terms }: LoanProductRow) => terms.allocation,
    allocationDirection: ({ terms }: LoanProductRow) => terms.allocationDirection ?? 'VERTICAL',
    bands: ({ terms }: LoanProductRow) => terms.bands,
  },
  LoanCalculation: {
    schedule: ({ lines, currency }: CalculatedLoan) =>
      lines.map(({ number, dueDate, ...amounts }) => ({ number, dueDate, ...inMoney(amounts, currency) })),
    totals: ({ totals, currency }: CalculatedLoan) => inMoney(totals, currency),
    apr: ({ apr }: CalculatedLoan) => percentageOf(apr),
    effectiveRate: ({ effectiveRate }: CalculatedLoan) => percentageOf(effectiveRate),
  },
} satisfies Resolvers
