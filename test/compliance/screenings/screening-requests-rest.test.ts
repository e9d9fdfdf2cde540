import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { RIVAL, lists, call } from './rest.ts'

test('validation issues, other tenants and unavailable lists give the errors of the service', async () => {
  const { body } = await call('POST', '/screenings', {
    subject: { type: 'INDIVIDUAL', name: 'Ordinary Nobody' },
  })
  const invalid = await call('POST', '/screenings', {
    subject: { type: 'PERSON', name: '--', date_of_birth: '1980-13' },
    lists: ['SANCTIONS'],
    match_threshold: 101,
  })
  const foreign = await call('GET', `/screenings/${body['screening_id']}`, undefined, RIVAL)
  lists.broken = new Error('no thread')
  const unavailable = await call('POST', '/screenings', {
    subject: { type: 'INDIVIDUAL', name: 'Ordinary Nobody' },
  })
  lists.broken = undefined
  const list = await call('GET', '/screenings?status=FAILED&limit=1')

  expect([invalid.status, foreign.status, unavailable.status]).toEqual([400, 404, 503])
  expect(invalid.body['message']).toMatch(/subject\.type.*lists\[0\].*match_threshold/)
  expect(unavailable.body).toMatchObject({ code: 'SCREENING_UNAVAILABLE' })
  expect(list.body).toMatchObject({
    screenings: [
      {
        status: 'FAILED',
        risk_score: null,
        decision: { outcome: 'REVIEW_REQUIRED' },
        subject: { name: 'Ordinary Nobody' },
      },
    ],
  })
})

test('words of any script with maximum length are compared and screened over REST', async () => {
  const [ethiopic, shch] = ['\u124b'.repeat(40), 'Щю'.repeat(20)]
  await lists.put('OFAC_SDN', { id: 'R9', name: `${ethiopic} ${shch}` })
  const letter = fc
    .integer({ min: 0x41, max: 0xffdc })
    .map(code => String.fromCharCode(code))
    .filter(text => /\p{L}/u.test(text))
  const lengthy = fc
    .tuple(fc.array(letter, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 133 }))
    .map(([letters, times]) => letters.join('').repeat(times))
  await fc.assert(
    fc.asyncProperty(lengthy, lengthy, async (one, other) => {
      const [compared, created] = await Promise.all([
        call('POST', '/matching/compare', {
          left: { type: 'INDIVIDUAL', name: one, aliases: [other] },
          right: { type: 'INDIVIDUAL', name: other },
        }),
        call('POST', '/screenings', { subject: { type: 'INDIVIDUAL', name: one, aliases: [other] } }),
      ])

      expect([compared.status, created.status]).toEqual([200, 201])
      expect(compared.body['score']).toBeGreaterThanOrEqual(0)
      expect(compared.body['score']).toBeLessThanOrEqual(100)
    }),
    {
      numRuns: 20,
      examples: [
        [ethiopic, `${ethiopic.slice(1)}\u124a`],
        [`${shch.slice(1)}Щ`, shch],
      ],
    },
  )
})

test('a batch of a thousand complete subjects is accepted; a larger body is rejected', async () => {
  const subject = (index: number) => ({
    external_id: `full-${index}`,
    type: 'INDIVIDUAL',
    name: `Ordinary Nobody ${index}`,
    aliases: ['Second Name', 'Third Name'],
    date_of_birth: '1970-01-02',
    gender: 'FEMALE',
    nationalities: ['DE', 'NG'],
    country: 'DE',
    identifiers: [
      { type: 'PASSPORT', value: `P${index}`, country: 'DE' },
      { type: 'NATIONAL_ID', value: `N${index}`, country: 'NG' },
    ],
    addresses: ['1 High Street, Lagos'],
    customer_type: 'RETAIL',
    product: 'ACCOUNT',
    channel: 'WEB',
    industry: 'RETAIL',
  })

  const taken = await call('POST', '/screenings/batch', {
    subjects: Array.from({ length: 1_000 }, (_, index) => subject(index)),
  })
  const tooMuch = await call('POST', '/screenings/batch', {
    subjects: Array.from({ length: 1_000 }, (_, index) => ({
      ...subject(index),
      nationalities: Array.from({ length: 30 }, () => 'DE'),
    })),
  })

  expect([taken.status, taken.body]).toEqual([202, { batch_id: expect.any(String) }])
  expect([tooMuch.status, tooMuch.body['code']]).toEqual([400, 'BODY_TOO_LARGE'])
})
