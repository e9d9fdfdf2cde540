import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'
import { sealAudit } from '#kernel/audit-chain/seal-audit.ts'
import { auditEvents, auditExport } from '#compliance/queries/audit-events.ts'
import { auditExamples } from '#rest-adapter/compliance/examples/audit.ts'
import { demoWorld, workerOn, world, type TestPlatform } from '#test/support/world.ts'

const KEY = 'Bearer sk_sandbox_demo'
const SCRIPT = 'docs/examples/verify-audit.mjs'

interface Row {
  readonly id: string
  readonly at: string
  readonly act: string
  readonly data: object | null
  readonly sequence: string | null
  readonly hash: string | null
  readonly [name: string]: unknown
}
interface List {
  readonly audit_events: Row[]
  readonly has_more: boolean
  readonly next_cursor: string | null
}
interface Export {
  readonly algorithm: string
  readonly workspace_id: string
  readonly audit_events: Row[]
  readonly head: { readonly sequence: string; readonly hash: string } | null
  readonly has_more: boolean
}

let demo: TestPlatform

async function call<Body>(path: string, authorization = KEY): Promise<{ status: number; body: Body }> {
  const response = await demo.app.inject({ url: `/api/v1${path}`, headers: { authorization } })
  return { status: response.statusCode, body: response.json() as Body }
}

const list = async (query = ''): Promise<List> => (await call<List>(`/audit-events${query}`)).body
const exported = async (query = ''): Promise<Export> =>
  (await call<Export>(`/audit-events/export${query}`)).body

async function seal(): Promise<void> {
  while ((await demo.database.asWorker('select 1 from kernel.audit_queue limit 1')).length > 0)
    await sealAudit.run(workerOn(demo.platform))
}

async function createRuleset(name: string): Promise<string> {
  const response = await demo.app.inject({
    method: 'POST',
    url: '/api/v1/rulesets',
    headers: { authorization: KEY },
    payload: {
      name,
      rules: [{ field: 'subject.country', operator: 'EQ', value: ['AQ'], decision: 'REVIEW_REQUIRED' }],
    },
  })
  return (response.json() as { id: string }).id
}

function verifyByScript(pages: readonly object[], head: readonly string[] = []): string {
  const input = pages.map(page => JSON.stringify(page)).join('\n')
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...head], {
    input,
    encoding: 'utf8',
  })
  return `${status} ${stdout.trim()}${stderr}`
}

let rulesetIds: string[]
beforeAll(async () => {
  demo = await demoWorld()
  rulesetIds = [await createRuleset('First'), await createRuleset('Second'), await createRuleset('Third')]
})

test('a write is listed at once, first without a seal and then with its place in the chain', async () => {
  const id = await createRuleset('Unsealed')
  const unsealed = await list(`?aggregate_id=${id}`)
  await seal()
  const sealed = await list(`?aggregate_id=${id}`)

  const seals = { sequence: null, hash: null, previous_hash: null }
  expect(unsealed.audit_events).toEqual([
    {
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      act: 'compliance.ruleset_created',
      outcome: 'DONE',
      actor_kind: 'tenant_key',
      actor: expect.any(String),
      aggregate: 'ruleset',
      aggregate_id: id,
      data: expect.objectContaining({ rulesetId: id }),
      source_address: '127.0.0.1',
      request_id: expect.any(String),
      details_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      ...seals,
    },
  ])
  expect(sealed.audit_events).toEqual([
    {
      ...unsealed.audit_events[0],
      sequence: expect.stringMatching(/^[1-9]\d*$/),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      previous_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ])
})

test('the list is newest first, in pages without gaps, and restricted by each filter', async () => {
  const all = (await list('?limit=200')).audit_events
  const paged: Row[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: List = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
    paged.push(...page.audit_events)
    cursor = page.next_cursor
  }
  const [newest, second] = all as [Row, Row]

  expect(paged.slice(0, all.length)).toEqual(all)
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  )
  expect((await list(`?aggregate_id=${rulesetIds[1]}`)).audit_events).toHaveLength(1)
  expect((await list(`?act=compliance.ruleset_created&limit=200`)).audit_events).toEqual(
    all.filter(({ act }) => act === 'compliance.ruleset_created'),
  )
  expect((await list(`?actor=${String(newest['actor'])}&from=${newest.at}`)).audit_events).toContainEqual(
    newest,
  )
  expect((await list(`?to=${newest.at}&from=${second.at}`)).audit_events).not.toContainEqual(newest)
})

test('acts of other domains are listed without their details, and their rows are verified all the same', async () => {
  await seal()
  const { audit_events: rows } = await list('?limit=200')
  const others = rows.filter(({ act }) => !act.startsWith('compliance.'))

  expect(others.length).toBeGreaterThan(0)
  expect(others.every(({ data, source_address }) => data === null && source_address === null)).toBe(true)
  expect(rows.filter(({ act }) => act.startsWith('compliance.')).every(({ data }) => data !== null)).toBe(
    true,
  )
})

