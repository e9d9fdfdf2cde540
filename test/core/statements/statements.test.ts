import { beforeAll, expect, test } from '@jest/globals'
import { writeStatementsWith } from '#core/jobs/write-statements.ts'
import { purgeStatements } from '#core/jobs/purge-statements.ts'
import { eraseAccountNames } from '#core/operations/accounts/erase-account-names.ts'
import { completeStatement } from '#core/operations/statements/complete-statement.ts'
import { produceStatement } from '#core/statements/produce.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { bearer, DEMO, RIVAL, type Json } from '#test/e2e/support/rest.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'
import { workerOn } from '#test/support/world.ts'
import { readCamt053, readCsv, readJson, readMt940, readPdf } from './readers.ts'

const PERIOD = { from: '2026-01-01', to: '2999-12-31' }
const DAY_MS = 24 * 3_600_000

let desk: Desk
let account: string

beforeAll(async () => {
  desk = await openDesk()
  account = await desk.account(1000)
  const other = await desk.account()
  await desk.done('POST /transfers/internal', { body: await desk.order(account, other, 250.5) })
  await desk.done('POST /transfers/internal', { body: await desk.order(other, account, 0.75) })
})

const AMOUNTS = ['1000.00', '-250.50', '0.75']

/** Runs the job that writes statements until none waits. */
async function write(): Promise<void> {
  const worker = workerOn(desk.demo.platform)
  const job = writeStatementsWith()
  do while ((await job.run(worker)) > 0);
  while (await worker.settled())
}

const request = async (format: string, of = account): Promise<Json> =>
  desk.done(`POST /accounts/${of}/statements`, { as: 'viewer', body: { ...PERIOD, format } })
const read = (id: string): Promise<Json> => desk.done(`GET /statements/${id}`, { as: 'viewer' })

/** The bytes of a download; `desk` reads texts only. */
async function download(path: string) {
  const headers = bearer(await staffToken(desk.demo.app, DEMO, 'viewer'), DEMO.id)
  return desk.demo.app.inject({ method: 'GET', url: `/api/v1/cba${path}`, headers })
}

const rows = <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  inDatabase(desk.demo.databaseName, async admin => (await admin.query(text, [...values])).rows as Row[])
const chunkCount = async (id: string): Promise<number> =>
  Number(
    (
      await rows<{ count: string }>('select count(*) from core.statement_chunks where statement_id = $1', [
        id,
      ])
    )[0]!.count,
  )

test('a viewer requests a statement in each format, and downloads a file that equals the statement to the unit', async () => {
  const statement = await desk.call(`GET /accounts/${account}/statement?from=${PERIOD.from}&to=${PERIOD.to}`)
  const rowsOfStatement = await desk.call(
    `GET /accounts/${account}/statement?from=${PERIOD.from}&to=${PERIOD.to}&format=csv`,
  )
  const files = new Map<string, Buffer>()
  for (const [format, type, ending] of [
    ['json', 'application/json; charset=utf-8', 'json'],
    ['csv', 'text/csv; charset=utf-8; header=present', 'csv'],
    ['pdf', 'application/pdf', 'pdf'],
    ['camt053', 'application/xml; charset=utf-8', 'camt053.xml'],
    ['mt940', 'text/plain; charset=us-ascii', 'mt940.txt'],
  ] as const) {
    const requested = await request(format)
    await write()
    const completed = await read(requested.id)
    const file = await download(`/statements/${requested.id}/download`)

    expect(requested).toMatchObject({ status: 'PENDING', format, lines: 3, bytes: null, download_url: null })
    expect(completed).toMatchObject({
      status: 'COMPLETED',
      bytes: file.rawPayload.length,
      content_type: type,
    })
    expect(completed.download_url).toMatch(new RegExp(`/api/v1/cba/statements/${requested.id}/download$`))
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': type,
      'content-length': String(file.rawPayload.length),
      'content-disposition': `attachment; filename="${completed.file_name}"`,
    })
    expect(completed.file_name).toMatch(
      new RegExp(`^statement-\\d{10}-2026-01-01-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`),
    )
    files.set(format, file.rawPayload)
  }

  const expected = { opening: '0.00', closing: '750.25', amounts: AMOUNTS }
  const text = (format: string): string => files.get(format)!.toString('utf8')
  const { to: _, ...stated } = statement.body
  expect(JSON.parse(text('json'))).toMatchObject(stated)
  expect(readJson(text('json'))).toEqual(expected)
  expect(text('csv')).toBe(rowsOfStatement.text)
  expect(readCsv(text('csv'))).toEqual(AMOUNTS)
  expect(readCamt053(text('camt053'))).toEqual(expected)
  expect(readMt940(text('mt940'))).toEqual(expected)
  expect(readPdf(files.get('pdf')!).map(piece => piece.text)).toEqual(
    expect.arrayContaining(['1,000.00', '250.50', '0.75', '750.25']),
  )
})

