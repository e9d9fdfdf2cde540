import type { Context } from '#kernel/context.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { currentBusinessDate } from '#core/queries/end-of-day/business-date.ts'
import { calculateLoan, type LoanCalculation } from '#core/rules/loans/calculation.ts'
import { loanProductIssues } from '#core/rules/loans/product-issues.ts'
import {
  disbursementFees,
  loanProductTerms,
  loanTermsOf,
  type GivenLoanProduct,
} from '#core/rules/loans/product-terms.ts'
import { loanRequestIssues } from '#core/rules/loans/request-issues.ts'
import { admitRole } from '#core/rules/rights.ts'
import { loanProduct } from './loan-products.ts'

type GivenTerms = { readonly [Name in keyof GivenLoanProduct]?: GivenLoanProduct[Name] | null }

export interface CalculateLoan extends GivenTerms {
  readonly productId?: string | null
  readonly code?: string | null
  readonly currency?: string | null
  readonly principal: string
  readonly installments: number
  readonly startDate?: string | null
}

export interface CalculatedLoan extends LoanCalculation {
  readonly currency: string
}

const REQUIRED = [
  'currency',
  'interestRate',
  'rateType',
  'amortization',
  'repaymentFrequency',
  'dayCount',
] as const
const LAST_DATE = '9999-12-31'
const LARGEST_MINOR = 9_223_372_036_854_775_807n

/** Calculates the schedule and the cost of a loan, of a product or of the terms of one that is not created yet. */
export async function calculate(ctx: Context, given: CalculateLoan): Promise<CalculatedLoan> {
  admitRole(ctx.actor, 'viewer')
  const { currency, terms: wanted } = await termsFor(ctx, given)
  const issues = loanProductIssues(wanted, currency)
  if (issues.length > 0) throw invalid(issues)
  const terms = loanProductTerms(wanted, currency)
  const { installments } = given
  const principalMinor = amountIn(given.principal, currency, 'principal')
  const wrong = loanRequestIssues(terms, currency, { principalMinor, installments })
  if (wrong.length > 0) throw invalid(wrong)
  const startDate = given.startDate ?? (await currentBusinessDate(ctx, ctx.actor.workspaceId))!.businessDate
  const calculation = calculateLoan(
    loanTermsOf(terms, { principalMinor, installments, startDate }),
    disbursementFees(terms.fees, principalMinor),
  )
  if (calculation.lines.some(({ dueDate }) => dueDate.length > LAST_DATE.length))
    throw invalid([{ field: 'startDate', reason: `is too late: the loan would end after ${LAST_DATE}` }])
  if (calculation.totals.total > LARGEST_MINOR)
    throw invalid([{ field: 'principal', reason: 'is too large: the total exceeds the largest amount' }])
  return { ...calculation, currency }
}

interface WantedTerms {
  readonly currency: string
  readonly terms: GivenLoanProduct
}

async function termsFor(
  ctx: Context,
  { productId, principal, installments, startDate: _, ...given }: CalculateLoan,
): Promise<WantedTerms> {
  const named = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
  if (typeof productId === 'string') {
    if (named.length > 0)
      throw invalid(named.map(([field]) => ({ field, reason: 'must be absent with productId' })))
    return loanProduct(ctx, productId)
  }
  const missing = REQUIRED.filter(field => given[field] === null || given[field] === undefined)
  if (missing.length > 0)
    throw invalid(
      missing.map((field): ValidationIssue => ({ field, reason: 'is required without productId' })),
    )
  const {
    code: __,
    currency,
    ...terms
  } = Object.fromEntries(named) as Partial<CalculateLoan> & {
    currency: string
  }
  // Bounds that the caller leaves out are those of the loan itself.
  const bounds = {
    name: '',
    minPrincipal: principal,
    maxPrincipal: principal,
    minInstallments: installments,
    maxInstallments: installments,
  }
  return { currency, terms: { ...bounds, ...terms } as GivenLoanProduct }
}
