import { beforeAll, expect, test } from '@jest/globals'
import { core } from '#rest-adapter/core/service.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { DEMO, RIVAL, type RestResponse, type Json } from '#test/e2e/support/rest.ts'

const DEFAULT = 50
const MORE_THAN_DEFAULT = DEFAULT + 2

interface List {
  readonly path: string
  /** Member of the response that contains the list. */
  readonly of: string
}

let desk: Desk
let lists: readonly List[]

const times = async (count: number, make: (index: number) => Promise<unknown>): Promise<void> => {
  for (let index = 0; index < count; index++) await make(index)
}
const read = (path: string, query: Readonly<Record<string, string>>, tenant = DEMO): Promise<RestResponse> =>
  desk.call(`GET ${path}?${new URLSearchParams(query).toString()}`, { as: 'admin', tenant })
const cursorOf = async (list: List, tenant = DEMO): Promise<string> =>
  (await read(list.path, { ...whole(list), limit: '1' }, tenant)).body.next_cursor as string

/** More items of every list than the default page size. */
beforeAll(async () => {
  desk = await openDesk()
  const account = await desk.account(1_000)
  const as = 'admin'
  const { id: subscription } = await desk.done('POST /webhooks/subscriptions', {
    as,
    body: { name: 'Ledger', url: 'https://ledger.example/in', events: ['account.frozen'] },
  })
  await times(MORE_THAN_DEFAULT, async index => {
    await Promise.all([
      desk.account(),
      desk.done('POST /products', {
        as,
        body: { code: `PAGE-${index}`, name: 'Savings', category: 'SAVINGS', currency: 'NGN' },
      }),
      desk.done('POST /deposits', { body: await desk.cash(account, 1) }),
      desk.done(`POST /webhooks/subscriptions/${subscription}/test`, { as }),
    ])
    await desk.done(`POST /accounts/${account}/holds`, { body: { amount: 1, reason: 'Hotel', type: 'LIEN' } })
    await desk.done(`POST /accounts/${account}/restrictions`, {
      body: { restriction: index % 2 === 0 ? 'PND' : 'NONE', reason: 'Order' },
    })
    await desk.done('POST /limits', {
      as,
      body: { transaction_type: 'WITHDRAWAL', account_type: 'CORPORATE', daily_limit: 1_000 + index },
    })
    await desk.done('POST /fee-configs', {
      as,
      body: { transaction_type: 'PAYMENT', fee_type: 'FLAT', fee_value: index, vat_rate: 0 },
    })
  })
  lists = [
    { path: '/customers', of: 'customers' },
    { path: '/products', of: 'products' },
    { path: '/accounts', of: 'accounts' },
    { path: `/accounts/${account}/transactions`, of: 'transactions' },
    { path: `/accounts/${account}/history`, of: 'changes' },
    { path: `/accounts/${account}/holds`, of: 'holds' },
    { path: '/transactions', of: 'transactions' },
    { path: '/fee-configs', of: 'fee_configs' },
    { path: '/limits', of: 'limits' },
    { path: '/webhooks/deliveries', of: 'deliveries' },
  ]
}, 60_000)

/** The stable fields of a row, since deliveries are retried during the test. */
const idsOf = (rows: readonly Json[]): unknown[] => rows.map(row => row.id ?? row)

/** Query parameters of lists that return replaced versions only on request. */
const whole = ({ path }: List): Readonly<Record<string, string>> =>
  path === '/fee-configs' || path === '/limits' ? { include_replaced: 'true' } : {}

test('every list with a cursor is covered', () => {
  const paged = core.endpoints
    .filter(({ errors: refuses = {} }) => 'CURSOR_INVALID' in refuses)
    .map(({ route }) => route)

  expect(lists.map(({ path }) => `GET ${path.replace(/[0-9a-f-]{36}/, '{id}')}`).toSorted()).toEqual(
    paged.toSorted(),
  )
})

test('a page has 50 items by default, and 200 at most', async () => {
  for (const list of lists) {
    const first = await read(list.path, whole(list))
    const all = await read(list.path, { ...whole(list), limit: '200' })
    const next = await read(list.path, { ...whole(list), cursor: first.body.next_cursor })

    expect([list.path, first.status, first.body[list.of].length, first.body.has_more, all.status]).toEqual([
      list.path,
      200,
      DEFAULT,
      true,
      200,
    ])
    expect(all.body[list.of].length).toBeGreaterThanOrEqual(MORE_THAN_DEFAULT)
    for (const { body } of [all, next])
      expect([list.path, typeof body.next_cursor]).toEqual([list.path, body.has_more ? 'string' : 'object'])
    expect([list.path, idsOf([...first.body[list.of], ...next.body[list.of]])]).toEqual([
      list.path,
      idsOf(all.body[list.of].slice(0, DEFAULT + next.body[list.of].length)),
    ])
  }
})

test.each(['0', '201', '-1', 'abc', '1e1', '1.5', '', ' 5', '99999999999999999999'])(
  'every list refuses a limit of "%s" and reports the field',
  async limit => {
    for (const { path } of lists) {
      const { status, body } = await read(path, { limit })
      expect([path, status, body]).toMatchObject([
        path,
        400,
        { code: 'VALIDATION_ERROR', details: [{ field: 'limit', value: limit }] },
      ])
    }
  },
)

/** Copies of the cursor, each with one character changed. */
const altered = (cursor: string): string[] =>
  [0, 7, Math.floor(cursor.length / 2), cursor.length - 8, cursor.length - 1].map(
    at => cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1),
  )

test('every list refuses a cursor that is altered, truncated, invented, or from another list or tenant', async () => {
  const cursors = new Map<List, string>()
  for (const list of lists) cursors.set(list, await cursorOf(list))
  const theirs = await cursorOf(lists[1]!, RIVAL)

  for (const list of lists) {
    const own = cursors.get(list)!
    const wrong = [
      ...altered(own),
      own.slice(0, -4),
      `${own}AAAA`,
      'x',
      Buffer.from('{"id":1}').toString('base64url'),
      '',
      ...lists.filter(other => other !== list).map(other => cursors.get(other)!),
      theirs,
    ]
    for (const cursor of wrong) {
      const { status, body } = await read(list.path, { cursor })
      expect([list.path, cursor, status, (body as Json).code]).toEqual([
        list.path,
        cursor,
        400,
        'CURSOR_INVALID',
      ])
    }
    expect((await read(list.path, { cursor: own })).status).toBe(200)
    expect([
      list.path,
      (await read(list.path.replace(/^\/accounts\/.*/, '/accounts'), { cursor: own }, RIVAL)).body.code,
    ]).toEqual([list.path, 'CURSOR_INVALID'])
  }
})

test('a cursor of one account is invalid for lists of another account', async () => {
  const other = await desk.account(1)
  for (const list of lists.filter(({ path }) => /^\/accounts\/./.test(path))) {
    const path = list.path.replace(/[0-9a-f-]{36}/, other)
    expect([path, (await read(path, { cursor: await cursorOf(list) })).body.code]).toEqual([
      path,
      'CURSOR_INVALID',
    ])
  }
})
