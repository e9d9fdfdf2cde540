import { type GlAccountBalance, byAccount } from './gl-account-balance.ts'
import { check, type ReportCheck } from './check.ts'

export interface ReportingBranch {
  readonly branchId: string
  readonly code: string
  readonly name: string
}

/** A branch with its balances in the base currency that all branches share. */
export interface ReportingEntity extends ReportingBranch {
  readonly balances: readonly GlAccountBalance[]
}

/** What the consolidation adds to an account of a branch, in base minor units, debits less credits. */
export interface Elimination {
  readonly branchId: string
  /** Code and name of the account. */
  readonly code: string
  readonly name: string
  readonly amount: bigint
}

export interface ConsolidatedPart {
  readonly totals: object
  readonly checks: readonly ReportCheck[]
}

/**
 * A report on the sum of the branches without what they owe each other, and the totals of each. The eliminations are even; what the due
 * accounts hold beyond them is an error of the books, which stays in the report and fails a check. The checks that a branch fails are
 * listed too.
 */
export function consolidated<Report extends ConsolidatedPart>(
  entities: readonly ReportingEntity[],
  dueAccountIds: ReadonlySet<string>,
  reportOn: (balances: readonly GlAccountBalance[]) => Report,
) {
  const dues = entities.flatMap(({ branchId, balances }) =>
    balances
      .filter(({ accountId }) => dueAccountIds.has(accountId))
      .map(balance => ({ ...balance, branchId })),
  )
  const eliminated = eliminatedFrom(dues)
  const all = reportOn(byAccount([...entities.flatMap(({ balances }) => balances), ...eliminated]))
  const dueMinor = dues.reduce((sum, { debitLessCreditMinor }) => sum + debitLessCreditMinor, 0n)
  const parts = entities.map(({ balances, ...entity }) => ({ ...entity, ...reportOn(byAccount(balances)) }))
  const eliminations = eliminated.map(({ branchId, code, name, debitLessCreditMinor }): Elimination => ({
    branchId,
    code,
    name,
    amount: debitLessCreditMinor,
  }))
  return withBranches(all, parts, { eliminations, dueMinor })
}

/** What branches owe each other. */
interface Dues {
  readonly eliminations: readonly Elimination[]
  /** The sum of what the due accounts hold, which is 0 in correct books. */
  readonly dueMinor: bigint
}

/** The report on all branches together, with the totals of each branch and the checks that it fails. */
export function withBranches<Report extends ConsolidatedPart>(
  { checks, ...report }: Report,
  branches: readonly (ReportingBranch & ConsolidatedPart)[],
  { eliminations, dueMinor }: Dues,
) {
  const failed = branches.flatMap(({ code, checks: own }) =>
    own.filter(({ passed }) => !passed).map(one => ({ ...one, name: `branch ${code}: ${one.name}` })),
  )
  return {
    ...report,
    entities: branches.map(({ branchId, code, name, totals }) => ({
      branchId,
      code,
      name,
      totals: totals as Report['totals'],
    })),
    eliminations,
    checks: [...checks, check('due between branches = 0', dueMinor, 0n), ...failed],
  }
}

type DueBalance = GlAccountBalance & { readonly branchId: string }

/** Reverses the dues as far as claims and debts match. */
function eliminatedFrom(dues: readonly DueBalance[]): readonly DueBalance[] {
  const sideOf = (sign: bigint): bigint =>
    dues.reduce((sum, due) => sum + positive(sign * due.debitLessCreditMinor), 0n)
  const [claims, debts] = [sideOf(1n), sideOf(-1n)]
  const matched = claims < debts ? claims : debts
  const rest = { claims: matched, debts: matched }
  return dues.flatMap(due => {
    const isClaim = due.debitLessCreditMinor > 0n
    const side = isClaim ? 'claims' : 'debts'
    const size = isClaim ? due.debitLessCreditMinor : -due.debitLessCreditMinor
    const part = size < rest[side] ? size : rest[side]
    rest[side] -= part
    return part === 0n ? [] : [{ ...due, debitLessCreditMinor: isClaim ? -part : part }]
  })
}

const positive = (minor: bigint): bigint => (minor > 0n ? minor : 0n)