test('a short statement is a file at once', async () => {
  const at = `/accounts/${account}/statement?from=${PERIOD.from}&to=${PERIOD.to}`
  const [pdf, camt053, mt940] = [
    await download(`${at}&format=pdf`),
    await download(`${at}&format=camt053`),
    await download(`${at}&format=mt940`),
  ]

  expect([pdf, camt053, mt940].map(({ headers }) => headers['content-type'])).toEqual([
    'application/pdf',
    'application/xml; charset=utf-8',
    'text/plain; charset=us-ascii',
  ])
  expect(readPdf(pdf.rawPayload).map(({ text }) => text)).toContain('750.25')
  expect(readCamt053(camt053.body).amounts).toEqual(AMOUNTS)
  expect(readMt940(mt940.body).amounts).toEqual(AMOUNTS)
  expect((await download(`${at}&format=xls`)).json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    details: [{ field: 'format', reason: 'must be one of json, csv, pdf, camt053, mt940' }],
  })
})

test('a repeat of the request returns the same statement, and later entries are not on it', async () => {
  const own = await desk.account(10)
  const body = { ...PERIOD, format: 'mt940' }
  const first = await desk.done(`POST /accounts/${own}/statements`, { body, key: 'a-statement' })
  await desk.done('POST /deposits', { body: await desk.cash(own, 5) })
  const second = await desk.done(`POST /accounts/${own}/statements`, { body, key: 'a-statement' })
  await write()

  const file = await download(`/statements/${first.id}/download`)

  expect(second.id).toBe(first.id)
  expect((await desk.done(`GET /accounts/${own}/statements`, { as: 'viewer' })).statements).toEqual([
    await read(first.id),
  ])
  expect(readMt940(file.body)).toEqual({ opening: '0.00', closing: '10.00', amounts: ['10.00'] })
})

test('a statement that does not exist, is not completed, or belongs to another tenant cannot be downloaded', async () => {
  const { id } = await request('csv')
  const refusal = async (route: string, tenant = DEMO): Promise<unknown[]> => {
    const { status, body } = await desk.call(route, { tenant })
    return [status, body.code]
  }

  expect(await refusal(`GET /statements/${id}/download`)).toEqual([409, 'INVALID_STATE'])
  expect(await refusal(`GET /statements/${account}`)).toEqual([404, 'STATEMENT_NOT_FOUND'])
  expect(await refusal(`GET /statements/${account}/download`)).toEqual([404, 'STATEMENT_NOT_FOUND'])
  expect(await refusal(`GET /statements/${id}`, RIVAL)).toEqual([404, 'STATEMENT_NOT_FOUND'])
  expect(await refusal(`GET /accounts/${account}/statements`, RIVAL)).toEqual([404, 'ACCOUNT_NOT_FOUND'])
  await write()
  expect(await refusal(`GET /statements/${id}/download`, RIVAL)).toEqual([404, 'STATEMENT_NOT_FOUND'])
})

test.each([
  [{ from: '2026-02-01', to: '2026-01-31', format: 'pdf' }, 'to'],
  [{ from: '2026-02-30', to: '2026-03-31', format: 'pdf' }, 'from'],
  [{ from: '2026-02-01', to: '2026-03-31', format: 'PDF' }, 'format'],
  [{ from: '2026-02-01', to: '2026-03-31' }, 'format'],
])('%j is refused with its field', async (body, field) => {
  const response = await desk.call(`POST /accounts/${account}/statements`, { body })

  expect([response.status, response.body.code, response.body.details[0].field]).toEqual([
    400,
    'VALIDATION_ERROR',
    field,
  ])
})

test('a statement whose worker died is written again with the same bytes, and the dead worker writes nothing more', async () => {
  const { id } = await request('pdf')
  const worker = workerOn(desk.demo.platform)
  const [row] = await rows<{ workspace_id: string }>(
    `update core.statements set status = 'RUNNING', attempts = 1, lease_until = now() + interval '1 minute' where id = $1 returning workspace_id`,
    [id],
  )
  const claimed = { workspaceId: row!.workspace_id, id, attempts: 1 }
  const ctx = await worker.contextIn(claimed.workspaceId)
  const produced = await produceStatement(ctx, claimed, worker.signal)
  const left = await rows<{ content: Buffer }>(
    'select content from core.statement_chunks where statement_id = $1',
    [id],
  )

  await write()
  const duringLease = await read(id)
  desk.demo.clock.offsetMs += 2 * 60_000
  await write()
  const taken = await produceStatement(ctx, claimed, worker.signal)
  const isEnded = await completeStatement(ctx, { ...claimed, outcome: produced! })
  const file = await download(`/statements/${id}/download`)

  expect([duringLease.status, (await read(id)).status]).toEqual(['RUNNING', 'COMPLETED'])
  expect([taken, isEnded]).toEqual([undefined, false])
  expect(file.rawPayload.equals(left[0]!.content)).toBe(true)
})

