import { beforeAll, expect, test } from '@jest/globals'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

let at: TestPlatform
beforeAll(async () => {
  at = await demoWorld()
})

type Body = Readonly<Record<string, unknown>>

async function call(
  method: 'GET' | 'PUT',
  payload?: object,
  tenant: 'demo' | 'rival' = 'demo',
): Promise<{ readonly status: number; readonly body: Body }> {
  const response = await at.app.inject({
    method,
    url: '/api/v1/reports/goaml-profile',
    headers: { authorization: `Bearer sk_sandbox_${tenant}` },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.json() as Body }
}

const PROFILE = {
  version: '5.0',
  rentity_id: 4711,
  branch: 'LAGOS-1',
  currency: 'NGN',
  reporting_person: {
    first_name: 'Ngozi',
    last_name: 'Adeline',
    gender: 'F',
    birthdate: '1980-02-29',
    id_number: null,
    nationality: 'NG',
    email: 'compliance@bank.example',
    occupation: null,
  },
  location: {
    address_type: 'B',
    address: '1 Example Road',
    town: null,
    city: 'Lagos',
    zip: '100001',
    country_code: 'NG',
    state: null,
  },
  institution_name: 'Example Bank',
  institution_swift: 'EXAMNGLA',
  transmode_codes: { branch: 'CD', web: 'EB' },
  funds_codes: { CASH_IN: 'K', WIRE: 'E' },
  indicators: { STRUCTURING: 'STRUC' },
  transaction_types: { WIRE: 'W' },
  exchange_rates: { USD: '1500.25' },
  action: 'The account is monitored.',
}

test('a profile is set, replaced and read, by its own workspace only', async () => {
  const missing = await call('GET', undefined, 'rival')
  const first = await call('PUT', PROFILE)
  const second = await call('PUT', { ...PROFILE, location: null, action: null })
  const read = await call('GET')
  const rival = await call('GET', undefined, 'rival')

  expect([missing, first, second, read, rival].map(({ status }) => status)).toEqual([404, 200, 200, 200, 404])
  expect(missing.body['code']).toBe('GOAML_PROFILE_NOT_FOUND')
  expect(first.body).toMatchObject({ ...PROFILE, xsd_sha256: null, unchecked_rules: [], profile_version: 1 })
  expect(read.body).toEqual(second.body)
  expect(read.body).toMatchObject({ ...PROFILE, location: null, action: null, profile_version: 2 })
})

test('the reporting person is stored encrypted, and named in no event', async () => {
  await call('PUT', PROFILE)

  const { rows } = await withClient(adminOf(at.databaseName), client =>
    client.query<{ text: string }>(
      `select to_jsonb(profile)::text as text from compliance.goaml_profiles profile
       union all select to_jsonb(event)::text from kernel.outbox event where type = 'compliance.goaml_profile_set'
       union all select to_jsonb(entry)::text from kernel.audit entry where act = 'compliance.goaml_profile_set'`,
    ),
  )

  expect(rows.length).toBeGreaterThan(2)
  expect(rows.filter(({ text }) => text.includes('Adeline') || text.includes('compliance@bank'))).toEqual([])
})

test('an uploaded schema is stored with its hash, and its unchecked rules are listed', async () => {
  const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="report"><xs:complexType>
    <xs:sequence><xs:any processContents="skip" maxOccurs="unbounded"/></xs:sequence>
    <xs:assert test="true()"/></xs:complexType></xs:element></xs:schema>`

  const { status, body } = await call('PUT', { ...PROFILE, xsd })

  expect(status).toBe(200)
  expect(body['xsd_sha256']).toMatch(/^[0-9a-f]{64}$/)
  expect(body['unchecked_rules']).toEqual([{ line: 3, element: 'assert', test: 'true()' }])
})

test.each([
  ['an unknown version', { version: '3.0' }, 'version'],
  ['an id of zero', { rentity_id: 0 }, 'rentity_id'],
  ['an unknown currency', { currency: 'XXX' }, 'currency'],
  [
    'a person without a last name',
    { reporting_person: { first_name: 'Ngozi' } },
    'reporting_person.last_name is required',
  ],
  ['an institution without a BIC', { institution_swift: null }, 'institution_swift is required'],
  ['a code that is a number', { transmode_codes: { web: 7 } }, 'transmode_codes must give web a text'],
  ['an empty code', { funds_codes: { CASH_IN: ' ' } }, 'funds_codes must give CASH_IN a text'],
  [
    'an unknown transaction type',
    { funds_codes: { CASH: 'K' } },
    'funds_codes names CASH, which must be one of',
  ],
  ['an unknown category', { indicators: { CRIME: 'X' } }, 'indicators names CRIME, which must be one of'],
  ['an exchange rate of zero', { exchange_rates: { USD: '0' } }, 'exchange_rates must give USD a positive'],
  [
    'an exchange rate of an unknown currency',
    { exchange_rates: { DOLLAR: '2' } },
    'exchange_rates names DOLLAR, which must be an ISO 4217',
  ],
  [
    'more codes than fit',
    { transmode_codes: Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`c${index}`, 'x'])) },
    'at most 200 entries',
  ],
  [
    'a schema that loads another one',
    {
      xsd: '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:include schemaLocation="x.xsd"/></xs:schema>',
    },
    'must not load other schemas',
  ],
  ['a schema that is no XML', { xsd: 'x' }, 'is not well-formed XML'],
])('a profile with %s is refused', async (_, change, reason) => {
  const { status, body } = await call('PUT', { ...PROFILE, ...change })

  expect([status, body['code']]).toEqual([400, 'VALIDATION_ERROR'])
  expect(body['message']).toContain(reason)
})
