import { REPORTING_TENANTS, type Service } from '#kernel/principal.ts'
import { refuse, type RefusalRow } from '#kernel/refusals.ts'
import { codeIn, statusOf, type Dialect } from './dialect.ts'
import { operationsOf } from './documents.ts'
import { storesResponses, routeOf, type Endpoint, type Examples, type RestService } from './endpoint.ts'
import type { RouteCredential } from './route-credential.ts'
import { supergraphSchema } from '#gateway/graph/schema/supergraph-schema.ts'
import type { JsonSchema } from './json-schema.ts'
import { componentsOf, type Components } from './openapi-components.ts'
import { bodiesOf, failureExamples, failureNames } from './openapi-examples.ts'
import { headerComponents, limitReferences, REPLAYED, REQUEST_ID, RETRY_AFTER } from './openapi-headers.ts'
import { webhooksOf, webhookTags } from './webhooks/describe-webhooks.ts'
import { webhookParameters } from './webhooks/parameters.ts'
import type { RequestParameter } from './input.ts'
import { shapeOf, type Shape } from './shape.ts'
import { fileContent } from './formats/file-response.ts'
import { CSV_CONTENT, documentContent } from './formats/text-document.ts'

type RefusalTable = Readonly<Record<string, RefusalRow>>
type OpenApiObject = Readonly<Record<string, unknown>>

interface DescriptionContext {
  readonly service: Service
  readonly dialect: Dialect
  readonly refusals: RefusalTable
  readonly components: Components
  readonly examples: Examples['operations'] | undefined
}

/** Generates the OpenAPI 3.1 description of a service from its endpoint rows, documents, graph descriptions and dialect. */
export function openApiOf(
  service: RestService,
  supergraphSdl: string,
  refusalTable: RefusalTable,
): OpenApiObject {
  const { dialect, endpoints, documents } = service
  const refusals = { ...refuse.table, ...refusalTable }
  const schema = supergraphSchema(supergraphSdl)
  const operations = operationsOf(documents)
  const components = componentsOf()
  const context: DescriptionContext = {
    service: service.name,
    dialect,
    refusals,
    components,
    examples: service.examples?.operations,
  }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const document = operations.get(endpoint.operation)
    if (!document)
      throw new Error(`${endpoint.route} runs ${endpoint.operation}, which does not exist in the documents.`)
    const { method, path } = routeOf(endpoint)
    const operation = operationOf(endpoint, shapeOf(endpoint, document, schema, dialect), context)
    const add = (at: string, described: OpenApiObject): void => {
      paths[at] = { ...paths[at], [method.toLowerCase()]: described }
    }
    add(path, operation)
    if (endpoint.alias !== undefined) add(endpoint.alias, aliasOf(operation, `${method} ${path}`))
  }
  const webhooks = service.webhooks && webhooksOf(service, schema, components)
  const schemes = Object.values(dialect.credentials)
  const codes = [
    ...new Set(endpoints.flatMap(endpoint => [...codesByStatus(endpoint, context).values()].flat())),
  ]
  return {
    openapi: '3.1.0',
    info: { title: dialect.title, version: dialect.version, description: dialect.description },
    servers: [{ url: dialect.basePath, description: 'This installation.' }],
    tags: tagsOf(service),
    paths,
    ...(webhooks && { webhooks }),
    components: {
      schemas: components.schemas(),
      parameters: { ...parametersOf(dialect, endpoints), ...(webhooks && webhookParameters(dialect)) },
      headers: headerComponents(dialect),
      examples: failureExamples(codes, dialect, refusals),
      securitySchemes: Object.fromEntries(schemes.map(({ name, scheme }) => [name, scheme])),
    },
  }
}

const ACTOR = {
  name: 'X-Actor',
  in: 'header',
  required: false,
  description:
    'The person who acts, for example an e-mail address or your own staff id. With an API key it is required where ACTOR_REQUIRED is among the errors; elsewhere the key itself counts as the person without it. It is rejected with a staff token, which already identifies the person. 1 to 200 printable characters, in UTF-8.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: 'analyst@bank.example',
}

