import {
  balanceRange,
  toEvents,
  toTransactions,
  withBalances,
  type UnbalancedTransaction,
} from './balance.ts'
import { inventHabits, type Habits } from './habits.ts'
import { LIFE_MONTHS, type Life, type Movement, type Occurrence } from './life.ts'
import { addMonths, dayOf, localDay, momentOn, DAY_MS } from './local-time.ts'
import { person, shop } from './names.ts'
import { random, type Random } from './random.ts'

const BALANCE_MINIMUM_MINOR = 5_000_00
const BALANCE_MAXIMUM_MINOR = 80_000_00

interface Period {
  readonly firstDay: number
  readonly lastDay: number
  readonly months: readonly { readonly year: number; readonly month: number }[]
}

type Part = (habits: Habits, period: Period, choices: Random) => readonly Movement[]

const withinLimits = (minor: number, minimum: number, maximum: number): number =>
  Math.min(maximum, Math.max(minimum, Math.round(minor)))

/** How a customer pays from home: with one of the own devices, or by mail without any. */
const fromHome = (
  { devices, homeChannel }: Habits,
  choices: Random,
): Pick<Movement, 'channel' | 'device_id'> => ({
  channel: homeChannel,
  ...(devices.length > 0 && { device_id: choices.of(devices) }),
})

const pensions: Part = ({ pension, profile }, { months }, choices) =>
  months.map(({ year, month }) => ({
    at: momentOn(dayOf(year, month, choices.integer(1, 3)), profile.time_zone, choices, [8, 9]),
    amountMinor: pension.amountMinor,
    type: 'INCOME',
    direction: 'CREDIT',
    channel: 'AUTOMATIC',
    counterparty: pension.payer,
    memo: 'Monthly pension',
  }))

const bills: Part = (habits, { months }, choices) =>
  months.flatMap(({ year, month }) =>
    habits.bills.map((bill): Movement => ({
      at: momentOn(dayOf(year, month, bill.day + choices.integer(-2, 2)), habits.profile.time_zone, choices),
      amountMinor: Math.round(bill.amountMinor * choices.between(0.9, 1.1)),
      type: 'BILL',
      direction: 'DEBIT',
      ...(bill.channel === 'AUTOMATIC' ? { channel: bill.channel } : fromHome(habits, choices)),
      counterparty: bill.payee,
    })),
  )

/** Two or three purchases from Monday to Sunday, on different days. */
const purchases: Part = ({ shops, profile }, { firstDay, lastDay }, choices) => {
  const monday = firstDay - ((firstDay + 3) % 7)
  const weeks = Array.from({ length: Math.ceil((lastDay - monday + 1) / 7) }, (_, week) => monday + 7 * week)
  return weeks.flatMap(week =>
    choices
      .shuffled([0, 1, 2, 3, 4, 5, 6])
      .slice(0, choices.integer(2, 3))
      .map((day): Movement => {
        const { merchant, amountMinor } = choices.of(shops)
        return {
          at: momentOn(week + day, profile.time_zone, choices),
          amountMinor: withinLimits(amountMinor * choices.between(0.6, 1.4), 20_00, 120_00),
          type: 'CARD',
          direction: 'DEBIT',
          channel: 'CARD',
          merchant,
        }
      }),
  )
}

/** A withdrawal every six to eight days. */
const withdrawals: Part = ({ cash, profile }, { firstDay, lastDay }, choices) => {
  const movements: Movement[] = []
  for (let day = firstDay + choices.integer(0, 6); day <= lastDay; day += choices.integer(6, 8))
    movements.push({
      at: momentOn(day, profile.time_zone, choices),
      amountMinor: withinLimits(cash.amountMinor + choices.integer(-1, 1) * 20_00, 100_00, 200_00),
      type: 'CASH',
      direction: 'DEBIT',
      channel: choices.of(cash.channels),
    })
  return movements
}

/** About once a month a shop or a payee that the customer has never paid before. */
const novelties: Part = (habits, { months }, choices) => {
  const used = new Set(habits.shops.map(({ merchant }) => merchant.name!))
  return months.flatMap(({ year, month }) =>
    Array.from({ length: choices.of([0, 1, 1, 1, 1, 1, 2]) }, (): Movement => {
      const at = momentOn(dayOf(year, month, choices.integer(1, 28)), habits.profile.time_zone, choices)
      const common = { at, amountMinor: choices.integer(15_00, 149_00), direction: 'DEBIT' } as const
      return choices.isBelow(0.7)
        ? { ...common, type: 'CARD', channel: 'CARD', merchant: shop(choices, used) }
        : { ...common, ...orderedFromHome(habits, choices), counterparty: person(choices) }
    }),
  )
}

