import { expect, test } from '@jest/globals'
import { buildGoamlReport, type BuiltReport } from '#compliance/reports/goaml/build-report.ts'
import { checkReport } from '#compliance/reports/goaml/check-report.ts'
import type { GoamlReport, GoamlVersion } from '#compliance/reports/goaml/model.ts'
import type { GoamlProfile } from '#compliance/reports/goaml/profile.ts'
import { runValidation } from '#compliance/reports/goaml/run-validation.ts'
import { shippedSchema } from '#compliance/reports/goaml/schemas.ts'
import { serializeGoaml } from '#compliance/reports/goaml/serialize.ts'
import type { SchemaViolation } from '#compliance/reports/goaml/validate.ts'
import { draftSar } from '#compliance/reports/sar/draft.ts'
import { EVIDENCE, PROFILE } from './invented-case.ts'

const AT = new Date('2026-05-06T07:08:09.999Z')

const built = (profile: Partial<GoamlProfile> = {}, evidence = EVIDENCE): BuiltReport =>
  buildGoamlReport({
    reportId: '0199a1c2-0000-7000-8000-0000000000f1',
    at: AT,
    profile: { ...PROFILE, ...profile },
    evidence,
    narrative: draftSar(evidence).narrative.slice(0, 1),
  })

/** Validates in this thread, which is faster than in one of its own. */
const violationsOf = (report: GoamlReport, version: GoamlVersion): readonly SchemaViolation[] =>
  runValidation({ schema: shippedSchema(version), document: serializeGoaml(report, version) }).issues

const [FIRST_CREDIT] = EVIDENCE.transactions
const ONE_CREDIT = { ...EVIDENCE, transactions: [FIRST_CREDIT!] }

