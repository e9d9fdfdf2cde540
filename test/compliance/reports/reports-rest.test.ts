import { beforeAll, expect, test } from '@jest/globals'
import { publicEvents } from '#app/public-events.ts'
import { generateReports } from '#compliance/jobs/generate-reports.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld, workerOn, type TestPlatform } from '#test/support/world.ts'

const KEY = 'Bearer sk_sandbox_demo'
const RIVAL = 'Bearer sk_sandbox_rival'

let at: TestPlatform
beforeAll(async () => {
  at = await demoWorld()
})

type Body = Readonly<Record<string, unknown>>

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  authorization = KEY,
): Promise<{ readonly status: number; readonly type: string; readonly text: string; readonly body: Body }> {
  const response = await at.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  })
  const type = String(response.headers['content-type'])
  const isJson = type.startsWith('application/json')
  return {
    status: response.statusCode,
    type,
    text: response.body,
    body: isJson ? (response.json() as Body) : {},
  }
}

async function requested(payload: object): Promise<string> {
  const { status, body } = await call('POST', '/reports', payload)
  expect(status).toBe(202)
  return body['report_id'] as string
}

test('a report is requested, generated, read and announced', async () => {
  const id = await requested({
    type: 'SCREENING_ACTIVITY',
    from: '2026-01-01T00:00:00Z',
    to: '2026-01-31T00:00:00Z',
  })
  const queued = await call('GET', `/reports/${id}`)
  const early = await call('GET', `/reports/${id}/content`)
  await generate()
  const ready = await call('GET', `/reports/${id}`)
  const content = await call('GET', `/reports/${id}/content`)

  expect(queued.body).toMatchObject({
    report_id: id,
    status: 'QUEUED',
    content_type: null,
    completed_at: null,
  })
  expect([early.status, early.body['code']]).toEqual([409, 'INVALID_STATE'])
  expect(ready).toMatchObject({
    status: 200,
    body: {
      report_id: id,
      type: 'SCREENING_ACTIVITY',
      status: 'READY',
      case_id: null,
      from: '2026-01-01T00:00:00.000Z',
      to: '2026-01-31T00:00:00.000Z',
      error: null,
      issues: [],
      content_type: 'application/json',
    },
  })
  expect(content).toMatchObject({
    status: 200,
    type: 'application/json; charset=utf-8',
    body: { report_id: id, type: 'SCREENING_ACTIVITY', totals: { screenings: 0, payment_screenings: 0 } },
  })
  expect(await noticesOf(id)).toEqual([
    {
      event: 'report.generated',
      data: {
        report_id: id,
        type: 'SCREENING_ACTIVITY',
        url: `http://127.0.0.1:4000/api/v1/reports/${id}/content`,
        error: null,
      },
    },
  ])
})

/** Runs the job until no report waits. */
async function generate(): Promise<void> {
  while ((await generateReports.run(workerOn(at.platform))) > 0);
}

/** Number of recorded reads of lists of reports. */
const listReads = (): Promise<number> =>
  withClient(adminOf(at.databaseName), async client => {
    const text = `select count(*)::int as reads from kernel.audit where act = 'compliance.reports_read'`
    return (await client.query<{ reads: number }>(text)).rows[0]!.reads
  })

/** Data of the webhooks about a report, by their event. */
async function noticesOf(id: string): Promise<unknown[]> {
  const { rows } = await withClient(adminOf(at.databaseName), client =>
    client.query<{ type: string; data: Record<string, unknown> }>(
      `select type, data from kernel.outbox where aggregate_id = $1 and type like 'compliance.report%' order by id`,
      [id],
    ),
  )
  return rows.flatMap(({ type, data }) =>
    publicEvents()
      .filter(({ domainEvent }) => domainEvent === type)
      .map(({ name, render }) => ({ event: name, data: render(data) })),
  )
}

test('screenings are counted by day, outcome and watchlist, in the period only', async () => {
  const subject = { type: 'INDIVIDUAL', name: 'Ordinary Reported Person' }
  const screened = await at.app.inject({
    method: 'POST',
    url: '/api/v1/screenings',
    headers: { authorization: KEY },
    payload: { subject },
  })
  expect(screened.statusCode).toBe(201)
  const day = new Date().toISOString().slice(0, 10)
  const id = await requested({ type: 'SCREENING_ACTIVITY', to: new Date(Date.now() + 60_000).toISOString() })
  await generate()

  const { body } = await call('GET', `/reports/${id}/content`)

  expect(body['outcomes']).toContainEqual(
    expect.objectContaining({ day, purpose: 'AD_HOC', screenings: expect.any(Number) }),
  )
  expect((body['totals'] as Body)['screenings']).toBeGreaterThanOrEqual(1)
})

