import { beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { CountryFlag } from '#compliance/risk/country-flags.ts'
import { COUNTRY_FLAGS, flagsOf, publishedFlags } from '#compliance/risk/country-flags.ts'
import { isOverlapping, ownFlagsOf, type CountryOverride } from '#compliance/risk/country-overrides.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

let at: TestPlatform
beforeAll(async () => {
  at = await demoWorld()
})

interface RestResponse {
  readonly status: number
  readonly body: Record<string, unknown>
}

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  key = 'sk_sandbox_demo',
): Promise<RestResponse> {
  const response = await at.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${key}` },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.json() as Record<string, unknown> }
}

const message = (
  country: string,
  flag: CountryFlag,
  isFlagged: boolean,
  more: Record<string, unknown> = {},
): object => ({
  country,
  flag,
  is_flagged: isFlagged,
  effective_from: '2026-01-01',
  effective_to: null,
  reason: null,
  ...more,
})

const override = (
  country: string,
  flag: CountryFlag,
  isFlagged: boolean,
  effectiveFrom = '2026-01-01',
  effectiveTo: string | null = null,
): CountryOverride => ({ country, flag, isFlagged, effectiveFrom, effectiveTo, reason: null })

test('country overrides apply to later assessments of their workspace only', async () => {
  const subject = { type: 'INDIVIDUAL', name: 'Ulvra Tsendrikow', country: 'KP' }
  const score = async (key?: string): Promise<unknown> => {
    const { body } = await call('POST', '/screenings', { subject, lists: ['sanctions'] }, key)
    return [
      (body['risk_factors'] as { factor: string; contribution: number }[]).find(
        ({ factor }) => factor === 'COUNTRY_RISK',
      )?.contribution,
      (body['decision'] as { outcome: string }).outcome,
      body['screening_id'],
    ]
  }
  const [before, decision, first] = (await score()) as [number, string, string]
  const own = {
    countries: [
      ...(['COMPREHENSIVE_SANCTIONS', 'FATF_BLACK'] as const).map(flag =>
        message('KP', flag, false, { reason: 'Licensed' }),
      ),
    ],
  }

  expect(await call('GET', '/risk-countries')).toEqual({ status: 200, body: { countries: [] } })
  expect(await call('PUT', '/risk-countries', own)).toEqual({ status: 200, body: own })
  const [after] = (await score()) as [number]

  expect([before, decision, after]).toEqual([600, 'REVIEW_REQUIRED', 250])
  expect(((await score('sk_sandbox_rival')) as [number])[0]).toBe(600)
  // Earlier assessments with other flags are still reproducible.
  expect((await call('GET', `/screenings/${first}/report`)).body['replays']).toMatchObject([
    { is_reproduced: true },
  ])
  expect(await call('PUT', '/risk-countries', (await call('GET', '/risk-countries')).body)).toEqual({
    status: 200,
    body: own,
  })
  expect((await call('GET', '/risk-countries', undefined, 'sk_sandbox_rival')).body).toEqual({
    countries: [],
  })
  await call('PUT', '/risk-countries', { countries: [] })
})

test('the flags of a day are returned with their sources', async () => {
  await call('PUT', '/risk-countries', {
    countries: [
      message('AQ', 'FATF_GREY', true, { reason: 'Penguins' }),
      message('IR', 'FATF_BLACK', false, { effective_to: '2026-02-28' }),
    ],
  })
  const flags = async (day: string) =>
    (await call('GET', `/risk-countries/flags?day=${day}&limit=200`)).body['flags'] as {
      country: string
      flag: string
    }[]
  const [february, march] = [await flags('2026-02-28'), await flags('2026-03-01')]

  expect(march.filter(({ country }) => country === 'AQ')).toEqual([
    { country: 'AQ', flag: 'FATF_GREY', since: '2026-01-01', source: 'Penguins', is_own: true },
  ])
  expect(february.filter(({ country }) => country === 'IR').map(({ flag }) => flag)).toEqual([
    'COMPREHENSIVE_SANCTIONS',
    'EU_HIGH_RISK',
  ])
  expect(march.filter(({ country }) => country === 'IR')).toMatchObject([
    { flag: 'COMPREHENSIVE_SANCTIONS' },
    { flag: 'EU_HIGH_RISK' },
    { flag: 'FATF_BLACK', since: '2026-02-13', is_own: false },
  ])
  expect(march).toHaveLength(publishedFlags('2026-03-01').length + 1)
  expect((await call('GET', '/risk-countries/flags')).status).toBe(200)
  await call('PUT', '/risk-countries', { countries: [] })
})

test('overrides of one flag of one country must not overlap, and malformed ones are rejected', async () => {
  const wrong: readonly [field: string, countries: object[]][] = [
    [
      'countries[1].effective_from',
      [message('KE', 'FATF_GREY', true), message('KE', 'FATF_GREY', false, { effective_from: '2027-01-01' })],
    ],
    ['countries[0].effective_to', [message('KE', 'FATF_GREY', true, { effective_to: '2025-12-31' })]],
    ['country', [message('KEN', 'FATF_GREY', true)]],
    ['flag', [message('KE', 'OUR_LIST' as CountryFlag, true)]],
    ['effective_from', [message('KE', 'FATF_GREY', true, { effective_from: '2026-02-30' })]],
    ['is_flagged', [{ country: 'KE', flag: 'FATF_GREY', effective_from: '2026-01-01' }]],
    ['unheard_of', [message('KE', 'FATF_GREY', true, { unheard_of: 1 })]],
  ]
  for (const [field, countries] of wrong) {
    const { status, body } = await call('PUT', '/risk-countries', { countries })
    expect({
      field,
      status,
      code: body['code'],
      namesField: String(body['message']).includes(field),
    }).toEqual({ field, status: 400, code: 'VALIDATION_ERROR', namesField: true })
  }
  expect((await call('GET', '/risk-countries/flags?day=yesterday')).status).toBe(400)
  expect((await call('GET', '/risk-countries')).body).toEqual({ countries: [] })
})

const day = fc.integer({ min: 1, max: 28 }).map(each => `2026-03-${String(each).padStart(2, '0')}`)
const anyOverride = fc
  .record({
    country: fc.constantFrom('DE', 'IR', 'KE'),
    flag: fc.constantFrom(...COUNTRY_FLAGS),
    isFlagged: fc.boolean(),
    effectiveFrom: day,
    length: fc.option(fc.nat(9)),
  })
  .map(({ effectiveFrom, length, ...rest }): CountryOverride => ({
    ...rest,
    effectiveFrom,
    reason: null,
    effectiveTo:
      length === null
        ? null
        : new Date(Date.parse(effectiveFrom) + length * 86_400_000).toISOString().slice(0, 10),
  }))

test('a country has its published flags, minus those the workspace clears and plus those it sets on that day, in any order', () => {
  fc.assert(
    fc.property(fc.array(anyOverride, { maxLength: 8 }), day, fc.nat(), (given, on, turn) => {
      const consistent = given.filter(
        (each, index) =>
          !given
            .slice(0, index)
            .some(
              other =>
                other.country === each.country && other.flag === each.flag && isOverlapping(other, each),
            ),
      )
      const countries = ['DE', 'IR', 'KE']
      const active = consistent.filter(
        ({ effectiveFrom, effectiveTo }) => effectiveFrom <= on && (effectiveTo ?? '9999') >= on,
      )
      for (const country of countries)
        for (const flag of COUNTRY_FLAGS) {
          const own = active.find(each => each.country === country && each.flag === flag)
          const isAssigned = ownFlagsOf(countries, on, consistent)[country]?.includes(flag) ?? false
          expect(isAssigned).toBe(
            own ? own.isFlagged : (flagsOf([country], on)[country]?.includes(flag) ?? false),
          )
        }
      expect(
        ownFlagsOf(
          countries,
          on,
          consistent.map((_, index) => consistent[(index + turn) % consistent.length]!),
        ),
      ).toEqual(ownFlagsOf(countries, on, consistent))
    }),
    { numRuns: 300 },
  )
})

test('overrides of other countries change nothing', () => {
  expect(ownFlagsOf(['IR'], '2026-03-01', [override('KP', 'FATF_BLACK', false)])).toEqual(
    flagsOf(['IR'], '2026-03-01'),
  )
})
