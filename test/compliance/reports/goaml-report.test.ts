import { beforeAll, expect, test } from '@jest/globals'
import type { CaseEvidence } from '#compliance/reports/case-evidence.ts'
import type { GoamlProfileRow } from '#compliance/entities/goaml-profile.ts'
import { goamlReport } from '#compliance/reports/content/goaml-report.ts'
import type { GoamlProfile } from '#compliance/reports/goaml/profile.ts'
import { sealPeople } from '#compliance/reports/goaml/stored-profile.ts'
import { world, type World } from '#test/support/world.ts'
import { EVIDENCE, PROFILE } from './invented-case.ts'

const REPORT = { id: '0199a1c2-0000-7000-8000-0000000000f1', createdAt: new Date('2026-05-06T07:08:09Z') }

let at: World
beforeAll(async () => {
  at = await world()
})

/** Generates the report of the invented case, with changes. */
async function generate(
  change: { readonly profile?: Partial<GoamlProfile>; readonly evidence?: Partial<CaseEvidence> } = {},
  xsd: string | null = null,
) {
  const {
    workspaceId,
    platformContext: { keys },
  } = at
  const key = { workspaceId, id: '0199a1c2-0000-7000-8000-0000000000e1' }
  const { version, reportingPerson, location, ...settings } = { ...PROFILE, ...change.profile }
  const row = {
    ...key,
    goamlVersion: version,
    settings,
    people: sealPeople(keys, key, { reportingPerson, location }),
    xsd,
  } as GoamlProfileRow
  return goamlReport(keys, REPORT, row, { ...EVIDENCE, ...change.evidence })
}

test('a report on a case is valid XML, the same bytes each time, with the narrative as its reason', async () => {
  const [first, again] = [await generate(), await generate()]

  expect(first).toMatchObject({ contentType: 'application/xml', issues: [], unchecked: [] })
  expect(first.text).toContain('<reason>The subject is the individual Tovell Ada Marrikane')
  expect(again.text).toBe(first.text)
})

test("a report that violates the FIU's schema fails with path and reason", async () => {
  const strict = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="report"><xs:complexType><xs:sequence>
    <xs:element name="rentity_id"><xs:simpleType><xs:restriction base="xs:int"><xs:maxInclusive value="99"/></xs:restriction></xs:simpleType></xs:element>
    <xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element></xs:schema>`

  const { issues } = await generate({}, strict)

  expect(issues[0]).toMatchObject({ path: '/report/rentity_id', reason: expect.stringContaining('4711') })
})

test('what the profile lacks comes first in the reasons of a failure', async () => {
  const { issues } = await generate({ profile: { transmodeCodes: {} } })

  expect(issues[0]).toEqual({
    path: '/report/transaction[1]/transmode_code',
    reason: 'The profile has no transmode_code for the channel branch.',
  })
  expect(issues.map(({ path }) => path)).toContain('/report/transaction[1]/amount_local')
})

test.each(['4.0', '5.0'] as const)(
  'a customer with one name has it as first and as last name, and satisfies the schema of version %s',
  async version => {
    const subject = { ...EVIDENCE.subject!, details: { ...EVIDENCE.subject!.details, name: ' Marrikane ' } }

    const { issues, text } = await generate({ evidence: { subject }, profile: { version } })

    expect(issues).toEqual([])
    expect(text).toMatch(
      /<t_person>\s*(?:<gender>F<\/gender>\s*)?<first_name>Marrikane<\/first_name>\s*<last_name>Marrikane<\/last_name>/,
    )
  },
)

test('a transaction without stored details is a reason to fail, so that no incomplete report is filed', async () => {
  const { issues } = await generate({ evidence: { unknownTransactionIds: ['T-9'] } })

  expect(issues).toEqual([
    { path: '/report', reason: 'The details of the transaction T-9 are not stored here.' },
  ])
})

test('channels are looked up in the tables only, even if they are named like methods of objects', async () => {
  const transactions = [{ ...EVIDENCE.transactions[0]!, channel: 'constructor' }]

  const { issues } = await generate({ evidence: { transactions } })

  expect(issues[0]).toMatchObject({
    reason: 'The profile has no transmode_code for the channel constructor.',
  })
})
