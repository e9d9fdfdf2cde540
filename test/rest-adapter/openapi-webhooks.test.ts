import { expect, test } from '@jest/globals'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { newId } from '#kernel/id.ts'
import { services } from '../../bin/services.ts'
import { openApiOf } from '../../rest-adapter/openapi.ts'
import { eventNameFaults } from '../../subgraphs/events/rules/event-names.ts'
import { headersOf } from '../../subgraphs/events/rules/signatures.ts'
import { bodyOf, testDataOf } from '../../subgraphs/events/rules/wording.ts'
import { newSecret } from '../../subgraphs/events/secrets.ts'
import { composePlatform, refusalTable } from './support/supergraph.ts'

interface Described {
  webhooks: Record<string, { post: { parameters: { $ref: string }[]; requestBody: { content: { 'application/json': { schema: { $ref: string }; example?: object } } } } }>
  components: { schemas: Record<string, { required: string[]; properties: Record<string, object> }>; parameters: Record<string, { name: string; in: string }> }
}

const telling = services.filter(({ webhooks = [] }) => webhooks.length > 0)
const last = (reference: string): string => reference.split('/').at(-1)!

test.each(telling.map(service => [service.name, service] as const))('%s: what is described of a delivery is what is sent', (name, service) => {
  const { webhooks, components } = openApiOf(service, composePlatform(), refusalTable) as unknown as Described
  const event = service.webhooks![0]!.event
  const { parameters, requestBody: { content: { 'application/json': { schema, example } } } } = webhooks[event]!.post
  const body = bodyOf(name, { deliveryId: '1', eventId: '2', eventName: event, resourceType: 'thing', resourceId: '3', tenantId: '4', sequence: 1n, occurredAt: new Date(0), data: {} })
  const headers = headersOf(name, { eventId: '2', eventName: event, body, at: new Date(0), secret: 'whsec_bm90IGEgc2VjcmV0LCBhbiBleGFtcGxlIG9mIG9uZSE=', previousSecret: undefined })

  const fields = Object.keys(JSON.parse(body) as object)
  expect(Object.keys(components.schemas[last(schema.$ref)]!.properties)).toEqual(fields)
  expect(components.schemas[last(schema.$ref)]!.required).toEqual(fields)
  expect(Object.keys(example!)).toEqual(fields)
  expect(parameters.map(({ $ref }) => components.parameters[last($ref)]!.name.toLowerCase()).sort())
    .toEqual(Object.keys(headers).filter(header => !['content-type', 'user-agent'].includes(header)).sort())
})

test('compliance\'s answers are described by themselves, without what its events tell', () => {
  const { components: { schemas } } = openApiOf(services.find(({ name }) => name === 'compliance')!, composePlatform(), refusalTable) as unknown as Described

  expect(schemas['ScreeningCompleted']!.required).toEqual(['screening_id', 'status', 'risk_score', 'risk_band', 'decision', 'match_summary'])
  expect(schemas['ScreeningMatch']!.required).toEqual(expect.arrayContaining(['match_id', 'source', 'list_type', 'entry_id', 'matched_name', 'score', 'strength', 'evidence', 'pep', 'status']))
})

interface Parameter { readonly name: string; readonly in: string; readonly schema: object }
interface TestDescription {
  readonly webhooks: Readonly<Record<string, { readonly post: { readonly parameters: readonly { readonly $ref: string }[] } }>>
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>>; readonly schemas: Readonly<Record<string, { properties?: object; additionalProperties?: boolean }>> }
}

const event = { eventId: newId(), eventName: 'webhook.test', resourceType: 'webhook_subscription', resourceId: newId(), sequence: 1n, occurredAt: new Date() }

test.each(services.map(service => [service.name, service] as const))('%s: a test has the headers and the body that the description promises, and no other field', (name, service) => {
  const description = structuredClone(openApiOf(service, composePlatform(), refusalTable)) as unknown as TestDescription
  for (const schema of Object.values(description.components.schemas)) if (schema.properties) schema.additionalProperties = false
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(description, 'description')
  const body = bodyOf(name, { ...event, deliveryId: newId(), tenantId: newId(), data: testDataOf(name, newId()) })
  const headers = headersOf(name, { ...event, body, at: new Date(), secret: newSecret(), previousSecret: newSecret() })

  const { parameters } = description.webhooks['webhook.test']!.post
  const described = parameters.map(({ $ref }) => description.components.parameters[$ref.split('/').at(-1)!]!)
  const isRight = ajv.compile({ $ref: 'description#/webhooks/webhook.test/post/requestBody/content/application~1json/schema' })

  expect(described.map(each => each.name.toLowerCase()).sort()).toEqual(Object.keys(headers).filter(each => each.includes('webhook')).sort())
  for (const { name: header, schema } of described) expect(ajv.validate(schema, headers[header.toLowerCase()])).toBe(true)
  isRight(JSON.parse(body))
  expect(isRight.errors ?? []).toEqual([])
})

test('the words for an unknown event name a group of the service that was asked', () => {
  const told = (service: 'compliance' | 'remittance', name: string) => ({ service, name, says: '', render: (value: unknown) => value })
  const events = [told('remittance', 'transfer.created'), told('compliance', 'screening.started')]

  expect(eventNameFaults(['transfer.created'], 'compliance', events)).toEqual([{ field: 'events[0]', reason: 'is not an event of this service, a group such as screening.*, or *' }])
  expect(eventNameFaults(['nothing'], 'remittance', events)).toEqual([{ field: 'events[0]', reason: 'is not an event of this service, a group such as transfer.*, or *' }])
})
