import { expect, test } from '@jest/globals'
import { lists, call } from './rest.ts'

const BODY = [
  'screening_id',
  'status',
  'risk_score',
  'risk_band',
  'risk_factors',
  'decision',
  'match_summary',
  'matches',
  'dataset_versions',
  'created_at',
]

test('a screening over REST has exactly the fields of the interface, and reads the same again', async () => {
  await lists.put('OFAC_SDN', { id: 'R1', name: 'Theophania Marshwiggle' })
  await lists.put('SRC_GLOBAL_PEP', {
    id: 'R2',
    name: 'Theophania Marshwiggle',
    positions: [{ title: 'Minister' }],
  })

  const created = await call('POST', '/screenings', {
    subject: { type: 'INDIVIDUAL', name: 'Theophania Marshwiggle', date_of_birth: '1980' },
    lists: ['sanctions', 'pep', 'adverse_media'],
    match_threshold: 75,
    purpose: 'ONBOARDING',
  })
  const read = await call('GET', `/screenings/${created.body['screening_id']}`)
  const matches = await call('GET', `/screenings/${created.body['screening_id']}/matches`)

  expect([created.status, read.status, matches.status]).toEqual([201, 200, 200])
  expect(Object.keys(created.body)).toEqual(BODY)
  expect(JSON.stringify(read.body)).toBe(JSON.stringify(created.body))
  expect(matches.body).toEqual({ matches: created.body['matches'], has_more: false, next_cursor: null })
  expect(created.body).toMatchObject({
    status: 'COMPLETED',
    risk_band: 'CRITICAL',
    decision: { outcome: 'BLOCK', triggered_rules: [] },
    match_summary: { total_matches: 2, sanctions_matches: 1, pep_matches: 1 },
    dataset_versions: { OFAC_SDN: 'current' },
  })
  expect(Object.keys((created.body['matches'] as object[])[0]!)).toEqual([
    'match_id',
    'source',
    'list_type',
    'entry_id',
    'matched_name',
    'score',
    'strength',
    'evidence',
    'pep',
    'status',
  ])
  expect(
    (created.body['matches'] as { source: string; pep: unknown }[]).find(
      ({ source }) => source === 'SRC_GLOBAL_PEP',
    ),
  ).toMatchObject({ list_type: 'PEP', pep: { class: 'FOREIGN', relation: 'SELF' } })
  const factors = created.body['risk_factors'] as { contribution: number }[]
  expect(Object.keys(factors[0]!)).toEqual([
    'factor',
    'category',
    'weight',
    'score',
    'contribution',
    'description',
  ])
  expect(factors.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(created.body['risk_score'])
})

test('a match is reviewed, resolved and reopened over REST, and the decision is overridden', async () => {
  await lists.put('OFAC_SDN', { id: 'R3', name: 'Gwendolena Pitchford' })
  const { body } = await call('POST', '/screenings', {
    subject: { type: 'INDIVIDUAL', name: 'Gwendolena Pitchford', external_id: 'r-3' },
  })
  const path = `/screenings/${body['screening_id']}`
  const match = `${path}/matches/${(body['matches'] as { match_id: string }[])[0]!.match_id}`

  const details = await call('GET', match)
  const reviewed = await call('POST', `${match}/review`, {})
  const resolved = await call('POST', `${match}/resolve`, {
    resolution: 'FALSE_POSITIVE',
    reason_code: 'OTHER',
    note: 'No',
    allow_list: { add: true, expires_at: '2099-01-01T00:00:00Z' },
  })
  const twice = await call('POST', `${match}/resolve`, { resolution: 'CONFIRMED' })
  const pairs = await call('GET', '/monitoring/allow-list')
  const reopened = await call('POST', `${match}/reopen`, {})
  const overridden = await call('POST', `${path}/decision/override`, {
    outcome: 'REVIEW_REQUIRED',
    reason: 'Let us see',
  })
  const again = await call('POST', `${path}/rescreen`, {})
  const report = await call('GET', `${path}/report`)

  expect(
    [details, reviewed, resolved, twice, pairs, reopened, overridden, again, report].map(
      ({ status }) => status,
    ),
  ).toEqual([200, 200, 200, 409, 200, 200, 200, 201, 200])
  expect(twice.body).toMatchObject({ code: 'INVALID_STATE' })
  expect(details.body).toMatchObject({
    entry: { names: [{ text: 'Gwendolena Pitchford', kind: 'PRIMARY' }] },
    query_name: 'Gwendolena Pitchford',
  })
  expect(
    [resolved, reopened, overridden].map(each => (each.body['decision'] as { outcome: string }).outcome),
  ).toEqual(['APPROVE', 'BLOCK', 'REVIEW_REQUIRED'])
  expect(Object.keys(pairs.body)).toEqual(['allow_list', 'has_more', 'next_cursor'])
  expect(again.body['screening_id']).not.toBe(body['screening_id'])
  expect(report.body).toMatchObject({
    screening: {
      status: 'SUPERSEDED',
      next_screening_id: again.body['screening_id'],
      lists_not_evaluated: ['adverse_media'],
    },
    replays: [{ is_reproduced: true }, { is_reproduced: true }, { is_reproduced: true }],
  })
  expect(report.body).toMatchObject({
    decisions: [{ assessment: { outcome: 'BLOCK', triggered_rules: [] } }, {}, {}, { assessment: null }],
    replays: [{ config: { bands: [{ level: 'LOW', min_score: 0 }, {}, {}, {}], rules: [] } }, {}, {}],
  })
  expect(JSON.stringify(report.body)).not.toMatch(/"[a-z]+[A-Z][A-Za-z]*":/)
  expect((report.body['decisions'] as { cause: string }[]).map(({ cause }) => cause)).toEqual([
    'SCREENED',
    'MATCH_RESOLVED',
    'MATCH_REOPENED',
    'OVERRIDDEN',
  ])
})

test('a subject is screened by its id over REST; an unknown id, or an id together with a subject, is rejected', async () => {
  await lists.put('OFAC_SDN', { id: 'R6', name: 'Isengarda Thrupp' })
  const subject = await call('POST', '/subjects', {
    type: 'INDIVIDUAL',
    name: 'Isengarda Thrupp',
    external_id: 'r-6',
  })
  const id = subject.body['subject_id'] as string

  const created = await call('POST', '/screenings', { subject_id: id })
  const known = await call('GET', `/subjects/${id}`)
  const [empty, both, neither] = [
    await call('POST', '/screenings', { subject_id: created.body['screening_id'] }),
    await call('POST', '/screenings', { subject_id: id, subject: { type: 'INDIVIDUAL', name: 'X1' } }),
    await call('POST', '/screenings', {}),
  ]
  const deleted = await call('DELETE', `/subjects/${id}`)
  const afterDeletion = await call('POST', '/screenings', { subject_id: id })
  const listed = await call('GET', `/screenings?subject_id=${id}`)

  expect(
    [created, empty, both, neither, deleted, afterDeletion].map(({ status, body }) => [
      status,
      body?.['code'],
    ]),
  ).toEqual([
    [201, undefined],
    [404, 'SUBJECT_NOT_FOUND'],
    [400, 'VALIDATION_ERROR'],
    [400, 'VALIDATION_ERROR'],
    [204, undefined],
    [409, 'SUBJECT_DELETED'],
  ])
  expect(known.body).toMatchObject({
    risk_band: created.body['risk_band'],
    last_screening_id: created.body['screening_id'],
  })
  expect(listed.body).toMatchObject({
    screenings: [
      { screening_id: created.body['screening_id'], subject: null, decision: { outcome: 'BLOCK' } },
    ],
  })
})

test('creating a batch over REST returns only its id, and reading it returns its progress', async () => {
  const created = await call('POST', '/screenings/batch', {
    subjects: [
      { type: 'INDIVIDUAL', name: 'Ordinary Nobody' },
      { type: 'ORGANIZATION', name: 'Ordinary Works' },
    ],
  })
  const read = await call('GET', `/screenings/batch/${created.body['batch_id']}`)

  expect([created.status, Object.keys(created.body)]).toEqual([202, ['batch_id']])
  expect(read.body).toMatchObject({ batch_id: created.body['batch_id'], total: 2 })
})

test('the allow-list is managed over REST', async () => {
  await lists.put('OFAC_SDN', { id: 'R4', name: 'Ermintrude Sallowfield' })
  const created = await call('POST', '/monitoring/allow-list', {
    external_id: 'r-4',
    source: 'OFAC_SDN',
    entry_id: 'R4',
    reason: 'Another one',
  })
  const removed = await call('DELETE', `/monitoring/allow-list/${created.body['id']}`)
  const twice = await call('DELETE', `/monitoring/allow-list/${created.body['id']}`)

  const subject = await call('POST', '/subjects', {
    type: 'INDIVIDUAL',
    name: 'Ermintrude Sallowfield',
    external_id: 'r-5',
  })
  const pair = (body: object) =>
    call('POST', '/monitoring/allow-list', {
      source: 'OFAC_SDN',
      entry_id: 'R4',
      reason: 'Another one',
      ...body,
    })
  const [ofSubject, ofUnknown, ofOtherTenant, ofBoth] = [
    await pair({ subject_id: subject.body['subject_id'] }),
    await pair({ subject_id: created.body['id'] }),
    await pair({ subject_id: subject.body['subject_id'], external_id: 'r-4' }),
    await pair({ subject_id: subject.body['subject_id'], external_id: 'r-5' }),
  ]
  const screened = await call('POST', '/screenings', {
    subject: { type: 'INDIVIDUAL', name: 'Ermintrude Sallowfield', external_id: 'r-5' },
  })

  expect([created.status, removed.status, twice.status]).toEqual([201, 204, 404])
  expect(
    [ofSubject, ofUnknown, ofOtherTenant, ofBoth].map(({ status, body }) => [status, body['code']]),
  ).toEqual([
    [201, undefined],
    [404, 'SUBJECT_NOT_FOUND'],
    [400, 'VALIDATION_ERROR'],
    [201, undefined],
  ])
  expect(ofSubject.body).toMatchObject({ external_id: 'r-5' })
  expect(screened.body).toMatchObject({ match_summary: { total_matches: 0 } })
})

test('events that are not published yet can be subscribed to, and unknown events cannot', async () => {
  const hook = (events: readonly string[]) =>
    call('POST', '/webhooks/subscriptions', { name: 'Desk', url: 'https://desk.example.com/hooks', events })

  const created = await hook([
    'screening.*',
    'case.*',
    'case.created',
    'identity.verified',
    'report.*',
    'batch.completed',
    'decision.overridden',
  ])
  const unknown = await hook(['case.*', 'case.forgotten', 'cases.*'])

  expect(created.status).toBe(201)
  expect(unknown.body).toMatchObject({
    code: 'VALIDATION_ERROR',
    message: expect.stringMatching(/^events\[1\].*events\[2\]/) as unknown,
  })
})
