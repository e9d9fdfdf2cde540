import { type GlAccountBalance, byAccount } from './gl-account-balance.ts'
import { check, type ReportCheck } from './check.ts'

/** A branch with its balances in the base currency that all branches share. */
export interface ReportingEntity {
  readonly entityId: string
  readonly name: string
  readonly balances: readonly GlAccountBalance[]
}

/** What the consolidation adds to an entity's account, in base minor units, debits less credits. */
export interface Elimination {
  readonly entityId: string
  readonly code: string
  readonly name: string
  readonly amount: bigint
}

/**
 * A report on the sum of the entities without what they owe each other, and the report on each. The eliminations are even; what the
 * due accounts hold beyond them is an error of the books, which stays in the report and fails a check.
 */
export function consolidated<Report extends { readonly checks: readonly ReportCheck[] }>(
  entities: readonly ReportingEntity[],
  dueAccountIds: ReadonlySet<string>,
  reportOn: (balances: readonly GlAccountBalance[]) => Report,
) {
  const dues = entities.flatMap(({ entityId, balances }) =>
    balances
      .filter(({ accountId }) => dueAccountIds.has(accountId))
      .map(balance => ({ ...balance, entityId })),
  )
  const eliminated = eliminatedFrom(dues)
  const { checks, ...report } = reportOn(
    byAccount([...entities.flatMap(({ balances }) => balances), ...eliminated]),
  )
  const dueMinor = dues.reduce((sum, { debitLessCreditMinor }) => sum + debitLessCreditMinor, 0n)
  const eliminations: readonly Elimination[] = eliminated.map(
    ({ entityId, code, name, debitLessCreditMinor }) => ({
      entityId,
      code,
      name,
      amount: debitLessCreditMinor,
    }),
  )
  return {
    ...report,
    entities: entities.map(({ entityId, name, balances }) => ({ entityId, name, ...reportOn(balances) })),
    eliminations,
    checks: [...checks, check('due between entities = 0', dueMinor, 0n)],
  }
}

type DueBalance = GlAccountBalance & { readonly entityId: string }

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
