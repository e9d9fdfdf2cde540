import { expect, test } from '@jest/globals'
import { ID, serve, SESSION, TENANT } from './support/edge.ts'
import { TRANSFER, urlOf } from './support/requests.ts'

const row = {
  id: ID,
  reference: 'TXN-ABCD2345',
  status: 'CREATED',
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveAmount: '158000.00',
  receiveCurrency: 'NGN',
  exchangeRate: '1580',
  feeTotal: '2.00',
  recipientId: ID,
  recipientName: 'Ada Obi',
  destinationCountry: 'NG',
  createdAt: '2026-01-31T12:00:00.000Z',
  events: [{ status: 'CREATED', at: '2026-01-31T12:00:00.000Z' }],
}

test('a list is requested with the given page, and with the defaults otherwise', async () => {
  const received: unknown[] = []
  const { app } = await serve({
    transferPage: args => {
      received.push({ ...args })
      return { transfers: [row], totalCount: 1, page: 1, pageSize: 20 }
    },
  })

  const response = await app.inject({ url: `${urlOf('/transfers')}?page=3`, headers: SESSION })
  await app.inject({ url: urlOf('/transfers'), headers: SESSION })

  expect(received).toEqual([
    { page: 3, pageSize: 20 },
    { page: 1, pageSize: 20 },
  ])
  expect(response.json()).toEqual({
    transfers: [{ ...row, status: 'created', events: undefined }],
    totalCount: 1,
    page: 1,
    pageSize: 20,
  })
})

test('one transfer has its events and exactly the fields of the specification', async () => {
  const { app } = await serve({ transfer: () => ({ ...row, hold: 'SCREENING_PENDING' }) })

  const response = await app.inject({ url: urlOf('/transfers/{id}'), headers: TENANT })

  expect([response.statusCode, response.headers['content-type'], response.json()]).toEqual([
    200,
    'application/json; charset=utf-8',
    { ...row, status: 'created', events: [{ status: 'created', at: row.createdAt }] },
  ])
})

test('a body becomes the variable of the graph, with graph enums and without nulls', async () => {
  let received: unknown
  const { app } = await serve({
    createTransfer: ({ input }) => {
      received = input
      return row
    },
  })

  const response = await app.inject({
    method: 'POST',
    url: urlOf('/transfers'),
    headers: SESSION,
    payload: { ...TRANSFER, channel: 'svc', walletId: null },
  })

  expect(received).toEqual({ ...TRANSFER, channel: 'SVC' })
  expect([response.statusCode, response.json()]).toEqual([
    201,
    { ...row, status: 'created', events: undefined },
  ])
})

test('a null in a PATCH clears a value, and the response omits empty fields', async () => {
  let received: unknown
  const { app } = await serve({
    updateRecipient: args => {
      received = args
      return {
        id: ID,
        status: 'ACTIVE',
        firstName: 'Ada',
        lastName: null,
        name: 'Ada',
        country: 'NG',
        currency: 'NGN',
        payoutMethod: 'CASH_PICKUP',
        warnings: [],
        createdAt: '2026-01-31T12:00:00.000Z',
        updatedAt: '2026-01-31T12:00:00.000Z',
      }
    },
  })

  const response = await app.inject({
    method: 'PATCH',
    url: urlOf('/recipients/{id}'),
    headers: SESSION,
    payload: { lastName: null },
  })

  expect(received).toEqual({ id: ID, input: { lastName: null } })
  expect(response.json()).toEqual({
    id: ID,
    status: 'ACTIVE',
    firstName: 'Ada',
    name: 'Ada',
    country: 'NG',
    currency: 'NGN',
    payoutMethod: 'CASH_PICKUP',
    warnings: [],
    createdAt: '2026-01-31T12:00:00.000Z',
    updatedAt: '2026-01-31T12:00:00.000Z',
  })
})

test('a top-level list is wrapped in an object', async () => {
  const corridor = { sendCurrency: 'USD', receiveCurrency: 'NGN', destinationCountry: 'NG', enabled: true }
  const { app } = await serve({ corridors: () => [{ id: ID, ...corridor }] })

  expect((await app.inject({ url: urlOf('/corridors'), headers: TENANT })).json()).toEqual({
    corridors: [corridor],
  })
})

test('an exchange ignores credentials, even invalid ones', async () => {
  let caller: string | undefined
  const { app } = await serve({
    exchangeHandoffToken: (_, ctx) => {
      caller = ctx.actor.kind
      return { accessToken: 'a', refreshToken: 'r', expiresIn: 900 }
    },
  })

  const response = await app.inject({
    method: 'POST',
    url: urlOf('/auth/exchange-token'),
    headers: { authorization: 'Bearer expired' },
    payload: { token: 't' },
  })

  expect(caller).toBe('anonymous')
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { token: 'a', refreshToken: 'r', expiresIn: 900 },
  ])
})

test('an operation without a body returns 204, and accepts no body, an empty one or an empty object', async () => {
  const { app } = await serve({ endSession: () => true })
  const logout = (parts: object) =>
    app.inject({ method: 'POST', url: urlOf('/auth/logout'), headers: SESSION, ...parts })

  const responses = await Promise.all([logout({}), logout({ payload: '' }), logout({ payload: {} })])

  expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ''],
    [204, ''],
    [204, ''],
  ])
})
