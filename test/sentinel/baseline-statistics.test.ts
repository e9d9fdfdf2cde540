import { beforeAll, expect, test } from '@jest/globals'
import { localDay } from '#kernel/local-day.ts'
import { periodicityOf } from '#sentinel/statistics/periodicity.ts'
import { medianOf } from '#sentinel/statistics/quantiles.ts'
import { summarise } from '#sentinel/statistics/robust-scale.ts'
import { baselineClient, baselineOf, type BaselineClient } from './baseline-client.ts'
import { DAY_MS, storeTransactions, type GivenTransaction } from './stored-transactions.ts'

let at: BaselineClient
beforeAll(async () => {
  at = await baselineClient()
})

/** Reproducible numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!

function life(random: () => number): GivenTransaction[] {
  const years = random() < 0.5 ? 390 : 20 + random() * 200
  return Array.from({ length: Math.floor(random() * 120) }, () => ({
    occurredAt: at.ago(random() * years),
    amountMinor: BigInt(Math.floor(random() ** 3 * 500_000) + 1),
    currency: pick(random, ['USD', 'USD', 'JPY', 'KWD']),
    type: pick(random, ['CARD', 'CASH', 'BILL', 'TRANSFER', 'INCOME', 'FEE'] as const),
    direction: pick(random, ['DEBIT', 'DEBIT', 'CREDIT'] as const),
    channel: pick(random, ['CARD', 'ATM', 'ONLINE'] as const),
    payeeHash: pick(random, ['a', 'b', 'c', null]),
    country: pick(random, ['US', 'MX', null]),
    localHour: Math.floor(random() * 24),
    isConfirmed: random() < 0.05,
  }))
}

const DIGITS: Readonly<Record<string, number>> = { USD: 2, JPY: 0, KWD: 3 }
const TIME_ZONE = 'America/Chicago'

type Payment = Required<Pick<GivenTransaction, 'occurredAt' | 'currency'>> & GivenTransaction

/** Values of the metrics of amounts and counts, computed plainly. */
function plainValues(all: readonly Payment[], to: Date): Map<string, number[]> {
  const days = (moment: Date): number =>
    (Date.parse(localDay(to, TIME_ZONE)) - Date.parse(localDay(moment, TIME_ZONE))) / DAY_MS
  const wholeDays = days(new Date(to.getTime() - 365 * DAY_MS)) - 1
  const periods = (length: number) => (moment: Date) =>
    Math.floor((to.getTime() - moment.getTime()) / (length * DAY_MS))
  const values = new Map<string, number[]>()
  const sums = (
    name: string,
    payments: readonly Payment[],
    [first, count]: readonly [number, number],
    indexOf: (moment: Date) => number,
    valueOf: (payments: readonly Payment[]) => number,
    isCounted: (payment: Payment) => boolean = () => true,
  ): void => {
    const oldest = Math.max(...payments.map(({ occurredAt }) => indexOf(occurredAt)))
    const length = Math.min(oldest, first + count - 1) - first + 1
    const groups = Array.from({ length: Math.max(0, length) }, (_, index) =>
      payments.filter(each => isCounted(each) && indexOf(each.occurredAt) === index + first),
    )
    values.set(name, groups.map(valueOf))
  }
  const sum = (payments: readonly Payment[]): number =>
    payments.reduce((total, { amountMinor }) => total + Number(amountMinor), 0)
  for (const currency of new Set(all.map(each => each.currency))) {
    const mine = all.filter(each => each.currency === currency)
    values.set(
      `DEBIT_AMOUNT ${currency}`,
      mine.map(({ amountMinor }) => Number(amountMinor)),
    )
    sums(`DAILY_DEBIT_SUM ${currency}`, mine, [1, wholeDays], days, sum)
    sums(`WEEKLY_DEBIT_SUM ${currency}`, mine, [0, 52], periods(7), sum)
    sums(`CASH_WEEKLY_SUM ${currency}`, mine, [0, 52], periods(7), sum, each => each.type === 'CASH')
  }
  if (all.length > 0) {
    sums('DAILY_DEBIT_COUNT null', all, [1, wholeDays], days, payments => payments.length)
    const payees = (payments: readonly Payment[]): number =>
      new Set(payments.flatMap(({ payeeHash }) => payeeHash ?? [])).size
    sums('DISTINCT_PAYEES_30D null', all, [0, 12], periods(30), payees)
  }
  return values
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('the SQL agrees with a plain computation: life %i', async seed => {
  const random = randomFrom(seed)
  const profileId = await at.profile({ time_zone: TIME_ZONE })
  const transactions = life(random) as Payment[]
  await storeTransactions(at, profileId, transactions)

  const baselines = await at.recomputed(profileId)

  const to = new Date(baselines[0]!.window_to)
  const inWindow = transactions
    .filter(
      ({ occurredAt, isConfirmed }) =>
        occurredAt <= to && occurredAt.getTime() > to.getTime() - 365 * DAY_MS && !isConfirmed,
    )
    .sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime())
  const debits = inWindow.filter(({ direction, type }) => direction === 'DEBIT' && type !== 'FEE')
  for (const [name, values] of plainValues(debits, to)) {
    const [metric, currency] = name.split(' ') as [string, string]
    const baseline = baselineOf(baselines, metric, currency === 'null' ? null : currency)
    const digits = DIGITS[currency] ?? 0
    const summary = summarise(values)
    expect([name, baseline.n]).toEqual([name, values.length])
    if (!summary) continue
    for (const [share, value] of Object.entries({
      ...baseline.quantiles!,
      median: baseline.median,
      mad: baseline.mad,
    })) {
      const expected = summary[share as 'p05'] / 10 ** digits
      expect(Math.abs(Number(value) - expected)).toBeLessThanOrEqual(
        currency === 'null' ? 1e-6 : 0.500001 / 10 ** digits,
      )
      if (currency !== 'null')
        expect(value).toMatch(digits === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${digits}}$`))
    }
    if (currency === 'null') continue
    const logs = summarise(values.map(value => Math.log1p(value / 10 ** digits)))!
    expect(baseline.log_scale!.median).toBeCloseTo(logs.median, 9)
    expect(baseline.log_scale!.mad).toBeCloseTo(logs.mad, 9)
    expect(baseline.log_scale!.iqr).toBeCloseTo(logs.iqr, 9)
  }
  const countBy = (keyOf: (payment: Payment) => string | null | undefined): Record<string, number> => {
    const counts: Record<string, number> = {}
    for (const key of debits.map(keyOf)) if (key) counts[key] = (counts[key] ?? 0) + 1
    return counts
  }
  const mixOf = (metric: string): Record<string, number> =>
    Object.fromEntries(baselineOf(baselines, metric).mix!.map(({ key, count }) => [key, count]))
  expect(mixOf('CHANNEL_MIX')).toEqual(countBy(({ channel }) => channel))
  expect(mixOf('HOUR_MIX')).toEqual(countBy(({ localHour }) => String(localHour)))
  expect(mixOf('COUNTRY_MIX')).toEqual(countBy(({ country }) => country))

  const isIncome = ({ direction, type }: Payment): boolean => direction === 'CREDIT' && type !== 'FEE'
  const schedules = { INCOME: inWindow.filter(isIncome), BILLS: debits.filter(({ type }) => type === 'BILL') }
  for (const [metric, payments] of Object.entries(schedules))
    for (const currency of new Set(payments.filter(each => each.payeeHash).map(each => each.currency))) {
      const { schedule } = baselineOf(baselines, metric, currency)
      const mine = payments.filter(each => each.currency === currency && each.payeeHash)
      expect(schedule!.map(each => each['payee_hash']).sort()).toEqual(
        [...new Set(mine.map(({ payeeHash }) => payeeHash))].sort(),
      )
      for (const entry of schedule!) {
        const party = mine.filter(({ payeeHash }) => payeeHash === entry['payee_hash'])
        const period = periodicityOf(party.map(({ occurredAt }) => occurredAt))
        expect(entry).toMatchObject({
          occurrences: party.length,
          last_seen_at: party.at(-1)!.occurredAt.toISOString(),
          is_periodic: period?.isPeriodic ?? false,
        })
        const amount = medianOf(party.map(({ amountMinor }) => Number(amountMinor))) / 10 ** DIGITS[currency]!
        expect(Math.abs(Number(entry['median_amount']) - amount)).toBeLessThanOrEqual(
          0.500001 / 10 ** DIGITS[currency]!,
        )
        if (!period) expect(entry['median_gap_days']).toBeNull()
        else {
          expect(entry['median_gap_days']).toBeCloseTo(period.medianGapDays, 9)
          expect(entry['gap_mad_days']).toBeCloseTo(period.gapMadDays, 9)
        }
      }
    }
})
