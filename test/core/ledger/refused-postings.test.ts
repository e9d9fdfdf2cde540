import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { world, type World } from '#test/support/world.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import type { Posting } from '#core/ledger/posting.ts'
import type { RefusedOutcome } from '#core/rules/posting-outcome.ts'
import { limit, openLedger, usage, type Ledger, type Wanted } from './support.ts'

let at: World
let ledger: Ledger
beforeAll(async () => {
  at = await world()
  ledger = await openLedger(at)
})

const refusals: readonly (readonly [
  string,
  RefusedOutcome,
  Wanted & { debtor?: Record<string, unknown>; creditor?: Record<string, unknown> },
])[] = [
  ['the payer is frozen', 'SOURCE_FROZEN', { amountMinor: 1n, debtor: { status: 'FROZEN' } }],
  ['the payee is frozen', 'DESTINATION_FROZEN', { amountMinor: 1n, creditor: { status: 'FROZEN' } }],
  ['the payer is dormant', 'SOURCE_DORMANT', { amountMinor: 1n, debtor: { status: 'DORMANT' } }],
  ['the payer is closed', 'SOURCE_CLOSED', { amountMinor: 1n, debtor: { status: 'CLOSED' } }],
  ['the payee is closed', 'DESTINATION_CLOSED', { amountMinor: 1n, creditor: { status: 'CLOSED' } }],
  ['the payer is not active', 'SOURCE_NOT_ACTIVE', { amountMinor: 1n, debtor: { status: 'PENDING' } }],
  ['the payee is not active', 'DESTINATION_NOT_ACTIVE', { amountMinor: 1n, creditor: { status: 'MATURED' } }],
  ['the payer takes no debits', 'SOURCE_BLOCKED', { amountMinor: 1n, debtor: { restriction: 'PND' } }],
  [
    'the payee takes no credits',
    'DESTINATION_BLOCKED',
    { amountMinor: 1n, creditor: { restriction: 'PNC' } },
  ],
  ['the payer takes nothing', 'SOURCE_BLOCKED', { amountMinor: 1n, debtor: { restriction: 'FULL' } }],
  ['the payee takes nothing', 'DESTINATION_BLOCKED', { amountMinor: 1n, creditor: { restriction: 'FULL' } }],
  [
    'a protective hold covers the debit',
    'SOURCE_HELD',
    { amountMinor: 1n, debtor: { protection_version: 3 }, protection: { version: 3, isHeld: true } },
  ],
  ['the payer has too little', 'INSUFFICIENT_FUNDS', { amountMinor: 10_001n }],
  [
    'the fee is too much with it',
    'INSUFFICIENT_FUNDS',
    { amountMinor: 9_999n, feeMinor: 1n, vatMinor: 1n, withFee: true },
  ],
  [
    'the payer keeps a minimum',
    'INSUFFICIENT_FUNDS',
    { amountMinor: 9_000n, debtor: { minimum_minor: 1_001 } },
  ],
  [
    'money of the payer has not cleared',
    'INSUFFICIENT_FUNDS',
    { amountMinor: 9_000n, debtor: { uncleared_minor: 1_001 } },
  ],
  ['the currency is another', 'CURRENCY_MISMATCH', { amountMinor: 1n, currency: 'USD' }],
]

test.each(refusals)(
  'when %s, nothing moves and the outcome is %s',
  async (_, outcome, { debtor = {}, creditor = {}, ...wanted }) => {
    const [payer, payee] = [
      await ledger.account(10_000n, { columns: debtor }),
      await ledger.account(0n, { columns: creditor }),
    ]

    const result = await ledger.post({ from: payer, to: payee, ...wanted })

    expect(result).toMatchObject({ kind: 'refused', outcome, isReplay: false })
    expect(
      refusalOf({ outcome, allowedMinor: 1n, requiredMinor: 2n }, { currency: 'NGN', amountMinor: 1n }).kind,
    ).toBe('refused')
    expect([await ledger.state(payer), await ledger.state(payee)]).toMatchObject([
      { balance_minor: 10_000n, entries: 1n },
      { balance_minor: 0n, entries: 0n },
    ])
  },
)

test('a dormant account can receive, and stays dormant', async () => {
  const [payer, payee] = [
    await ledger.account(10n),
    await ledger.account(0n, { columns: { status: 'DORMANT' } }),
  ]

  expect(await ledger.post({ from: payer, to: payee, amountMinor: 10n })).toMatchObject({ kind: 'posted' })
  expect(await ledger.state(payee)).toMatchObject({ status: 'DORMANT', balance_minor: 10n, version: 1 })
})

