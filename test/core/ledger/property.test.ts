import { beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newId } from '#kernel/id.ts'
import type { PostResult } from '#core/ledger/posting.ts'
import type { PostingOutcome } from '#core/rules/posting-outcome.ts'
import { world } from '#test/support/world.ts'
import { limit, openLedger, type Ledger, type Wanted } from './support.ts'

const DAY_LIMIT = 400n
const MONTH_LIMIT = 500n
const CHECKS = [limit({ dayMinor: DAY_LIMIT }), limit({ monthMinor: MONTH_LIMIT })]
const DAYS = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']

type Step =
  | { readonly kind: 'deposit'; readonly on: number; readonly amount: number; readonly fee: number }
  | { readonly kind: 'withdraw'; readonly on: number; readonly amount: number; readonly fee: number }
  | {
      readonly kind: 'transfer'
      readonly on: number
      readonly to: number
      readonly amount: number
      readonly fee: number
    }
  | { readonly kind: 'reverse'; readonly which: number }
  | { readonly kind: 'repeat'; readonly which: number }
  | { readonly kind: 'hold'; readonly on: number; readonly amount: number; readonly days: number }
  | { readonly kind: 'day' }

const accounts = fc.nat(2)
// Mostly round amounts, which meet limits exactly, and some that exceed them by one.
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 6 }).map(n => n * 50) },
  { weight: 1, arbitrary: fc.constantFrom(1, 49, 51, 299) },
)
const fee = fc.constantFrom(0, 0, 50)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('deposit' as const, 'deposit' as const, 'withdraw' as const),
      on: accounts,
      amount,
      fee,
    }),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({ kind: fc.constant('transfer' as const), on: accounts, to: accounts, amount, fee })
      .filter(({ on, to }) => on !== to),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reverse' as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), which: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('hold' as const),
      on: accounts,
      amount,
      days: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('day' as const) }) },
)

interface Account {
  balance: bigint
  readonly overdraft: bigint
  entries: bigint
  day: bigint
  month: bigint
  seen: number
  holds: { amount: bigint; ends: number }[]
}
interface BookedPosting {
  readonly wanted: Wanted
  readonly expected: PostingOutcome
  readonly day: number
  readonly debtor: number | undefined
  readonly creditor: number | undefined
}

/** A small model of the ledger: the expected result of every posting, in request order. */
function model(overdrafts: readonly bigint[]) {
  const modelled: Account[] = overdrafts.map(overdraft => ({
    balance: 0n,
    overdraft,
    entries: 0n,
    day: 0n,
    month: 0n,
    seen: 0,
    holds: [],
  }))
  const monthOf = (day: number): string => DAYS[day]!.slice(0, 7)
  const available = ({ balance, overdraft, holds }: Account, day: number): bigint =>
    balance + overdraft - holds.reduce((sum, hold) => (hold.ends > day ? sum + hold.amount : sum), 0n)

  function rolled(account: Account, day: number): void {
    if (account.seen !== day) account.day = 0n
    if (monthOf(account.seen) !== monthOf(day)) account.month = 0n
    account.seen = day
  }

  return {
    modelled,
    available,
    /** Expected outcome of core.post. */
    post({ day, debtor, creditor, wanted }: Omit<BookedPosting, 'expected'>): PostingOutcome {
      const { amountMinor, feeMinor = 0n } = wanted
      const [from, to] = [debtor, creditor].map(index => (index === undefined ? undefined : modelled[index]!))
      const counts = from && to && wanted.usage
      if (counts) {
        rolled(from, day)
        if (from.day + amountMinor > DAY_LIMIT) return 'DAILY_LIMIT_EXCEEDED'
        if (from.month + amountMinor > MONTH_LIMIT) return 'MONTHLY_LIMIT_EXCEEDED'
      }
      if (from && !wanted.mayOverdraw && available(from, day) < amountMinor + feeMinor)
        return 'INSUFFICIENT_FUNDS'
      if (!from && to && feeMinor > 0n && available(to, day) + amountMinor < feeMinor)
        return 'INSUFFICIENT_FUNDS'
      for (const [side, sign] of [
        [from, -1n],
        [to, 1n],
      ] as const)
        if (side) {
          side.balance += sign * amountMinor
          side.entries++
        }
      const payer = from ?? to
      if (feeMinor > 0n) {
        payer!.balance -= feeMinor
        payer!.entries++
      }
      if (counts) {
        from.day += amountMinor
        from.month += amountMinor
      }
      return 'POSTED'
    },
    giveBack(account: Account, spent: number, day: number, back: bigint): void {
      rolled(account, day)
      if (spent === day) account.day -= back
      if (monthOf(spent) === monthOf(day)) account.month -= back
    },
  }
}