const parametersOf = (
  { takesTenantCode, requiresIdempotencyKey, credentials }: Dialect,
  endpoints: readonly Endpoint[],
): OpenApiObject => ({
  ...(endpoints.some(({ namesActor }) => namesActor) && { Actor: ACTOR }),
  ...(Object.values(credentials).some(({ needsTenant }) => needsTenant) && {
    TenantId: {
      name: 'X-Tenant-ID',
      in: 'header',
      required: true,
      description: `Id ${takesTenantCode ? 'or short name ' : ''}of the tenant. It must be the tenant of the credential.`,
      schema: takesTenantCode
        ? { type: 'string', minLength: 1, maxLength: 64 }
        : { type: 'string', format: 'uuid' },
    },
  }),
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: requiresIdempotencyKey ?? false,
    description:
      'Makes retries safe for 24 hours. The same key with the same request returns the first response with `Idempotent-Replayed: true`; the same key with a different request returns 409. Use a UUID.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
})

/** The tags in the order of the rows, each with its description. */
function tagsOf({ dialect, endpoints, tags }: RestService): OpenApiObject[] {
  const descriptions = { ...webhookTags(dialect), ...tags }
  return [...new Set(endpoints.map(({ tag }) => tag))].map(name => {
    const description = descriptions[name]
    if (description === undefined) throw new Error(`The tag ${name} has no description.`)
    return { name, description }
  })
}

