import { beforeAll, expect, test } from '@jest/globals'
import type { TestPlatform } from '#test/support/world.ts'
import { operations, pathWith } from './support/description.ts'
import { HOSTILE_IDS, HOSTILE_NUMBERS } from './support/hostile-values.ts'
import { refusedInput, type RefusedInput } from './support/refused-input.ts'
import { send, type CreatedTransfer, type Session } from './support/rest.ts'
import { credentialsOf, isFreeText } from './support/valid-bodies.ts'

let demo: TestPlatform
let session: Session
let created: CreatedTransfer
let rightBody: RefusedInput['rightBody']
let issueOf: RefusedInput['issueOf']
let unrefused: RefusedInput['unrefused']
let expectRefused: RefusedInput['expectRefused']

beforeAll(async () => {
  ;({ demo, session, created, rightBody, issueOf, unrefused, expectRefused } = await refusedInput())
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