test('a worker that is stopped gives its statement back at once', async () => {
  const { id } = await request('csv')
  const stopping = new AbortController()
  const worker = workerOn(desk.demo.platform, { signal: stopping.signal })
  stopping.abort()

  await writeStatementsWith().run(worker)
  await worker.settled()
  const afterwards = await read(id)
  await write()

  expect([afterwards.status, (await read(id)).status]).toEqual(['RUNNING', 'COMPLETED'])
})

test('an amount that the format cannot state fails the statement with the reason', async () => {
  const rich = await desk.account('90071992547409.93')
  const { id } = await request('mt940', rich)

  await write()

  expect(await read(id)).toMatchObject({
    status: 'FAILED',
    bytes: null,
    download_url: null,
    failure_reason: 'MT940 has room for amounts of 15 characters, and the statement has a larger one.',
  })
  expect(await chunkCount(id)).toBe(0)
  const at = `GET /accounts/${rich}/statement?from=${PERIOD.from}&to=${PERIOD.to}&format=mt940`
  expect(await desk.call(at)).toMatchObject({ status: 422, body: { code: 'STATEMENT_NOT_EXPRESSIBLE' } })
})

test('a file of several pieces arrives whole, and one whose pieces end early breaks off', async () => {
  const { id } = await request('csv')
  await write()
  const whole = await download(`/statements/${id}/download`)
  await rows(
    `with cut as (update core.statement_chunks set content = substring(content from 1 for 100) where statement_id = $1 and number = 0 returning workspace_id),
      more as (insert into core.statement_chunks select workspace_id, $1, 1, $2 from cut)
     update core.statements set chunks = 2 where id = $1`,
    [id, whole.rawPayload.subarray(100)],
  )

  const inPieces = await download(`/statements/${id}/download`)
  await rows('delete from core.statement_chunks where statement_id = $1 and number = 1', [id])
  const broken = await download(`/statements/${id}/download`).catch((error: unknown) => error)

  expect(inPieces.rawPayload.equals(whole.rawPayload)).toBe(true)
  expect(broken).toBeInstanceOf(Error)
})

test('the graph lists the statements of an account, newest first', async () => {
  const own = await desk.account()
  const ids = [(await request('csv', own)).id, (await request('pdf', own)).id] as string[]
  await write()
  const headers = bearer(await staffToken(desk.demo.app, DEMO, 'viewer'), DEMO.id)

  const { data } = await ask(
    desk.demo.app,
    `query($id: UUID!) { account(id: $id) { statements(first: 5) { nodes { id format status account { id } } pageInfo { hasNextPage } } } }`,
    { headers, variables: { id: own } },
  )

  expect(data.account.statements).toEqual({
    nodes: [
      { id: ids[1], format: 'PDF', status: 'COMPLETED', account: { id: own } },
      { id: ids[0], format: 'CSV', status: 'COMPLETED', account: { id: own } },
    ],
    pageInfo: { hasNextPage: false },
  })
})

test('the statements of an erased customer are deleted with their documents', async () => {
  const own = await desk.account(1)
  const [completed, waiting] = [(await request('pdf', own)).id, (await request('csv', own)).id] as [
    string,
    string,
  ]
  await write()
  const again = (await request('csv', own)).id as string
  const { customer_id: customerId } = await desk.done(`GET /accounts/${own}`)
  const [{ workspace_id: workspaceId } = { workspace_id: '' }] = await rows<{ workspace_id: string }>(
    'select workspace_id from core.statements where id = $1',
    [completed],
  )
  const ctx = await desk.demo.platform.contextIn(workspaceId)

  await eraseAccountNames(ctx, { customerId, erasedAt: desk.demo.platform.source.now() })

  for (const id of [completed, waiting, again])
    expect((await desk.call(`GET /statements/${id}`)).status).toBe(404)
  expect(await chunkCount(completed)).toBe(0)
})

test('at most fifty statements of a tenant wait', async () => {
  await write()
  const requests = []
  for (let number = 0; number < 51; number++)
    requests.push(
      await desk.call(`POST /accounts/${account}/statements`, { body: { ...PERIOD, format: 'csv' } }),
    )
  await write()

  expect(requests.slice(0, 50).map(({ status }) => status)).toEqual(Array(50).fill(202))
  expect(requests[50]).toMatchObject({ status: 409, body: { code: 'STATEMENT_LIMIT_REACHED' } })
})

test('seven days after its completion a statement is gone, and its rows are deleted', async () => {
  const { id } = await request('pdf')
  await write()
  const worker = workerOn(desk.demo.platform)

  desk.demo.clock.offsetMs += 7 * DAY_MS - 60_000
  desk.signOut()
  while ((await purgeStatements.run(worker)) > 0);
  const before = await read(id)
  desk.demo.clock.offsetMs += 2 * 60_000
  const ended = await desk.call(`GET /statements/${id}`)
  while ((await purgeStatements.run(worker)) > 0);

  expect([before.status, ended.status]).toEqual(['COMPLETED', 404])
  expect(await chunkCount(id)).toBe(0)
  expect(await rows('select 1 from core.statements where id = $1', [id])).toEqual([])
})