test('the coverage of lists agrees with what monitoring reports, and lists the versions of the period', async () => {
  const id = await requested({ type: 'LIST_COVERAGE' })
  await generate()

  const { body } = await call('GET', `/reports/${id}/content`)
  const coverage = await call('GET', '/monitoring/coverage')

  expect(body['is_complete']).toBe(coverage.body['is_complete'])
  expect(body['monitored_subjects']).toBe(coverage.body['monitored_subjects'])
  expect(body['lists']).toHaveLength(13)
  const versions = body['versions'] as Body[]
  expect(versions.length).toBeGreaterThan(0)
  expect(versions[0]).toMatchObject({ version: 'demo.1', status: 'ACTIVE', sha256: expect.any(String) })
})

test('a report on the audit contains the acts of the period, its own request among them', async () => {
  const id = await requested({ type: 'AUDIT', to: new Date(Date.now() + 60_000).toISOString() })
  await generate()

  const { body } = await call('GET', `/reports/${id}/content`)

  expect(body['has_more']).toBe(false)
  expect(body['acts']).toContainEqual(
    expect.objectContaining({
      act: 'compliance.report_requested',
      aggregate: { type: 'report', id },
      outcome: 'DONE',
      actor: { kind: 'tenant_key', id: expect.any(String) },
    }),
  )
})

test("another tenant's report does not exist", async () => {
  const id = await requested({ type: 'AUDIT' })
  await generate()

  const responses = [
    await call('GET', `/reports/${id}`, undefined, RIVAL),
    await call('GET', `/reports/${id}/content`, undefined, RIVAL),
  ]

  expect(responses.map(({ status, body }) => [status, body['code']])).toEqual([
    [404, 'REPORT_NOT_FOUND'],
    [404, 'REPORT_NOT_FOUND'],
  ])
})

test.each([
  ['an unknown type', { type: 'EVERYTHING' }],
  ['no type', {}],
  ['an empty period', { type: 'AUDIT', from: '2026-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }],
  ['a period of two years', { type: 'AUDIT', from: '2024-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }],
  ['a period before 1970', { type: 'AUDIT', from: '1900-01-01T00:00:00Z', to: '1900-02-01T00:00:00Z' }],
  ['an unknown field', { type: 'AUDIT', format: 'PDF' }],
])('%s is refused', async (_, payload) => {
  const { status, body } = await call('POST', '/reports', payload)

  expect([status, body['code']]).toEqual([400, 'VALIDATION_ERROR'])
})

test('reports are listed by type and status, and the read is recorded', async () => {
  const [audit, coverage] = [
    await requested({ type: 'AUDIT' }),
    await requested({ type: 'MONITORING_COVERAGE' }),
  ]
  const ids = async (query: string, authorization = KEY): Promise<readonly unknown[]> => {
    const { status, body } = await call('GET', `/reports?${query}`, undefined, authorization)
    expect(status).toBe(200)
    return (body['reports'] as Body[]).map(report => report['report_id'])
  }
  const before = await listReads()
  const first = await call('GET', '/reports?limit=1')
  expect(first.body).toMatchObject({
    reports: [{ report_id: coverage, type: 'MONITORING_COVERAGE', status: 'QUEUED', error: null }],
    has_more: true,
  })
  expect((await ids(`limit=1&cursor=${String(first.body['next_cursor'])}`))[0]).toBe(audit)
  expect((await ids('type=AUDIT'))[0]).toBe(audit)
  expect((await ids('status=QUEUED')).slice(0, 2)).toEqual([coverage, audit])
  expect(await listReads()).toBe(before + 4)
  expect(await ids('type=AUDIT&status=FAILED', RIVAL)).toEqual([])
  expect(await listReads()).toBe(before + 4)
  await generate()
  expect(await ids('status=QUEUED')).toEqual([])
  expect((await ids('status=READY&type=AUDIT'))[0]).toBe(audit)
  expect((await call('GET', '/reports?status=DONE')).status).toBe(400)
})
