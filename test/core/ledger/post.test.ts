import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { world, type World } from '#test/support/world.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import type { RefusedOutcome } from '#core/rules/posting-outcome.ts'
import { newIds, POST } from '#core/ledger/post-call.ts'
import { POST_PARAMETERS, valuesOf } from '#core/ledger/post-parameters.ts'
import { limit, openLedger, usage, type Ledger, type Wanted } from './support.ts'

let at: World
let ledger: Ledger
beforeAll(async () => {
  at = await world()
  ledger = await openLedger(at)
})

const rows = (key: string): Promise<Record<string, unknown>[]> =>
  ledger.run(
    'select * from core.transactions where workspace_id = $1 and parent_id = $2 or id = $2 order by id',
    [ledger.workspaceId, key],
  )

test('money moves from one account to the other, and the fee and VAT to their system accounts', async () => {
  const [payer, payee] = [await ledger.account(100_000n), await ledger.account()]

  const result = await ledger.post({
    from: payer,
    to: payee,
    amountMinor: 5_000n,
    feeMinor: 1_000n,
    vatMinor: 75n,
    withFee: true,
  })

  expect(result).toMatchObject({
    kind: 'posted',
    debitSequence: 2n,
    debitAfterMinor: 95_000n,
    creditSequence: 1n,
    creditAfterMinor: 5_000n,
  })
  expect(await ledger.state(payer)).toMatchObject({ balance_minor: 93_925n, entries: 3n })
  expect(
    (await rows((result as { id: string }).id)).map(
      ({ type, amount_minor, vat_leg_minor, debit_after_minor }) => [
        type,
        amount_minor,
        vat_leg_minor,
        debit_after_minor,
      ],
    ),
  ).toEqual([
    ['TRANSFER', '5000', '0', '95000'],
    ['FEE', '1000', '75', '93925'],
  ])
  expect(await ledger.broken()).toEqual([])
})

test('the credited account pays the fee of a deposit, not the cash account', async () => {
  const account = await ledger.account(0n)

  const result = await ledger.post({
    to: account,
    type: 'DEPOSIT',
    transferType: null,
    amountMinor: 5_000n,
    feeMinor: 1_000n,
    vatMinor: 75n,
    withFee: true,
  })
  const more = await ledger.post({
    to: account,
    type: 'DEPOSIT',
    transferType: null,
    amountMinor: 100n,
    feeMinor: 9_000n,
    withFee: true,
  })

  expect(result).toMatchObject({
    kind: 'posted',
    creditSequence: 1n,
    creditAfterMinor: 5_000n,
    debitSequence: null,
  })
  expect(more).toMatchObject({
    kind: 'refused',
    outcome: 'INSUFFICIENT_FUNDS',
    allowedMinor: 4_025n,
    requiredMinor: 9_000n,
  })
  expect(await ledger.state(account)).toMatchObject({ balance_minor: 3_925n, entries: 2n })
  expect(await ledger.broken()).toEqual([])
})

test('the reversal of a fee returns its VAT', async () => {
  const payer = await ledger.account(10_000n)
  const [fee, vat] = [ledger.own.get('FEE_INCOME')!, ledger.own.get('VAT_PAYABLE')!]
  const onOwn = async (id: string): Promise<number> =>
    Number(
      (
        await ledger.run(
          'select coalesce(sum(amount_minor), 0) as sum from core.entries where workspace_id = $1 and account_id = $2',
          [ledger.workspaceId, id],
        )
      )[0]!['sum'],
    )
  const before = [await onOwn(fee), await onOwn(vat)]
  await ledger.post({ from: payer, amountMinor: 1_000n, feeMinor: 500n, vatMinor: 38n, withFee: true })
  expect([(await onOwn(fee)) - before[0]!, (await onOwn(vat)) - before[1]!]).toEqual([500, 38])

  const reversal = ledger.posting({
    to: payer,
    type: 'REVERSAL',
    transferType: null,
    amountMinor: 500n,
    vatMinor: 38n,
    vatLeg: { minor: -38n, accountId: vat },
  })
  await ledger.batcher.post(
    { ...reversal, debit: { id: fee, isSystem: true } },
    Date.now() + 9_000,
    new Date(),
  )

  expect(await ledger.state(payer)).toMatchObject({ balance_minor: 9_000n })
  expect([await onOwn(fee), await onOwn(vat)]).toEqual(before)
  expect(await ledger.broken()).toEqual([])
})

