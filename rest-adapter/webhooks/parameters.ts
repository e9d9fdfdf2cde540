import type { Dialect } from '#rest-adapter/dialect.ts'
import { PUBLISHED } from '#rest-adapter/json-schema.ts'
import { formatOf, type DeliveryFormat } from './delivery-format.ts'

type OpenApiObject = Readonly<Record<string, unknown>>

const STANDARD_PARAMETERS: Readonly<Record<string, OpenApiObject>> = {
  WebhookId: {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'Id of the event. It is the same on every attempt.',
    schema: PUBLISHED['UUID'],
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'Time at which this attempt was signed, in Unix seconds.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  WebhookSignature: {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'Signatures separated by spaces. Each is `v1,` followed by the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{raw body}`.',
    schema: { type: 'string', pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$' },
  },
}

const BODY_PARAMETERS: Readonly<Record<string, OpenApiObject>> = {
  WebhookBodySignature: {
    name: 'X-Webhook-Signature',
    in: 'header',
    required: true,
    description: 'The HMAC-SHA256 of the raw body in hexadecimal digits, keyed with the whole secret.',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
}

const TIMESTAMP_PARAMETERS: Readonly<Record<string, OpenApiObject>> = {
  WebhookTimestampSignature: {
    name: 'X-Signature',
    in: 'header',
    required: true,
    description:
      'The HMAC-SHA256 of `{X-Timestamp}.{raw body}` in hexadecimal digits, keyed with the whole secret.',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
  WebhookSignatureAlgorithm: {
    name: 'X-Signature-Algorithm',
    in: 'header',
    required: true,
    description: 'Hash algorithm of the signature.',
    schema: { type: 'string', enum: ['sha256'] },
  },
  WebhookSignedAt: {
    name: 'X-Timestamp',
    in: 'header',
    required: true,
    description: 'Time at which this attempt was signed, in Unix seconds.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  WebhookEventId: {
    name: 'X-Webhook-ID',
    in: 'header',
    required: true,
    description: 'Id of the event, equal to the `id` in the body. It is the same on every attempt.',
    schema: PUBLISHED['UUID'],
  },
  WebhookEventType: {
    name: 'X-Event-Type',
    in: 'header',
    required: true,
    description: 'Name of the event, equal to the `eventType` in the body.',
    schema: { type: 'string' },
  },
}

const OWN_PARAMETERS: Readonly<Record<DeliveryFormat, Readonly<Record<string, OpenApiObject>>>> = {
  standard: {},
  'signed-body': BODY_PARAMETERS,
  'signed-timestamp': TIMESTAMP_PARAMETERS,
}

/** Headers that every delivery carries. */
export const webhookParameters = (
  dialect: Pick<Dialect, 'deliveries'>,
): Readonly<Record<string, OpenApiObject>> => ({
  ...OWN_PARAMETERS[formatOf(dialect)],
  ...STANDARD_PARAMETERS,
})