const golden = (lines: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<report>
  <rentity_id>4711</rentity_id>
  <rentity_branch>LAGOS-1</rentity_branch>
  <submission_code>E</submission_code>
  <report_code>STR</report_code>
  <entity_reference>0199a1c2-0000-7000-8000-0000000000f1</entity_reference>
  <submission_date>2026-05-06T07:08:09</submission_date>
  <currency_code_local>NGN</currency_code_local>
  <reporting_person>
    <first_name>Ngozi</first_name>
    <last_name>Adeline</last_name>
    <email>mlro@bank.example</email>
  </reporting_person>
  <location>
    <address_type>B</address_type>
    <address>1 Invented Road</address>
    <city>Lagos</city>
    <country_code>NG</country_code>
  </location>
  <reason>The subject is the individual Tovell Ada Marrikane, customer C-100, born 1948-03-05, resident in NG, citizen of NG, PASSPORT A1234567 (NG).</reason>
  <action>The account is monitored.</action>
  <transaction>
${lines}
    <transmode_code>CD</transmode_code>
    <amount_local>4900000.00</amount_local>
    <t_from>
      <from_funds_code>CSH</from_funds_code>
      <from_person>
        <last_name>UNKNOWN</last_name>
      </from_person>
      <from_country>ZZ</from_country>
    </t_from>
    <t_to_my_client>
      <to_funds_code>CSH</to_funds_code>
      <to_account>
        <institution_name>Invented Bank</institution_name>
        <swift>TESTNGLA</swift>
        <branch>LAGOS-1</branch>
        <account>0123456789</account>
        <currency_code>NGN</currency_code>
        <account_name>Tovell Ada Marrikane</account_name>
        <client_number>C-100</client_number>
        <signatory>
          <is_primary>true</is_primary>
          <t_person>
            <gender>F</gender>
            <first_name>Tovell Ada</first_name>
            <last_name>Marrikane</last_name>
            <birthdate>1948-03-05T00:00:00</birthdate>
            <passport_number>A1234567</passport_number>
            <passport_country>NG</passport_country>
            <nationality1>NG</nationality1>
            <residence>NG</residence>
          </t_person>
        </signatory>
      </to_account>
      <to_country>NG</to_country>
    </t_to_my_client>
  </transaction>
  <report_indicators>
    <indicator>STRUC</indicator>
  </report_indicators>
</report>
`

test.each([
  [
    '4.0' as const,
    golden(`    <transactionnumber>T-1</transactionnumber>
    <date_transaction>2026-05-04T09:30:00</date_transaction>`),
  ],
  [
    '5.0' as const,
    golden(`    <transactionnumber>T-1</transactionnumber>
    <transaction_is_suspicious>true</transaction_is_suspicious>
    <date_transaction>2026-05-04T09:30:00</date_transaction>
    <transaction_type>DEP</transaction_type>`),
  ],
])('a report of version %s has exactly this text, each time', (version, text) => {
  const { report, issues } = built({ version }, ONE_CREDIT)

  expect(issues).toEqual([])
  expect(serializeGoaml(report, version)).toBe(text)
  expect(serializeGoaml(structuredClone(report), version)).toBe(text)
})

test.each(['4.0', '5.0'] as const)('a report of version %s satisfies the schema', async version => {
  const { report, issues } = built({ version })

  const { xml, violations, unchecked } = await checkReport(report, version, null)

  expect([issues, violations, unchecked]).toEqual([[], [], []])
  expect(xml).toContain('<account_name>Ostravelle &amp; Sons &lt;Ltd&gt;</account_name>')
  expect(xml).toContain(`<amount_local>9002250.13</amount_local>
    <t_from_my_client>
      <from_funds_code>EFT</from_funds_code>
      <from_foreign_currency>
        <foreign_currency_code>USD</foreign_currency_code>
        <foreign_amount>6000.50</foreign_amount>
        <foreign_exchange_rate>1500.25</foreign_exchange_rate>
      </from_foreign_currency>`)
})

test('a case without transactions becomes a report on the activity of its customer', () => {
  const { report, issues } = built({}, { ...EVIDENCE, transactions: [] })

  const xml = serializeGoaml(report, '4.0')

  expect([issues, violationsOf(report, '4.0')]).toEqual([[], []])
  expect(xml).toContain('<report_code>SAR</report_code>')
  expect(xml).toMatch(/<activity>\s+<report_parties>\s+<report_party>\s+<person>/)
})

test('codes, rates and indicators that the profile lacks are named with their element', () => {
  const { issues } = built({
    transmodeCodes: { branch: 'CD' },
    fundsCodes: { CASH_IN: 'CSH' },
    indicators: {},
    exchangeRates: {},
  })

  expect(issues).toEqual([
    {
      path: '/report/transaction[3]/transmode_code',
      reason: 'The profile has no transmode_code for the channel web.',
    },
    {
      path: '/report/transaction[3]',
      reason: 'The profile has no funds code for the transaction type WIRE.',
    },
    {
      path: '/report/transaction[3]/amount_local',
      reason: 'The profile has no exchange rate from USD to NGN.',
    },
    {
      path: '/report/report_indicators',
      reason: 'The profile has no indicator for the category STRUCTURING.',
    },
  ])
})

const { report: VALID } = built({}, ONE_CREDIT)
const [TRANSACTION] = VALID.transaction!
const withTransaction = (change: object): GoamlReport => ({
  ...VALID,
  transaction: [TRANSACTION!, { ...TRANSACTION!, ...change }],
})
const without = <T extends object>(value: T, name: keyof T): T =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)) as T

test.each([
  ['no id of the reporting entity', without(VALID, 'rentity_id'), '/report/rentity_branch'],
  ['an id of zero', { ...VALID, rentity_id: 0 }, '/report/rentity_id'],
  ['an unknown submission code', { ...VALID, submission_code: 'X' as 'E' }, '/report/submission_code'],
  [
    'a date without a time',
    withTransaction({ date_transaction: '2026-05-04' }),
    '/report/transaction[2]/date_transaction',
  ],
  [
    'a time with a zone',
    withTransaction({ date_transaction: '2026-05-04T09:30:00Z' }),
    '/report/transaction[2]/date_transaction',
  ],
  [
    'a date before 1900',
    withTransaction({ value_date: '1899-12-31T00:00:00' }),
    '/report/transaction[2]/value_date',
  ],
  [
    'an amount with a symbol',
    withTransaction({ amount_local: '₦100.00' }),
    '/report/transaction[2]/amount_local',
  ],
  ['an amount of zero', withTransaction({ amount_local: '0.00' }), '/report/transaction[2]/amount_local'],
  ['no transmode_code', withTransaction({ transmode_code: ' ' }), '/report/transaction[2]/amount_local'],
  ['a missing side', withTransaction({ t_to_my_client: undefined }), '/report/transaction[2]'],
  [
    'two sides from which the money comes',
    withTransaction({ t_from_my_client: TRANSACTION!.t_from }),
    '/report/transaction[2]/t_from',
  ],
  [
    'a side without a party',
    withTransaction({ t_from: { from_funds_code: 'C', from_country: 'NG' } }),
    '/report/transaction[2]/t_from/from_country',
  ],
  [
    'a country in lower case',
    withTransaction({ t_from: { ...TRANSACTION!.t_from!, from_country: 'ng' } }),
    '/report/transaction[2]/t_from/from_country',
  ],
  [
    'a customer without a last name',
    withTransaction({
      t_to_my_client: {
        to_funds_code: 'C',
        to_person: { first_name: 'A', birthdate: '1948-03-05T00:00:00' },
        to_country: 'NG',
      },
    }),
    '/report/transaction[2]/t_to_my_client/to_person/birthdate',
  ],
  [
    'a transaction number that is too long',
    withTransaction({ transactionnumber: 'T'.repeat(51) }),
    '/report/transaction[2]/transactionnumber',
  ],
  ['a reason that is too long', { ...VALID, reason: 'r'.repeat(4001) }, '/report/reason'],
  ['no indicator', { ...VALID, report_indicators: { indicator: [] } }, '/report'],
  [
    'transactions and an activity',
    { ...VALID, activity: { report_parties: { report_party: [{ person: {}, entity: { name: 'E' } }] } } },
    '/report/activity',
  ],
])('the validator finds %s', (_, report, path) => {
  const violations = violationsOf(report as GoamlReport, '4.0')

  expect(violations.map(each => each.path)).toContain(path)
  expect(violations.every(({ reason }) => reason.length > 10)).toBe(true)
})

test('version 5.0 accepts longer reasons than 4.0, and no parties without sides', () => {
  const long = { ...VALID, reason: 'r'.repeat(8000) }
  const sidesOf = without(without(TRANSACTION!, 't_from'), 't_to_my_client')
  const parties = {
    ...VALID,
    transaction: [{ ...sidesOf, involved_parties: { party: [{ role: 'S', entity: { name: 'E' } }] } }],
  }

  expect(violationsOf(long, '5.0')).toEqual([])
  expect(violationsOf(parties, '4.0')).toEqual([])
  expect(violationsOf(parties, '5.0')).toMatchObject([{ path: '/report/transaction' }])
})

test('a narrative that is too long loses whole sentences at its end', () => {
  const sentence = 'The same thing took place again and again, as is stated here.'
  const narrative = Array.from({ length: 100 }, () => ({
    section: 'WHY' as const,
    sentence,
    evidenceIds: ['x'],
  }))

  const { report } = buildGoamlReport({
    reportId: 'r',
    at: AT,
    profile: PROFILE,
    evidence: EVIDENCE,
    narrative,
  })

  expect(report.reason!.length).toBeLessThanOrEqual(4000)
  expect(report.reason).toMatch(/is stated here\. Further details are available on request\.$/)
})
