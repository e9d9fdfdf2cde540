import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { accountBalance } from '#core/queries/account-balance.ts'
import { accountTransactions, entriesOf } from '#core/queries/account-entries.ts'
import { accountLimits } from '#core/queries/account-limits.ts'
import { accountStatement } from '#core/queries/statements/account-statement.ts'
import { account as readAccount } from '#core/queries/accounts.ts'
import { on, setting, type Setting } from './given.ts'

/** An account with a balance of 100.00 on 10 March, 250.25 on the 11th and 200.00 on the 13th. */
async function moved(here: Setting) {
  const { id } = await here.account()
  const { id: other } = await here.account()
  await on(here, '2026-03-10', () => here.deposit(id, '100.00'))
  await on(here, '2026-03-11', () => here.deposit(id, '150.25'))
  await on(here, '2026-03-13', () => here.transfer(id, other, '50.25'))
  return { id, other }
}

test("the balance at a time is the one after the last entry until then, and a day ends in the tenant's time zone", async () => {
  const here = await setting()
  const { id } = await moved(here)
  const at = async (asOf: string): Promise<bigint> =>
    (await accountBalance(here.viewer(), { id, asOf })).balanceMinor

  expect(
    await Promise.all(
      ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2999-12-31'].map(at),
    ),
  ).toEqual([0n, 10_000n, 25_025n, 25_025n, 20_000n, 20_000n])
  expect(
    await Promise.all(
      [
        '2026-03-10T11:59:59.999Z',
        '2026-03-10T12:00:00Z',
        '2026-03-10T13:00:00.000+01:00',
        '2026-03-13T11:59:59Z',
      ].map(at),
    ),
  ).toEqual([0n, 10_000n, 10_000n, 25_025n])
  expect(await accountBalance(here.viewer(), { id, asOf: '2026-03-11' })).toMatchObject({
    availableMinor: null,
    heldMinor: null,
    currency: 'NGN',
    asOf: new Date('2026-03-11T22:59:59.999Z'),
  })
  expect(await accountBalance(here.viewer(), { id })).toMatchObject({
    balanceMinor: 20_000n,
    availableMinor: 20_000n,
    heldMinor: 0n,
  })
})

test('an invalid time is reported with its field', async () => {
  const { account, viewer } = await setting()
  const { id } = await account()

  for (const asOf of ['yesterday', '2026-02-30', '2026-03-10 12:00', '20260310'])
    await expect(accountBalance(viewer(), { id, asOf })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ field: 'asOf' }],
    })
  await expect(
    accountStatement(viewer(), { id, from: '2026-03-11', to: '2026-03-10' }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ field: 'to' }] })
})

