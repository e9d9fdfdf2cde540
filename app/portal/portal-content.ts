import { introspectionFromSchema, printSchema, type GraphQLSchema } from 'graphql'
import type { Environment } from '#kernel/principal.ts'
import type { RefusalRow } from '#kernel/refusals.ts'
import type {
  OperationReference,
  PortalResponse,
  DemoAccess,
  DemoRequests,
  ErrorEntry,
  EventEntry,
  PortalContent,
  ServiceEntry,
} from '#gateway/portal/content.ts'
import { routeOf, type RestService } from '#rest-adapter/endpoint.ts'
import { codesByStatus, openApiOf } from '#rest-adapter/openapi.ts'
import { bodyFields, type Schema } from './portal-fields.ts'
import { services } from '#app/services.ts'
import { complianceRequests } from './demo-requests/compliance.ts'
import { coreRequests } from './demo-requests/core.ts'
import { idvRequests } from './demo-requests/idv.ts'
import { remittanceRequests } from './demo-requests/remittance.ts'
import { sentinelRequests } from './demo-requests/sentinel.ts'

type Refusals = Readonly<Record<string, RefusalRow>>

export interface PortalSettings {
  readonly supergraphSdl: string
  readonly apiSchema: GraphQLSchema
  readonly refusals: Refusals
  readonly introspection: boolean
  readonly isDemo: boolean
}

/** Content of the documentation: services, errors and events, generated from their tables. */
export function portalContent({
  supergraphSdl,
  apiSchema,
  refusals,
  introspection,
  isDemo,
}: PortalSettings): PortalContent {
  const documentOf = cachedByArgument((service: RestService) => openApiOf(service, supergraphSdl, refusals))
  const entries = services.map((service): ServiceEntry => {
    const { name, dialect, endpoints } = service
    const { tenant, key, session, partner, staff } = dialect.credentials
    return {
      name,
      title: dialect.title,
      version: dialect.version,
      description: dialect.description,
      basePath: dialect.basePath,
      operations: endpoints.length,
      schemes: {
        ...(tenant && { tenant: tenant.name }),
        ...(session && { session: session.name }),
        ...(partner && { partner: partner.name }),
        ...(key && { key: key.name }),
        ...(staff && { staff: staff.name }),
      },
      demoRequests: DEMO_REQUESTS[name] ?? NO_REQUESTS,
      ...(DEMO_KEYS[name] && { demoKey: DEMO_KEYS[name] }),
      document: () => documentOf(service),
    }
  })
  const errors = cachedByArgument(() => errorEntries(refusals))
  const events = cachedByArgument(() => services.flatMap(service => eventsOf(service, documentOf(service))))
  return {
    services: entries,
    errors: () => errors(undefined),
    events: () => events(undefined),
    graphSdl: () => (introspection ? printSchema(apiSchema) : undefined),
    graphIntrospection: () => introspectionFromSchema(apiSchema, { inputValueDeprecation: true }),
    guides: new URL('../../docs/guides/', import.meta.url),
    demo: isDemo ? demoAccess : undefined,
  }
}

const DEMO_REQUESTS: Readonly<Record<string, DemoRequests>> = {
  remittance: remittanceRequests,
  core: coreRequests,
  compliance: complianceRequests,
  sentinel: sentinelRequests,
  idv: idvRequests,
}
const NO_REQUESTS: DemoRequests = { preparation: {}, parameters: {}, bodies: {}, tokens: {}, exceptions: {} }

/** API keys of the demonstration's first tenant, for services that have their own. */
const DEMO_KEYS: Readonly<Record<string, Readonly<Record<Environment, string>>>> = {
  compliance: { sandbox: 'sk_sandbox_demo', production: 'sk_live_demo' },
  core: { sandbox: 'test_core_demo', production: 'live_core_demo' },
  sentinel: { sandbox: 'test_sentinel_demo', production: 'live_sentinel_demo' },
  idv: { sandbox: 'test_idv_demo', production: 'live_idv_demo' },
}

/** The public credentials of the demonstration's first tenant. */
export function demoAccess(environment: Environment): DemoAccess {
  const kind = environment === 'sandbox' ? 'sandbox' : 'live'
  return {
    tenantId: '11111111-1111-4111-8111-111111111111',
    tenantKey: `svc_${kind}_demo`,
    partnerKey: `pk_${kind}_demo`,
    partnerUserId: 'verified-user',
    staffEmail: 'dashboard@demo.example',
    administratorEmail: 'admin@demo.example',
    staffPassword: 'demo-password-1',
    environment,
  }
}

/** Every error code with the operations that may return it. */
function errorEntries(refusals: Refusals): ErrorEntry[] {
  const responses = services.map(service => ({ service, byCode: responsesOf(service, refusals) }))
  return Object.entries(refusals)
    .map(([code, { kind, message, resolution }]): ErrorEntry => ({
      code,
      message,
      resolution,
      kind,
      responses: responses.flatMap(({ service, byCode }) =>
        [...(byCode.get(code) ?? [])].map(([status, operations]): PortalResponse => ({
          service: service.name,
          status,
          operations,
        })),
      ),
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

function responsesOf(
  { name: service, dialect, endpoints }: RestService,
  refusals: Refusals,
): Map<string, Map<number, OperationReference[]>> {
  const byCode = new Map<string, Map<number, OperationReference[]>>()
  for (const endpoint of endpoints)
    for (const [status, codes] of codesByStatus(endpoint, { service, dialect, refusals }))
      for (const code of codes) {
        const { method, path } = routeOf(endpoint)
        const byStatus = byCode.get(code) ?? new Map<number, OperationReference[]>()
        byCode.set(code, byStatus)
        byStatus.set(status, [
          ...(byStatus.get(status) ?? []),
          { method, path, operationId: endpoint.operation, tag: endpoint.tag },
        ])
      }
  return byCode
}

interface WebhookOperation {
  readonly post: {
    readonly description: string
    readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  }
}

function eventsOf({ name }: RestService, document: Readonly<Record<string, unknown>>): EventEntry[] {
  const webhooks = (document['webhooks'] ?? {}) as Readonly<Record<string, WebhookOperation>>
  return Object.entries(webhooks).map(([event, { post }]) => ({
    service: name,
    name: event,
    description: post.description.replaceAll('`', ''),
    fields: bodyFields(post.requestBody.content['application/json'].schema, document),
  }))
}

/** Caches a function by its argument. */
function cachedByArgument<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const results = new Map<Key, Value>()
  return key => {
    if (!results.has(key)) results.set(key, make(key))
    return results.get(key)!
  }
}
