import { expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { openApiOf } from '#rest-adapter/openapi.ts'
import { compliance } from '#rest-adapter/compliance/service.ts'
import { core } from '#rest-adapter/core/service.ts'
import { remittance } from '#rest-adapter/remittance/service.ts'
import { BASE, ID, serve, SESSION } from './support/edge.ts'
import { composePlatform, refusalTable } from './support/supergraph.ts'

interface Schema {
  properties: Record<string, { description?: string; $ref?: string }>
  required?: string[]
  description?: string
}
interface Operation {
  operationId: string
  summary: string
  description: string
  security: object[]
  parameters?: { $ref?: string; name?: string; schema?: object }[]
  responses: Record<string, { description: string }>
  'x-extension'?: true
}
interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const description = openApiOf(remittance, composePlatform(), refusalTable) as unknown as Description
const {
  paths,
  components: { schemas },
} = description
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    ...operation,
  })),
)

test('the description is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(
    structuredClone(description) as unknown as Record<string, unknown>,
  )

  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
})

test('every row is an operation with a unique name', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(
    remittance.endpoints.map(({ route }) => route).sort(),
  )
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
})

test.each([remittance, core, compliance])(
  '$name describes NOT_FOUND only with the name of the missing resource',
  service => {
    const { paths: all } = openApiOf(service, composePlatform(), refusalTable) as unknown as Description
    const promises = Object.entries(all).flatMap(([path, methods]) =>
      Object.values(methods)
        .filter(({ responses }) => responses['404']?.description.includes('`NOT_FOUND`'))
        .map(() => path),
    )

    expect(promises).toEqual([])
  },
)

test('operations outside the specification are marked', () => {
  expect(
    operations
      .filter(operation => !operation['x-extension'])
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'GET /corridors',
    'GET /transfers',
    'GET /transfers/{id}',
    'POST /auth/exchange-token',
    'POST /auth/partner-token',
    'POST /quotes',
    'POST /transfers',
  ])
})

test('bodies have exactly the fields of the specification', () => {
  const fieldsOf = (name: string): string[] => Object.keys(schemas[name]!.properties)

  expect(fieldsOf('CreateQuoteRequest')).toEqual([
    'sendAmount',
    'sendCurrency',
    'receiveCurrency',
    'destinationCountry',
  ])
  expect(fieldsOf('Quote')).toEqual([
    'quoteId',
    'exchangeRate',
    'sendAmount',
    'sendCurrency',
    'receiveAmount',
    'receiveCurrency',
    'feeTotal',
    'expiresAt',
  ])
  expect(fieldsOf('CreateTransferRequest')).toEqual([
    'quoteId',
    'recipientId',
    'walletId',
    'channel',
    'transferReason',
    'sourceOfFunds',
    'relationshipToRecipient',
    'signedAgreementId',
  ])
  expect(schemas['CreateTransferRequest']!.required).toEqual([
    'quoteId',
    'recipientId',
    'transferReason',
    'sourceOfFunds',
    'relationshipToRecipient',
  ])
  expect(fieldsOf('Transfer').sort()).toEqual([
    'createdAt',
    'destinationCountry',
    'events',
    'exchangeRate',
    'feeTotal',
    'id',
    'receiveAmount',
    'receiveCurrency',
    'recipientId',
    'recipientName',
    'reference',
    'sendAmount',
    'sendCurrency',
    'status',
  ])
  expect(schemas['Transfer']!.required).not.toContain('events')
  expect(fieldsOf('TransferEvent')).toEqual(['status', 'at'])
  expect(fieldsOf('TransferListResponse')).toEqual(['transfers', 'totalCount', 'page', 'pageSize'])
  expect(fieldsOf('Corridor')).toEqual(['sendCurrency', 'receiveCurrency', 'destinationCountry', 'enabled'])
  expect(fieldsOf('MintRequest')).toEqual([
    'partnerUserId',
    'phone',
    'email',
    'firstName',
    'lastName',
    'dateOfBirth',
    'countryCode',
    'returnUrl',
    'context',
  ])
  expect(fieldsOf('MintResponse')).toEqual(['token', 'redirectUrl', 'expiresIn'])
  expect(fieldsOf('ExchangeRequest')).toEqual(['token'])
  expect(fieldsOf('Session')).toEqual(['token', 'refreshToken', 'expiresIn'])
  expect(fieldsOf('Error')).toEqual(['error', 'code'])
})

test('everything has a description, and no internal marker is published', () => {
  for (const { summary, description: text, responses } of operations) {
    expect([summary, text].every(words => words.length > 0)).toBe(true)
    for (const { description: words } of Object.values(responses))
      expect(words).not.toMatch(/undefined|`: *$/m)
  }
  for (const [name, { properties }] of Object.entries(schemas))
    for (const [field, { description: words }] of Object.entries(properties))
      expect([name, field, Boolean(words)]).toEqual([name, field, true])
  expect(JSON.stringify(description)).not.toMatch(/"component"|"about"/)
})

test('page and pageSize are published with their defaults and bounds', () => {
  const [, page, pageSize] = paths['/transfers']!['get']!.parameters!

  expect([page, pageSize]).toMatchObject([
    { name: 'page', required: false, schema: { type: 'integer', default: 1, minimum: 1 } },
    { name: 'pageSize', required: false, schema: { type: 'integer', default: 20, minimum: 1, maximum: 100 } },
  ])
})

test('the published schema accepts exactly the bodies that the service accepts', async () => {
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  addFormats.default(ajv)
  const isPublished = ajv.compile({ ...schemas['CreateTransferRequest'] })
  const { app } = await serve({ createTransfer: () => null })
  const value = fc.constantFrom<unknown>(ID, ID, 'salary', '', 'x'.repeat(65), 'svc', 'SVC', 7, true, [], {})
  const fields = Object.keys(schemas['CreateTransferRequest']!.properties)
  const right = {
    quoteId: ID,
    recipientId: ID,
    transferReason: 'gift',
    sourceOfFunds: 'salary',
    relationshipToRecipient: 'parent',
  }
  const changes = fc.dictionary(fc.constantFrom(...fields, 'other'), value, { maxKeys: 3 })

  await fc.assert(
    fc.asyncProperty(changes, fc.option(fc.constantFrom(...fields), { nil: '' }), async (change, dropped) => {
      const body: Record<string, unknown> = { ...right, ...change }
      delete body[dropped]

      const response = await app.inject({
        method: 'POST',
        url: `${BASE}/transfers`,
        headers: SESSION,
        payload: body,
      })

      expect([body, response.json().code !== 'VALIDATION_ERROR']).toEqual([body, isPublished(body)])
    }),
    { numRuns: 300 },
  )
})
