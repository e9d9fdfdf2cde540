import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { withClient } from '#test/support/clients.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { setFee } from '#core/operations/pricing/set-fee.ts'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { transactions, type TransactionFilter } from '#core/queries/transaction-list.ts'
import { statesOf, transaction } from '#core/queries/transactions.ts'
import { adminOf, LOGINS, loginOf } from '#test/support/cluster.ts'
import { openBusinessDate } from './end-of-day/open-business-date.ts'
import { movementSetting, type MovementSetting } from './movement-setting.ts'

const BIG = 50

/** Reads all pages of a list and returns the ids. */
async function pagesOf(
  at: MovementSetting,
  filter: Partial<TransactionFilter>,
  first: number,
): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | null = null, hasNext = true; hasNext;) {
    const { nodes, pageInfo } = await transactions(at.teller(), { ...filter, first, after })
    ids.push(...nodes.map(({ id }) => id))
    hasNext = pageInfo.hasNextPage
    after = pageInfo.endCursor
  }
  return ids
}

test('every filter finds exactly its matches, newest first, on pages without gaps', async () => {
  const at = await movementSetting()
  const [a, b, c] = [
    await at.account('1000.00'),
    await at.account(),
    await at.account('0', { currency: 'JPY' }),
  ]
  await setFee(at.admin(), {
    transactionType: 'TRANSFER',
    feeType: 'FLAT',
    feeValue: '1.00',
    minAmount: '30.00',
  })
  const created: string[] = []
  for (const [place, amount] of ['10.00', '20.00', '30.00', '40.00', '50.00'].entries()) {
    at.clock.offsetMs += 1_000
    created.push(
      (
        await transferInternally(
          at.teller(),
          at.order(a, b, { amount, channel: place % 2 === 0 ? 'MOBILE' : 'WEB' }),
        )
      ).id,
    )
  }
  const yen = await deposit(at.teller(), {
    accountId: c,
    amount: '25',
    channel: 'POS',
    narration: 'Cash',
    initiatedBy: at.tellerId,
  })
  const [third] = (
    await transactions(at.teller(), { first: 1, accountId: b, minAmount: '30', maxAmount: '30.004' })
  ).nodes
  const find = (filter: Partial<TransactionFilter>): Promise<string[]> => pagesOf(at, filter, 2)
  const newest = created.toReversed()

  expect(third!.id).toBe(created[2])
  expect(await find({ accountId: b })).toEqual(newest)
  expect(await find({ accountId: b, channel: 'WEB' })).toEqual([created[3], created[1]])
  expect(await find({ channel: 'MOBILE', type: 'TRANSFER' })).toEqual([created[4], created[2], created[0]])
  expect(await find({ type: 'FEE', accountId: a })).toHaveLength(3)
  expect(await find({ type: 'FEE' })).toEqual(await find({ type: 'FEE', accountId: a }))
  expect(await find({ type: 'TRANSFER', status: 'COMPLETED' })).toEqual(newest)
  expect(await find({ accountId: b, status: 'COMPLETED' })).toEqual(newest)
  for (const status of ['PENDING', 'PROCESSING', 'FAILED', 'REVERSED', 'CANCELLED'] as const) {
    expect(await find({ status })).toEqual([])
    expect(await find({ accountId: b, status })).toEqual([])
  }
  expect(await find({ from: third!.createdAt.toISOString(), type: 'TRANSFER' })).toEqual(newest.slice(0, 3))
  expect(await find({ to: third!.createdAt.toISOString(), type: 'TRANSFER' })).toEqual(newest.slice(2))
  expect(
    await find({ accountId: b, from: third!.createdAt.toISOString(), to: third!.createdAt.toISOString() }),
  ).toEqual([created[2]])
  expect(await find({ accountId: b, from: new Date(third!.createdAt.getTime() + 1).toISOString() })).toEqual(
    newest.slice(0, 2),
  )
  expect(await find({ accountId: b, to: new Date(third!.createdAt.getTime() - 1).toISOString() })).toEqual(
    newest.slice(3),
  )
  expect(await find({ minAmount: '20.01', maxAmount: '40', type: 'TRANSFER' })).toEqual([
    created[3],
    created[2],
  ])
  // Amounts are compared in major units: 25 JPY are 25 minor units.
  expect(await find({ minAmount: '24.5', maxAmount: '25.5' })).toEqual([yen.id])
  expect(await find({ currency: 'JPY' })).toEqual([yen.id])
  expect(await find({ currency: 'JPY', status: 'COMPLETED', minAmount: '24.5', maxAmount: '25.5' })).toEqual([
    yen.id,
  ])
  expect(await find({ currency: 'JPY', accountId: c, minAmount: '26' })).toEqual([])
  expect(await find({ currency: 'NGN', minAmount: '20.01', maxAmount: '40', type: 'TRANSFER' })).toEqual([
    created[3],
    created[2],
  ])
  expect(await find({ currency: 'NGN', minAmount: '24.5', maxAmount: '25.5' })).toEqual([])
  for (const [currency, found] of [
    ['NGN', [created[2]]],
    ['JPY', []],
  ] as const)
    expect(await find({ reference: third!.reference, currency })).toEqual(found)
  expect(await find({ reference: third!.reference })).toEqual([created[2]])
  expect(await find({ reference: third!.reference, channel: 'WEB' })).toEqual([])
  expect(await find({ sessionId: 'nothing' })).toEqual([])
  expect(await find({ accountId: newId() })).toEqual([])
  expect(new Set(await find({})).size).toBe(10)
})

