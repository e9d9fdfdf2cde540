import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { idvClient, RIVAL_KEY } from './support.ts'

const REVIEWER = { 'x-actor': 'ada@bank.example' }

test.each([
  ['test-approve-', 'verified', 'auto_approve', 'sandbox_approve'],
  ['test-reject-', 'rejected', 'auto_reject', 'sandbox_reject'],
  ['test-spoof-', 'rejected', 'auto_reject', 'liveness_failed'],
  ['test-face-', 'rejected', 'auto_reject', 'face_mismatch'],
])('the sandbox prefix %s makes a verification %s', async (prefix, status, decision, decisionReason) => {
  const { call, open, fill } = await idvClient()
  const { id } = await open(prefix + newId())
  await fill(id)

  const completed = await call('POST', `/verifications/${id}/complete`)

  expect(completed).toMatchObject({ status: 200, body: { id, status, decision, decisionReason } })
  const { checks, overallScore } = completed.body
  const applying = checks.filter(({ result }: { result: string }) => result !== 'not_applicable')
  const sum = (of: (check: { score: number; weight: number }) => number): number =>
    applying.map(of).reduce((total: number, value: number) => total + value, 0)
  expect(overallScore).toBeCloseTo(sum(each => each.score * each.weight) / sum(each => each.weight), 1)
  expect(checks).toHaveLength(13)
  expect((await call('GET', `/verifications/${id}`)).body).toEqual(completed.body)
  expect(await call('POST', `/verifications/${id}/complete`)).toMatchObject({
    status: 409,
    body: { code: 'INVALID_STATE' },
  })
})

test('a verification in review is decided once by a person, and only by one who may decide', async () => {
  const { call, open, fill, keyWith } = await idvClient()
  const { id } = await open(`test-review-${newId()}`)
  await fill(id)
  const path = `/verifications/${id}/review`
  const early = await call('POST', path, { decision: 'approve', reason: 'Too early.' })
  const inReview = await call('POST', `/verifications/${id}/complete`)

  const writer = await keyWith(['idv:write'])
  const forbidden = await call('POST', path, { decision: 'approve', reason: 'Mine.' }, writer)
  const invalid = await call('POST', path, { decision: 'maybe', reason: 'x' })
  const { headers: _, ...reviewed } = await call(
    'POST',
    path,
    { decision: 'reject', reason: 'The photograph was replaced.' },
    { ...(await keyWith(['idv:decide'])), ...REVIEWER },
  )
  const second = await call('POST', path, { decision: 'approve', reason: 'Again.' })

  expect(early).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } })
  expect(inReview).toMatchObject({ status: 200, body: { status: 'in_review', decision: 'manual_review' } })
  expect(inReview.body).not.toHaveProperty('completedAt')
  expect(forbidden.status).toBe(403)
  expect(invalid).toMatchObject({ status: 400, body: { details: { field: 'decision' } } })
  expect(reviewed).toMatchObject({
    status: 200,
    body: { status: 'rejected', decision: 'manual_reject', decisionReason: 'reviewer' },
  })
  expect(second).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } })
})

test('pictures that are missing are named by the step', async () => {
  const { call, open, fill } = await idvClient()
  const { id } = await open(`test-approve-${newId()}`, { documentTypes: ['eu_id_de'] })
  const complete = () => call('POST', `/verifications/${id}/complete`)

  const without = await complete()
  await fill(id)
  const withoutBack = await complete()

  expect(without).toMatchObject({ status: 400, body: { code: 'DOCUMENT_REQUIRED' } })
  expect(withoutBack).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } })
  expect(withoutBack.body.error).toContain('back')
  expect(await call('POST', `/verifications/${newId()}/complete`)).toMatchObject({ status: 404 })
})