const orderedFromHome = (
  habits: Habits,
  choices: Random,
): Pick<Movement, 'type' | 'channel' | 'device_id'> => ({
  type: habits.homeChannel === 'MAIL' ? 'CHECK' : 'TRANSFER',
  ...fromHome(habits, choices),
})

/** In December, two or three gifts to relatives, the same persons every year. */
const gifts: Part = (habits, { months }, choices) =>
  months
    .filter(({ month }) => month === 11)
    .flatMap(({ year, month }) =>
      habits.relatives.slice(0, choices.integer(2, 3)).map((relative): Movement => ({
        at: momentOn(dayOf(year, month, choices.integer(5, 23)), habits.profile.time_zone, choices),
        amountMinor: choices.integer(5, 30) * 10_00,
        direction: 'DEBIT',
        ...orderedFromHome(habits, choices),
        counterparty: relative,
        memo: 'Gift',
      })),
    )

const PARTS = { pensions, bills, purchases, withdrawals, novelties, gifts }

function periodOf(from: number, to: number, timeZone: string): Period {
  const firstDay = localDay(from, timeZone)
  const lastDay = localDay(to, timeZone)
  const first = new Date(firstDay * DAY_MS)
  const last = new Date(lastDay * DAY_MS)
  const count =
    12 * (last.getUTCFullYear() - first.getUTCFullYear()) + last.getUTCMonth() - first.getUTCMonth() + 1
  const months = Array.from({ length: count }, (_, index) => {
    const month = first.getUTCMonth() + index
    return { year: first.getUTCFullYear() + Math.floor(month / 12), month: month % 12 }
  })
  return { firstDay, lastDay, months }
}

/** One sign-in on the same device up to eight minutes before every payment on it. */
const signIns = (movements: readonly Movement[], choices: Random): readonly Occurrence[] =>
  movements
    .flatMap(({ at, device_id }) =>
      device_id === undefined
        ? []
        : [{ at: at - choices.integer(1, 8) * 60_000, type: 'LOGIN', details: { device_id, country: 'US' } }],
    )
    .sort((left, right) => left.at - right.at)

/** An opening balance with which the account stays between 5,000 and 80,000. */
function ordinaryOpening(transactions: readonly UnbalancedTransaction[], choices: Random): number {
  const { minimum, maximum } = balanceRange(transactions)
  const lowest = BALANCE_MINIMUM_MINOR - minimum
  const highest = BALANCE_MAXIMUM_MINOR - maximum
  if (highest < lowest) throw new RangeError('The life is too long for a balance of 5,000 to 80,000.')
  // The square makes small balances more common than large ones.
  return lowest + Math.round((highest - lowest) * choices.next() ** 2)
}

export interface OrdinaryLifeInput {
  readonly seed: number
  readonly customerId: string
  readonly from: Date
  /** 18 unless given: 14 of history and 4 in which an attack may follow. */
  readonly months?: number
}

/**
 * The life of an older customer without any abuse, from `from` up to, but not including, the same day
 * `months` later. The same input gives the same life.
 */
export function ordinaryLife({ seed, customerId, from, months = LIFE_MONTHS }: OrdinaryLifeInput): Life {
  const habits = inventHabits(seed, customerId, from)
  const start = from.getTime()
  const end = addMonths(from, months).getTime()
  const period = periodOf(start, end, habits.profile.time_zone)
  const movements = Object.entries(PARTS)
    .flatMap(([name, part]) => part(habits, period, random(seed, customerId, name)))
    .filter(({ at }) => at >= start && at < end)
    .sort((left, right) => left.at - right.at)
  const events = signIns(movements, random(seed, customerId, 'signIns'))
  const transactions = toTransactions(movements, customerId)
  const opening = ordinaryOpening(transactions, random(seed, customerId, 'opening'))
  return {
    transactions: withBalances(transactions, opening),
    events: toEvents(
      events.filter(({ at }) => at >= start),
      customerId,
    ),
    profile: habits.profile,
  }
}
