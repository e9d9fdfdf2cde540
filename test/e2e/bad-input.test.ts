import { beforeAll, expect, test } from '@jest/globals'
import type { TestPlatform } from '#test/support/world.ts'
import { followed, operations } from './support/description.ts'
import { HOSTILE_BODIES, HOSTILE_TYPES } from './support/hostile-bodies.ts'
import { HOSTILE_VALUES } from './support/hostile-values.ts'
import { issuesIn, refusedInput, type RefusedInput } from './support/refused-input.ts'
import { parsed, RECIPIENT, send, type RestResponse, type Session } from './support/rest.ts'
import { fieldsOf } from './support/valid-bodies.ts'

let demo: TestPlatform
let session: Session
let rightBody: RefusedInput['rightBody']
let request: RefusedInput['request']
let issueOf: RefusedInput['issueOf']
let unrefused: RefusedInput['unrefused']
let expectRefused: RefusedInput['expectRefused']

beforeAll(async () => {
  ;({ demo, session, rightBody, request, issueOf, unrefused, expectRefused } = await refusedInput())
})

/** Only a lookup can validate these fields, so all invalid texts get the same refusal. */
const OPAQUE: ReadonlySet<string> = new Set(['token', 'refreshToken'])

const withBody = operations.filter(({ body }) => body)

test('the valid bodies that the cases start from are accepted', async () => {
  const refused = withBody.filter(operation => !operation.takes(rightBody(operation))).map(({ name }) => name)

  expect(refused).toEqual([])
  expect(withBody.length).toBeGreaterThan(6)
})

for (const operation of withBody) {
  const fields = fieldsOf(operation)
  const valueCases = fields.flatMap(([field, schema]) =>
    HOSTILE_VALUES.map(value => {
      const payload = (): string =>
        JSON.stringify({ ...rightBody(operation), [field]: undefined })
          .replace(/}$/, rest => `,"${field}":${value.json}${rest}`)
          .replace('{,', '{')
      const isOptionalNull = value.json === 'null' && !operation.body!.required?.includes(field)
      const isFree = followed(schema).type === 'object'
      const isWrong = (): boolean =>
        (value.isUnwritable && !isFree && !OPAQUE.has(field)) ||
        (!isOptionalNull && !operation.takes(parsed(payload())))
      return { title: `${field} = ${value.title}`, payload, isWrong, field }
    }),
  )

  test(`${operation.name} refuses every value that its description excludes, names the field, and writes nothing`, async () => {
    await expectRefused(
      valueCases
        .filter(({ isWrong }) => isWrong())
        .map(({ title, payload, field }) => ({
          title,
          run: async () =>
            unrefused(operation, await request(operation, payload()), ['VALIDATION_ERROR'], field),
        })),
    )
  })

  test(`${operation.name} responds as described to any field values`, async () => {
    const issues = await issuesIn(
      valueCases
        .filter(({ isWrong }) => !isWrong())
        .map(({ title, payload }) => ({
          title,
          run: async () => issueOf(operation, await request(operation, payload())),
        })),
    )

    expect(issues).toEqual([])
  })

  test(`${operation.name} refuses bodies that are not a JSON object of its fields, and writes nothing`, async () => {
    const right = JSON.stringify(rightBody(operation))
    // An operation without required fields accepts a missing body in place of an empty object.
    const isTaken = (payload: string | Buffer): boolean =>
      payload === right || (payload.length === 0 && !operation.body!.required?.length)
    await expectRefused(
      HOSTILE_BODIES.filter(({ payload }) => !isTaken(payload(right))).map(({ title, payload }) => ({
        title,
        run: async () =>
          unrefused(operation, await request(operation, payload(JSON.stringify(rightBody(operation)))), [
            'VALIDATION_ERROR',
            'MALFORMED_JSON',
            'BODY_TOO_LARGE',
          ]),
      })),
    )
  })

  test(`${operation.name} reads only JSON, and writes nothing from other bodies`, async () => {
    await expectRefused(
      HOSTILE_TYPES.map(type => ({
        title: type,
        run: async () =>
          unrefused(
            operation,
            await request(operation, JSON.stringify(rightBody(operation)), { 'content-type': type }),
            ['UNSUPPORTED_MEDIA_TYPE'],
          ),
      })),
    )
  })

  test(`${operation.name} reports all issues of a body at once`, async () => {
    const wrong = Object.fromEntries(fields.map(([field]) => [field, [7]]))
    const missing = operation.body!.required ?? []

    const { body } = await request(operation, JSON.stringify({ ...wrong, notThere: 1 }))
    const { body: bare } = await request(operation, JSON.stringify({ notThere: 1 }))

    expect(fields.map(([field]) => field).filter(field => !body.error.includes(field))).toEqual([])
    expect(missing.filter(field => !bare.error.includes(`${field} is required`))).toEqual([])
    for (const { error, code } of [body, bare])
      expect({ code, namesField: error.includes('notThere is not a known field') }).toEqual({
        code: 'VALIDATION_ERROR',
        namesField: true,
      })
  })
}

test('text length is counted in characters, not in UTF-16 units', async () => {
  const create = (emoji: number): Promise<RestResponse> =>
    send(demo.app, {
      method: 'POST',
      path: '/recipients',
      headers: session.headers,
      body: { ...RECIPIENT, relationship: '🎉'.repeat(emoji) },
    })

  expect([(await create(64)).status, (await create(65)).status]).toEqual([201, 400])
})
