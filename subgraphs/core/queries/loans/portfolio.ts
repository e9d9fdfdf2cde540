import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { daysBetween } from '#kernel/local-day.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { currentBusinessDate } from '#core/queries/end-of-day/business-date.ts'
import { portfolioAtRisk, type PortfolioAtRisk } from '#core/rules/loans/portfolio-at-risk.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface PortfolioOf {
  readonly currency?: string | null
  readonly branchId?: string | null
}

/** Open principal of loans in repayment that is at risk on the open business date. */
export interface LoanPortfolio {
  readonly currency: string
  readonly date: string
  readonly loans: number
  readonly principalMinor: bigint
  readonly buckets: readonly PortfolioAtRisk[]
}

const IN_REPAYMENT = `status in ('ACTIVE', 'IN_ARREARS', 'RESTRUCTURED')`

// A sum of amounts may exceed a bigint of the database, so sums are read as text.
const BY_DUE_DATE =
  planOnce(`select next_due_date as "dueDate", count(*)::int as loans, sum(open_principal_minor)::text as principal
  from core.loans where workspace_id = $1 and currency = $2 and ($3::uuid is null or branch_id = $3) and ${IN_REPAYMENT} group by next_due_date`)

interface DueDateRow {
  readonly dueDate: string
  readonly loans: number
  readonly principal: string
}

/** The portfolio at risk in one currency, by default the tenant's own. */
export async function loanPortfolio(
  ctx: Context,
  { currency, branchId }: PortfolioOf,
): Promise<LoanPortfolio> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const named = currency ?? (await policyOf(ctx)).baseCurrency
  const [rows, date] = await Promise.all([
    ctx.database.read<DueDateRow>(workspaceId, BY_DUE_DATE, [workspaceId, named, branchId ?? null]),
    currentBusinessDate(ctx, workspaceId),
  ])
  const { businessDate } = date!
  const groups = rows.map(({ dueDate, principal }) => ({
    openPrincipalMinor: BigInt(principal),
    daysPastDue: Math.max(0, daysBetween(dueDate, businessDate)),
  }))
  return {
    currency: named,
    date: businessDate,
    loans: rows.reduce((sum, { loans }) => sum + loans, 0),
    principalMinor: groups.reduce((sum, { openPrincipalMinor }) => sum + openPrincipalMinor, 0n),
    buckets: portfolioAtRisk(groups),
  }
}

/** Loans of one class, and what is provided for them. */
export interface ProvisionedClass {
  readonly classification: string
  readonly loans: number
  readonly principalMinor: bigint
  readonly provisionMinor: bigint
  readonly suspendedMinor: bigint
}

export interface LoanProvisions {
  readonly currency: string
  readonly date: string
  readonly classes: readonly ProvisionedClass[]
}

const BY_CLASS =
  planOnce(`select classification, count(*)::int as loans, sum(open_principal_minor)::text as principal,
    sum(provision_minor)::text as provision, sum(suspended_interest_minor)::text as suspended
  from core.loans where workspace_id = $1 and currency = $2 and ($3::uuid is null or branch_id = $3) and ${IN_REPAYMENT}
  group by classification order by min(next_due_date) desc nulls first, classification`)

interface ClassRow {
  readonly classification: string
  readonly loans: number
  readonly principal: string
  readonly provision: string
  readonly suspended: string
}

/** Provisions and suspended interest as posted by the last close of a business date, by class. */
export async function loanProvisions(
  ctx: Context,
  { currency, branchId }: PortfolioOf,
): Promise<LoanProvisions> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const named = currency ?? (await policyOf(ctx)).baseCurrency
  const rows = await ctx.database.read<ClassRow>(workspaceId, BY_CLASS, [
    workspaceId,
    named,
    branchId ?? null,
  ])
  const { businessDate } = (await currentBusinessDate(ctx, workspaceId))!
  return {
    currency: named,
    date: businessDate,
    classes: rows.map(({ principal, provision, suspended, ...row }) => ({
      ...row,
      principalMinor: BigInt(principal),
      provisionMinor: BigInt(provision),
      suspendedMinor: BigInt(suspended),
    })),
  }
}