test('an export has the whole chain in order, in pages, and the script verifies it with its head', async () => {
  await seal()
  const whole = await exported('?limit=5000')
  const pages: Export[] = []
  for (let hasMore = true, after = '0'; hasMore;) {
    const page = await exported(`?limit=3&after_sequence=${after}`)
    pages.push(page)
    hasMore = page.has_more
    after = page.audit_events.at(-1)!.sequence!
  }
  const { algorithm, audit_events: rows, head } = whole

  expect([algorithm, whole.has_more]).toEqual(['fiducia-audit-1', false])
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => String(index + 1)))
  expect(pages.flatMap(page => page.audit_events)).toEqual(rows)
  const verified = `0 ${rows.length} rows verified; the last is ${head!.sequence}:${head!.hash}`
  expect(verifyByScript([whole])).toBe(verified)
  expect(verifyByScript(pages)).toBe(verified)
  expect(verifyByScript(pages.slice(1))).toMatch(/^0 /)
  expect(verifyByScript([whole], [`2:${rows[1]!.hash}`])).toBe(verified)
  expect(verifyByScript([whole], [`2:${'a'.repeat(64)}`])).toMatch(/^1 sequence 2: /)
})

test('the script names the first row that was changed, removed, inserted or moved in an export', async () => {
  await seal()
  const whole = await exported('?limit=5000')
  const rows = whole.audit_events
  const at = rows.findIndex(({ data }) => data !== null && Object.keys(data).length > 0)
  const [row, next] = [rows[at]!, rows[at + 1]!]
  const withRows = (audit_events: readonly Row[]): string => verifyByScript([{ ...whole, audit_events }])
  const named = new RegExp(`^1 sequence (${row.sequence}|${next.sequence}): `)

  for (const name of [
    'act',
    'at',
    'outcome',
    'actor_kind',
    'actor',
    'aggregate',
    'request_id',
    'details_hash',
    'hash',
    'previous_hash',
    'source_address',
  ])
    expect(withRows(rows.with(at, { ...row, [name]: 'another' }))).toMatch(named)
  expect(withRows(rows.with(at, { ...row, data: { ...row.data, more: 1 } }))).toMatch(named)
  expect(withRows(rows.toSpliced(at, 1))).toMatch(named)
  expect(withRows(rows.toSpliced(at, 0, { ...row, id: next.id }))).toMatch(named)
  expect(withRows(rows.toSpliced(at, 2, next, row))).toMatch(named)
  expect(withRows(rows.slice(0, -1))).toMatch(new RegExp(`^1 sequence ${rows.length}: `))
})

test('the script has at most forty lines and uses nothing but Node', () => {
  const text = readFileSync(SCRIPT, 'utf8')

  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
  expect([...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name)).toEqual(['node:crypto', 'node:fs'])
  expect(verifyByScript([auditExamples['ExportAuditEvents']!.response as object])).toMatch(
    /^0 2 rows verified/,
  )
})

test('exports of consecutive periods join without gap or overlap', async () => {
  await seal()
  const { audit_events: rows } = await exported('?limit=5000')
  const middle = new Date(rows[Math.floor(rows.length / 2)]!.at).toISOString()
  const [before, after] = [
    await exported(`?limit=5000&to=${middle}`),
    await exported(`?limit=5000&from=${middle}`),
  ]
  const future = await exported('?from=2199-01-01T00:00:00Z')

  expect([...before.audit_events, ...after.audit_events]).toEqual(rows)
  expect(before.head?.sequence ?? null).toBe(before.audit_events.at(-1)?.sequence ?? null)
  expect(verifyByScript([before, after])).toMatch(/^0 /)
  expect(future).toMatchObject({ audit_events: [], head: null, has_more: false })
  expect(verifyByScript([future])).toMatch(/^0 0 rows/)
})

test('another tenant sees only its own audit', async () => {
  const rival = await call<List>('/audit-events?limit=200', 'Bearer sk_sandbox_rival')
  const foreign = await call<List>(`/audit-events?aggregate_id=${rulesetIds[0]}`, 'Bearer sk_sandbox_rival')
  const [mine, theirs] = [
    await exported('?limit=1'),
    await call<Export>('/audit-events/export', 'Bearer sk_sandbox_rival'),
  ]
  expect(rival.body.audit_events.map(({ aggregate_id }) => aggregate_id)).not.toContain(rulesetIds[0])
  expect(foreign.body.audit_events).toEqual([])
  expect(theirs.body.workspace_id).not.toBe(mine.workspace_id)
})

test('the audit log needs compliance:read, and users do not see it at all', async () => {
  const here = await world()
  const page = { first: 10 }

  for (const ctx of [
    here.as({ kind: 'tenant_key', service: 'core', scopes: ['core:*'] }),
    here.as({ kind: 'staff', roles: ['admin'], scopes: ['identity:read'] }),
    here.as({ kind: 'user', scopes: ['*'] }),
  ]) {
    await expect(auditEvents(ctx, page)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(auditExport(ctx, page)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  const officer = here.as({ kind: 'staff', scopes: ['compliance:read'] })
  expect((await auditEvents(officer, page)).nodes).toEqual([])
})

test.each([
  '?limit=201',
  '?aggregate_id=x',
  '?from=yesterday',
  '?cursor=x',
  '?unknown=1',
  '/export?limit=5001',
  '/export?after_sequence=-1',
  '/export?after_sequence=9999999999999999999',
])('the query %s is refused with 400', async query => {
  expect((await call(`/audit-events${query}`)).status).toBe(400)
})
