import { expect, test } from '@jest/globals'
import pg from 'pg'
import { accounts, accountsOf, type AccountFilter } from '#core/queries/account-list.ts'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import { setting } from './given.ts'

const ids = ({ nodes }: { nodes: readonly { id: string }[] }): string[] => nodes.map(({ id }) => id)

test('accounts are listed newest first, in pages without gaps, even those of the same time', async () => {
  const { account, viewer, clock } = await setting()
  clock.stoppedAtMs = Date.now()
  const opened = []
  try {
    for (let count = 0; count < 7; count++) opened.push((await account()).id)
  } finally {
    delete clock.stoppedAtMs
  }

  const pages = [await accounts(viewer(), { first: 3 })]
  while (pages.at(-1)!.pageInfo.hasNextPage)
    pages.push(await accounts(viewer(), { first: 3, after: pages.at(-1)!.pageInfo.endCursor }))

  expect(pages.map(ids)).toEqual([opened.slice(4).reverse(), opened.slice(1, 4).reverse(), [opened[0]]])
  await expect(
    accounts((await setting()).viewer(), { first: 3, after: pages[0]!.pageInfo.endCursor }),
  ).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
})

test('every combination of filters returns exactly the matching accounts, in the same order', async () => {
  const { account, viewer, product, customer, customerId, asAdmin, workspaceId } = await setting()
  const other = await customer({ firstName: 'Àdé', lastName: 'Okafor' })
  for (const [category, currency] of [
    ['CURRENT', 'NGN'],
    ['DOMICILIARY', 'USD'],
    ['DOMICILIARY', 'KWD'],
  ] as const)
    await product({ category, currency })
  const created = []
  for (const holder of [customerId, other])
    for (const [accountType, currency] of [
      ['SAVINGS', 'NGN'],
      ['CURRENT', 'NGN'],
      ['DOMICILIARY', 'USD'],
      ['DOMICILIARY', 'KWD'],
    ] as const)
      created.push(await account({ customerId: holder, accountType, currency }))
  await asAdmin(
    `update core.accounts set status = 'FROZEN' where workspace_id = $1 and account_type = 'CURRENT'`,
    [workspaceId],
  )
  const now = created
    .map(row => (row.accountType === 'CURRENT' ? { ...row, status: 'FROZEN' } : row))
    .reverse()

  const choices: { [Name in keyof AccountFilter]?: readonly unknown[] } = {
    customerId: [undefined, other],
    accountType: [undefined, 'SAVINGS', 'DOMICILIARY', 'CURRENT'],
    status: [undefined, 'ACTIVE', 'FROZEN', 'CLOSED'],
    currency: [undefined, 'NGN', 'USD'],
    accountNumber: [undefined, created[6]!.accountNumber],
    name: [undefined, 'oka', 'OBI ad'],
  }
  let filters: AccountFilter[] = [{ first: 5 }]
  for (const [name, values] of Object.entries(choices))
    filters = filters.flatMap(filter =>
      values.map(value => (value === undefined ? filter : { ...filter, [name]: value })),
    )
  for (const filter of filters) {
    const fitting = now.filter(
      row =>
        (['customerId', 'accountType', 'status', 'currency', 'accountNumber'] as const).every(
          name => filter[name] === undefined || row[name] === filter[name],
        ) &&
        (filter.name === undefined || row.customerId === (filter.name === 'oka' ? other : customerId)),
    )
    const page = await accounts(viewer(), filter)
    expect([filter, ids(page), page.pageInfo.hasNextPage]).toEqual([
      filter,
      ids({ nodes: fitting.slice(0, 5) }),
      fitting.length > 5,
    ])
  }
  expect(filters.length).toBe(2 * 4 * 4 * 3 * 2 * 3)
})

