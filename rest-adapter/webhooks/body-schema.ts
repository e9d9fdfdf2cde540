import type { Dialect } from '#rest-adapter/dialect.ts'
import { PUBLISHED, type JsonSchema } from '#rest-adapter/json-schema.ts'
import { formatOf } from './delivery-format.ts'

/** A webhook with the schema and an example of its data. */
export interface DescribedWebhook {
  readonly event: string
  readonly description: string
  readonly schema: JsonSchema
  readonly example: unknown
}

const EXAMPLE_ID = '01a1ffa6-8d33-763d-8c0d-c17f9f0b0d2c'
const EXAMPLE_TIMESTAMP = '2026-11-21T19:47:47.669Z'
const text = (description: string): JsonSchema => ({ type: 'string', description })
const uuid = (description: string): JsonSchema => ({ ...PUBLISHED['UUID'], description })
const timestamp = { ...PUBLISHED['DateTime'], description: 'Time at which the event happened.' }

const nameOf = (event: string): JsonSchema => ({
  type: 'string',
  enum: [event],
  description: 'Name of the event.',
})

/** Fields of the body beside the data, in their order. */
function fieldsOf(event: string, dialect: Dialect): Readonly<Record<string, JsonSchema>> {
  switch (formatOf(dialect)) {
    case 'standard':
      return {
        id: uuid('Id of the event, equal to the header webhook-id.'),
        event: nameOf(event),
        timestamp,
        sequence: {
          type: 'integer',
          minimum: 1,
          description: 'Number of the event within its resource, starting at 1.',
        },
      }
    case 'signed-body':
      return {
        id: uuid('Id of the delivery. It is the same on every attempt.'),
        event: nameOf(event),
        timestamp,
      }
    case 'signed-timestamp':
      return {
        id: uuid('Id of the event, equal to the header X-Webhook-ID. It is the same on every attempt.'),
        eventType: nameOf(event),
        resourceType: text('Type of the resource that the event is about.'),
        resourceId: uuid('Id of the resource that the event is about.'),
        tenantId: uuid('Id of the tenant.'),
        timestamp,
      }
  }
}

/** Schema of the body of a delivery. */
export function bodySchema(
  component: string,
  { event, description, schema }: DescribedWebhook,
  dialect: Dialect,
): JsonSchema {
  const fields = fieldsOf(event, dialect)
  return {
    component,
    about: description,
    type: 'object',
    properties: {
      ...fields,
      data: {
        ...schema,
        description:
          formatOf(dialect) === 'standard'
            ? "The resource at the time of the event, in the format of the service's responses."
            : 'Details of the event at the time it happened.',
      },
    },
    required: [...Object.keys(fields), 'data'],
  }
}

/** An example of the body with this example of the data. */
export function bodyExample({ event, example }: DescribedWebhook, dialect: Dialect): unknown {
  switch (formatOf(dialect)) {
    case 'standard':
      return { id: EXAMPLE_ID, event, timestamp: EXAMPLE_TIMESTAMP, sequence: 1, data: example }
    case 'signed-body':
      return { id: EXAMPLE_ID, event, timestamp: EXAMPLE_TIMESTAMP, data: example }
    case 'signed-timestamp':
      return {
        id: EXAMPLE_ID,
        eventType: event,
        resourceType: event.slice(0, event.indexOf('.')),
        resourceId:
          (example as { alertId?: string; verificationId: string }).alertId ??
          (example as { verificationId: string }).verificationId,
        tenantId: '11111111-1111-4111-8111-111111111111',
        timestamp: EXAMPLE_TIMESTAMP,
        data: example,
      }
  }
}
