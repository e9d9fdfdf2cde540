import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { transfer as readTransfer, transferPage, transfers } from '#remittance/queries/transfers.ts'
import { recipientPage } from '#remittance/queries/recipients.ts'
import { setting } from './given.ts'

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

test('a user finds only the own transfers, keys and staff those of the workspace', async () => {
  const { transfer, customer, sender, key, staff } = await setting()
  const rival = await setting()
  const other = await customer()
  const { id } = await transfer()

  for (const caller of [sender, key, staff]) expect((await readTransfer(caller(), id)).id).toBe(id)
  for (const caller of [other.session, rival.sender, rival.key, rival.staff])
    await expect(readTransfer(caller(), id)).rejects.toMatchObject({
      code: 'TRANSFER_NOT_FOUND',
      kind: 'not-found',
    })
  await expect(readTransfer(sender(), newId())).rejects.toMatchObject({ code: 'TRANSFER_NOT_FOUND' })
})

test('numbered pages are newest first and have the same count on every page, including those beyond the end', async () => {
  const { transfer, customer, sender } = await setting()
  const other = await customer()
  const created = []
  for (let count = 0; count < 5; count++) created.unshift(await transfer())
  await transfer({ by: other.session })

  const pages = await Promise.all(
    [1, 2, 3, 4, 1_000_000].map(page => transferPage(sender(), { page, pageSize: 2 })),
  )

  expect(pages.map(({ totalCount }) => totalCount)).toEqual([5, 5, 5, 5, 5])
  expect(pages.flatMap(page => ids(page.transfers))).toEqual(ids(created))
  expect(pages.map(page => page.transfers.length)).toEqual([2, 2, 1, 0, 0])
  expect(pages[0]).toMatchObject({ page: 1, pageSize: 2 })
  expect(pages[0]!.transfers[0]).toEqual(await readTransfer(sender(), created[0]!.id))
})

test('transfers created at the same time have a stable order', async () => {
  const { order, sender, transfer, database, workspaceId } = await setting()
  const at = new Date()
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      const wanted = await order()
      return transfer({ ...wanted, by: parts => sender({ ...parts, now: () => at }) })
    }),
  )

  const pages = await Promise.all([1, 2, 3].map(page => transferPage(sender(), { page, pageSize: 2 })))

  const all = pages.flatMap(page => ids(page.transfers))
  expect(new Set(all).size).toBe(6)
  expect(all).toEqual([...all].sort().reverse())
  expect(
    await database.read(workspaceId, 'select 1 from remittance.transfers where workspace_id = $1', [
      workspaceId,
    ]),
  ).toHaveLength(6)
})

test('a page without transfers is empty', async () => {
  const { sender } = await setting()

  expect(await transferPage(sender(), { page: 1, pageSize: 20 })).toEqual({
    transfers: [],
    totalCount: 0,
    page: 1,
    pageSize: 20,
  })
  expect(await recipientPage(sender(), { page: 7, pageSize: 20 })).toEqual({
    recipients: [],
    totalCount: 0,
    page: 7,
    pageSize: 20,
  })
})