test('only a requested posting that is not refused wakes inactive accounts', async () => {
  const columns = { status: 'INACTIVE', active_on: '2020-01-01' }
  const [payer, payee] = [await ledger.account(10n, { columns }), await ledger.account(0n, { columns })]
  const states = async (): Promise<unknown[]> =>
    (await Promise.all([payer, payee].map(ledger.state))).map(({ status, version, active_on: active }) => [
      status,
      version,
      active === '2020-01-01',
    ])

  await ledger.post({ from: payer, to: payee, amountMinor: 11n })
  await ledger.post({ from: payer, to: payee, amountMinor: 1n, isAutomatic: true })
  await ledger.post({ from: payer, to: payee, amountMinor: 1n, type: 'ADJUSTMENT', transferType: null })
  const asleep = await states()
  await ledger.post({ from: payer, to: payee, amountMinor: 1n })
  await ledger.post({ from: payer, to: payee, amountMinor: 1n })

  expect(asleep).toEqual([
    ['INACTIVE', 1, true],
    ['INACTIVE', 1, true],
  ])
  expect(await states()).toEqual([
    ['ACTIVE', 2, false],
    ['ACTIVE', 2, false],
  ])
})

test('an account with blocked credits can pay, and one with blocked debits can receive', async () => {
  const [payer, payee] = [
    await ledger.account(10n, { columns: { restriction: 'PNC' } }),
    await ledger.account(0n, { columns: { restriction: 'PND' } }),
  ]

  expect(await ledger.post({ from: payer, to: payee, amountMinor: 10n })).toMatchObject({ kind: 'posted' })
})

test('a posting that overrides restrictions still requires the right currency and sufficient funds', async () => {
  const [payer, payee] = [
    await ledger.account(10n, { columns: { status: 'FROZEN' } }),
    await ledger.account(0n, { columns: { restriction: 'FULL' } }),
  ]

  expect(await ledger.post({ from: payer, to: payee, amountMinor: 10n, isUnrestricted: true })).toMatchObject(
    { kind: 'posted' },
  )
  expect(await ledger.post({ from: payer, to: payee, amountMinor: 1n, isUnrestricted: true })).toMatchObject({
    kind: 'refused',
    outcome: 'INSUFFICIENT_FUNDS',
  })
  expect(
    await ledger.post({ from: payer, to: payee, amountMinor: 1n, isUnrestricted: true, currency: 'USD' }),
  ).toMatchObject({ kind: 'refused', outcome: 'CURRENCY_MISMATCH' })
})

test('an overdraft can be used to its last unit, and only forced postings exceed it', async () => {
  const payer = await ledger.account(10n, { columns: { overdraft_minor: 90 } })

  expect(await ledger.post({ from: payer, amountMinor: 101n })).toMatchObject({
    outcome: 'INSUFFICIENT_FUNDS',
    allowedMinor: 100n,
    requiredMinor: 101n,
  })
  expect(await ledger.post({ from: payer, amountMinor: 100n })).toMatchObject({
    kind: 'posted',
    debitAfterMinor: -90n,
  })
  expect(await ledger.post({ from: payer, amountMinor: 60n, mayOverdraw: true })).toMatchObject({
    kind: 'posted',
    debitAfterMinor: -150n,
  })
  expect(await ledger.state(payer)).toMatchObject({ balance_minor: -150n, unauthorised_overdraft_minor: 60n })
  expect(await ledger.broken()).toEqual([])
})

test('a credit beyond the largest balance is refused, and no sum overflows', async () => {
  const [payer, payee] = [await ledger.account(1_000n), await ledger.account()]
  for (let round = 0; round < 4; round++)
    expect(
      await ledger.post({
        to: payee,
        type: 'DEPOSIT',
        transferType: null,
        amountMinor: 999_999_999_999_999_999n,
        usage: { class: 7, date: '2026-11-24' },
      }),
    ).toMatchObject({ kind: 'posted' })

  expect(await ledger.post({ from: payer, to: payee, amountMinor: 5n })).toMatchObject({
    kind: 'refused',
    outcome: 'BALANCE_TOO_LARGE',
  })
  expect(
    await ledger.post({
      from: payer,
      to: payee,
      amountMinor: 4n,
      usage: usage(),
      checks: [limit({ classes: 0xff, dayMinor: 9n })],
    }),
  ).toMatchObject({ kind: 'posted' })
  expect(await ledger.state(payee)).toMatchObject({ balance_minor: 4_000_000_000_000_000_000n })
  // The usage of its four deposits exceeds the largest sum, but the limit is still reported.
  expect(
    await ledger.post({
      to: payee,
      type: 'DEPOSIT',
      transferType: null,
      amountMinor: 5n,
      usage: { class: 7, date: '2026-11-24' },
      checks: [limit({ classes: 0xff, dayMinor: 999_999_999_999_999_999n })],
    }),
  ).toMatchObject({
    kind: 'refused',
    outcome: 'DAILY_LIMIT_EXCEEDED',
    requiredMinor: 1_000_000_000_000_000_005n,
  })
})

