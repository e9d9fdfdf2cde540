import { expect, test } from '@jest/globals'
import { checkReport, schemaIssueOf } from '#compliance/reports/goaml/check-report.ts'
import type { GoamlReport } from '#compliance/reports/goaml/model.ts'
import { scanSchema } from '#compliance/reports/goaml/scan-schema.ts'
import { shippedSchema } from '#compliance/reports/goaml/schemas.ts'
import { validateXml } from '#compliance/reports/goaml/validate.ts'

const schema = (content: string, attributes = ''): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"${attributes}>${content}</xs:schema>`

const REPORT: GoamlReport = {
  rentity_id: 1,
  submission_code: 'E',
  report_code: 'STR',
  submission_date: '2026-05-06T07:08:09',
  currency_code_local: 'NGN',
  reporting_person: { first_name: 'Ngozi', last_name: 'Adeline' },
  report_indicators: { indicator: ['X'] },
}

test.each(['4.0', '5.0'] as const)('the shipped schema of version %s can be uploaded', async version => {
  expect(scanSchema(shippedSchema(version))).toEqual({ issue: null, unchecked: [] })
  expect(await schemaIssueOf(shippedSchema(version))).toBeUndefined()
})

test("an FIU's schema decides instead of the shipped one, and its assertions are listed as unchecked", async () => {
  const any = `<xs:complexType><xs:sequence><xs:any processContents="skip" maxOccurs="unbounded"/></xs:sequence>
    <xs:assert test="count(transaction) le 500"/></xs:complexType>`
  const own = schema(
    `<xs:element name="report">${any}</xs:element>`,
    ' xmlns:vc="http://www.w3.org/2007/XMLSchema-versioning" vc:minVersion="1.1"',
  )

  const withOwn = await checkReport(REPORT, '4.0', own)
  const withShipped = await checkReport(REPORT, '4.0', null)

  expect(withOwn).toMatchObject({
    violations: [],
    unchecked: [{ line: 2, element: 'assert', test: 'count(transaction) le 500' }],
  })
  expect(withShipped.violations).toMatchObject([{ path: '/report/report_indicators' }])
  expect(await schemaIssueOf(own)).toBeUndefined()
})

const doubled = (depth: number): string =>
  Array.from({ length: depth }, (_, index) => {
    const inner =
      index === 0
        ? '<xs:element name="e"/>'
        : `<xs:group ref="g${index - 1}"/><xs:group ref="g${index - 1}"/>`
    return `<xs:group name="g${index}"><xs:sequence>${inner}</xs:sequence></xs:group>`
  }).join('')

test.each([
  ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${schema('')}`, 'must not have a document type'],
  [
    'entities that expand to billions of characters',
    `<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]>${schema('&b;')}`,
    'must not have a document type',
  ],
  [
    'an included file',
    schema('<xs:include schemaLocation="/etc/passwd"/>'),
    'must not load other schemas (xs:include)',
  ],
  [
    'an import from the network',
    schema('<xs:import namespace="urn:x" schemaLocation="http://192.0.2.1/x.xsd"/>'),
    'must not load other schemas (xs:import)',
  ],
  [
    'a redefinition',
    schema('<xs:redefine schemaLocation="x.xsd"/>'),
    'must not load other schemas (xs:redefine)',
  ],
  [
    'a schema of more than 400,000 characters',
    schema(`<!--${'x'.repeat(400_000)}-->`),
    'must have at most 400000 characters',
  ],
  [
    'a million occurrences',
    schema(
      '<xs:element name="a"><xs:complexType><xs:sequence><xs:element name="b" maxOccurs="1000000"/></xs:sequence></xs:complexType></xs:element>',
    ),
    'must not have a maxOccurs',
  ],
  [
    'groups that double thirty times',
    schema(
      `${doubled(30)}<xs:element name="a"><xs:complexType><xs:group ref="g29"/></xs:complexType></xs:element>`,
    ),
    'expand to more than',
  ],
  [
    'groups that refer to each other',
    schema(
      '<xs:group name="g"><xs:sequence><xs:group ref="h"/></xs:sequence></xs:group><xs:group name="h"><xs:sequence><xs:group ref="g"/></xs:sequence></xs:group><xs:complexType name="t"><xs:group ref="g"/></xs:complexType>',
    ),
    'expand to more than',
  ],
  [
    'elements nested a hundred deep',
    schema('<xs:annotation><xs:appinfo>'.padEnd(600, '<b>') + '</b>'.repeat(190)),
    'must not nest elements',
  ],
  ['another kind of document', '<html/>', 'must be an XML schema'],
  ['text that is not XML', 'schema', 'is not well-formed XML'],
  ['an empty text', '', 'is not well-formed XML'],
  ['an unknown type', schema('<xs:element name="a" type="missing"/>'), 'cannot be compiled'],
])('%s is refused as a schema', async (_, text, reason) => {
  expect(await schemaIssueOf(text)).toContain(reason)
})

test('a pattern that takes exponential time ends with the time limit, and this process stays responsive', async () => {
  const slow = schema(
    '<xs:element name="a"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="(a|aa)+b"/></xs:restriction></xs:simpleType></xs:element>',
  )
  let turns = 0
  const ticking = setInterval(() => turns++, 10)

  const validation = validateXml({ schema: slow, document: `<a>${'a'.repeat(200)}</a>` }, 600)

  await expect(validation).rejects.toThrow('The validation took longer than 600 ms.')
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(10)
})

test('a document cannot read files through entities', async () => {
  const any = schema('<xs:element name="a" type="xs:string"/>')
  const document = '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/hostname">]><a>&f;</a>'

  const { issues } = await validateXml({ schema: any, document })

  expect(issues).not.toEqual([])
})