test('a date is a booking date, and a value that is neither date nor timestamp is refused', async () => {
  const at = await movementSetting()
  const [a, b] = [await at.account('100.00'), await at.account()]
  const created: string[] = []
  // The day of the 22nd is opened late, and closed late.
  for (const [day, moment] of [
    ['2099-11-21', '2099-11-22T03:00:00.000Z'],
    ['2099-11-22', '2099-11-22T03:00:01.000Z'],
    ['2099-11-22', '2099-11-23T02:00:00.000Z'],
    ['2099-11-23', '2099-11-23T02:00:01.000Z'],
  ] as const) {
    at.clock.stoppedAtMs = Date.parse(moment) - at.clock.offsetMs
    await openBusinessDate(at, day)
    created.push((await transferInternally(at.teller(), at.order(a, b))).id)
  }
  delete at.clock.stoppedAtMs
  const [before, first, last, after] = created

  for (const accountId of [b, null]) {
    expect(
      await pagesOf(at, { accountId, type: 'TRANSFER', from: '2099-11-22', to: '2099-11-22' }, 2),
    ).toEqual([last, first])
    expect(await pagesOf(at, { accountId, type: 'TRANSFER', to: '2099-11-21' }, 2)).toEqual([before])
    expect(await pagesOf(at, { accountId, type: 'TRANSFER', from: '2099-11-23' }, 2)).toContain(after)
  }
  for (const field of ['from', 'to'])
    await expect(transactions(at.teller(), { first: 1, [field]: '2099-11-31' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ field }],
    })
})

test('a list with hundreds of transactions of one timestamp is paged without a gap or a repeat', async () => {
  const at = await movementSetting()
  const [a, b] = [await at.account('1000.00'), await at.account()]
  at.clock.stoppedAtMs = Date.now()
  await Promise.all(
    Array.from({ length: BIG }, (_, place) =>
      transferInternally(at.teller(), place % 3 === 0 ? at.order(a, b, { amount: '1.00' }) : at.order(a, b)),
    ),
  )
  delete at.clock.stoppedAtMs

  const [all, ofA, ofB] = [
    await pagesOf(at, {}, 7),
    await pagesOf(at, { accountId: a }, 7),
    await pagesOf(at, { accountId: b, type: 'TRANSFER' }, 7),
  ]

  expect([all.length, new Set(all).size]).toEqual([BIG + 1, BIG + 1])
  expect([ofA.length, new Set(ofA).size]).toEqual([BIG + 1, BIG + 1])
  expect(ofB).toEqual(ofA.slice(0, BIG))
})

test('a cursor belongs to its list and tenant, and an altered one is refused', async () => {
  const at = await movementSetting()
  const [a, b] = [await at.account('100.00'), await at.account()]
  for (let times = 0; times < 3; times++) await transferInternally(at.teller(), at.order(a, b))
  const other = await movementSetting()
  const {
    pageInfo: { endCursor },
  } = await transactions(at.teller(), { first: 1 })

  for (const [caller, filter] of [
    [other.teller, { after: endCursor }],
    [at.teller, { after: endCursor, accountId: a }],
    [at.teller, { after: `${endCursor!}A` }],
  ] as const)
    await expect(transactions(caller(), { first: 1, ...filter })).rejects.toMatchObject({
      code: 'CURSOR_INVALID',
    })
})

