import { beforeAll, expect, test } from '@jest/globals'
import { world } from '#test/support/world.ts'
import { limit, openLedger, usage, type Ledger, type Wanted } from './support.ts'

let ledger: Ledger
beforeAll(async () => {
  ledger = await openLedger(await world())
})

/** An internal transfer on a day, counted against the limits of that day. */
const on = (day: string, from: string, amountMinor: bigint, more: Partial<Wanted> = {}): Wanted => ({
  from,
  amountMinor,
  today: day,
  usage: usage(day),
  ...more,
})

test('each window refuses with its own outcome, its limit and the usage that it would need', async () => {
  const payer = await ledger.account(10_000n)
  await ledger.post(on('2026-11-24', payer, 60n))
  const tried = (bounds: Parameters<typeof limit>[0], amount: bigint): ReturnType<Ledger['post']> =>
    ledger.post(on('2026-11-24', payer, amount, { checks: [limit(bounds)] }))

  expect(await tried({ singleMinor: 40n }, 41n)).toMatchObject({
    outcome: 'SINGLE_LIMIT_EXCEEDED',
    allowedMinor: 40n,
    requiredMinor: 41n,
  })
  expect(await tried({ dayMinor: 100n }, 41n)).toMatchObject({
    outcome: 'DAILY_LIMIT_EXCEEDED',
    allowedMinor: 100n,
    requiredMinor: 101n,
  })
  expect(await tried({ weekMinor: 100n }, 41n)).toMatchObject({
    outcome: 'WEEKLY_LIMIT_EXCEEDED',
    allowedMinor: 100n,
    requiredMinor: 101n,
  })
  expect(await tried({ monthMinor: 50n }, 41n)).toMatchObject({
    outcome: 'MONTHLY_LIMIT_EXCEEDED',
    allowedMinor: 50n,
    requiredMinor: 101n,
  })
  expect(
    await tried({ singleMinor: 40n, dayMinor: 100n, weekMinor: 100n, monthMinor: 100n }, 40n),
  ).toMatchObject({ kind: 'posted' })
})

test('the strictest of several limits applies, and each counts its own classes', async () => {
  const payer = await ledger.account(10_000n)
  await ledger.post(on('2026-11-24', payer, 60n))
  await ledger.post(on('2026-11-24', payer, 30n, { usage: { class: 3, date: '2026-11-24' } }))
  const tried = (masks: readonly (readonly [number, bigint])[]): ReturnType<Ledger['post']> =>
    ledger.post(
      on('2026-11-24', payer, 10n, {
        checks: masks.map(([classes, dayMinor]) => limit({ classes, dayMinor })),
      }),
    )

  expect(
    await tried([
      [0b10, 70n],
      [0b110, 99n],
    ]),
  ).toMatchObject({ outcome: 'DAILY_LIMIT_EXCEEDED', allowedMinor: 99n, requiredMinor: 100n })
  expect(
    await tried([
      [0b10, 69n],
      [0b110, 100n],
    ]),
  ).toMatchObject({ outcome: 'DAILY_LIMIT_EXCEEDED', allowedMinor: 69n, requiredMinor: 70n })
  expect(
    await tried([
      [0b10, 70n],
      [0b110, 100n],
      [0b11111000, 10n],
    ]),
  ).toMatchObject({ kind: 'posted' })
})

test('fee and VAT count towards no limit, and a refused posting counts for nothing', async () => {
  const payer = await ledger.account(200n)
  const checks = [limit({ dayMinor: 150n })]

  expect(
    await ledger.post(on('2026-11-24', payer, 50n, { checks, feeMinor: 40n, vatMinor: 3n, withFee: true })),
  ).toMatchObject({ kind: 'posted' })
  expect(
    await ledger.post(on('2026-11-24', payer, 100n, { checks, feeMinor: 40n, withFee: true })),
  ).toMatchObject({ outcome: 'INSUFFICIENT_FUNDS' })
  expect(await ledger.post(on('2026-11-24', payer, 100n, { checks }))).toMatchObject({ kind: 'posted' })
})

test('a deposit counts towards the limits of the credited account', async () => {
  const account = await ledger.account()
  const given = (amountMinor: bigint): ReturnType<Ledger['post']> =>
    ledger.post({
      to: account,
      amountMinor,
      type: 'DEPOSIT',
      transferType: null,
      usage: { class: 7, date: '2026-11-24' },
      checks: [limit({ classes: 0b1000000, dayMinor: 100n })],
    })

  expect(await given(100n)).toMatchObject({ kind: 'posted' })
  expect(await given(1n)).toMatchObject({ outcome: 'DAILY_LIMIT_EXCEEDED', requiredMinor: 101n })
})

