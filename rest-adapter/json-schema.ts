/**
 * A JSON Schema (2020-12, which OpenAPI 3.1 uses). Two members are internal and not published: `component` is the name of a
 * separate component schema, and `about` the description of that component, while `description` describes the field.
 */
export type JsonSchema = Readonly<Record<string, unknown>> & {
  readonly component?: string
  readonly about?: string
}

/** Schemas of the shared scalars. The patterns contain what a client can validate; the domains validate the rest. */
export const PUBLISHED: Readonly<Record<string, JsonSchema>> = {
  Money: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,14})(?:\\.[0-9]{1,4})?$', examples: ['100.00'] },
  Decimal: {
    type: 'string',
    pattern: '^(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,18})?$',
    examples: ['1582.3375'],
  },
  ExactNumber: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,14})(?:\\.[0-9]{1,4})?$', examples: ['7.5'] },
  UUID: { type: 'string', format: 'uuid', examples: ['0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f'] },
  DateTime: { type: 'string', format: 'date-time', examples: ['2026-01-31T12:00:00.000Z'] },
  LocalDate: { type: 'string', format: 'date', examples: ['1990-05-17'] },
  CurrencyCode: { type: 'string', pattern: '^[A-Z]{3}$', examples: ['USD'] },
  CountryCode: { type: 'string', pattern: '^[A-Z]{2}$', examples: ['NG'] },
  PhoneNumber: { type: 'string', pattern: '^\\+[1-9][0-9]{6,14}$', examples: ['+2348012345678'] },
  EmailAddress: { type: 'string', format: 'email', maxLength: 320, examples: ['ada@example.com'] },
  HttpUrl: { type: 'string', format: 'uri', maxLength: 2048, examples: ['https://app.example.com/'] },
}

/** Makes a schema nullable. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (schema.component !== undefined) return { anyOf: [schema, { type: 'null' }] }
  const { type, enum: values, ...rest } = schema
  return { ...rest, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) }
}