const refusals: readonly (readonly [
  string,
  RefusedOutcome,
  Wanted & { debtor?: Record<string, unknown>; creditor?: Record<string, unknown> },
])[] = [
  ['the payer is frozen', 'SOURCE_FROZEN', { amountMinor: 1n, debtor: { status: 'FROZEN' } }],
  ['the payee is frozen', 'DESTINATION_FROZEN', { amountMinor: 1n, creditor: { status: 'FROZEN' } }],
  ['the payer is dormant', 'SOURCE_DORMANT', { amountMinor: 1n, debtor: { status: 'DORMANT' } }],
  ['the payee is dormant', 'DESTINATION_DORMANT', { amountMinor: 1n, creditor: { status: 'DORMANT' } }],
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

test('one batch posts for two workspaces, each with its own policy and its own event', async () => {
  const elsewhere = await world()
  const other = await openLedger(elsewhere, { writers: 1 })
  const [mine, theirs] = [
    [await ledger.account(100n), await ledger.account()],
    [await other.account(100n), await other.account()],
  ]
  await other.run('update core.policies set version = 2 where workspace_id = $1', [elsewhere.workspaceId])
  const before = [(await at.published()).length, (await elsewhere.published()).length]

  const results = await Promise.all([
    ledger.post({ from: mine[0]!, to: mine[1]!, amountMinor: 1n }, other.batcher),
    other.post({ from: theirs[0]!, to: theirs[1]!, amountMinor: 2n, policyVersion: 2n }),
    ledger.post({ from: mine[0]!, to: mine[1]!, amountMinor: 3n }, other.batcher),
  ])

  expect(results.map(({ kind }) => kind)).toEqual(['posted', 'posted', 'posted'])
  const events = [(await at.published()).slice(before[0]), (await elsewhere.published()).slice(before[1])]
  expect(events.map(each => each.map(({ data }) => data['transactionIds']))).toEqual([
    [[results[0], results[2]].map(result => (result as { id: string }).id)],
    [[(results[1] as { id: string }).id]],
  ])
  expect([await ledger.broken(), await other.broken()]).toEqual([[], []])
})

test('after a policy change no posting uses the old version, and postings in the same batch are retried', async () => {
  const here = await world()
  const changing = await openLedger(here, { writers: 1 })
  const [payer, other] = [await changing.account(100n), await changing.account(100n)]
  await changing.run('update core.policies set version = 2 where workspace_id = $1', [here.workspaceId])

  const results = await Promise.all([
    changing.post({ from: payer, amountMinor: 1n }),
    changing.post({ from: other, amountMinor: 1n, policyVersion: 2n }),
  ])

  expect(results).toEqual([{ kind: 'stale' }, { kind: 'stale' }])
  expect(await changing.post({ from: other, amountMinor: 1n, policyVersion: 2n })).toMatchObject({
    kind: 'posted',
  })
})

test('a posting priced with a stale policy is not attempted', async () => {
  const payer = await ledger.account(100n)

  expect(await ledger.post({ from: payer, amountMinor: 1n, policyVersion: 2n, key: newId() })).toEqual({
    kind: 'stale',
  })
  expect(await ledger.state(payer)).toMatchObject({ entries: 1n })
})

test('a posting that waits for its rail is PENDING, and its money is debited immediately', async () => {
  const payer = await ledger.account(100n)

  const result = await ledger.post({ from: payer, amountMinor: 100n, status: 'PENDING' })

  const [progress] = await ledger.run(
    'select status, due_at is not null as is_due from core.transaction_progress where transaction_id = $1',
    [(result as { id: string }).id],
  )
  expect(progress).toEqual({ status: 'PENDING', is_due: true })
  expect(await ledger.post({ from: payer, amountMinor: 1n })).toMatchObject({
    kind: 'refused',
    outcome: 'INSUFFICIENT_FUNDS',
  })
})

test('held money cannot be spent until the hold ends, and can be spent immediately afterwards', async () => {
  const payer = await ledger.account(100n)
  const held = await ledger.hold(payer, 60n, new Date(Date.now() + 60_000))
  await ledger.hold(payer, 10n)

  expect(await ledger.post({ from: payer, amountMinor: 31n })).toMatchObject({
    outcome: 'INSUFFICIENT_FUNDS',
    allowedMinor: 30n,
  })
  expect(
    await ledger.post({ from: payer, amountMinor: 90n, at: new Date(Date.now() + 61_000) }),
  ).toMatchObject({ kind: 'posted', debitAfterMinor: 10n })
  expect(
    (await ledger.run('select status, remaining_minor from core.holds where id = $1', [held]))[0],
  ).toEqual({ status: 'EXPIRED', remaining_minor: '0' })
  expect(await ledger.state(payer)).toMatchObject({ held_minor: 10n })
  expect(await ledger.broken()).toEqual([])
})

test('a posting that names other accounts than it locks is refused by the function itself', async () => {
  const [payer, stranger] = [await ledger.account(100n), await ledger.account(100n)]
  const posting = ledger.posting({ from: payer, amountMinor: 1n })
  const values = valuesOf([posting], [newIds(posting)], new Date())
  const forged = valuesOf(
    [{ ...posting, debit: { id: stranger, isSystem: false } }],
    [newIds(posting)],
    new Date(),
  )

  await expect(
    ledger.run(
      POST,
      values.map((value, index) => (POST_PARAMETERS[index]!.name === 'p_debits' ? forged[index] : value)),
    ),
  ).rejects.toThrow('names other accounts than it locks')
})
