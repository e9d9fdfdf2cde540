import { beforeAll, expect, test } from '@jest/globals'
import { compareParties } from '#compliance/matching/compare.ts'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { distinguishParts } from '#compliance/subjects/name-parts.ts'
import { partyOf, type SubjectInput } from '#compliance/subjects/subject-input.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { monitoring } from './monitoring-fixture.ts'
import { screeningFixture } from './screening-fixture.ts'

let at: TestPlatform
beforeAll(async () => {
  at = await demoWorld()
  await screeningFixture()
})

type Body = Readonly<Record<string, unknown>>

async function call(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  payload?: object,
): Promise<{ readonly status: number; readonly body: Body }> {
  const response = await at.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: 'Bearer sk_sandbox_demo' },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.json() as Body }
}

const PARTS = { given: 'Vexil', middle: null, father: 'Thrandor', family: 'Quorbane' }
const SUBJECT = { type: 'INDIVIDUAL', name: 'Quorbane, Vexil', name_parts: PARTS }

test('the parts of a name are returned, changed and removed', async () => {
  const { body: created } = await call('POST', '/subjects', SUBJECT)
  const path = `/subjects/${created['subject_id'] as string}`
  const changed = await call('PATCH', path, { name_parts: { given: 'Vexilla' } })
  const removed = await call('PATCH', path, { name_parts: null })
  expect(created['name_parts']).toEqual(PARTS)
  expect(changed.body['name_parts']).toEqual({ given: 'Vexilla', middle: null, father: null, family: null })
  expect(removed.body['name_parts']).toBeNull()
})

test('the parts of a name are stored encrypted', async () => {
  const { key, database, workspaceId, published } = await monitoring()
  await createSubject(key(), { type: 'INDIVIDUAL', name: 'Vexil Quorbane', nameParts: PARTS })

  const [stored] = await database.read<{ details: string }>(
    workspaceId,
    'select details from compliance.subjects where workspace_id = $1',
    [workspaceId],
  )

  expect(stored!.details).not.toMatch(/Vexil|Thrandor/)
  expect(JSON.stringify(await published())).not.toMatch(/Thrandor/)
})

test.each([
  ['no part', SUBJECT, {}, 'subject.name_parts'],
  ['a part without letters', SUBJECT, { given: '???' }, 'subject.name_parts.given'],
  ['an empty part', SUBJECT, { given: '' }, 'subject.name_parts.given'],
  ['an unknown part', SUBJECT, { nickname: 'Vex' }, 'subject.name_parts.nickname'],
  ['parts of a company', { ...SUBJECT, type: 'ORGANIZATION' }, { given: 'Vexil' }, 'subject.name_parts'],
])('a name with %s is refused', async (_, subject, parts, field) => {
  const { status, body } = await call('POST', '/screenings', { subject: { ...subject, name_parts: parts } })

  expect(status).toBe(400)
  expect((body['message'] as string).startsWith(`${field} `)).toBe(true)
})

test('the words of a name keep their order, and each has the part that it belongs to', () => {
  expect(
    distinguishParts('QUORBANE, Vexil Umber', { given: 'Vexil', father: 'Thrandor', family: 'Quorbane' }),
  ).toEqual([
    { kind: 'FAMILY', text: 'QUORBANE' },
    { kind: 'GIVEN', text: 'Vexil' },
    { kind: 'OTHER', text: 'Umber' },
    { kind: 'PATRONYMIC', text: 'Thrandor' },
  ])
  expect(distinguishParts('Vexil', { given: 'Vexil' })).toBeUndefined()
})

const listed = (given: string, family: string) => ({
  ...partyOf({ type: 'INDIVIDUAL', name: `${given} ${family}` }),
  names: [
    {
      text: `${given} ${family}`,
      kind: 'PRIMARY' as const,
      parts: [
        { kind: 'GIVEN' as const, text: given },
        { kind: 'FAMILY' as const, text: family },
      ],
    },
  ],
})
const score = (subject: Omit<SubjectInput, 'type'>, entry: ReturnType<typeof listed>): number =>
  compareParties(partyOf({ type: 'INDIVIDUAL', ...subject }), entry).score

test('a given name is no family name once both sides know their parts', () => {
  const nameParts = { given: 'Martin', family: 'Quellard' }

  expect(score({ name: 'Martin Quellard' }, listed('Quellard', 'Martin'))).toBeGreaterThan(90)
  expect(score({ name: 'Martin Quellard', nameParts }, listed('Quellard', 'Martin'))).toBeLessThan(70)
  expect(score({ name: 'Quellard, Martin', nameParts }, listed('Martin', 'Quellard'))).toBeGreaterThan(90)
})

test("the father's name is compared although the full name lacks it", () => {
  const father = {
    name: 'Vexil Quorbane',
    nameParts: { given: 'Vexil', father: 'Thrandor', family: 'Quorbane' },
  }
  const entry = partyOf({ type: 'INDIVIDUAL', name: 'Vexil Thrandor Quorbane' })

  expect(compareParties(partyOf({ type: 'INDIVIDUAL', ...father }), entry).score).toBeGreaterThan(
    compareParties(partyOf({ type: 'INDIVIDUAL', name: 'Vexil Quorbane' }), entry).score,
  )
})
