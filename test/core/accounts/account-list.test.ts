import { expect, test } from '@jest/globals'
import pg from 'pg'
import type { Context } from '#kernel/context.ts'
import { addCustomerDocument } from '#identity/operations/documents/add-customer-document.ts'
import { createBranch } from '#core/operations/branches/create-branch.ts'
import { addAccountHolder } from '#core/operations/holders/add-account-holder.ts'
import { accounts, accountsOf, type AccountFilter } from '#core/queries/account-list.ts'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import { setting } from './given.ts'

const pageOf = (ctx: Context, { customerId, ...page }: AccountFilter) => accountsOf(ctx, customerId!, page)
const ids = ({ nodes }: { nodes: readonly { id: string }[] }): string[] => nodes.map(({ id }) => id)

interface Shown {
  readonly accounts: unknown
  readonly documents: unknown
}

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
  const { account, viewer, product, customer, customerId, asAdmin, staff, workspaceId } = await setting()
  const other = await customer({ firstName: 'Àdé', lastName: 'Okafor' })
  for (const [category, currency] of [
    ['CURRENT', 'NGN'],
    ['DOMICILIARY', 'USD'],
    ['DOMICILIARY', 'KWD'],
  ] as const)
    await product({ category, currency })
  const { id: branchId } = await createBranch(staff('admin')(), { code: 'LAG', name: 'Lagos' })
  const created = []
  for (const holder of [customerId, other])
    for (const [accountType, currency] of [
      ['SAVINGS', 'NGN'],
      ['CURRENT', 'NGN'],
      ['DOMICILIARY', 'USD'],
      ['DOMICILIARY', 'KWD'],
    ] as const)
      created.push(
        await account({
          customerId: holder,
          accountType,
          currency,
          ...(currency === 'USD' || accountType === 'CURRENT' ? { branchId } : {}),
        }),
      )
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
    branchId: [undefined, branchId],
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
        (['customerId', 'accountType', 'status', 'currency', 'branchId', 'accountNumber'] as const).every(
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
  expect(filters.length).toBe(2 * 4 * 4 * 3 * 2 * 2 * 3)
})

test("a customer's accounts include those held jointly, but not those that the customer may only sign for", async () => {
  const { account, viewer, officer, product, customer, customerId } = await setting()
  await product({ category: 'JOINT' })
  const spouse = await customer({ firstName: 'Bola', lastName: 'Eze' })
  const joint = { accountType: 'JOINT' } as const
  const first = await account({ customerId: spouse })
  const shared = await account(joint)
  const own = await account({ customerId: spouse, ...joint })
  const signed = await account()
  const last = await account(joint)
  for (const [accountId, role] of [
    [shared.id, 'JOINT'],
    [signed.id, 'SIGNATORY'],
    [last.id, 'JOINT'],
  ] as const)
    await addAccountHolder(officer(), { accountId, customerId: spouse, role })
  await addAccountHolder(officer(), { accountId: own.id, customerId, role: 'JOINT' })
  const all = [last.id, own.id, shared.id, first.id]

  for (const page of [accounts, pageOf] as const) {
    const one = await page(viewer(), { customerId: spouse, first: 3 })
    const next = await page(viewer(), { customerId: spouse, first: 3, after: one.pageInfo.endCursor })
    expect([ids(one), ids(next), next.pageInfo.hasNextPage]).toEqual([all.slice(0, 3), all.slice(3), false])
  }
  const found = async (filter: Partial<AccountFilter>): Promise<string[]> =>
    ids(await accounts(viewer(), { customerId: spouse, first: 9, ...filter }))
  expect(await found({ accountType: 'JOINT' })).toEqual(all.slice(0, 3))
  expect(await found({ name: 'bola' })).toEqual([own.id, first.id])
  expect(await found({ name: 'ada' })).toEqual([last.id, shared.id])
  expect(await found({ accountNumber: shared.accountNumber })).toEqual([shared.id])
  expect(await found({ accountNumber: signed.accountNumber })).toEqual([])
  expect(ids(await accounts(viewer(), { customerId, first: 9 }))).toEqual([
    last.id,
    signed.id,
    own.id,
    shared.id,
  ])
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

test("customers' accounts, their holders and documents are read in one statement each, however many customers", async () => {
  const { account, viewer, officer, customerId, customer, statements, ask, staff } = await setting()
  const other = await customer()
  const opened = [await account(), await account(), await account({ customerId: other })]
  await addAccountHolder(officer(), { accountId: opened[0]!.id, customerId: other, role: 'SIGNATORY' })
  for (const [owner, number] of [
    [customerId, 'A0000001'],
    [customerId, 'A0000002'],
    [other, 'B0000001'],
  ] as const)
    await addCustomerDocument(staff('officer')(), {
      customerId: owner,
      type: 'PASSPORT',
      number,
      issuingCountry: 'NG',
    })
  expect(ids(await accountsOf(viewer(), customerId, { first: 1 }))).toEqual([opened[1]!.id])

  statements.length = 0
  const fields =
    'accounts { nodes { id customer { id } holders { customerId role } } } documents(first: 1) { nodes { number } }'
  const { data, errors } = await ask<Record<'a' | 'b', Shown>>(
    `query($a: UUID!, $b: UUID!) { a: customer(id: $a) { ${fields} } b: customer(id: $b) { ${fields} } }`,
    { a: customerId, b: other },
    viewer(),
  )

  expect(errors).toBeUndefined()
  const primary = { customerId, role: 'PRIMARY' }
  expect(data).toEqual({
    a: {
      accounts: {
        nodes: [
          { id: opened[1]!.id, customer: { id: customerId }, holders: [primary] },
          {
            id: opened[0]!.id,
            customer: { id: customerId },
            holders: [primary, { customerId: other, role: 'SIGNATORY' }],
          },
        ],
      },
      documents: { nodes: [{ number: '****0002' }] },
    },
    b: {
      accounts: {
        nodes: [
          {
            id: opened[2]!.id,
            customer: { id: other },
            holders: [{ customerId: other, role: 'PRIMARY' }],
          },
        ],
      },
      documents: { nodes: [{ number: '****0001' }] },
    },
  })
  for (const table of ['accounts account', 'account_holders where', 'customer_documents'])
    expect([table, statements.filter(text => text.includes(table)).length]).toEqual([table, 1])
})

test('only readers of customers see documents', async () => {
  const { customerId, ask, as } = await setting()
  const session = as({ kind: 'user', subjectId: customerId, customerId })

  const { data, errors } = await ask<{ viewer: { customer: unknown } }>(
    '{ viewer { customer { id documents { nodes { id } } } } }',
    {},
    session,
  )

  expect(data!.viewer.customer).toEqual({ id: customerId, documents: null })
  expect(errors!.map(({ extensions }) => extensions?.['code'])).toEqual(['FORBIDDEN'])
})

test('every combination of filters is served by an index that begins with the workspace, under row-level security as the app', async () => {
  const { viewer, customerId, statements, databaseName, workspaceId } = await setting()
  const given: Omit<AccountFilter, 'first'> = {
    customerId,
    accountType: 'SAVINGS',
    status: 'ACTIVE',
    currency: 'NGN',
    branchId: customerId,
    accountNumber: '0000000013',
    name: 'ada obi',
  }
  statements.length = 0
  for (let bits = 0; bits < 128; bits++)
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
