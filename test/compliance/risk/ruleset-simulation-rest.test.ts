import { expect, test } from '@jest/globals'
import { demoWorld } from '#test/support/world.ts'

const KEY = 'Bearer sk_sandbox_demo'
const RIVAL = 'Bearer sk_sandbox_rival'

interface RestResponse {
  readonly status: number
  readonly body: { readonly [name: string]: never }
}

async function call(
  method: 'POST',
  path: string,
  payload: object,
  authorization = KEY,
): Promise<RestResponse> {
  const { app } = await demoWorld()
  const response = await app.inject({ method, url: `/api/v1${path}`, headers: { authorization }, payload })
  return { status: response.statusCode, body: response.json() }
}

test('a ruleset is simulated over REST either on a subject or on the screenings of a period', async () => {
  const { body: draft } = await call('POST', '/rulesets', {
    name: 'Draft',
    rules: [
      {
        id: 'no-service',
        field: 'subject.country',
        operator: 'IN',
        value: ['AQ'],
        decision: 'BLOCK',
        score_contribution: 250,
      },
    ],
  })
  const path = `/rulesets/${draft['id']}/simulate`
  const subject = { type: 'INDIVIDUAL', name: 'Tovell Marrikane', country: 'AQ' }
  const { body: screening } = await call('POST', '/screenings', {
    subject: { ...subject, external_id: 'simulated' },
  })
  const period = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00.000Z' }

  expect(Object.keys((await call('POST', path, { subject })).body)).toEqual([
    'risk_score',
    'risk_band',
    'risk_factors',
    'decision',
  ])
  const simulated = await call('POST', path, { screenings: period })
  expect(simulated.status).toBe(200)
  expect(simulated.body).toEqual({
    screenings: {
      from: '2026-01-01T00:00:00.000Z',
      to: '2027-01-01T00:00:00.000Z',
      evaluated: expect.any(Number),
      skipped: expect.any(Number),
      is_complete: true,
      changed: 1,
      changes: [{ previous_outcome: 'APPROVE', outcome: 'BLOCK', count: 1 }],
      samples: [
        {
          screening_id: screening['screening_id'],
          subject_id: expect.any(String),
          created_at: expect.any(String),
          previous_outcome: 'APPROVE',
          outcome: 'BLOCK',
          triggered_rules: [
            {
              ruleset_id: draft['id'],
              rule_id: 'no-service',
              name: null,
              decision: 'BLOCK',
              score_contribution: 250,
            },
          ],
        },
      ],
    },
  })

  const message = async (payload: object): Promise<unknown> => {
    const { status, body } = await call('POST', path, payload)
    return [status, body['code'], body['message']]
  }
  const invalid = (text: string): unknown => [400, 'VALIDATION_ERROR', text]
  expect(await message({})).toEqual(invalid('subject is required unless screenings are given.'))
  expect(await message({ subject, screenings: period })).toEqual(
    invalid('subject cannot be given together with screenings.'),
  )
  expect(await message({ matches: [], screenings: period })).toEqual(
    invalid('matches cannot be given together with screenings.'),
  )
  expect(await message({ screenings: { ...period, from: period.to } })).toEqual(
    invalid('screenings.from must be before to.'),
  )
  expect(await message({ screenings: { ...period, from: '2025-12-30T00:00:00Z' } })).toEqual(
    invalid('screenings.from must be at most 366 days before to.'),
  )
  expect(await message({ screenings: { from: '2026-01-01' } })).toEqual([
    400,
    'VALIDATION_ERROR',
    expect.stringMatching(/screenings\.from .*; screenings\.to is required/),
  ])
  expect(await call('POST', path, { screenings: period }, RIVAL)).toMatchObject({
    status: 404,
    body: { code: 'RULESET_NOT_FOUND' },
  })
})
