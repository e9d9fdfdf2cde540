import { expect, test } from '@jest/globals'
import { services } from '../../bin/services.ts'
import { openApiOf } from '../../rest-adapter/openapi.ts'
import { bodyOf } from '../../subgraphs/events/rules/wording.ts'
import { headersOf } from '../../subgraphs/events/rules/signatures.ts'
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
