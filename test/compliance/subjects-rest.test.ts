import { beforeAll, expect, test } from '@jest/globals'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { screeningFixture } from './screening-fixture.ts'

const KEY = 'Bearer sk_sandbox_demo'
const RIVAL = 'Bearer sk_sandbox_rival'

let at: TestPlatform
beforeAll(async () => {
  at = await demoWorld()
  await (await screeningFixture()).lists.put('OFAC_SDN', { id: 'W1', name: 'Philomena Dragwitch' })
})

type Body = Readonly<Record<string, unknown>>

async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  authorization = KEY,
): Promise<{ readonly status: number; readonly body: Body }> {
  const response = await at.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization, 'x-actor': 'analyst@bank.example' },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.body === '' ? {} : (response.json() as Body) }
}

const SUBJECT = {
  external_id: 'rest-1',
  type: 'INDIVIDUAL',
  name: 'Philomena Dragwitch',
  date_of_birth: '1971',
  identifiers: [{ type: 'PASSPORT', value: 'X1' }],
}

test('a subject is added, found, changed, monitored and deleted over REST', async () => {
  const created = await call('POST', '/subjects', SUBJECT)
  const path = `/subjects/${created.body['subject_id'] as string}`
  const again = await call('POST', '/subjects', SUBJECT)
  const found = await call('GET', '/subjects?external_id=rest-1&status=ACTIVE&monitored=false&limit=1')
  const changed = await call('PATCH', path, { country: 'GB', date_of_birth: null })
  const monitored = await call('PUT', `${path}/monitoring`, { enabled: true, cadence: 'WEEKLY' })
  const rival = await call('GET', path, undefined, RIVAL)
  const removed = await call('DELETE', path)
  const read = await call('GET', path)

  expect(
    [created, again, found, changed, monitored, rival, removed, read].map(({ status }) => status),
  ).toEqual([201, 409, 200, 200, 200, 404, 204, 200])
  expect(created.body).toMatchObject({
    ...SUBJECT,
    identifiers: [{ ...SUBJECT.identifiers[0], country: null }],
    status: 'ACTIVE',
    risk_score: null,
    risk_band: null,
    monitoring: { enabled: false, cadence: null },
  })
  expect(again.body).toMatchObject({ code: 'CONFLICT' })
  expect(found.body).toEqual({ subjects: [created.body], has_more: false, next_cursor: null })
  expect(changed.body).toMatchObject({ country: 'GB', date_of_birth: null, name: SUBJECT.name, version: 2 })
  expect(monitored.body).toMatchObject({
    monitoring: { enabled: true, cadence: 'WEEKLY', is_covered: false },
  })
  expect(rival.body).toMatchObject({ code: 'SUBJECT_NOT_FOUND' })
  expect(read.body).toMatchObject({ external_id: 'rest-1', status: 'DELETED', name: null, identifiers: null })
})

test('a screening with an external id adds the subject and sets its risk, and a resolution changes the risk', async () => {
  const screened = await call('POST', '/screenings', { subject: { ...SUBJECT, external_id: 'rest-2' } })
  const { subjects } = (await call('GET', '/subjects?external_id=rest-2')).body as {
    subjects: { subject_id: string }[]
  }
  const path = `/subjects/${subjects[0]!.subject_id}`
  const screenings = await call('GET', `${path}/screenings`)
  const matches = await call('GET', `${path}/matches`)
  const [match] = matches.body['matches'] as { match_id: string }[]
  await call(
    'POST',
    `/screenings/${screened.body['screening_id'] as string}/matches/${match!.match_id}/resolve`,
    { resolution: 'FALSE_POSITIVE' },
  )
  const history = await call('GET', `${path}/risk-history`)

  expect(subjects).toMatchObject([
    {
      risk_score: screened.body['risk_score'],
      risk_band: screened.body['risk_band'],
      last_screening_id: screened.body['screening_id'],
      monitoring: { enabled: false },
    },
  ])
  expect(screenings.body).toMatchObject({
    screenings: [{ screening_id: screened.body['screening_id'] }],
    has_more: false,
  })
  expect(matches.body).toEqual({ matches: screened.body['matches'], has_more: false, next_cursor: null })
  expect(history.body).toMatchObject({
    history: [
      { cause: 'MATCH_RESOLVED', old_band: screened.body['risk_band'], new_band: 'LOW' },
      { cause: 'SCREENING', old_score: null, new_score: screened.body['risk_score'] },
    ],
    has_more: false,
    next_cursor: null,
  })
})

test('the coverage shows for each list whether all changes were compared', async () => {
  const coverage = await call('GET', '/monitoring/coverage')
  const listUpdateRuns = await call('GET', '/monitoring/list-update-runs?source=OFAC_SDN')

  expect(Object.keys(coverage.body)).toEqual([
    'is_complete',
    'monitored_subjects',
    'awaiting_screening',
    'sources',
  ])
  expect(coverage.body['sources']).toHaveLength(13)
  expect((await call('GET', '/monitoring/list-update-runs?source=NOWHERE')).body).toMatchObject({
    code: 'VALIDATION_ERROR',
  })
  expect(listUpdateRuns).toEqual({
    status: 200,
    body: { list_update_runs: [], has_more: false, next_cursor: null },
  })
})
