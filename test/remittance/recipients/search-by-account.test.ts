import { expect, test } from '@jest/globals'
import { withClient } from '#test/support/clients.ts'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import { setting } from '../given.ts'
import { ACCOUNT, search } from './account-search.ts'

test('staff find all recipients with an account, page by page, of every customer and including deleted ones', async () => {
  const here = await setting()
  const other = await here.customer()
  const ids: string[] = []
  for (const by of [here.sender, other.session, here.sender]) ids.unshift((await here.recipient({ by })).id)
  await here.recipient({ accountNumber: '0000000220' })
  await here.ask(
    'mutation ($id: UUID!) { deactivateRecipient(id: $id) { id } }',
    { id: ids[0] },
    here.sender(),
  )

  const page = async (after: string | null) =>
    (
      await here.ask<{
        recipientsWithAccount: {
          nodes: { id: string; accountNumber: string }[]
          pageInfo: { endCursor: string; hasNextPage: boolean }
        }
      }>(
        'query ($account: AccountInput!, $after: String) { recipientsWithAccount(account: $account, first: 2, after: $after) { nodes { id accountNumber } pageInfo { endCursor hasNextPage } } }',
        { account: ACCOUNT, after },
        here.staff(),
      )
    ).data!.recipientsWithAccount
  const first = await page(null)
  const second = await page(first.pageInfo.endCursor)

  expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(ids)
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false])
  expect(first.nodes[0]!.accountNumber).toBe('****4579')
  expect((await search(here.staff(), { ...ACCOUNT, bankCode: '058' })).nodes).toEqual([])
  await expect(search(here.staff(), ACCOUNT, { after: 'made up' })).rejects.toMatchObject({
    code: 'CURSOR_INVALID',
  })
})

test('accounts are also found by IBAN and by wallet, in any notation', async () => {
  const here = await setting()
  const german = await here.recipient({
    country: 'DE',
    currency: 'EUR',
    bankCode: null,
    accountNumber: null,
    iban: 'DE89370400440532013000',
  })
  const wallet = await here.recipient({
    country: 'KE',
    currency: 'KES',
    payoutMethod: 'MOBILE_WALLET',
    bankCode: null,
    accountNumber: null,
    phone: '+254712123456',
  })
  await here.recipient({ phone: '+254712123456' })

  expect(
    (await search(here.staff(), { iban: 'de89 3704 0044 0532 0130 00' })).nodes.map(({ id }) => id),
  ).toEqual([german.id])
  expect((await search(here.staff(), { phone: '+254712123456' })).nodes.map(({ id }) => id)).toEqual([
    wallet.id,
  ])
})

test('exactly one account must be given, and all issues are returned', async () => {
  const { staff } = await setting()

  await expect(search(staff(), {})).rejects.toMatchObject({ issues: [{ field: 'account.accountNumber' }] })
  await expect(
    search(staff(), { accountNumber: '1', iban: 'x', phone: '+254712123456' }),
  ).rejects.toMatchObject({
    issues: ['account.accountNumber', 'account.phone', 'account.country'].map(field =>
      expect.objectContaining({ field }),
    ),
  })
  await expect(search(staff(), { bankCode: '1', iban: 'x' })).rejects.toMatchObject({
    issues: [{ field: 'account.bankCode' }],
  })
})

test("only staff can search by account, and other tenants' recipients are not found", async () => {
  const [here, rival] = [await setting(), await setting()]
  await here.recipient()

  for (const ctx of [here.sender(), here.key(), here.as({ kind: 'staff', scopes: ['core:read'] })])
    await expect(search(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect((await search(rival.staff())).nodes).toEqual([])
})

test("the search by account is read in order from its index as the app's role", async () => {
  const here = await setting()
  here.statements.length = 0
  await search(here.staff())

  const plan = await withClient(loginOf(LOGINS.app, here.databaseName), async client => {
    await client.query(
      `set enable_seqscan = off; set enable_bitmapscan = off; set app.workspace = '${here.workspaceId}'`,
    )
    return (
      await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan, costs off) ${here.statements[0]}`)
    ).rows
      .map(row => row['QUERY PLAN'])
      .join('\n')
  })

  expect(plan).toContain('recipients_with_account')
  expect(plan).not.toMatch(/Sort|Seq Scan/)
  expect(plan).toMatch(/Index Cond:.*account_hash/)
})
