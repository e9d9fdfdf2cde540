import { paymentFromHome, sceneOf, type Scene, type VictimPattern } from './attack.ts'
import { balanceBefore, minorOf, openingBalance, timeOf } from './balance.ts'
import type { AccountEvent, Merchant, Movement, Transaction } from './life.ts'
import { DAY_MS } from './local-time.ts'
import { person } from './names.ts'

const DEBIT = 'DEBIT' as const

const isCredit = (entry: Transaction | AccountEvent): boolean =>
  'direction' in entry && entry.direction === 'CREDIT'

/** The sum of the debits from one moment up to, but not including, another. */
const debitsMinor = (transactions: readonly Transaction[], from: number, to: number): number =>
  transactions
    .filter(each => each.direction === DEBIT && timeOf(each) >= from && timeOf(each) < to)
    .reduce((sum, { amount }) => sum + minorOf(amount), 0)

/**
 * An account without debits and sign-ins for 185 to 230 days, but with credits. Then three withdrawals within 14
 * days take more than nine tenths of the balance, after which the customer does not use the account again.
 */
export const silentAccount: VictimPattern = (life, input) => {
  const { choices, moment } = sceneOf(life, input, 'silentAccount')
  const silentFrom = input.at.getTime() - choices.integer(185, 230) * DAY_MS
  const isRemoved = (entry: Transaction | AccountEvent): boolean =>
    timeOf(entry) >= silentFrom && !isCredit(entry)
  const remaining = life.transactions.filter(transaction => !isRemoved(transaction))
  const opening = openingBalance(life.transactions)
  let withdrawnMinor = 0
  const days = [0, choices.integer(3, 6), choices.integer(8, 12)]
  const transactions = [0.4, 0.6, 0.85].map((share, index): Movement => {
    const at = moment(days[index]!)
    const amountMinor =
      Math.floor(((balanceBefore(remaining, opening, at) - withdrawnMinor) * share) / 100_00) * 100_00
    withdrawnMinor += amountMinor
    return { at, amountMinor, type: 'CASH', direction: DEBIT, channel: 'BRANCH' }
  })
  return { transactions, events: [], isRemoved }
}

/** Payments that make up 5 % of the debits of every 30 days before the attack. */
function relativesOrdinaryShare(scene: Scene, relative: Pick<Movement, 'counterparty'>): readonly Movement[] {
  const { life, choices, moment, start, history } = scene
  const blocks = Math.floor((start - timeOf(history[0]!)) / (30 * DAY_MS))
  return Array.from({ length: blocks }, (_, index): Movement => {
    const end = start - index * 30 * DAY_MS
    return {
      at: moment(-30 * index - choices.integer(2, 29)),
      amountMinor: Math.round((debitsMinor(life.transactions, end - 30 * DAY_MS, end) * 5) / 95),
      direction: DEBIT,
      ...paymentFromHome(scene),
      ...relative,
    }
  })
}

/**
 * A relative whose share of the debits is 5 % up to the attack and 60 % in the 90 days that end with it: 13 weekly
 * payments, each larger than the one before.
 */
export const relativesShare: VictimPattern = (life, input) => {
  const scene = sceneOf(life, input, 'relativesShare')
  const { choices, moment, start } = scene
  const relative = { counterparty: person(choices, life.profile.customer_name.split(' ').at(-1)) }
  const othersMinor = debitsMinor(life.transactions, start, start + 90 * DAY_MS)
  const weeks = Array.from({ length: 13 }, (_, week) => week)
  const transactions = weeks.map((week): Movement => ({
    at: moment(7 * week + choices.integer(0, 5)),
    // The numbers from 1 to 13 add up to 91, and 60 % are one and a half times the remaining 40 %.
    amountMinor: Math.round((othersMinor * 1.5 * (week + 1)) / 91),
    direction: DEBIT,
    ...paymentFromHome(scene),
    ...relative,
  }))
  return { transactions, events: [], history: relativesOrdinaryShare(scene, relative) }
}

/** The shops where the customer bought at least three times. */
function usualShops(history: readonly Transaction[]): readonly Merchant[] {
  const shops = Map.groupBy(
    history.filter(({ merchant }) => merchant !== undefined),
    ({ merchant }) => merchant!.name,
  )
  return [...shops.values()].filter(({ length }) => length >= 3).map(([first]) => first!.merchant!)
}

/**
 * For ten weeks, card purchases below 100 at the customer's usual shops add as much as the customer spent in an
 * average week of the 280 days before.
 */
export const smallDebits: VictimPattern = (life, input) => {
  const { choices, moment, start, history } = sceneOf(life, input, 'smallDebits')
  const weeklyMinor = debitsMinor(history, start - 280 * DAY_MS, start) / 40
  const count = Math.ceil(weeklyMinor / 60_00)
  const shops = usualShops(history)
  const transactions = Array.from({ length: 10 }, (_, week) =>
    Array.from({ length: count }, (): Movement => ({
      at: moment(7 * week + choices.integer(0, 6)),
      amountMinor: Math.round((weeklyMinor / count) * choices.between(0.8, 1.2)),
      type: 'CARD',
      direction: DEBIT,
      channel: 'CARD',
      merchant: choices.of(shops),
    })),
  ).flat()
  return { transactions, events: [] }
}

/**
 * All bills of 70 days stay unpaid, and the first three attempts to collect them return an NSF event. The balance
 * is not lowered: the rules read only the events.
 */
export const unpaidBills: VictimPattern = (life, input) => {
  const { start } = sceneOf(life, input, 'unpaidBills')
  const end = start + 70 * DAY_MS
  const isRemoved = (entry: Transaction | AccountEvent): boolean =>
    entry.type === 'BILL' && timeOf(entry) >= start && timeOf(entry) < end
  const unpaid = life.transactions.filter(isRemoved)
  const events = unpaid.slice(0, 3).map(transaction => ({
    at: timeOf(transaction),
    type: 'NSF',
    details: { payee: transaction.counterparty!.name!, amount: transaction.amount },
  }))
  return {
    transactions: [],
    events,
    isRemoved,
    ...(unpaid.length > 0 && { from: timeOf(unpaid[0]!), to: timeOf(unpaid.at(-1)!) }),
  }
}
