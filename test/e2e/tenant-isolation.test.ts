import { beforeAll, expect, test } from '@jest/globals'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { asPartner, bearer, DEMO, handoffToken, RIVAL, send, signIn } from './support/rest.ts'
import {
  givenIntruders,
  givenVictim,
  KEYS,
  USERS,
  type Intruder,
  type Victim,
} from './support/isolation/callers.ts'
import { WRITES } from './support/isolation/graph-mutations.ts'
import { READS } from './support/isolation/graph-queries.ts'
import { REST } from './support/isolation/rest-requests.ts'
import { rowsOf } from './support/tables.ts'
import { ask, staffToken } from './support/tokens.ts'

let demo: TestPlatform
let victim: Victim
let intruders: Readonly<Record<string, Intruder>>

beforeAll(async () => {
  demo = await demoWorld()
  await demo.endWorker()
  victim = await givenVictim(demo)
  intruders = await givenIntruders(demo.app)
})

/** Asserts that the work changes no row of the victim's workspace. */
async function untouched(work: () => Promise<void>): Promise<void> {
  const before = await rowsOf(demo.databaseName, victim.workspaceId)
  await work()
  const after = await rowsOf(demo.databaseName, victim.workspaceId)

  expect(Object.keys(before).length).toBeGreaterThan(10)
  expect(after).toEqual(before)
}

for (const [by, method, path, status, code, body] of REST) {
  for (const name of by) {
    test(`over REST ${name} gets ${code} (${method} ${status}), as if the resource did not exist`, async () => {
      const intruder = intruders[name]!
      const given = await body?.(victim, intruder, demo.app)
      await untouched(async () => {
        const response = await send(demo.app, {
          method,
          path: path(victim),
          headers: intruder.headers,
          ...(given && { body: given }),
        })

        expect({ status: response.status, code: response.body.code }).toEqual({ status, code })
      })
    })
  }
}

test('over REST a list contains only the data of its caller', async () => {
  for (const name of USERS)
    for (const path of ['/transfers?pageSize=100', '/recipients?pageSize=100']) {
      const { body, text } = await send(demo.app, { method: 'GET', path, headers: intruders[name]!.headers })
      expect(body.totalCount).toBe(path.startsWith('/transfers') ? 0 : 1)
      expect(text).not.toContain(victim.recipientId)
    }
})

test('over REST the delivery log contains nothing of another tenant, with any filter', async () => {
  for (const name of KEYS)
    for (const query of ['', `?subscriptionId=${victim.subscriptionId}`, '?event=webhook.test']) {
      const { status, body } = await send(demo.app, {
        method: 'GET',
        path: `/webhooks/deliveries${query}`,
        headers: intruders[name]!.headers,
      })
      expect({ status, body }).toEqual({
        status: 200,
        body: { deliveries: [], pageInfo: { hasNextPage: false } },
      })
    }
})

const ids = (): string[] => [
  victim.transferId,
  victim.quoteId,
  victim.recipientId,
  victim.customerId,
  victim.apiKeyId,
  victim.partnerId,
  victim.staffId,
  victim.denyListId,
  victim.subscriptionId,
  victim.deliveryId,
]

for (const [by, title, query, variables] of READS) {
  test(`the graph does not show another caller ${title}`, async () => {
    for (const name of by) {
      const { data, text, errors } = await ask(demo.app, query, {
        headers: intruders[name]!.headers,
        variables: variables(victim),
      })
      const seen = ids().filter(id => JSON.stringify(data ?? null).includes(id))

      expect({ name, seen }).toEqual({ name, seen: [] })
      expect({ name, text, codes: errors.map(({ extensions }) => extensions['code']) }).not.toMatchObject({
        codes: expect.arrayContaining(['INTERNAL_ERROR']),
      })
    }
  })
}

test('the owner sees the data with the same queries, so that these tests prove something', async () => {
  const owners = [victim.session.headers, bearer(await staffToken(demo.app, DEMO), DEMO.id)]
  const blind: string[] = []
  for (const [, title, query, variables] of READS) {
    const responses = await Promise.all(
      owners.map(headers => ask(demo.app, query, { headers, variables: variables(victim) })),
    )
    if (!ids().some(id => responses.some(({ data }) => JSON.stringify(data ?? null).includes(id))))
      blind.push(title)
  }

  expect(blind).toEqual(['a made-up cursor', 'internal entity lookups'])
})

for (const [by, mutation, variables] of WRITES) {
  test(`the graph changes nothing for another caller: ${/\{ (\w+)/.exec(mutation)![1]}`, async () => {
    for (const name of by)
      await untouched(async () => {
        const { data, errors } = await ask(demo.app, mutation, {
          headers: intruders[name]!.headers,
          variables: variables(victim, intruders[name]!),
        })

        expect({ name, data, code: errors[0]?.extensions['code'] }).toEqual({
          name,
          data: null,
          code: expect.stringMatching(/_NOT_FOUND$|^FORBIDDEN$/),
        })
      })
  })
}

test('tokens of one tenant are refused when another tenant is named', async () => {
  const token = await handoffToken(demo.app, DEMO, 'verified-user')
  const refreshing = {
    method: 'POST',
    path: '/auth/refresh-token',
    headers: { 'x-tenant-id': RIVAL.id },
    body: { refreshToken: victim.session.refreshToken },
  }
  const exchanging = {
    method: 'POST',
    path: '/auth/exchange-token',
    headers: { 'x-tenant-id': RIVAL.id },
    body: { token },
  }

  const foreign = [await send(demo.app, refreshing), await send(demo.app, exchanging)]
  const own = await send(demo.app, { ...exchanging, headers: {} })

  expect(foreign.map(({ status, body }) => [status, body.code])).toEqual([
    [401, 'TOKEN_INVALID'],
    [401, 'TOKEN_INVALID'],
  ])
  expect(own.status).toBe(200)
})

test('the same partner user id is a different customer at another tenant', async () => {
  const subject = (token: string): string =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8')).sub as string
  const sessions = [
    await signIn(demo.app, DEMO, 'same-id'),
    await signIn(demo.app, RIVAL, 'same-id'),
    await signIn(demo.app, DEMO, 'same-id'),
  ]
  const [ours, theirs, again] = sessions.map(({ token }) => subject(token))

  expect(ours).toBe(again)
  expect(theirs).not.toBe(ours)
  expect(
    (
      await send(demo.app, {
        method: 'POST',
        path: '/auth/partner-token',
        headers: { ...asPartner(RIVAL), 'x-tenant-id': DEMO.id },
        body: { partnerUserId: 'same-id' },
      })
    ).status,
  ).toBe(401)
})
