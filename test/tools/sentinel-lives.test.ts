import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { minorOf, openingBalance, timeOf } from '#tools/traffic/sentinel/lives/balance.ts'
import type { Life, Transaction } from '#tools/traffic/sentinel/lives/life.ts'
import { ordinaryLife } from '#tools/traffic/sentinel/lives/ordinary-life.ts'
import { measuringSeed, tuningSeed } from '#tools/traffic/sentinel/lives/random.ts'
import { localText } from './support/local-text.ts'

const FROM = new Date('2025-01-01T00:00:00Z')

const lifeOf = (seed: number): Life => ordinaryLife({ seed, customerId: 'c-1', from: FROM })

/** Runs the assertions on the lives of many seeds. */
const ofManyLives = (check: (life: Life) => void): void =>
  fc.assert(
    fc.property(fc.nat(), seed => check(lifeOf(seed))),
    { numRuns: 60 },
  )

interface LocalTime {
  readonly month: string
  readonly day: number
  readonly hour: number
}

function localTime(life: Life, { occurred_at }: { readonly occurred_at: string }): LocalTime {
  const text = localText(occurred_at, life.profile.time_zone)
  return { month: text.slice(0, 7), day: Number(text.slice(8, 10)), hour: Number(text.slice(11, 13)) }
}

const ofType = (life: Life, type: Transaction['type']): Transaction[] =>
  life.transactions.filter(transaction => transaction.type === type)

const payeeOf = ({ counterparty, merchant }: Transaction): string => counterparty?.id ?? merchant?.name ?? ''

/** The transactions of each whole calendar month; the life starts on the evening before a month's first day. */
const byMonth = (life: Life, transactions: readonly Transaction[]): Transaction[][] =>
  [...Map.groupBy(transactions, transaction => localTime(life, transaction).month)]
    .filter(([month]) => month >= '2025-01' && month <= '2026-06')
    .map(([, each]) => each)

/** Whether a payment goes to one of the payees that received more than three of them. */
const isUsual = (transactions: readonly Transaction[]): ((transaction: Transaction) => boolean) => {
  const counts = Map.groupBy(transactions, payeeOf)
  return transaction => counts.get(payeeOf(transaction))!.length > 3
}

const between = (minimum: number, maximum: number) => (amounts: readonly Transaction[]) =>
  amounts.filter(({ amount }) => minorOf(amount) < minimum || minorOf(amount) > maximum)

test('the same seed and customer give the same life, another seed or customer another one', () => {
  expect(lifeOf(7)).toEqual(lifeOf(7))
  expect(lifeOf(7)).not.toEqual(lifeOf(8))
  expect(ordinaryLife({ seed: 7, customerId: 'c-2', from: FROM }).profile).not.toEqual(lifeOf(7).profile)
})

test('no seed is for tuning and for measuring', () => {
  const indexes = Array.from({ length: 1_000 }, (_, index) => index)
  const tuning = new Set(indexes.map(tuningSeed))

  expect(tuning.size).toBe(1_000)
  expect(indexes.map(measuringSeed).filter(seed => tuning.has(seed))).toEqual([])
})