test('only a user has numbered pages of transfers', async () => {
  const { key, staff } = await setting()

  for (const caller of [key, staff])
    await expect(transferPage(caller(), { page: 1, pageSize: 20 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
})

test('the list continues after a cursor without a gap, and filters by customer and status', async () => {
  const { transfer, customer, senderId, sender, key, staff, work, clock } = await setting()
  const other = await customer()
  const theirs = await transfer({ by: other.session })
  const [first, second] = [await transfer(), await transfer()]
  // The partner's response is due a second later, which a slow machine would reach.
  clock.stoppedAtMs = Date.now()
  await work()
  const third = await transfer()

  const page = await transfers(key(), { first: 2 })
  const rest = await transfers(key(), { first: 2, after: page.pageInfo.endCursor })
  expect([...ids(page.nodes), ...ids(rest.nodes)]).toEqual(ids([third, second, first, theirs]))
  expect([page.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false])

  expect(ids((await transfers(staff(), { first: 10, customerId: senderId })).nodes)).toEqual(
    ids([third, second, first]),
  )
  expect(ids((await transfers(staff(), { first: 10, status: 'CREATED' })).nodes)).toEqual([third.id])
  expect(
    ids((await transfers(staff(), { first: 10, status: 'PROCESSING', customerId: other.id })).nodes),
  ).toEqual([theirs.id])
  expect(ids((await transfers(sender(), { first: 10 })).nodes)).toEqual(ids([third, second, first]))
  expect(ids((await transfers(sender(), { first: 10, customerId: other.id })).nodes)).toEqual([])
})

test('a cursor of another workspace is refused', async () => {
  const [here, rival] = [await setting(), await setting()]
  await here.transfer()
  const { pageInfo } = await transfers(here.key(), { first: 1 })

  await expect(transfers(rival.key(), { first: 1, after: pageInfo.endCursor })).rejects.toMatchObject({
    code: 'CURSOR_INVALID',
  })
  await expect(transfers(here.key(), { first: 1, after: 'x' })).rejects.toMatchObject({
    code: 'CURSOR_INVALID',
  })
})

const WHOLE = `query Whole($first: Int!) { transfers(first: $first) { nodes {
  id reference status hold sendAmount receiveAmount exchangeRate feeTotal channel createdAt
  events { status at } recipient { id name } quote { id isUsed expiresAt } sender { id firstName } } } }`

test('the graph shows a transfer with its timeline, recipient, quote and sender', async () => {
  const { transfer, ask, sender, senderId, work } = await setting()
  const created = await transfer()
  await work()
  await work(1_000)

  const { data, errors } = await ask<{ transfers: { nodes: unknown[] } }>(WHOLE, { first: 5 }, sender())

  expect(errors).toBeUndefined()
  expect(data!.transfers.nodes).toEqual([
    {
      id: created.id,
      reference: created.reference,
      status: 'COMPLETED',
      hold: null,
      sendAmount: '100.00',
      receiveAmount: '143776.04',
      exchangeRate: '1437.760449',
      feeTotal: '2.49',
      channel: null,
      createdAt: created.createdAt.toISOString(),
      events: ['CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED'].map(status => ({
        status,
        at: expect.any(String),
      })),
      recipient: { id: created.recipientId, name: 'Ada Obi' },
      quote: { id: created.quoteId, isUsed: true, expiresAt: expect.any(String) },
      sender: { id: senderId, firstName: 'Grace' },
    },
  ])
})

test('the number of statements does not depend on the number of transfers, and the timeline is read only when selected', async () => {
  const { transfer, ask, sender, statements } = await setting()
  const count = async (document: string): Promise<string[]> => {
    statements.length = 0
    expect((await ask(document, { first: 50 }, sender())).errors).toBeUndefined()
    return [...statements]
  }
  await transfer()
  const ofOne = await count(WHOLE)
  for (let created = 0; created < 4; created++) await transfer()

  expect((await count(WHOLE)).length).toBe(ofOne.length)
  expect(
    (await count('query Few($first: Int!) { transfers(first: $first) { nodes { id status } } }')).join(' '),
  ).not.toContain('transfer_events')
})

const CUSTOMERS = `query Customers { customers(first: 50) { nodes {
  id remittances(first: 2) { nodes { id } pageInfo { hasNextPage endCursor } } recipients { name } } } }`

test('every customer of a list has its own remittances and recipients, in a constant number of statements', async () => {
  const { transfer, customer, ask, as, statements, senderId } = await setting()
  const dashboard = (): ReturnType<typeof as> =>
    as({ kind: 'staff', scopes: ['remittance:read', 'identity:read'] })
  const other = await customer()
  const created = [await transfer(), await transfer(), await transfer()]
  const theirs = await transfer({ by: other.session })

  statements.length = 0
  const { data, errors } = await ask<{
    customers: {
      nodes: {
        id: string
        remittances: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
        recipients: unknown[]
      }[]
    }
  }>(CUSTOMERS, {}, dashboard())
  const used = statements.length

  expect(errors).toBeUndefined()
  const of = (id: string) => data!.customers.nodes.find(node => node.id === id)!
  expect(ids(of(senderId).remittances.nodes)).toEqual(ids([created[2]!, created[1]!]))
  expect(of(senderId)).toMatchObject({
    remittances: { pageInfo: { hasNextPage: true } },
    recipients: [{ name: 'Ada Obi' }, { name: 'Ada Obi' }, { name: 'Ada Obi' }],
  })
  expect(of(other.id)).toMatchObject({
    remittances: { nodes: [{ id: theirs.id }], pageInfo: { hasNextPage: false } },
  })
  const next = await ask<{ customer: { remittances: { nodes: { id: string }[] } } }>(
    'query Next($id: UUID!, $after: String) { customer(id: $id) { remittances(first: 2, after: $after) { nodes { id } } } }',
    { id: senderId, after: of(senderId).remittances.pageInfo.endCursor },
    dashboard(),
  )
  expect(next.data!.customer.remittances.nodes).toEqual([{ id: created[0]!.id }])

  for (let more = 0; more < 3; more++) await customer()
  statements.length = 0
  await ask(CUSTOMERS, {}, dashboard())
  expect(statements.length).toBe(used)
})

test('a user sees nothing of another customer through the graph', async () => {
  const { transfer, customer, ask, sender } = await setting()
  const other = await customer()
  const created = await transfer({ by: other.session })

  const one = await ask('query One($id: UUID!) { transfer(id: $id) { id } }', { id: created.id }, sender())
  const list = await ask<{ transfers: { nodes: unknown[] } }>(
    'query List($id: UUID!) { transfers(customerId: $id) { nodes { id } } }',
    { id: other.id },
    sender(),
  )

  expect(one).toMatchObject({
    data: { transfer: null },
    errors: [{ extensions: { code: 'TRANSFER_NOT_FOUND' } }],
  })
  expect(list.data!.transfers.nodes).toEqual([])
})

test('a transfer is created through the graph, and all issues of an input are returned', async () => {
  const { order, ask, sender } = await setting()
  const input = await order({ channel: 'WEB' })
  const CREATE =
    'mutation Create($input: CreateTransferInput!) { createTransfer(input: $input) { id status channel events { status } } }'

  const long = await ask(
    CREATE,
    { input: { ...input, transferReason: '', sourceOfFunds: 'x'.repeat(65) } },
    sender(),
  )
  const created = await ask<{ createTransfer: unknown }>(CREATE, { input }, sender())

  expect(long.errors).toMatchObject([
    {
      extensions: {
        code: 'VALIDATION_ERROR',
        issues: [{ field: 'transferReason' }, { field: 'sourceOfFunds' }],
      },
    },
  ])
  expect(created.data!.createTransfer).toMatchObject({
    status: 'CREATED',
    channel: 'WEB',
    events: [{ status: 'CREATED' }],
  })
})