const days: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['the next day', '2026-11-24', '2026-11-25', ['WEEKLY_LIMIT_EXCEEDED', 'MONTHLY_LIMIT_EXCEEDED']],
  ['the next ISO week, in the same month', '2026-11-22', '2026-11-23', ['MONTHLY_LIMIT_EXCEEDED']],
  ['the next month, in the same week', '2026-11-30', '2026-12-01', ['WEEKLY_LIMIT_EXCEEDED']],
  ['the next month and week', '2026-11-29', '2026-12-01', []],
  ['the same week of another year', '2026-12-31', '2027-01-01', ['WEEKLY_LIMIT_EXCEEDED']],
  ['a year later', '2026-11-24', '2027-11-24', []],
]

test.each(days)('on %s exactly the ended windows restart', async (_, first, then, still) => {
  const payer = await ledger.account(10_000n)
  await ledger.post(on(first, payer, 100n))

  const outcomes: string[] = []
  for (const bounds of [{ dayMinor: 100n }, { weekMinor: 100n }, { monthMinor: 100n }]) {
    const result = await ledger.post(on(then, payer, 1n, { checks: [limit(bounds)] }))
    if (result.kind === 'refused') outcomes.push(result.outcome)
    else
      await ledger.post({
        to: payer,
        amountMinor: 1n,
        today: then,
        usage: { ...usage(then), givesBack: true },
        type: 'REVERSAL',
        transferType: null,
      })
  }

  expect(outcomes).toEqual(still)
})

const gifts: readonly (readonly [string, string, string, readonly bigint[]])[] = [
  ['on the same day', '2026-11-24', '2026-11-24', [0n, 0n, 0n]],
  ['later in the week', '2026-11-24', '2026-11-26', [0n, 0n, 0n]],
  ['later in the month', '2026-11-20', '2026-11-24', [0n, 0n, 0n]],
  ['in the next month', '2026-11-20', '2026-12-08', [0n, 0n, 0n]],
]

test.each(gifts)(
  'an amount returned %s reduces the usage of windows that are still open, and no others',
  async (_, spent, then, [day, week, month]) => {
    const payer = await ledger.account(10_000n)
    await ledger.post(on(spent, payer, 100n))
    await ledger.post(on(then, payer, 7n))

    await ledger.post({
      to: payer,
      amountMinor: 100n,
      today: then,
      usage: { ...usage(spent), givesBack: true },
      type: 'REVERSAL',
      transferType: null,
    })

    const used = (await ledger.state(payer)).used!.slice(3, 6)
    expect(used).toEqual([day! + 7n, week! + 7n, month! + 7n])
  },
)

test('returned usage counts immediately, also within the same batch', async () => {
  const payer = await ledger.account(10_000n)
  await ledger.post(on('2026-11-24', payer, 100n))
  const checks = [limit({ dayMinor: 100n })]

  const results = await Promise.all([
    ledger.post(on('2026-11-24', payer, 1n, { checks })),
    ledger.post({
      to: payer,
      amountMinor: 40n,
      today: '2026-11-24',
      usage: { ...usage('2026-11-24'), givesBack: true },
      type: 'REVERSAL',
      transferType: null,
    }),
    ledger.post(on('2026-11-24', payer, 41n, { checks })),
    ledger.post(on('2026-11-24', payer, 40n, { checks })),
  ])

  expect(results).toMatchObject([
    { outcome: 'DAILY_LIMIT_EXCEEDED', requiredMinor: 101n },
    { kind: 'posted' },
    { outcome: 'DAILY_LIMIT_EXCEEDED', requiredMinor: 101n },
    { kind: 'posted' },
  ])
})

test("a posting of the previous day counts on the account's current day, so that no limit is exceeded around midnight", async () => {
  const payer = await ledger.account(10_000n)
  await ledger.post(on('2026-11-25', payer, 60n))
  const checks = [limit({ dayMinor: 100n })]

  expect(await ledger.post(on('2026-11-24', payer, 41n, { checks }))).toMatchObject({
    outcome: 'DAILY_LIMIT_EXCEEDED',
    requiredMinor: 101n,
  })
  const late = await ledger.post(on('2026-11-24', payer, 40n, { checks }))
  expect(
    await ledger.run('select usage_date::text from core.transactions where id = $1', [
      (late as { id: string }).id,
    ]),
  ).toEqual([{ usage_date: '2026-11-25' }])
  expect(await ledger.post(on('2026-11-25', payer, 1n, { checks }))).toMatchObject({
    outcome: 'DAILY_LIMIT_EXCEEDED',
    requiredMinor: 101n,
  })
})

test('concurrent postings never exceed the limit, to the unit', async () => {
  const payer = await ledger.account(1_000_000n)

  const results = await Promise.all(
    Array.from({ length: 300 }, () =>
      ledger.post(on('2026-11-24', payer, 7n, { checks: [limit({ dayMinor: 700n, monthMinor: 10_000n })] })),
    ),
  )

  expect(results.filter(({ kind }) => kind === 'posted')).toHaveLength(100)
  expect((await ledger.state(payer)).used!.slice(3, 6)).toEqual([700n, 700n, 700n])
  expect(await ledger.broken()).toEqual([])
})
