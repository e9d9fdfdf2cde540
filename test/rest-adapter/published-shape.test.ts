import { expect, test } from '@jest/globals'
import type { Endpoint } from '#rest-adapter/endpoint.ts'
import { openApiOf } from '#rest-adapter/openapi.ts'
import { serve } from './support/edge.ts'
import { refusalTable } from './support/supergraph.ts'
import { endpoints, sdl, service } from './support/accounts-service.ts'

test('fields hidden in the graph are not published, and nulls appear where the dialect writes them', () => {
  const { components } = openApiOf(
    {
      ...service,
      endpoints: endpoints
        .slice(0, 2)
        .map(endpoint => ({ ...endpoint, response: `${endpoint.operation}Response` })),
    },
    sdl,
    refusalTable,
  ) as {
    components: { schemas: Record<string, { properties: Record<string, unknown>; required: string[] }> }
  }

  expect(Object.keys(components.schemas['PostPaymentInput']!.properties)).not.toContain('secret_flag')
  expect(components.schemas['GetAccountResponse']).toMatchObject({
    required: ['id', 'account_number', 'available_balance', 'kind', 'holder', 'limits'],
    properties: {
      holder: { anyOf: [{ $ref: '#/components/schemas/Holder' }, { type: 'null' }], description: 'Holder.' },
      available_balance: { type: 'number' },
    },
  })
})

test('the start fails on a list parameter in a query, which has no representation', async () => {
  const endpoint: Endpoint = {
    route: 'GET /known',
    operation: 'Known',
    status: 200,
    auth: ['tenant'],
    tag: 'Names',
  }

  await expect(serve({}, { services: [{ ...service, endpoints: [endpoint] }], sdl })).rejects.toThrow(
    /cannot be a parameter/,
  )
})

test('the start fails on a row that accepts a field missing in its response', async () => {
  const endpoint: Endpoint = {
    route: 'POST /payments',
    operation: 'PostPayment',
    status: 201,
    accepts: 'pending',
    auth: ['tenant'],
    tag: 'Payments',
  }

  await expect(serve({}, { services: [{ ...service, endpoints: [endpoint] }], sdl })).rejects.toThrow(
    'the response has no nullable object field pending',
  )
})

test('the start fails on a row that inlines a field missing in its response', async () => {
  const endpoint: Endpoint = {
    route: 'POST /payments',
    operation: 'PostPayment',
    status: 200,
    inlines: 'pending',
    auth: ['tenant'],
    tag: 'Payments',
  }

  await expect(serve({}, { services: [{ ...service, endpoints: [endpoint] }], sdl })).rejects.toThrow(
    'the response has no nullable object field pending',
  )
})

test('a tag without a description is reported when the description is generated', () => {
  expect(() => openApiOf({ ...service, tags: { Accounts: 'Accounts.' } }, sdl, refusalTable)).toThrow(
    'The tag Payments has no description.',
  )
})
