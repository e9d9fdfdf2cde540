import type { DemoAccess, DemoRequests, ServiceEntry } from '#gateway/portal/content.ts'

const DAY_MS = 86_400_000
const NOTE = `**Demo.** An operation can be sent as it is filled in here, unless its description says why not. A value in
braces, such as \`{account.id}\`, stands for a row that this page creates in the demo workspace when you press Send; \`{page.unique}\`,
\`{page.code}\`, \`{page.digits}\` and \`{page.key}\` stand for a new value each time.`

/** The demo requests of a service, with the dates they refer to. */
export function demoRequestsOf({ demoRequests }: ServiceEntry): DemoRequests {
  const dateIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()
  const text = JSON.stringify(demoRequests)
    .replaceAll('{page.yesterday}', dateIn(-1).slice(0, 10))
    .replaceAll('{page.tomorrow}', dateIn(1).slice(0, 10))
    .replaceAll('{page.inOneWeek}', dateIn(7))
    .replaceAll('{page.inTwoWeeks}', dateIn(14))
  return JSON.parse(text) as DemoRequests
}

interface Parameter {
  readonly $ref?: string
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly schema?: Readonly<Record<string, unknown>>
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, object>>
}
interface Operation {
  readonly operationId: string
  readonly description?: string
  readonly security?: readonly object[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: unknown }>> }
}
interface OpenApiDocument {
  readonly info: { readonly description?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly parameters?: Readonly<Record<string, Parameter>>
    readonly securitySchemes?: Readonly<Record<string, unknown>>
  }
}

/** The OpenAPI document with examples that succeed in the demo workspace; the page fills in the rows they refer to. */
export function withDemo(service: ServiceEntry, { tenantId }: DemoAccess): object {
  const { info, paths, components, ...rest } = service.document() as unknown as OpenApiDocument
  const requests = demoRequestsOf(service)
  const { TenantId: tenant, IdempotencyKey: key, Actor: actor, ...parameters } = components.parameters ?? {}
  const schemes = Object.entries(requests.tokens).map(([id, token]) => [tokenScheme(id), bearer(token)])
  return {
    ...rest,
    info: { ...info, description: [info.description, NOTE].filter(Boolean).join('\n\n') },
    paths: mapValues(paths, (operations, path) =>
      mapValues(operations, (operation, method) =>
        withExamples(operation, `${method.toUpperCase()} ${path}`, {
          requests,
          preferredScheme: service.schemes.staff,
        }),
      ),
    ),
    components: {
      ...components,
      securitySchemes: { ...components.securitySchemes, ...Object.fromEntries(schemes) },
      parameters: {
        ...parameters,
        ...(tenant && { TenantId: { ...tenant, example: tenantId } }),
        // A staff token identifies the person, and is refused together with this header.
        ...(actor && { Actor: withoutExample(actor) }),
        ...(key && { IdempotencyKey: { ...key, example: '{page.key}' } }),
      },
    },
  }
}

const tokenScheme = (operationId: string): string => `exampleToken-${operationId}`
const bearer = (token: string): object => ({
  type: 'http',
  scheme: 'bearer',
  description: 'A token that this page creates, because the operation ends or changes its own credential.',
  'x-scalar-secret-token': token,
})

interface ExampleOptions {
  readonly requests: DemoRequests
  /** Security scheme that is preferred where an operation accepts several. */
  readonly preferredScheme: string | undefined
}

function withExamples(
  operation: Operation,
  route: string,
  { requests, preferredScheme = '' }: ExampleOptions,
): object {
  const { operationId, parameters, requestBody, description, security } = operation
  const exception = requests.exceptions[operationId]
  const body = requests.bodies[operationId]
  const values = valuesOf(requests.parameters, route)
  return {
    ...operation,
    ...(exception && { description: [description, `**Demo.** ${exception}`].filter(Boolean).join('\n\n') }),
    ...(security && {
      security: security.toSorted((a, b) => Number(preferredScheme in b) - Number(preferredScheme in a)),
    }),
    ...(parameters && { parameters: parameters.map(each => withExample(each, values)) }),
    ...(requestBody &&
      body !== undefined && {
        requestBody: {
          ...requestBody,
          content: mapValues(requestBody.content, ({ schema }) => ({ schema, example: body })),
        },
      }),
    ...(requests.tokens[operationId] && { security: [{ [tokenScheme(operationId)]: [] }] }),
  }
}

/** Values of the parameters of a route; the longest beginning applies last. */
function valuesOf(parameters: DemoRequests['parameters'], route: string): Readonly<Record<string, string>> {
  const path = route.slice(route.indexOf(' ') + 1)
  const matching = Object.keys(parameters)
    .filter(beginning => path.startsWith(beginning) || route.startsWith(beginning))
    .sort((a, b) => a.length - b.length)
  return Object.assign({}, ...matching.map(beginning => parameters[beginning])) as Record<string, string>
}

/** A parameter with its value as example. A filter has none, because the page would send it. */
function withExample(parameter: Parameter, values: Readonly<Record<string, string>>): Parameter {
  if (parameter.$ref !== undefined || parameter.in === 'header') return parameter
  const example = values[parameter.name ?? '']
  if (example === undefined) return withoutExample(parameter)
  return {
    ...withoutExample({ ...parameter, required: true }),
    required: parameter.required ?? false,
    example,
  }
}

/** Scalar sends an optional parameter that has a value in its schema, unless an example disables it. */
function withoutExample({ schema = {}, example: _, ...parameter }: Parameter): Parameter {
  const { default: _default, examples: _examples, ...plain } = schema
  return {
    ...parameter,
    schema: plain,
    ...(!parameter.required && { examples: { default: { 'x-disabled': true } } }),
  }
}

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Mapped,
): Record<string, Mapped> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]))