test('20 completions at once decide once and publish one set of events', async () => {
  const { call, open, fill, database } = await idvClient()
  const { id } = await open(`test-approve-${newId()}`)
  await fill(id)

  const responses = await Promise.all(
    Array.from({ length: 20 }, () => call('POST', `/verifications/${id}/complete`)),
  )

  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)])
  const events = await database.asWorker<{ type: string }>(
    `select type from kernel.outbox where aggregate_id = $1 and type like 'idv.verification%' order by id`,
    [id],
  )
  expect(events.map(({ type }) => type)).toEqual([
    'idv.verification_opened',
    'idv.verification_completed',
    'idv.verification_verified',
  ])
})

test('after a final status the next attempt opens, up to those of a day', async () => {
  const { call } = await idvClient()
  const externalId = `person-${newId()}`
  for (let attempt = 1; attempt <= 5; attempt++) {
    const opened = await call('POST', '/verifications', { externalId })
    expect(opened).toMatchObject({ status: 201, body: { attemptNumber: attempt } })
    expect(await call('POST', `/verifications/${opened.body.reference}/cancel`)).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    })
  }

  const sixth = await call('POST', '/verifications', { externalId })

  expect(sixth).toMatchObject({ status: 429, body: { code: 'RATE_LIMIT_EXCEEDED' } })
  const { retryAfter } = sixth.body.details
  expect(retryAfter).toBeGreaterThan(86_000)
  expect(Number(sixth.headers['retry-after'])).toBe(retryAfter)
})

test('a confirmed or dismissed fraud alert is final', async () => {
  const { call, open, fill } = await idvClient()
  const { id } = await open(`test-spoof-${newId()}`)
  await fill(id)
  await call('POST', `/verifications/${id}/complete`)
  const { body } = await call('GET', `/fraud-alerts?verificationId=${id}&status=open`)
  const [{ alertId, alertType }] = body.fraudAlerts

  const theirs = await call('PATCH', `/fraud-alerts/${alertId}`, { status: 'confirmed' }, RIVAL_KEY)
  const confirmed = await call('PATCH', `/fraud-alerts/${alertId}`, { status: 'confirmed', note: 'A mask.' })
  const again = await call('PATCH', `/fraud-alerts/${alertId}`, { status: 'dismissed' })

  expect(alertType).toBe('face_spoof')
  expect(theirs).toMatchObject({ status: 404, body: { code: 'FRAUD_ALERT_NOT_FOUND' } })
  expect(confirmed).toMatchObject({ status: 200, body: { alertId, status: 'confirmed' } })
  expect(again).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } })
  expect((await call('GET', `/fraud-alerts?verificationId=${id}&status=open`)).body.fraudAlerts).toEqual([])
})

test('erasing the data of an ended verification keeps its outcome', async () => {
  const { call, open, fill, database } = await idvClient()
  const { id } = await open(`test-approve-${newId()}`)
  await fill(id)
  const path = `/verifications/${id}/data`
  const open409 = await call('DELETE', path)
  const completed = await call('POST', `/verifications/${id}/complete`)

  const erased = await call('DELETE', path)
  const repeated = await call('DELETE', path)

  expect(open409).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } })
  expect([erased.status, repeated.status]).toEqual([204, 204])
  const { document: _, ...outcome } = completed.body
  expect((await call('GET', `/verifications/${id}`)).body).toEqual(outcome)
  expect((await call('GET', `/verifications/${id}/images`)).body).toEqual({ images: [] })
  expect(await database.asWorker('select 1 from idv.images where verification_id = $1', [id])).toEqual([])
})

test('an idempotency key repeats the response of a completion', async () => {
  const { call, open, fill, keyWith } = await idvClient()
  const { id } = await open(`test-approve-${newId()}`)
  await fill(id)
  const key = { ...(await keyWith(['idv:write'])), 'idempotency-key': newId() }
  const complete = () => call('POST', `/verifications/${id}/complete`, undefined, key)

  const first = await complete()
  const second = await complete()

  expect(first.status).toBe(200)
  expect(second).toMatchObject({ status: 200, body: first.body })
  expect(second.headers['idempotent-replayed']).toBe('true')
})
