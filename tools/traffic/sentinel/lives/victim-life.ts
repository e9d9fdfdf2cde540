import type { Attack, VictimPattern } from './attack.ts'
import { balanceRange, openingBalance, timeOf, toEvents, toTransactions, withBalances } from './balance.ts'
import { ATTACK_DAYS_MAX, HISTORY_MONTHS, LIFE_MONTHS, type Life, type LifeProfile } from './life.ts'
import { addMonths, DAY_MS } from './local-time.ts'
import { relativesShare, silentAccount, smallDebits, unpaidBills } from './long-attacks.ts'
import { ordinaryLife, type OrdinaryLifeInput } from './ordinary-life.ts'
import {
  cryptoPurchase,
  giftCards,
  growingPayments,
  machineMaximum,
  passedOnCredits,
  pensionDiversion,
  powerOfAttorney,
  remoteAccess,
  wireAbroad,
} from './short-attacks.ts'

/** The ways in which a customer becomes a victim. Each reads an ordinary life and returns what changes in it. */
export const VICTIM_PATTERNS = {
  GIFT_CARDS: giftCards,
  CRYPTO_PURCHASE: cryptoPurchase,
  WIRE_ABROAD: wireAbroad,
  REMOTE_ACCESS: remoteAccess,
  GROWING_PAYMENTS: growingPayments,
  POWER_OF_ATTORNEY: powerOfAttorney,
  ATM_MAXIMUM: machineMaximum,
  SILENT_ACCOUNT: silentAccount,
  PENSION_DIVERSION: pensionDiversion,
  RELATIVES_SHARE: relativesShare,
  SMALL_DEBITS: smallDebits,
  PASSED_ON_CREDITS: passedOnCredits,
  UNPAID_BILLS: unpaidBills,
} as const satisfies Record<string, VictimPattern>

export type VictimPatternName = keyof typeof VICTIM_PATTERNS

export const VICTIM_PATTERN_NAMES = Object.keys(VICTIM_PATTERNS) as readonly VictimPatternName[]

export interface VictimLife extends Life {
  readonly profile: LifeProfile
  readonly pattern: VictimPatternName
  /** The first transaction or event of the attack; for unpaid bills, the first due date. */
  readonly attackFrom: Date
  /** The last transaction or event of the attack; for unpaid bills, the last due date. */
  readonly attackTo: Date
  /** The transactions of the attack itself, without the history that prepares it. */
  readonly attackTransactionIds: readonly string[]
}

export interface VictimLifeInput extends OrdinaryLifeInput {
  readonly pattern: VictimPatternName
  /** The attack starts on the first local day after this moment. */
  readonly attackAt: Date
}

const byTime = (left: { readonly occurred_at: string }, right: { readonly occurred_at: string }): number =>
  timeOf(left) - timeOf(right)

/** Applies an attack and raises the opening balance where the account would otherwise be overdrawn. */
function mergeAttack(life: Life, customerId: string, attack: Attack) {
  const { isRemoved = () => false, history = [] } = attack
  const added = toTransactions(attack.transactions, customerId, life.transactions.length)
  const prepared = toTransactions(history, customerId, life.transactions.length + added.length)
  const events = toEvents(attack.events, customerId, life.events.length)
  const transactions = [
    ...life.transactions.filter(transaction => !isRemoved(transaction)),
    ...added,
    ...prepared,
  ].sort(byTime)
  const opening = Math.max(openingBalance(life.transactions), 100_00 - balanceRange(transactions).minimum)
  return {
    transactions: withBalances(transactions, opening),
    events: [...life.events.filter(event => !isRemoved(event)), ...events].sort(byTime),
    attackTransactionIds: added.map(({ transaction_id }) => transaction_id),
    moments: [...added, ...events].map(timeOf).sort((left, right) => left - right),
  }
}

/**
 * An ordinary life with one attack. The attack needs 14 months of life before it and 100 days after its start,
 * and the same input gives the same life.
 */
export function victimLife(input: VictimLifeInput): VictimLife {
  const { seed, customerId, from, months = LIFE_MONTHS, pattern, attackAt } = input
  if (attackAt < addMonths(from, HISTORY_MONTHS))
    throw new RangeError(`An attack needs ${HISTORY_MONTHS} months of life before it.`)
  if (attackAt.getTime() + ATTACK_DAYS_MAX * DAY_MS > addMonths(from, months).getTime())
    throw new RangeError(`An attack needs ${ATTACK_DAYS_MAX} days of life after its start.`)
  const life = ordinaryLife({ seed, customerId, from, months })
  const attack = VICTIM_PATTERNS[pattern](life, { seed, at: attackAt })
  const { moments, ...merged } = mergeAttack(life, customerId, attack)
  return {
    ...merged,
    profile: life.profile,
    pattern,
    attackFrom: new Date(attack.from ?? moments[0]!),
    attackTo: new Date(attack.to ?? moments.at(-1)!),
  }
}
