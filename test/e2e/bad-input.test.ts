import { beforeAll, expect, test } from '@jest/globals'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { followed, operations, pathWith, type Operation } from './support/description.ts'
import {
  HOSTILE_BODIES,
  HOSTILE_IDS,
  HOSTILE_NUMBERS,
  HOSTILE_TYPES,
  HOSTILE_VALUES,
} from './support/hostile-values.ts'
import {
  DEMO,
  handoffToken,
  makeTransfer,
  parsed,
  RECIPIENT,
  send,
  signIn,
  type RestResponse,
  type Headers,
  type CreatedTransfer,
  type Session,
} from './support/rest.ts'
import { rowCounts } from './support/tables.ts'
import { credentialsOf, fieldsOf, isFreeText, validBody } from './support/valid-bodies.ts'

let demo: TestPlatform
let session: Session
let created: CreatedTransfer
let unspent: string

beforeAll(async () => {
  demo = await demoWorld()
  await demo.endWorker()
  session = await signIn(demo.app, DEMO)
  created = await makeTransfer(demo.app, session)
  unspent = await handoffToken(demo.app, DEMO, 'verified-user')
})

/** Only a lookup can validate these fields, so all invalid texts get the same refusal. */
const OPAQUE: ReadonlySet<string> = new Set(['token', 'refreshToken'])

const withBody = operations.filter(({ body }) => body)
const rightBody = (operation: Operation): Record<string, unknown> =>
  validBody(operation, { created, session, unspent })

const request = (
  operation: Operation,
  payload?: string | Buffer,
  headers: Headers = {},
): Promise<RestResponse> =>
  send(demo.app, {
    method: operation.method,
    path: pathWith(operation.path, created.recipientId),
    headers: { ...credentialsOf(operation, session), ...headers },
    ...(payload !== undefined && { payload }),
  })

const secrets = (): string[] => [session.token, session.refreshToken, unspent, DEMO.key, DEMO.partnerKey]

/** Returns what is wrong with a response to any bad input. */
function issueOf(operation: Operation, { status, body, text }: RestResponse): string | undefined {
  const undescribed = operation.issueOf(status, body)
  if (undescribed !== undefined) return `${undescribed}: ${text.slice(0, 300)}`
  if (status >= 500) return `${status}: ${text}`
  if (
    status >= 400 &&
    Object.keys(body as object)
      .sort()
      .join() !== 'code,error'
  )
    return `another body: ${text}`
  return status >= 400 && secrets().some(secret => text.includes(secret))
    ? 'the response repeats a secret'
    : undefined
}

/** Like `issueOf`, for input that must be refused as invalid. */
function unrefused(
  operation: Operation,
  response: RestResponse,
  codes: readonly string[] = ['VALIDATION_ERROR'],
  naming = '',
): string | undefined {
  const issue = issueOf(operation, response)
  if (issue !== undefined) return issue
  const { status, body, text } = response
  if (status !== 400 || !codes.includes(body.code)) return `${status} ${text.slice(0, 200)}`
  return (body.error as string).includes(naming) ? undefined : `${naming} is not named: ${text.slice(0, 200)}`
}

interface Case {
  readonly title: string
  readonly run: () => Promise<string | undefined>
}

/** Runs every case and returns the failed ones by title. */
async function issuesIn(cases: readonly Case[]): Promise<string[]> {
  const issues: string[] = []
  for (const { title, run } of cases) {
    const issue = await run()
    if (issue !== undefined) issues.push(`${title}: ${issue}`)
  }
  return issues
}

/** Like `issuesIn`, and asserts that no case wrote a row. */
async function expectRefused(cases: readonly Case[]): Promise<void> {
  const before = await rowCounts(demo.databaseName)

  const issues = await issuesIn(cases)

  expect(issues).toEqual([])
  expect(cases.length).toBeGreaterThan(0)
  expect(await rowCounts(demo.databaseName)).toEqual(before)
}

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

for (const operation of operations.filter(({ path }) => path.includes('{'))) {
  test(`${operation.name} refuses a path parameter that is not an id`, async () => {
    const payload = operation.body && JSON.stringify(rightBody(operation))
    await expectRefused(
      HOSTILE_IDS.map(id => ({
        title: id.slice(0, 60),
        run: async () =>
          unrefused(
            operation,
            await send(demo.app, {
              method: operation.method,
              path: pathWith(operation.path, id),
              headers: credentialsOf(operation, session),
              ...(payload !== undefined && { payload }),
            }),
          ),
      })),
    )
  })

  test(`${operation.name} finds nothing under an unknown id`, async () => {
    const payload = operation.body && JSON.stringify(rightBody(operation))
    const response = await send(demo.app, {
      method: operation.method,
      path: pathWith(operation.path, '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f'),
      headers: credentialsOf(operation, session),
      ...(payload !== undefined && { payload }),
    })

    expect(response.status).toBe(404)
    expect(issueOf(operation, response)).toBeUndefined()
  })
}

for (const operation of operations) {
  const numbers = operation.parameters.filter(({ in: location }) => location === 'query')
  const queries = [
    ...numbers.flatMap(({ name, schema }) => [
      ...HOSTILE_NUMBERS.filter(text => !isFreeText(schema) || /%|^$/.test(text)).map(
        text => `${name}=${text}`,
      ),
      `${name}=1&${name}=1`,
      `${name}[]=1`,
      `${name}[a]=1`,
      `${name.toUpperCase()}=1`,
      name,
    ]),
    ...(numbers.some(({ name }) => name === 'pageSize') ? ['pageSize=101', 'page=1000001'] : []),
    'unknown=1',
    '__proto__=1',
    '__proto__[x]=1',
    'constructor=1',
    '%zz=1',
    `${'x'.repeat(5_000)}=1`,
  ]

  test(`${operation.name} refuses query parameters that are unknown or out of bounds`, async () => {
    const payload = operation.body && JSON.stringify(rightBody(operation))
    await expectRefused(
      queries.map(query => ({
        title: query.slice(0, 60),
        run: async () =>
          unrefused(
            operation,
            await send(demo.app, {
              method: operation.method,
              path: `${pathWith(operation.path, created.recipientId)}?${query}`,
              headers: credentialsOf(operation, session),
              ...(payload !== undefined && { payload }),
            }),
            ['VALIDATION_ERROR', 'CURSOR_INVALID'],
          ),
      })),
    )
  })
}
