import { expect, test } from '@jest/globals'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { newId } from '#kernel/id.ts'
import { services } from '#app/services.ts'
import { openApiOf } from '#rest-adapter/openapi.ts'
import { eventNameIssues } from '#webhooks/rules/event-names.ts'
import { headersOf } from '#webhooks/rules/signatures.ts'
import { bodyOf, testDataOf } from '#webhooks/rules/wording.ts'
import { newSecret } from '#webhooks/secrets.ts'
import { composePlatform, refusalTable } from './support/supergraph.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: object
}
interface Description {
  readonly webhooks: Readonly<
    Record<string, { readonly post: { readonly parameters: readonly { readonly $ref: string }[] } }>
  >
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly schemas: Readonly<Record<string, { properties?: object; additionalProperties?: boolean }>>
  }
}

const event = {
  eventId: newId(),
  eventName: 'webhook.test',
  resourceType: 'webhook_subscription',
  resourceId: newId(),
  sequence: 1n,
  occurredAt: new Date(),
}

/** Those with a test event. Tests of test/idv/webhooks hold the deliveries of identity verification against its description. */
const testable = services.filter(({ dialect }) => dialect.deliveries !== 'signed-timestamp')

test.each(testable.map(service => [service.name, service] as const))(
  '%s: a delivery has exactly the headers and the body of the description',
  (name, service) => {
    const description = structuredClone(
      openApiOf(service, composePlatform(), refusalTable),
    ) as unknown as Description
    for (const schema of Object.values(description.components.schemas))
      if (schema.properties) schema.additionalProperties = false
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats.default(ajv)
    ajv.addSchema(description, 'description')
    const body = bodyOf(name, {
      ...event,
      deliveryId: newId(),
      tenantId: newId(),
      data: testDataOf(name, newId()),
    })
    const headers = headersOf(name, {
      ...event,
      body,
      at: new Date(),
      secret: newSecret(),
      previousSecret: newSecret(),
    })

    const { parameters } = description.webhooks['webhook.test']!.post
    const described = parameters.map(
      ({ $ref }) => description.components.parameters[$ref.split('/').at(-1)!]!,
    )
    const isRight = ajv.compile({
      $ref: 'description#/webhooks/webhook.test/post/requestBody/content/application~1json/schema',
    })

    expect(described.map(each => each.name.toLowerCase()).sort()).toEqual(
      Object.keys(headers)
        .filter(each => each.includes('webhook'))
        .sort(),
    )
    for (const { name: header, schema } of described)
      expect(ajv.validate(schema, headers[header.toLowerCase()])).toBe(true)
    isRight(JSON.parse(body))
    expect(isRight.errors ?? []).toEqual([])
  },
)

test('the message for an unknown event names a group of the requested service', () => {
  const webhookOf = (service: 'compliance' | 'remittance', name: string) => ({
    service,
    name,
    description: '',
    render: (value: unknown) => value,
  })
  const events = [webhookOf('remittance', 'transfer.created'), webhookOf('compliance', 'screening.started')]

  expect(eventNameIssues(['transfer.created'], 'compliance', events)).toEqual([
    { field: 'events[0]', reason: 'is not an event of this service, a group such as screening.*, or *' },
  ])
  expect(eventNameIssues(['nothing'], 'remittance', events)).toEqual([
    { field: 'events[0]', reason: 'is not an event of this service, a group such as transfer.*, or *' },
  ])
})

test('the bodies of compliance events have schemas of their own, and the schemas of routes stay unchanged', () => {
  const {
    components: { schemas },
  } = openApiOf(
    services.find(({ name }) => name === 'compliance')!,
    composePlatform(),
    refusalTable,
  ) as unknown as { components: { schemas: Record<string, { required: string[] }> } }

  expect(schemas['ScreeningCompleted']!.required).toEqual([
    'screening_id',
    'status',
    'risk_score',
    'risk_band',
    'decision',
    'match_summary',
  ])
  expect(schemas['ScreeningMatch']!.required).toEqual(
    expect.arrayContaining([
      'match_id',
      'source',
      'list_type',
      'entry_id',
      'matched_name',
      'score',
      'strength',
      'evidence',
      'pep',
      'status',
    ]),
  )
})
