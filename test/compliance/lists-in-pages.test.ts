import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { services } from '#app/services.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

type Row = Readonly<Record<string, unknown>>
interface RestResponse {
  readonly status: number
  readonly body: Row
}

const asker =
  ({ app }: TestPlatform) =>
  async (path: string, key = 'sk_sandbox_demo', payload?: object): Promise<RestResponse> => {
    const { statusCode, json } = await app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${key}` },
      ...(payload && { payload }),
    })
    return { status: statusCode, body: json() as Row }
  }

/**
 * Paged lists by the key of their rows. Factors, bands and country overrides are settings and have no pages.
 */
const LISTS: Readonly<Record<string, string>> = {
  '/screenings': 'screenings',
  '/subjects': 'subjects',
  '/rulesets': 'rulesets',
  '/datasets': 'datasets',
  '/datasets/UN_CONSOLIDATED/versions': 'versions',
  '/datasets/entries': 'entries',
  '/datasets/UN_CONSOLIDATED/versions/demo.1/diff/demo.1': 'changes',
  '/webhooks/subscriptions': 'subscriptions',
  '/webhooks/deliveries': 'deliveries',
  '/monitoring/allow-list': 'allow_list',
  '/monitoring/screening/policy/changes': 'changes',
  '/monitoring/list-update-runs': 'list_update_runs',
  '/risk-countries/flags': 'flags',
  '/monitoring/transactions': 'transactions',
  '/monitoring/alerts': 'alerts',
  '/cases': 'cases',
  '/monitoring/rules': 'rules',
  '/monitoring/blacklists': 'blacklists',
  '/monitoring/blacklists/DEVICE/entries': 'entries',
  '/audit-events': 'audit_events',
  '/reports': 'reports',
}
const OF_SCREENING = { '/screenings/{id}/matches': 'matches' }
const OF_SUBJECT = {
  '/subjects/{id}/matches': 'matches',
  '/subjects/{id}/screenings': 'screenings',
  '/subjects/{id}/risk-history': 'history',
}

const QUENDREL = {
  type: 'INDIVIDUAL',
  name: 'Quendrel Ovu Zorblax',
  date_of_birth: '1962-10-07',
  external_id: 'paged',
}

/** Every list of a workspace that has a screening with matches, and a subject. */
async function given(
  at: TestPlatform,
): Promise<{ ask: ReturnType<typeof asker>; lists: Readonly<Record<string, string>> }> {
  const ask = asker(at)
  const created = await ask('/subjects', undefined, QUENDREL)
  const subject =
    created.status === 201
      ? created.body['subject_id']
      : ((await ask('/subjects?external_id=paged')).body['subjects'] as Row[])[0]!['subject_id']
  const { body: screening } = await ask('/screenings', undefined, { subject: QUENDREL })
  const paths = (from: Readonly<Record<string, string>>, id: unknown): [string, string][] =>
    Object.entries(from).map(([path, name]) => [path.replace('{id}', String(id)), name])
  const ofPayment = [
    '/monitoring/payments/00000000-0000-4000-8000-000000000001/screenings',
    'payment_screenings',
  ] as const
  const ofRuleset = await ask('/rulesets', undefined, {
    name: 'Paged',
    rules: [{ field: 'subject.country', operator: 'EXISTS', decision: 'APPROVE' }],
  })
  const ofCase = await ask('/cases', undefined, { type: 'FRAUD' })
  const ofRule = await ask('/monitoring/rules', undefined, {
    code: `PAGED-${newId()}`,
    rule_type: 'BLACKLIST',
    category: 'FRAUD',
    severity: 'LOW',
    parameters: { blacklist_kinds: ['DEVICE'] },
  })
  return {
    ask,
    lists: Object.fromEntries([
      ...Object.entries(LISTS),
      ...paths(OF_SCREENING, screening['screening_id']),
      ...paths(OF_SUBJECT, subject),
      ofPayment,
      [`/rulesets/${String(ofRuleset.body['id'])}/versions`, 'versions'],
      [`/cases/${String(ofCase.body['id'])}/events`, 'events'],
      [`/monitoring/rules/${String(ofRule.body['id'])}/versions`, 'versions'],
      [`/monitoring/rules/${String(ofRule.body['id'])}/snoozes`, 'snoozes'],
    ]),
  }
}

test('every list returns rows, has_more and a cursor; a limit out of bounds and a foreign cursor are rejected', async () => {
  const { ask, lists } = await given(await demoWorld())
  const rows = services.find(({ name }) => name === 'compliance')!.endpoints
  const listRows = rows.filter(
    ({ route, envelope: wraps, response }) =>
      route.startsWith('GET ') &&
      (wraps ?? response?.match(/List|History/)) &&
      !rows.some(other => other.route === route.replace('GET', 'PUT')),
  )
  expect(Object.keys(lists)).toHaveLength(listRows.length)

  for (const [path, name] of Object.entries(lists)) {
    const { status, body } = await ask(path)
    expect([path, status, Object.keys(body)]).toEqual([path, 200, [name, 'has_more', 'next_cursor']])
    expect([path, body['next_cursor'] === null]).toEqual([path, !body['has_more']])
    for (const right of ['limit=1', 'limit=200'])
      expect([path, right, (await ask(`${path}?${right}`)).status]).toEqual([path, right, 200])
    for (const wrong of [
      'limit=0',
      'limit=201',
      'limit=1e1',
      'limit=',
      'limit=1&limit=2',
      'cursor=bm90aGluZw',
      'cursor=%00',
      'page=1',
    ])
      expect([path, wrong, (await ask(`${path}?${wrong}`)).status]).toEqual([path, wrong, 400])
  }
})

test('consecutive pages give the whole list, and a cursor is rejected in another list or workspace', async () => {
  const { ask, lists } = await given(await demoWorld())
  const paged = Object.entries(lists)
    .filter(([path]) => /datasets$|datasets\/entries$|\/matches$/.test(path))
    .concat([['/datasets/entries?query=zorblax', 'entries']])
  const cursors: string[] = []

  for (const [path, name] of paged) {
    const and = path.includes('?') ? '&' : '?'
    const whole = (await ask(`${path}${and}limit=200`)).body[name] as Row[]
    const rows: Row[] = []
    for (let next: unknown = '', pages = 0; next !== null && pages < 100; pages += 1) {
      const { body } = await ask(`${path}${and}limit=3${next === '' ? '' : `&cursor=${String(next)}`}`)
      rows.push(...(body[name] as Row[]))
      if (next === '' && body['has_more']) cursors.push(`${path}${and}cursor=${String(body['next_cursor'])}`)
      next = body['next_cursor']
    }
    expect(whole.length).toBeGreaterThan(3)
    expect([path, rows]).toEqual([path, whole])
  }

  expect(cursors.length).toBe(paged.length)
  for (const each of cursors)
    for (const [path] of paged) {
      const isOwn = each.startsWith(`${path.split('?')[0]}?`)
      if (!isOwn)
        expect([
          path,
          each,
          (await ask(`${path.split('?')[0]}?${each.split(/[?&](?=cursor)/)[1]}`)).body['code'],
        ]).toEqual([path, each, 'CURSOR_INVALID'])
    }
  for (const each of cursors.filter(path => path.startsWith('/datasets')))
    expect((await ask(each, 'sk_sandbox_rival')).body['code']).toBe('CURSOR_INVALID')
})