test('ids are unique, and transactions and events lie in order within the months asked for', () => {
  const end = Date.parse('2026-07-01T00:00:00Z')
  ofManyLives(({ transactions, events }) => {
    const ids = [...transactions.map(each => each.transaction_id), ...events.map(each => each.event_id)]
    const outside = [...transactions, ...events].filter(
      each => timeOf(each) < FROM.getTime() || timeOf(each) >= end,
    )

    expect(new Set(ids).size).toBe(ids.length)
    expect(outside).toEqual([])
    expect(transactions.map(timeOf)).toEqual(transactions.map(timeOf).sort((left, right) => left - right))
    expect(events.map(timeOf)).toEqual(events.map(timeOf).sort((left, right) => left - right))
    expect(transactions[0]!.occurred_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  })
})

test('each balance follows from the one before and stays between 5,000 and 80,000', () => {
  ofManyLives(({ transactions }) => {
    let balance = openingBalance(transactions)
    const wrong = transactions.filter(({ amount, direction, balance_after }) => {
      balance += direction === 'CREDIT' ? minorOf(amount) : -minorOf(amount)
      return (
        minorOf(balance_after) !== balance ||
        balance < 5_000_00 ||
        balance > 80_000_00 ||
        ![amount, balance_after].every(text => /^\d+\.\d\d$/.test(text))
      )
    })

    expect(wrong).toEqual([])
  })
})

test('one pension of 1,800 to 2,600 arrives on the 1st to 3rd of each month from one payer', () => {
  ofManyLives(life => {
    const pensions = ofType(life, 'INCOME')

    expect(byMonth(life, pensions).map(({ length }) => length)).toEqual(Array(18).fill(1))
    expect(new Set(pensions.map(payeeOf)).size).toBe(1)
    expect(between(1_800_00, 2_600_00)(pensions)).toEqual([])
    expect(pensions.filter(each => localTime(life, each).day > 3)).toEqual([])
    expect(life.transactions.filter(({ direction }) => direction === 'CREDIT')).toEqual(pensions)
  })
})

test('three to five bills a month go to fixed payees, with amounts within 10 % and days within 2', () => {
  ofManyLives(life => {
    const payees = [...Map.groupBy(ofType(life, 'BILL'), payeeOf).values()]

    expect([3, 4, 5]).toContain(payees.length)
    for (const bills of payees) {
      const amounts = bills.map(({ amount }) => minorOf(amount))
      const days = bills.map(each => localTime(life, each).day)
      expect(byMonth(life, bills).map(({ length }) => length)).toEqual(Array(18).fill(1))
      expect(Math.max(...amounts) / Math.min(...amounts)).toBeLessThanOrEqual(1.1 / 0.9 + 0.001)
      expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(4)
    }
  })
})

test('two or three card purchases a week of 20 to 120 are made at six to ten shops', () => {
  ofManyLives(life => {
    const cards = ofType(life, 'CARD')
    const usual = cards.filter(isUsual(cards))
    const monday = Date.parse('2025-01-06T05:00:00Z')
    const weeks = Map.groupBy(usual, each => {
      const { month, day } = localTime(life, each)
      return Math.floor(
        (Date.parse(`${month}-${String(day).padStart(2, '0')}T12:00:00Z`) - monday) / 604_800_000,
      )
    })
    const whole = [...weeks].filter(([week]) => week >= 0 && week < 76)

    expect(new Set(usual.map(payeeOf)).size).toBeGreaterThanOrEqual(6)
    expect(new Set(usual.map(payeeOf)).size).toBeLessThanOrEqual(10)
    expect(between(20_00, 120_00)(usual)).toEqual([])
    expect(whole).toHaveLength(76)
    expect(whole.filter(([, { length }]) => length < 2 || length > 3)).toEqual([])
  })
})

test('cash of 100 to 200 is withdrawn about weekly at a branch or a machine', () => {
  ofManyLives(life => {
    const cash = ofType(life, 'CASH')
    const gaps = cash.slice(1).map((each, index) => (timeOf(each) - timeOf(cash[index]!)) / 86_400_000)

    expect(between(100_00, 200_00)(cash)).toEqual([])
    expect(cash.filter(({ channel }) => channel !== 'ATM' && channel !== 'BRANCH')).toEqual([])
    expect(Math.min(...gaps)).toBeGreaterThan(5)
    expect(Math.max(...gaps)).toBeLessThan(9)
  })
})

test('about one new payee or shop a month is paid below 150, and two or three gifts in December up to 300', () => {
  ofManyLives(life => {
    const others = life.transactions.filter(({ type }) => !['INCOME', 'BILL', 'CASH'].includes(type))
    const usual = isUsual(others)
    const rare = others.filter(each => !usual(each))
    const gifts = rare.filter(({ memo }) => memo === 'Gift')
    const novelties = rare.filter(({ memo }) => memo !== 'Gift')

    expect(new Set(novelties.map(payeeOf)).size).toBe(novelties.length)
    expect(novelties.length / 18).toBeGreaterThan(0.5)
    expect(novelties.length / 18).toBeLessThan(1.6)
    expect(between(0, 149_99)(novelties)).toEqual([])
    expect([2, 3]).toContain(gifts.length)
    expect(gifts.filter(each => localTime(life, each).month !== '2025-12')).toEqual([])
    expect(between(0, 300_00)(gifts)).toEqual([])
  })
})

test('payments happen from 8 to 20 local time, in one country, on one or two devices where they are online', () => {
  ofManyLives(life => {
    const hours = life.transactions.map(each => localTime(life, each).hour)
    const online = life.transactions.filter(({ channel }) => channel === 'ONLINE' || channel === 'MOBILE')
    const devices = new Set(online.map(({ device_id }) => device_id))

    expect(Math.min(...hours)).toBeGreaterThanOrEqual(8)
    expect(Math.max(...hours)).toBeLessThan(20)
    expect(devices.has(undefined)).toBe(false)
    expect(devices.size).toBeLessThanOrEqual(2)
    expect(life.transactions.filter(({ device_id }) => device_id !== undefined)).toEqual(online)
    expect(life.events.every(({ type }) => type === 'LOGIN')).toBe(true)
    expect(new Set(life.transactions.map(({ country }) => country))).toEqual(new Set(['US']))
    expect(life.profile.date_of_birth <= '1960-01-01').toBe(true)
  })
})