test('a transaction of another tenant is not found, and the history starts with the first status', async () => {
  const at = await movementSetting()
  const [a, b] = [await at.account('100.00'), await at.account()]
  const moved = await transferInternally(at.teller(), at.order(a, b))
  const otherTenant = await movementSetting()

  expect(await statesOf(at.teller(), await transaction(at.staff('viewer')(), moved.id, 'TRANSFER'))).toEqual([
    { status: 'COMPLETED', at: moved.createdAt, actorKind: 'staff', actorId: at.tellerId, reason: null },
  ])
  await expect(transaction(at.teller(), moved.id, 'DEPOSIT')).rejects.toMatchObject({
    code: 'TRANSACTION_NOT_FOUND',
  })
  await expect(transaction(otherTenant.teller(), moved.id)).rejects.toMatchObject({
    code: 'TRANSACTION_NOT_FOUND',
  })
  expect(await pagesOf(otherTenant, {}, 10)).toEqual([])
})

test('a page takes the same number of statements for any number of accounts', async () => {
  const at = await movementSetting()
  const a = await at.account('1000.00')
  for (let times = 0; times < 12; times++)
    await transferInternally(at.teller(), at.order(a, await at.account(), { amount: '1.00' }))
  at.statements.length = 0

  await at.ask(
    '{ transactions(first: 50) { nodes { id sourceAccountNum destAccountNum history { status } feeTxnId } } }',
    {},
    at.teller(),
  )

  expect(at.statements.length).toBeLessThanOrEqual(4)
})

test('every list is read through the index that has its order, under row-level security', async () => {
  const at = await movementSetting()
  const [a, b] = [await at.account('100.00'), await at.account()]
  await Promise.all(
    Array.from({ length: 200 }, () => transferInternally(at.teller(), at.order(a, b, { amount: '0.01' }))),
  )
  await withClient(adminOf(at.databaseName), client => client.query('analyze core.transactions'))
  const filters: Partial<TransactionFilter>[] = [
    {},
    { type: 'FEE' },
    { channel: 'API' },
    {
      type: 'FEE',
      channel: 'API',
      from: new Date(0).toISOString(),
      to: new Date().toISOString(),
      minAmount: '1',
      maxAmount: '2',
      currency: 'NGN',
    },
    { status: 'COMPLETED' },
    { status: 'FAILED' },
    { status: 'FAILED', type: 'TRANSFER' },
    { accountId: a },
    { accountId: a, type: 'FEE', status: 'COMPLETED' },
    { reference: 'TRN' },
    { sessionId: '1' },
  ]
  at.statements.length = 0
  for (const filter of filters) await transactions(at.teller(), { first: 10, ...filter })
  const texts = at.statements.filter(
    text =>
      text.includes('core.transactions posting') || text.includes('core.transaction_progress progress\n'),
  )

  const plans = await withClient(loginOf(LOGINS.app, at.databaseName), async client => {
    await client.query(
      `set enable_seqscan = off; set enable_bitmapscan = off; set app.workspace = '${at.workspaceId}'`,
    )
    const lines = []
    for (const text of texts)
      lines.push(
        (await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan, costs off) ${text}`)).rows
          .map(row => row['QUERY PLAN'])
          .join('\n'),
      )
    return lines
  })

  const indexes = [
    'transactions_newest',
    'transactions_newest',
    'transactions_newest',
    'transactions_newest',
    'transactions_newest',
    'transaction_progress_status',
    'transaction_progress_status',
    'transactions_debits',
    'transactions_credits',
    'transactions_reference',
    'transactions_sessions',
  ]
  expect(plans).toHaveLength(filters.length)
  for (const [place, index] of indexes.entries()) expect(plans[place]).toContain(index)
  for (const plan of plans) expect(plan).not.toContain('Seq Scan')
  for (const plan of plans.slice(0, 7)) expect(plan).not.toContain('Sort')
  // The index evaluates type and channel before a row is fetched.
  expect(plans[1]).toMatch(/Index Cond: .*\(type\)::text = /)
  expect(plans[2]).toMatch(/Index Cond: .*\(channel\)::text = /)
})