test('unknown accounts and accounts of other tenants are not found, on either side', async () => {
  const other = await openLedger(await world())
  const [mine, foreign] = [await ledger.account(100n), await other.account(100n)]

  expect(await ledger.post({ from: foreign, to: mine, amountMinor: 1n })).toMatchObject({
    kind: 'refused',
    outcome: 'SOURCE_NOT_FOUND',
  })
  expect(await ledger.post({ from: mine, to: foreign, amountMinor: 1n })).toMatchObject({
    kind: 'refused',
    outcome: 'DESTINATION_NOT_FOUND',
  })
  expect(await ledger.post({ from: mine, to: newId(), amountMinor: 1n })).toMatchObject({
    kind: 'refused',
    outcome: 'DESTINATION_NOT_FOUND',
  })
  expect(await other.state(foreign)).toMatchObject({ balance_minor: 100n, entries: 1n })
})

test('a posting and its parts are posted together or not at all, beside others in their batch', async () => {
  const through = (await openLedger(at, { writers: 1 })).batcher
  const payer = await ledger.account(100n)
  const payee = await ledger.account(0n)
  const inactive = await ledger.account(0n, { columns: { status: 'INACTIVE' } })
  const frozen = await ledger.account(0n, { columns: { status: 'FROZEN' } })
  const income = (): Posting => ({
    ...ledger.posting({ amountMinor: 1n, transferType: null }),
    credit: { id: ledger.own.get('FEE_INCOME')!, isSystem: true },
  })
  const set = (amountMinor: bigint, to: readonly string[], key: string): Wanted => ({
    from: payer,
    amountMinor,
    key,
    usage: usage(),
    withFee: true,
    feeMinor: 1n,
    parts: [...to.map(each => ledger.posting({ to: each, amountMinor, transferType: null })), income()],
  })
  const refused = set(20n, [inactive, frozen], newId())
  const repeated = { to: payee, amountMinor: 7n, key: newId() }
  const repeatedSet = { ...set(1n, [payee], newId()), from: await ledger.account(10n) }
  for (const each of [repeated, repeatedSet]) await ledger.post(each)
  const sets = [
    set(10n, [payee], newId()),
    refused,
    { from: payer, to: payee, amountMinor: 5n, usage: usage() },
    set(90n, [payee], newId()),
    set(3n, [payee, inactive], newId()),
    repeated,
    repeatedSet,
    { to: payee, amountMinor: 2n },
  ]

  const results = await Promise.all(sets.map(each => ledger.post(each, through)))

  expect(results).toMatchObject([
    { kind: 'posted', debitSequence: 2n, debitAfterMinor: 90n },
    { kind: 'refused', outcome: 'DESTINATION_FROZEN', isReplay: false },
    { kind: 'posted', debitSequence: 4n, debitAfterMinor: 84n },
    { kind: 'refused', outcome: 'INSUFFICIENT_FUNDS', allowedMinor: 84n, requiredMinor: 91n },
    { kind: 'posted', debitSequence: 5n, debitAfterMinor: 81n },
    { kind: 'earlier', isReplay: true },
    { kind: 'earlier', isReplay: true },
    { kind: 'posted' },
  ])
  expect(await ledger.post(refused)).toMatchObject({ outcome: 'DESTINATION_FROZEN', isReplay: true })
  expect(await ledger.state(payer)).toMatchObject({ balance_minor: 80n, entries: 6n })
  expect((await ledger.state(payer)).used!.slice(3, 6)).toEqual([18n, 18n, 18n])
  expect(await ledger.state(payee)).toMatchObject({ balance_minor: 28n, entries: 6n })
  expect(await ledger.state(inactive)).toMatchObject({ balance_minor: 3n, entries: 1n, status: 'ACTIVE' })
  expect(await ledger.state(frozen)).toMatchObject({ balance_minor: 0n, entries: 0n })
  const [first] = results
  const parts = await ledger.run<{ amount: bigint }>(
    `select amount_minor as amount from core.transactions where parent_id = $1 and type = 'TRANSFER'`,
    [first!.kind === 'posted' ? first!.id : null],
  )
  expect(parts).toHaveLength(2)
})