test('a name is found by prefixes of its words, regardless of case, accents and punctuation, within the tenant', async () => {
  const { account, viewer } = await setting()
  const rival = await setting()
  await rival.account({ accountName: "Adélàídé O'Brien & Sons" })
  const { id } = await account({ accountName: "Adélàídé O'Brien & Sons" })
  await account({ accountName: 'Bode Adams' })

  const found = async (name: string): Promise<string[]> => ids(await accounts(viewer(), { first: 10, name }))

  for (const name of ['ade', 'OBRIEN', 'sons adel', 'o’bri, son', 'adelaide obrien sons'])
    expect([name, await found(name)]).toEqual([name, [id]])
  for (const name of ['delaide', 'obrienn', 'ade zz', '&&', '%%', '__'])
    expect([name, await found(name)]).toEqual([name, []])
  expect(await found('ad')).toHaveLength(2)
})

test("a renamed account is found only by its new name, and the search shows only the caller's workspace", async () => {
  const { account, viewer, asAdmin, database, workspaceId } = await setting()
  const rival = await setting()
  const { id } = await account({ accountName: 'Old Name' })
  await asAdmin(`update core.accounts set account_name = 'New Name', name_key = 'new name' where id = $1`, [
    id,
  ])

  expect([
    ids(await accounts(viewer(), { first: 1, name: 'old' })),
    ids(await accounts(viewer(), { first: 1, name: 'new name' })),
  ]).toEqual([[], [id]])
  expect(
    await database.read(workspaceId, 'select core.accounts_with_word($1, $2)', [workspaceId, 'new']),
  ).toHaveLength(1)
  expect(
    await database.read(rival.workspaceId, 'select core.accounts_with_word($1, $2)', [workspaceId, 'new']),
  ).toEqual([])
})

test("customers' accounts are read in one statement, however many customers", async () => {
  const { account, viewer, customerId, customer, statements, ask, staff } = await setting()
  const other = await customer()
  const opened = [await account(), await account(), await account({ customerId: other })]
  expect(ids(await accountsOf(viewer(), customerId, { first: 1 }))).toEqual([opened[1]!.id])

  statements.length = 0
  const document =
    'query($a: UUID!, $b: UUID!) { a: customer(id: $a) { accounts { nodes { id customer { id } } } } b: customer(id: $b) { accounts { nodes { id } } } }'
  const { data, errors } = await ask<
    Record<'a' | 'b', { accounts: { nodes: { id: string; customer: { id: string } }[] } }>
  >(
    document,
    { a: customerId, b: other },
    staff('viewer')({ actor: { ...viewer().actor, scopes: ['identity:read', 'core:read'] } }),
  )

  expect(errors).toBeUndefined()
  expect([ids(data!.a.accounts), ids(data!.b.accounts)]).toEqual([
    [opened[1]!.id, opened[0]!.id],
    [opened[2]!.id],
  ])
  expect(data!.a.accounts.nodes[0]!.customer.id).toBe(customerId)
  expect(statements.filter(text => text.includes('core.accounts'))).toHaveLength(1)
})

test('every combination of filters is served by an index that begins with the workspace, under row-level security as the app', async () => {
  const { viewer, customerId, statements, databaseName, workspaceId } = await setting()
  const given: Omit<AccountFilter, 'first'> = {
    customerId,
    accountType: 'SAVINGS',
    status: 'ACTIVE',
    currency: 'NGN',
    accountNumber: '0000000013',
    name: 'ada obi',
  }
  statements.length = 0
  for (let bits = 0; bits < 64; bits++)
    await accounts(viewer(), {
      first: 5,
      ...Object.fromEntries(Object.entries(given).filter((_, place) => bits & (1 << place))),
    })
  const texts = [...new Set(statements.filter(text => text.includes('core.accounts')))]

  const client = new pg.Client(loginOf(LOGINS.app, databaseName))
  await client.connect()
  const scans = []
  try {
    await client.query(`begin; set local app.workspace = '${workspaceId}'; set local enable_seqscan = off`)
    for (const text of texts) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
      const plan = rows.map(row => row['QUERY PLAN']).join('\n')
      if (/Seq Scan on/.test(plan) || !/Index (?:Only )?Scan|Bitmap Index Scan/.test(plan)) scans.push(plan)
    }
  } finally {
    await client.end()
  }

  expect(texts.length).toBeGreaterThan(40)
  expect(scans).toEqual([])
})