function operationOf(endpoint: Endpoint, shape: Shape, context: DescriptionContext): OpenApiObject {
  const { dialect } = context
  const description = shape.field.description ?? ''
  const schemes = endpoint.auth.flatMap(credential => schemeOf(dialect, credential))
  const parameters = [
    ...(schemes.some(({ needsTenant }) => needsTenant) ? [{ $ref: '#/components/parameters/TenantId' }] : []),
    ...shape.path.map(parameter => parameterObject(parameter, 'path')),
    ...shape.query.map(parameter => parameterObject(parameter, 'query')),
    ...(endpoint.namesActor ? [{ $ref: '#/components/parameters/Actor' }] : []),
    ...(storesResponses(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
  return {
    operationId: endpoint.operation.charAt(0).toLowerCase() + endpoint.operation.slice(1),
    summary: titleOf(endpoint.operation),
    description: `${description}${endpoint.isExtension ? '\n\nThis operation extends the interface specification.' : ''}`,
    tags: [endpoint.tag],
    ...(endpoint.isExtension && { 'x-extension': true, 'x-badges': [{ name: 'Extension' }] }),
    security: schemes.map(({ name }) => ({ [name]: [] })),
    ...(parameters.length > 0 && { parameters }),
    ...(shape.body && {
      requestBody: {
        required: shape.body.isRequired,
        content: bodiesOf(endpoint, shape.body.schema, context),
      },
    }),
    responses: responsesOf(endpoint, shape, context),
  }
}

/** The same operation at the other path of its row. */
const aliasOf = (operation: OpenApiObject, route: string): OpenApiObject => ({
  ...operation,
  operationId: `${String(operation['operationId'])}Alias`,
  description: `The same operation as \`${route}\`. ${String(operation['description'])}`,
})

const schemeOf = ({ credentials }: Dialect, credential: RouteCredential) => credentials[credential] ?? []

/** Names that are written in capitals. */
const CAPITALISED = new Set(['api', 'csv', 'kyc', 'nip', 'otp', 'totp'])

/** The name of an operation as a title: `PlaceHold` becomes "Place hold". */
function titleOf(operation: string): string {
  const words = operation.split(/(?=[A-Z])/).map(word => word.toLowerCase())
  const title = words.map(word => (CAPITALISED.has(word) ? word.toUpperCase() : word)).join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function parameterObject(
  { name, isRequired, input }: RequestParameter,
  location: 'path' | 'query',
): OpenApiObject {
  const { description, ...schema } = input.schema
  return {
    name,
    in: location,
    required: location === 'path' || isRequired,
    ...(description !== undefined && { description }),
    schema,
  }
}

function responsesOf(
  endpoint: Endpoint,
  { response, accepted }: Shape,
  context: DescriptionContext,
): OpenApiObject {
  const headers = {
    ...REQUEST_ID,
    ...limitReferences(context.dialect),
    ...(storesResponses(endpoint) && REPLAYED),
  }
  const { response: example, accepted: pending } = context.examples?.[endpoint.operation] ?? {}
  const json = (schema: NonNullable<typeof response>, shown: unknown): OpenApiObject => ({
    'application/json': {
      schema: context.components.refer(schema),
      ...(shown !== undefined && { example: shown }),
    },
  })
  const success = response
    ? {
        description: 'The operation succeeded.',
        headers,
        content: endpoint.file
          ? fileContent(endpoint.file, example)
          : {
              ...(endpoint.document ? documentContent(endpoint.document, example) : json(response, example)),
              ...(endpoint.csv !== undefined && CSV_CONTENT),
              ...(endpoint.fileFormats &&
                fileContent(
                  endpoint.fileFormats,
                  context.examples?.[endpoint.fileFormats.operation]?.response,
                )),
            },
      }
    : { description: 'The operation succeeded. The response has no body.', headers }
  const failure = context.components.refer(context.dialect.failureSchema as JsonSchema)
  const failures = [...codesByStatus(endpoint, context)]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => {
      const lines = codes.map(code => `- \`${code}\`: ${context.refusals[code]?.message ?? ''}`)
      return [
        String(status),
        failureResponseObject(
          lines.join('\n'),
          { schema: failure, examples: failureNames(codes) },
          context.dialect,
          status === 429 || status === 503,
        ),
      ]
    })
  const waiting = accepted && {
    description: 'The operation was accepted and is not yet completed.',
    headers,
    content: json(accepted, pending),
  }
  return {
    [endpoint.status]: success,
    ...(waiting && { 202: waiting }),
    ...(endpoint.repeats && {
      200: { ...success, description: 'The response of an earlier, equal request.' },
    }),
    ...Object.fromEntries(failures),
  }
}

const failureResponseObject = (
  description: string,
  body: OpenApiObject,
  dialect: Dialect,
  hasRetryAfter = false,
): OpenApiObject => ({
  description,
  headers: { ...REQUEST_ID, ...limitReferences(dialect), ...(hasRetryAfter && RETRY_AFTER) },
  content: { 'application/json': body },
})

/** Every error code that a caller of the row may receive: the row's own codes, and those common to its kind of request. */
export function codesByStatus(
  endpoint: Endpoint,
  { service, dialect, refusals }: Pick<DescriptionContext, 'service' | 'dialect' | 'refusals'>,
): Map<number, string[]> {
  const { method } = routeOf(endpoint)
  const takesBody = method !== 'GET' && method !== 'DELETE'
  const codes = new Set(
    [
      'VALIDATION_ERROR',
      ...(takesBody ? ['MALFORMED_JSON', 'UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE'] : []),
      ...(endpoint.auth.includes('none')
        ? []
        : ['UNAUTHENTICATED', ...(REPORTING_TENANTS.has(service) ? ['TENANT_NOT_FOUND'] : []), 'FORBIDDEN']),
      ...Object.keys(endpoint.errors ?? {}),
      endpoint.notFound ?? [],
      ...(storesResponses(endpoint) && dialect.requiresIdempotencyKey ? ['IDEMPOTENCY_KEY_REQUIRED'] : []),
      ...(storesResponses(endpoint)
        ? [
            'IDEMPOTENCY_KEY_INVALID',
            'IDEMPOTENCY_CONFLICT',
            'IDEMPOTENCY_IN_PROGRESS',
            'IDEMPOTENCY_REPLAY_UNAVAILABLE',
          ]
        : []),
      codeIn({ code: 'RATE_LIMITED' }, dialect),
      'INTERNAL_ERROR',
      'UNAVAILABLE',
    ].flat(),
  )
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const row = refusals[code]
    if (!row) throw new Error(`${endpoint.route} refuses ${code}, which is in no error table.`)
    const status = statusOf({ code, kind: row.kind }, dialect, endpoint.errors)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return byStatus
}
