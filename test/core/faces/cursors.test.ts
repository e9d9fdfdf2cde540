import { beforeAll, expect, test } from '@jest/globals'
import { core } from '#rest-adapter/core/service.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { DEMO, RIVAL, send, type RestResponse, type Json } from '#test/e2e/support/rest.ts'
import {
  givenDocuments,
  givenJournals,
  givenLedger,
  givenLoans,
  givenTermsAndStatements,
  LIST_PARAMETERS,
  times,
} from './given-rows.ts'

const DEFAULT = 50
const MORE_THAN_DEFAULT = DEFAULT + 2

interface List {
  readonly path: string
  /** Member of the response that contains the list. */
  readonly of: string
}

let desk: Desk
let lists: readonly List[]

const read = (path: string, query: Readonly<Record<string, string>>, tenant = DEMO): Promise<RestResponse> =>
  desk.call(`GET ${path}?${new URLSearchParams({ ...LIST_PARAMETERS[path], ...query }).toString()}`, {
    as: 'admin',
    tenant,
  })
const cursorOf = async (list: List, tenant = DEMO): Promise<string> =>
  (await read(list.path, { limit: '1' }, tenant)).body.next_cursor as string

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
  const [instruction, pair, sweep] = await rowsOfFurtherLists(account)
  const documented = await givenDocuments(desk, MORE_THAN_DEFAULT)
  await givenJournals(desk, MORE_THAN_DEFAULT)
  const loan = await givenLoans(desk, account, MORE_THAN_DEFAULT)
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
    { path: '/branches', of: 'branches' },
    { path: '/corridors', of: 'corridors' },
    { path: '/gl-accounts', of: 'gl_accounts' },
    { path: `/gl-accounts/${await givenLedger(desk, MORE_THAN_DEFAULT)}/ledger`, of: 'lines' },
    { path: '/reports/account-activity', of: 'lines' },
    { path: '/eod/runs', of: 'runs' },
    { path: `/exchange-rates/${pair}/history`, of: 'exchange_rates' },
    { path: '/standing-instructions', of: 'standing_instructions' },
    { path: `/standing-instructions/${instruction}/executions`, of: 'executions' },
    { path: `/accounts/${account}/sweeps`, of: 'sweeps' },
    { path: `/sweeps/${sweep}/executions`, of: 'executions' },
    { path: `/accounts/${account}/virtual-accounts`, of: 'virtual_accounts' },
    { path: `/accounts/${account}/terms`, of: 'terms' },
    { path: '/loans', of: 'loans' },
    { path: '/loans/products', of: 'products' },
    { path: `/loans/${loan}/repayments`, of: 'repayments' },
    { path: `/accounts/${account}/statements`, of: 'statements' },
    { path: `/customers/${documented}/documents`, of: 'documents' },
    { path: '/journals', of: 'journals' },
    { path: '/screening/checks', of: 'checks' },
    { path: '/fraud/alerts', of: 'alerts' },
    { path: '/webhooks/deliveries', of: 'deliveries' },
  ]
}, 120_000)

const CURRENCIES = ['AED', 'AUD', 'CAD', 'CHF', 'CNY', 'DKK', 'EGP', 'GHS', 'INR'] as const