test("an account's transactions are listed newest first in the order of its entries, fees among them, page after page", async () => {
  const here = await setting()
  const { viewer, deposit, transfer, asAdmin, workspaceId } = here
  const { id } = await here.account()
  const { id: other } = await here.account()
  await asAdmin(
    `insert into core.fee_configs (workspace_id, id, transaction_type, transfer_type, currency, fee_type, value_minor, vat_ppm, version, created_by, created_at) values ($1, $2, 'TRANSFER', 'INTERNAL', 'NGN', 'FLAT', 1000, 75000, 1, 'x', now())`,
    [workspaceId, newId()],
  )
  await asAdmin('update core.policies set version = version + 1 where workspace_id = $1', [workspaceId])
  const paidIn = await deposit(id, '500.00')
  const sent = [
    await transfer(id, other, '10.00'),
    await transfer(other, id, '1.00', 'Back').catch(() => undefined),
    await transfer(id, other, '20.00'),
  ]

  const pages = [await accountTransactions(viewer(), { accountId: id, first: 2 })]
  while (pages.at(-1)!.pageInfo.hasNextPage)
    pages.push(
      await accountTransactions(viewer(), {
        accountId: id,
        first: 2,
        after: pages.at(-1)!.pageInfo.endCursor,
      }),
    )

  const edges = pages.flatMap(page => page.edges)
  expect(sent[1]).toBeUndefined()
  expect(
    edges.map(({ sequence, amountMinor, afterMinor, node }) => [
      sequence,
      node.type,
      amountMinor,
      afterMinor,
    ]),
  ).toEqual([
    [5n, 'FEE', -1_075n, 44_850n],
    [4n, 'TRANSFER', -2_000n, 45_925n],
    [3n, 'FEE', -1_075n, 47_925n],
    [2n, 'TRANSFER', -1_000n, 49_000n],
    [1n, 'DEPOSIT', 50_000n, 50_000n],
  ])
  expect([edges[4]!.node.id, edges[1]!.node.id, edges[0]!.node.parentId]).toEqual([
    paidIn.id,
    sent[2]!.id,
    sent[2]!.id,
  ])
  expect(pages.map(page => page.nodes.length)).toEqual([2, 2, 1])
  expect(pages.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual([false, true, true])
  expect(pages.map(({ pageInfo }) => pageInfo.startCursor)).toEqual(pages.map(page => page.edges[0]!.cursor))
})

test("a cursor of another account, list or tenant is refused, and so is another tenant's account", async () => {
  const here = await setting()
  const rival = await setting()
  const { id } = await here.account()
  const { id: other } = await here.account()
  await here.deposit(id, '1.00')
  const {
    pageInfo: { endCursor: after },
  } = await accountTransactions(here.viewer(), { accountId: id, first: 1 })

  await expect(
    accountTransactions(here.viewer(), { accountId: other, first: 1, after }),
  ).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
  for (const read of [
    () => accountTransactions(rival.viewer(), { accountId: id, first: 1 }),
    () => accountBalance(rival.viewer(), { id, asOf: '2026-01-01' }),
    () => accountStatement(rival.viewer(), { id, from: '2026-01-01', to: '2026-01-02' }),
    () => accountLimits(rival.viewer(), id),
  ])
    await expect(read()).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND', kind: 'not-found' })
})

test('a statement has the right opening balance, lines and closing balance', async () => {
  const here = await setting()
  const { id } = await moved(here)
  const statement = (from: string, to: string) => accountStatement(here.viewer(), { id, from, to })

  expect(await statement('2026-03-11', '2026-03-13')).toMatchObject({
    openingMinor: 10_000n,
    inMinor: 15_025n,
    outMinor: 5_025n,
    closingMinor: 20_000n,
    from: new Date('2026-03-10T23:00:00Z'),
    to: new Date('2026-03-13T22:59:59.999Z'),
    lines: [
      { sequence: 2n, amountMinor: 15_025n, afterMinor: 25_025n },
      { sequence: 3n, amountMinor: -5_025n, afterMinor: 20_000n },
    ],
  })
  expect(await statement('2026-01-01', '2026-03-10')).toMatchObject({
    openingMinor: 0n,
    inMinor: 10_000n,
    outMinor: 0n,
    closingMinor: 10_000n,
    lines: [{ sequence: 1n }],
  })
  expect(await statement('2026-03-12', '2026-03-12')).toMatchObject({
    openingMinor: 25_025n,
    inMinor: 0n,
    outMinor: 0n,
    closingMinor: 25_025n,
    lines: [],
  })
  expect(await statement('2025-01-01', '2025-12-31')).toMatchObject({
    openingMinor: 0n,
    closingMinor: 0n,
    lines: [],
  })
  expect((await statement('2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z')).lines).toHaveLength(1)
  const open = await statement('2026-03-01', '2999-12-31')
  expect(open.lines).toHaveLength(3)
  expect(open.to.getTime()).toBeLessThanOrEqual(Date.now())
  const ahead = await statement('2998-01-01', '2999-12-31')
  expect([ahead.lines, ahead.openingMinor, ahead.to]).toEqual([[], 20_000n, ahead.from])
})

/** Inserts alternating credits and debits of an account, one second apart, from the start of 2025. */
async function fill({ asAdmin, workspaceId }: Setting, id: string, count: number): Promise<void> {
  await asAdmin(
    `insert into core.transactions (workspace_id, id, reference, type, posted_status, channel, currency, amount_minor, debit_account_id, credit_account_id,
      debit_sequence, debit_after_minor, credit_sequence, credit_after_minor, actor_kind, actor_id, request_id, booking_date, value_date, created_at)
    select $1, gen_random_uuid(), 'F' || n || $2::text, case when n % 2 = 1 then 'DEPOSIT' else 'WITHDRAWAL' end, 'COMPLETED', 'API', 'NGN', 100,
      case when n % 2 = 1 then $1 else $2::uuid end, case when n % 2 = 1 then $2::uuid else $1 end,
      case when n % 2 = 0 then n end, case when n % 2 = 0 then 0 end, case when n % 2 = 1 then n end, case when n % 2 = 1 then 100 end,
      'staff', 'x', 'r', date '2025-01-01' + n / 86400, date '2025-01-01' + n / 86400, timestamptz '2025-01-01 00:00:00Z' + n * interval '1 second'
    from generate_series(1, $3::int) as n`,
    [workspaceId, id, count],
  )
  await asAdmin(
    `update core.accounts set entries = $3::int, balance_minor = $3::int % 2 * 100, last_entry_at = timestamptz '2025-01-01 00:00:00Z' + $3::int * interval '1 second' where workspace_id = $1 and id = $2`,
    [workspaceId, id, count],
  )
}

test('a statement with too many lines is refused with their number, and the longest allowed one adds up', async () => {
  const here = await setting()
  const { id } = await here.account()
  await fill(here, id, 5_001)

  await expect(
    accountStatement(here.viewer(), { id, from: '2025-01-01', to: '2025-12-31' }),
  ).rejects.toMatchObject({
    code: 'STATEMENT_TOO_LONG',
    kind: 'refused',
    message: expect.stringContaining('5001'),
  })
  const { lines, openingMinor, inMinor, outMinor, closingMinor } = await accountStatement(here.viewer(), {
    id,
    from: '2025-01-01T00:00:02Z',
    to: '2025-12-31',
  })
  expect([lines.length, openingMinor + inMinor - outMinor, closingMinor]).toEqual([5_000, 100n, 100n])
})

test('in an account with a hundred thousand entries any balance, page and line costs a few index lookups', async () => {
  const here = await setting()
  const { id } = await here.account()
  await fill(here, id, 100_000)
  await here.asAdmin('analyze core.transactions')
  const blocks = async (text: string, values: readonly string[]): Promise<number> => {
    const prepared = values.reduce((all, value, index) => all.replaceAll(`$${index + 1}`, `'${value}'`), text)
    const [plan] = await here.asAdmin(`explain (analyze, buffers, format json) ${prepared}`)
    const [{ Plan }] = plan!['QUERY PLAN'] as [{ Plan: Record<string, number> }]
    return Plan['Shared Hit Blocks']! + Plan['Shared Read Blocks']!
  }

  const balances = await Promise.all(
    ['2025-01-01T00:00:01Z', '2025-01-01T13:53:20Z', '2025-01-02T03:46:40Z'].map(
      async asOf => (await accountBalance(here.viewer(), { id, asOf })).balanceMinor,
    ),
  )
  const looks = await blocks('select core.sequence_at($1::uuid, $2::uuid, 100000, $3::timestamptz, true)', [
    here.workspaceId,
    id,
    '2025-01-01T09:00:00Z',
  ])
  const account = await readAccount(here.viewer(), id)
  const first = await entriesOf(here.viewer(), account, { first: 50 })
  const deep = await entriesOf(here.viewer(), { id, entries: 100n }, { first: 50 })

  expect(balances).toEqual([100n, 0n, 0n])
  // The bound includes catalogue reads of a new session. A scan of the account's index alone would read more
  // blocks.
  expect(looks).toBeLessThan(800)
  expect([first.edges[0]!.sequence, deep.edges[0]!.sequence, first.nodes.length, deep.nodes.length]).toEqual([
    100_000n,
    100n,
    50,
    50,
  ])
})

test('accounts with their last transactions and limits take a fixed number of statements', async () => {
  const here = await setting()
  const { ask, viewer, statements, customerId } = here
  const opened = [(await here.account()).id]
  await here.deposit(opened[0]!, '1.00')
  const document =
    'query($id: UUID!) { customer(id: $id) { accounts(first: 20) { nodes { id availableBalance transactions(first: 3) { edges { amount balanceAfter node { id sourceAccountNum destAccountNum status } } } limits { windows { used } } } } } }'
  const counted = async (): Promise<number> => {
    statements.length = 0
    const { errors, data } = await ask<{
      customer: { accounts: { nodes: { transactions: { edges: unknown[] } }[] } }
    }>(document, { id: customerId }, viewer({ actor: { ...viewer().actor, scopes: ['*'] } }))
    expect(errors).toBeUndefined()
    expect(data!.customer.accounts.nodes.every(({ transactions: { edges } }) => edges.length > 0)).toBe(true)
    return statements.filter(text => /from|join/i.test(text)).length
  }
  await counted()
  const one = await counted()
  for (let count = 0; count < 6; count++) {
    opened.push((await here.account()).id)
    await here.transfer(opened[0]!, opened.at(-1)!, '0.10')
  }
  await counted()

  expect(await counted()).toBe(one)
})
