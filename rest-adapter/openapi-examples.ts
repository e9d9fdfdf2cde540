import type { RefusalRow } from '#kernel/refusals.ts'
import { statusOf, type Dialect } from './dialect.ts'
import { documentationUrl } from './failure.ts'
import type { Endpoint, Examples, OperationExamples } from './endpoint.ts'
import type { JsonSchema } from './json-schema.ts'
import { multipartSchema } from './multipart.ts'
import type { Components } from './openapi-components.ts'

type OpenApiObject = Readonly<Record<string, unknown>>

/** A key that is valid in a reference. */
const keyOf = (summary: string): string =>
  summary
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Example request bodies of an operation, for a media type. */
export function requestExamples(examples: OperationExamples | undefined): OpenApiObject {
  if (!examples?.requests) return {}
  return {
    examples: Object.fromEntries(
      Object.entries(examples.requests).map(([summary, value]) => [keyOf(summary), { summary, value }]),
    ),
  }
}

/** Example error body of each code in the dialect, shared by all operations that return the code. */
export function failureExamples(
  codes: readonly string[],
  dialect: Dialect,
  refusals: Readonly<Record<string, RefusalRow>>,
): OpenApiObject {
  return Object.fromEntries(
    [...codes].sort().map(code => {
      const { kind, message, resolution } = refusals[code]!
      const value = dialect.failure({
        status: statusOf({ code, kind }, dialect),
        code,
        message,
        issues: [],
        retryAfterS: undefined,
        requestId: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f',
        at: '2026-11-21T19:47:46.645Z',
        method: 'POST',
        path: dialect.basePath,
        docs: documentationUrl('https://fiducia.example', code),
      })
      return [code, { summary: code, ...(resolution !== undefined && { description: resolution }), value }]
    }),
  )
}

/** References to the example error bodies of one status. */
export const failureNames = (codes: readonly string[]): OpenApiObject =>
  Object.fromEntries(codes.map(code => [code, { $ref: `#/components/examples/${code}` }]))

interface BodyContext {
  readonly components: Components
  readonly examples: Examples['operations'] | undefined
}

/** Media types of a request body with its schema and examples. */
export const bodiesOf = (
  { takesForm, operation, upload }: Endpoint,
  body: JsonSchema,
  { components, examples }: BodyContext,
): Readonly<Record<string, unknown>> => {
  const schema = components.refer(body)
  return {
    'application/json': { schema, ...requestExamples(examples?.[operation]) },
    ...(takesForm && { 'application/x-www-form-urlencoded': { schema } }),
    ...(upload && { 'multipart/form-data': { schema: components.refer(multipartSchema(upload, body)) } }),
  }
}
