import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { world, type World } from '#test/support/world.ts'
import { newIds, POST } from '#core/ledger/post-call.ts'
import { POST_PARAMETERS, valuesOf } from '#core/ledger/post-parameters.ts'
import { openLedger, type Ledger } from './support.ts'

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
  const [payer, otherAccount] = [await ledger.account(100n), await ledger.account(100n)]
  const posting = ledger.posting({ from: payer, amountMinor: 1n })
  const values = valuesOf([posting], [newIds(posting)])(new Date())
  const forged = valuesOf(
    [{ ...posting, debit: { id: otherAccount, isSystem: false } }],
    [newIds(posting)],
  )(new Date())

  await expect(
    ledger.run(
      POST,
      values.map((value, index) => (POST_PARAMETERS[index]!.name === 'p_debits' ? forged[index] : value)),
    ),
  ).rejects.toThrow('names other accounts than it locks')
})

test('booking dates never decrease along the entries of an account, and value dates default to them', async () => {
  const ledger = await openLedger(await world())
  const [payer, payee] = [await ledger.account(1_000n), await ledger.account(0n)]
  const dates = async (id: string): Promise<unknown> =>
    (
      await ledger.run(
        `select to_char(booking_date, 'YYYY-MM-DD') as booked, to_char(value_date, 'YYYY-MM-DD') as valued
         from core.transactions where workspace_id = $1 and (id = $2 or parent_id = $2) order by debit_sequence`,
        [ledger.workspaceId, id],
      )
    ).map(row => Object.values(row))
  const posted = async (given: Parameters<typeof ledger.post>[0]) => {
    const result = await ledger.post(given)
    if (result.kind !== 'posted') throw new Error(result.kind)
    return result
  }

  const next = await posted({ from: payer, amountMinor: 1n, bookingDate: '2999-01-02' })
  const late = await posted({
    from: payer,
    to: payee,
    amountMinor: 1n,
    bookingDate: '2999-01-01',
    feeMinor: 5n,
    withFee: true,
  })
  const backValued = await posted({
    to: payee,
    amountMinor: 1n,
    bookingDate: '2999-01-01',
    valueDate: '2998-12-30',
  })

  expect(next.bookedOn).toBeNull()
  expect(await dates(next.id)).toEqual([['2999-01-02', '2999-01-02']])
  expect(late.bookedOn).toBe('2999-01-02')
  expect(await dates(late.id)).toEqual([
    ['2999-01-02', '2999-01-02'],
    ['2999-01-02', '2999-01-02'],
  ])
  expect(backValued.bookedOn).toBe('2999-01-02')
  expect(await dates(backValued.id)).toEqual([['2999-01-02', '2998-12-30']])
})
