import { timeOf } from './balance.ts'
import { ATTACK_DAYS_MAX, HISTORY_MONTHS, LIFE_MONTHS, type Life } from './life.ts'
import { addMonths, DAY_MS } from './local-time.ts'
import { ordinaryLife } from './ordinary-life.ts'
import { random } from './random.ts'
import { victimLife, VICTIM_PATTERN_NAMES, type VictimLife } from './victim-life.ts'

/** Every ordinary life has more transactions a month than this, which a part of a month may lack. */
const TRANSACTIONS_PER_MONTH_MIN = 15

export interface StreamInput {
  readonly seed: number
  readonly profiles: number
  readonly from: Date
  /** 18 unless given; 18 at least where there are victims. */
  readonly months?: number
  /** From 0 to 1, 0 unless given. */
  readonly victimShare?: number
  /**
   * Limits each ordinary life to its last transactions, for loads that need many profiles. Lives of victims stay
   * whole, since an attack without history shows nothing.
   */
  readonly transactionsPerProfile?: number
}

export interface StreamedLife extends Life {
  readonly customerId: string
  /** Null for an ordinary life. */
  readonly attack: Pick<VictimLife, 'pattern' | 'attackFrom' | 'attackTo' | 'attackTransactionIds'> | null
}

/** The last transactions of a life that ends when the whole one would, and the events since the first of them. */
function shortLife(
  input: { seed: number; customerId: string; from: Date; months: number },
  count: number,
): Life {
  const months = Math.min(input.months, Math.ceil(count / TRANSACTIONS_PER_MONTH_MIN) + 1)
  const life = ordinaryLife({ ...input, from: addMonths(input.from, input.months - months), months })
  const transactions = life.transactions.slice(-count)
  const first = transactions[0] ? timeOf(transactions[0]) : 0
  return { ...life, transactions, events: life.events.filter(event => timeOf(event) >= first) }
}

/**
 * Lives one after the other, each made when it is read, so that any number of profiles needs the memory of one.
 * The victims are spread evenly, and take turns at the patterns.
 */
export function* livesOf({
  seed,
  profiles,
  from,
  months = LIFE_MONTHS,
  victimShare = 0,
  transactionsPerProfile,
}: StreamInput): Generator<StreamedLife> {
  const firstAttack = addMonths(from, HISTORY_MONTHS).getTime()
  const lastAttack = addMonths(from, months).getTime() - ATTACK_DAYS_MAX * DAY_MS
  for (let index = 0; index < profiles; index++) {
    const customerId = `customer-${seed}-${String(index + 1).padStart(6, '0')}`
    const input = { seed, customerId, from, months }
    const victimsBefore = Math.floor(index * victimShare)
    if (Math.floor((index + 1) * victimShare) > victimsBefore) {
      const pattern = VICTIM_PATTERN_NAMES[victimsBefore % VICTIM_PATTERN_NAMES.length]!
      const attackAt = new Date(random(seed, customerId, 'attack').between(firstAttack, lastAttack))
      const { attackFrom, attackTo, attackTransactionIds, ...life } = victimLife({
        ...input,
        pattern,
        attackAt,
      })
      const { transactions, events, profile } = life
      const attack = { pattern, attackFrom, attackTo, attackTransactionIds }
      yield { customerId, transactions, events, profile, attack }
    } else {
      const life =
        transactionsPerProfile === undefined ? ordinaryLife(input) : shortLife(input, transactionsPerProfile)
      yield { customerId, ...life, attack: null }
    }
  }
}