/** Runs the steps on the ledger and on the model. Consecutive postings run concurrently. */
async function played(
  ledger: Ledger,
  ids: readonly string[],
  steps: readonly Step[],
  overdrafts: readonly bigint[],
): Promise<void> {
  const { modelled, available, post, giveBack } = model(overdrafts)
  const booked: BookedPosting[] = []
  const reversed = new Set<BookedPosting>()
  let waiting: { result: Promise<PostResult>; of: BookedPosting; isRepeat: boolean }[] = []
  let day = 0
  const now = (): Date => new Date(`${DAYS[day]}T12:00:00Z`)
  const drained = async (): Promise<void> => {
    for (const { result, of, isRepeat } of waiting) {
      const settled = await result
      const seen =
        settled.kind === 'posted' || settled.kind === 'earlier'
          ? 'POSTED'
          : settled.kind === 'refused'
            ? settled.outcome
            : settled.kind
      expect([
        seen,
        isRepeat && (settled.kind === 'earlier' || (settled.kind === 'refused' && settled.isReplay)),
      ]).toEqual([of.expected, isRepeat])
    }
    waiting = []
  }
  const send = (wanted: Wanted, debtor?: number, creditor?: number): PostingOutcome => {
    const whole = { ...wanted, key: newId(), today: DAYS[day]!, at: now() }
    const parts = { wanted: whole, day, debtor, creditor }
    const of = { ...parts, expected: post(parts) }
    booked.push(of)
    waiting.push({ result: ledger.post(whole), of, isRepeat: false })
    return of.expected
  }

  for (const each of steps) {
    if (each.kind === 'deposit' || each.kind === 'withdraw') {
      const { on, amount: minor, fee: feeMinor } = each
      const wanted = {
        amountMinor: BigInt(minor),
        feeMinor: BigInt(feeMinor),
        withFee: feeMinor > 0,
        transferType: null,
      }
      if (each.kind === 'deposit') send({ ...wanted, type: 'DEPOSIT', to: ids[on]! }, undefined, on)
      else send({ ...wanted, type: 'WITHDRAWAL', from: ids[on]! }, on)
    } else if (each.kind === 'transfer') {
      const { on, to, amount: minor, fee: feeMinor } = each
      send(
        {
          from: ids[on]!,
          to: ids[to]!,
          amountMinor: BigInt(minor),
          feeMinor: BigInt(feeMinor),
          withFee: feeMinor > 0,
          usage: { class: 2, date: DAYS[day]! },
          checks: CHECKS,
        },
        on,
        to,
      )
    } else if (each.kind === 'reverse') {
      const open = booked.filter(
        of => of.expected === 'POSTED' && of.wanted.usage && !of.wanted.usage.givesBack && !reversed.has(of),
      )
      const of = open[each.which % Math.max(1, open.length)]
      if (!of) continue
      reversed.add(of)
      const reversal: Wanted = {
        type: 'REVERSAL',
        transferType: null,
        amountMinor: of.wanted.amountMinor,
        from: ids[of.creditor!]!,
        to: ids[of.debtor!]!,
        mayOverdraw: true,
        usage: { class: 2, date: DAYS[of.day]!, givesBack: true },
      }
      const whole = { ...reversal, key: newId(), today: DAYS[day]!, at: now() }
      const parts = {
        wanted: { ...whole, usage: undefined },
        day,
        debtor: of.creditor,
        creditor: of.debtor,
      }
      const mirrored = { ...parts, wanted: whole, expected: post(parts) }
      giveBack(modelled[of.debtor!]!, of.day, day, of.wanted.amountMinor)
      waiting.push({ result: ledger.post(whole), of: mirrored, isRepeat: false })
    } else if (each.kind === 'repeat') {
      const of = booked[each.which % Math.max(1, booked.length)]
      if (of && of.day === day) waiting.push({ result: ledger.post(of.wanted), of, isRepeat: true })
    } else {
      await drained()
      if (each.kind === 'day') day = Math.min(day + 1, DAYS.length - 1)
      else if (each.kind === 'hold' && available(modelled[each.on]!, day) >= BigInt(each.amount)) {
        modelled[each.on]!.holds.push({ amount: BigInt(each.amount), ends: day + each.days })
        await ledger.hold(
          ids[each.on]!,
          BigInt(each.amount),
          new Date(new Date(`${DAYS[0]}T11:00:00Z`).getTime() + (day + each.days) * 86_400_000),
        )
      }
    }
  }
  await drained()

  for (const [index, { balance, entries }] of modelled.entries())
    expect(await ledger.state(ids[index]!)).toMatchObject({ balance_minor: balance, entries })
  expect(await ledger.broken()).toEqual([])
}

let ledger: Ledger
beforeAll(async () => {
  ledger = await openLedger(await world(), { writers: 1, batchMax: 16 })
})

test('any sequence of postings matches a small model, and the ledger stays correct', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), async steps => {
      const overdrafts = [0n, 0n, 150n]
      const ids = await Promise.all(
        overdrafts.map(overdraft => ledger.account(0n, { columns: { overdraft_minor: overdraft } })),
      )
      await played(ledger, ids, steps, overdrafts)
    }),
    { numRuns: 100, interruptAfterTimeLimit: 60_000 },
  )
}, 120_000)