/** Rows of further lists. Runs and executions, which only time creates, are inserted, and so are sweeps and virtual accounts. */
async function rowsOfFurtherLists(
  account: string,
): Promise<[instruction: string, pair: string, sweep: string]> {
  const as = 'admin'
  const to = await desk.account()
  const { business_date: today } = await desk.done('GET /business-date')
  const instructions: string[] = []
  const pairs = CURRENCIES.flatMap(source =>
    CURRENCIES.filter(target => target !== source).map(target => [source, target] as const),
  )
  await times(MORE_THAN_DEFAULT, async index => {
    const [source_currency, target_currency] = pairs[index]!
    await desk.done('POST /branches', { as, body: { code: `PAGE${index}`, name: 'Branch' } })
    await desk.done('POST /corridors', { as, body: { source_currency, target_currency } })
    await desk.done('POST /exchange-rates', {
      as,
      body: { base_currency: 'ZAR', quote_currency: 'NGN', rate_type: 'MID', rate: 80 + index },
    })
    const { id } = await desk.done('POST /standing-instructions', {
      body: {
        source_account_id: account,
        destination_account_id: to,
        amount_type: 'FIXED',
        amount: 1,
        currency: 'NGN',
        frequency: 'MONTHLY',
        start_date: today,
        narration: 'Rent',
        on_failure: 'SKIP',
      },
    })
    instructions.push(id as string)
  })
  const sweep = await desk.done(`POST /accounts/${account}/sweeps`, {
    body: { target_account_id: to, method: 'ZERO_BALANCE' },
  })
  await inDatabase(desk.demo.databaseName, async admin => {
    await admin.query(
      `insert into core.eod_runs (workspace_id, id, status, from_date, through_date, requested_by, started_at, due_at, finished_at)
       select workspace_id, gen_random_uuid(), 'COMPLETED', current_date, current_date, 'staff:x', now() + n * interval '1 second', now(), now()
       from core.accounts, generate_series(1, ${MORE_THAN_DEFAULT}) as n where id = $1`,
      [account],
    )
    await admin.query(
      `insert into core.standing_instruction_executions (workspace_id, id, instruction_id, due_date, status, attempts, created_at, executed_at)
       select workspace_id, gen_random_uuid(), $2, current_date - n, 'SKIPPED', 1, now(), now() from core.accounts, generate_series(1, ${MORE_THAN_DEFAULT}) as n where id = $1`,
      [account, instructions[0]],
    )
    await admin.query(
      `insert into core.sweep_executions (workspace_id, id, sweep_id, business_date, origin, status, executed_at)
       select workspace_id, gen_random_uuid(), $2, current_date - n, 'END_OF_DAY', 'SKIPPED', now() from core.accounts, generate_series(1, ${MORE_THAN_DEFAULT}) as n where id = $1`,
      [account, sweep.id],
    )
    await admin.query(
      `insert into core.sweeps select (jsonb_populate_record(sweep, jsonb_build_object('id', gen_random_uuid()))).*
       from core.sweeps sweep, generate_series(1, ${MORE_THAN_DEFAULT}) where id = $1`,
      [sweep.id],
    )
    await admin.query(
      `with added as (
         insert into core.accounts select (jsonb_populate_record(parent, jsonb_build_object('id', gen_random_uuid(), 'account_number', 9000000000 + n,
           'balance_minor', 0, 'entries', 0, 'virtual_kind', 'COLLECTION', 'parent_account_id', parent.id))).*
         from core.accounts parent, generate_series(1, ${MORE_THAN_DEFAULT}) as n where id = $1
         returning workspace_id, id, parent_account_id)
       insert into core.virtual_accounts (workspace_id, id, parent_account_id, kind, status, match, created_by, created_at, updated_at)
       select workspace_id, id, parent_account_id, 'COLLECTION', 'ACTIVE', 'ANY', 'staff', now(), now() from added`,
      [account],
    )
  })
  await givenTermsAndStatements(desk.demo.databaseName, account, MORE_THAN_DEFAULT)
  await givenScreeningsAndAlerts()
  return [instructions[0]!, 'ZAR-NGN', sweep.id as string]
}

/** Screenings, and alerts of a rule of compliance on customers of their own. */
async function givenScreeningsAndAlerts(): Promise<void> {
  const headers = { authorization: 'Bearer sk_sandbox_demo' }
  const compliance = async (method: string, path: string, body?: object): Promise<Json> =>
    (await send(desk.demo.app, { base: '/api/v1', method, path, headers, body })).body
  const rule = await compliance('POST', '/monitoring/rules', {
    code: 'cursors',
    rule_type: 'THRESHOLD',
    category: 'FRAUD',
    severity: 'LOW',
    parameters: { amount_threshold: '1.00' },
    conditions: { channels: ['cursors'] },
  })
  await compliance('PUT', `/monitoring/rules/${rule.id}/enable`)
  await times(MORE_THAN_DEFAULT, async index => {
    await desk.done('POST /screening/checks', {
      body: { subject: { type: 'INDIVIDUAL', name: 'Ordinary Nobody' } },
    })
    await compliance('POST', '/monitoring/transactions', {
      transaction: {
        transaction_id: `cursors-${index}`,
        type: 'CASH_IN',
        direction: 'CREDIT',
        channel: 'cursors',
        amount: '2.00',
        currency: 'NGN',
        customer: { id: `cursors-${index}`, type: 'INDIVIDUAL' },
      },
    })
  })
}

/** The stable fields of a row, since deliveries are retried during the test. */
const idsOf = (rows: readonly Json[]): unknown[] => rows.map(row => row.id ?? row)

test('every list with a cursor is covered', () => {
  const paged = core.endpoints
    // The search is the list of customers with the filters in its body.
    .filter(({ errors: refuses = {}, route }) => 'CURSOR_INVALID' in refuses && !route.startsWith('POST'))
    .map(({ route }) => route)

  const covered = lists.map(
    ({ path }) => `GET ${path.replace(/[0-9a-f-]{36}/, '{id}').replace('ZAR-NGN', '{pair}')}`,
  )
  expect(covered.toSorted()).toEqual(paged.toSorted())
})

test('a page has 50 items by default, and 200 at most', async () => {
  for (const list of lists) {
    const first = await read(list.path, {})
    const all = await read(list.path, { limit: '200' })
    const next = await read(list.path, { cursor: first.body.next_cursor })

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
      const refused = [list.path, cursor, 400, 'CURSOR_INVALID']
      expect([list.path, cursor, status, (body as Json).code]).toEqual(refused)
    }
    expect((await read(list.path, { cursor: own })).status).toBe(200)
    const ofRival = list.path
      .replace(/^\/(accounts|customers|gl-accounts|standing-instructions)\/.*/, '/$1')
      .replace(/^\/loans\/.*/, '/loans')
      .replace(/^\/(sweeps|reports).*/, '/accounts')
    const { body } = await read(ofRival, { cursor: own }, RIVAL)
    expect([list.path, body.code]).toEqual([list.path, 'CURSOR_INVALID'])
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
