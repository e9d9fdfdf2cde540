import type { GraphQLSchema } from 'graphql'
import { nameIn, type Dialect } from '#rest-adapter/dialect.ts'
import type { RestService, WebhookRow } from '#rest-adapter/endpoint.ts'
import { bodyExample, bodySchema, type DescribedWebhook } from './body-schema.ts'
import { formatOf } from './delivery-format.ts'
import { webhookIntroduction } from './introduction.ts'
import { webhookParameters } from './parameters.ts'
import { PUBLISHED, type JsonSchema } from '#rest-adapter/json-schema.ts'
import type { Components } from '#rest-adapter/openapi-components.ts'
import { fragmentsIn, webhookData } from '#rest-adapter/webhooks.ts'

type OpenApiObject = Readonly<Record<string, unknown>>

const TAG = 'Webhooks'

/** The tag of the webhook operations. */
export const webhookTags = (dialect: Dialect): Readonly<Record<string, string>> => ({
  [TAG]: webhookIntroduction(dialect),
})

/** The test event, which every service sends on request. */
function testEvent(dialect: Dialect): DescribedWebhook {
  const subscriptionId = nameIn(dialect, 'subscriptionId')
  return {
    event: 'webhook.test',
    description:
      'Test event, sent on request by `POST /webhooks/subscriptions/{id}/test`. It cannot be subscribed to.',
    schema: {
      component: 'WebhookTest',
      about: 'Data of a test event.',
      type: 'object',
      properties: {
        [subscriptionId]: { ...PUBLISHED['UUID'], description: 'Id of the tested subscription.' },
        message: { type: 'string', description: 'A human-readable message.' },
      },
      required: [subscriptionId, 'message'],
    },
    example: {
      [subscriptionId]: '01a1ffa5-b4f7-769d-8330-9d5a9997d412',
      message: 'This is a test of the webhook subscription.',
    },
  }
}

/** The OpenAPI webhooks of a service by event; the receiver implements these operations. */
export function webhooksOf(
  service: RestService,
  schema: GraphQLSchema,
  components: Components,
): Readonly<Record<string, OpenApiObject>> {
  const fragments = fragmentsIn(service)
  const declared = (service.webhooks ?? []).map(row => {
    const data = webhookData({ ...service, fragments }, row, schema).schema
    // Data that only this event uses is no resource of a route, so its schema has its own name.
    return {
      ...row,
      schema: formatOf(service.dialect) === 'standard' ? data : { ...data, component: row.data },
      example: exampleOf(service, row, data),
    }
  })
  const tests = formatOf(service.dialect) === 'signed-timestamp' ? [] : [testEvent(service.dialect)]
  return Object.fromEntries(
    [...declared, ...tests].map(row => [row.event, { post: deliveryOf(row, components, service.dialect) }]),
  )
}

/** The example of the fragment at the time of the event: when the event is named after a status, the resource has that status. */
function exampleOf({ examples }: RestService, { event, data }: WebhookRow, properties: JsonSchema): unknown {
  const example = examples?.fragments[data]
  const status = event.split('.').at(-1)
  const statuses = (properties['properties'] as { status?: { enum?: readonly string[] } } | undefined)?.status
    ?.enum
  return (
    example && {
      ...example,
      ...(status !== undefined && statuses?.includes(status) && { status }),
      ...examples.events?.[event],
    }
  )
}

function deliveryOf(webhook: DescribedWebhook, components: Components, dialect: Dialect): OpenApiObject {
  const { event, description, example } = webhook
  const words = event.split(/[._]/)
  const name = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return {
    operationId: `receive${name}`,
    summary: event,
    description,
    tags: [TAG],
    security: [],
    parameters: Object.keys(webhookParameters(dialect)).map(each => ({
      $ref: `#/components/parameters/${each}`,
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: components.refer(bodySchema(`${name}Event`, webhook, dialect)),
          ...(example !== undefined && { example: bodyExample(webhook, dialect) }),
        },
      },
    },
    responses: {
      '2XX': { description: 'Received. The event is not sent again.' },
      ...(formatOf(dialect) !== 'signed-timestamp' && {
        410: { description: 'The receiver is gone. The subscription is disabled.' },
      }),
      default: { description: 'Not received. The event is sent again later.' },
    },
  }
}
