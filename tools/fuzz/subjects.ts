import type { Arbitrary } from 'fast-check'
import type { GraphQLField } from 'graphql'
import { withTimeout } from '#kernel/concurrency/with-timeout.ts'
import { refuse, type RefusalRow } from '#kernel/refusals.ts'
import { isWrite, routeOf, type Endpoint, type RestService } from '#rest-adapter/endpoint.ts'
import { supergraphSchema } from '#gateway/graph/schema/supergraph-schema.ts'
import { openApiOf } from '#rest-adapter/openapi.ts'
import type { ExchangeResponse, Exchange, Exchanging } from '#tools/traffic/exchange.ts'
import { keyed } from '#tools/traffic/core-fixture.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { MUTATIONS, QUERIES, REST_REQUESTS } from '#tools/traffic/requests.ts'
import { publicFields } from '#tools/traffic/selection.ts'
import { headersOf, rightFor, rightForField, type CallerName } from './callers.ts'
import { describedBy, type Description } from './described.ts'
import type { EdgeCase } from './edges.ts'
import { graphCases, graphEdges, graphExchange, type GraphCase } from './graph-cases.ts'
import { dataViolation } from './graph-data.ts'
import { commonViolation, graphViolation, restViolation } from './oracle.ts'
import { exchangeOf, restCases, restEdges, type RestCase } from './rest-cases.ts'

/** The platform under test, and the tenants whose objects requests name. */
export interface Scene {
  readonly exchange: Exchanging
  readonly ours: TenantFixture
  readonly theirs: TenantFixture
}

/** Result of one request. */
export interface Tried {
  readonly exchange: Exchange
  readonly response: ExchangeResponse | undefined
  readonly isSuccess: boolean
  readonly violation: string | undefined
}

/**
 * An operation to fuzz. Its cases and edges are created at first use, since those of all operations take
 * seconds.
 */
export interface Subject<Case = unknown> {
  /** Name of the operation; `--only` takes it. */
  readonly name: string
  readonly cases: Arbitrary<Case>
  /** Cases tried in every run. */
  readonly edges: readonly EdgeCase<Case>[]
  /** Returns a function that sends cases. Each call creates its own objects. */
  readonly open: (scene: Scene) => (each: Case) => Promise<Tried>
}

export interface Contract {
  readonly services: readonly RestService[]
  readonly supergraphSdl: string
  readonly refusals: Readonly<Record<string, RefusalRow>>
}

/** Timeout of a request in milliseconds; a slower one counts as hanging. */
const HANG_MS = 15_000
const HANGING = new Error('the request hangs')

/**
 * Fields that change settings of a whole workspace run at the other tenant, since all other operations depend
 * on ours.
 */
const AT_THE_OTHER: ReadonlySet<string> = new Set([
  'setKycLimit',
  'setCorridor',
  'publishRate',
  'publishAgreement',
  'addToDenyList',
])
/** Operations that end the session of the caller; the next request needs a new one. */
const ENDING: ReadonlySet<string> = new Set(['EndSession', 'endSession'])

export function subjectsOf({ services, supergraphSdl, refusals }: Contract): Subject[] {
  const schema = supergraphSchema(supergraphSdl)
  const codes = new Set([...Object.keys(refuse.table), ...Object.keys(refusals)])
  const rest = services.flatMap(service => {
    const described = once(() =>
      describedBy(openApiOf(service, supergraphSdl, refusals) as unknown as Description),
    )
    return service.endpoints.map(endpoint =>
      restSubject(service, endpoint, (method, path) => described()(method, path), codes),
    )
  })
  const graph = (
    [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const
  ).flatMap(([kind, type]) =>
    publicFields(type!).map(field =>
      graphSubject(kind, field, query => data => dataViolation(schema, query, data), codes),
    ),
  )
  return [...rest, ...graph] as Subject[]
}

function restSubject(
  { name, dialect }: RestService,
  endpoint: Endpoint,
  described: ReturnType<typeof describedBy>,
  codes: ReadonlySet<string>,
): Subject<RestCase> {
  const { method, path } = routeOf(endpoint)
  const target = { method, path, base: dialect.basePath }
  const make = REST_REQUESTS[name]![endpoint.route]!
  const operation = once(() => described(method, path))
  const cases = once(() => restCases(operation()))
  const edges = once(() => restEdges(operation()))
  return {
    name: `${name} ${endpoint.route}`,
    get cases() {
      return cases()
    },
    get edges() {
      return edges()
    },
    open: scene =>
      trying(
        scene,
        {
          make,
          right: rightFor(endpoint, name),
          isSpent: isWrite(endpoint),
          isEnding: ENDING.has(endpoint.operation),
        },
        async (each, own, theirs, credentials) => {
          const isOnPath = typeof each.id !== 'object' || /^[0-9a-f-]{36}$/.test(each.id.text)
          return {
            exchange: exchangeOf(
              target,
              each,
              own,
              theirs,
              dialect.requiresIdempotencyKey && isWrite(endpoint) ? keyed(credentials) : credentials,
            ),
            violationOf: response => restViolation(response, operation().violationOf, isOnPath, codes),
            isSuccess: ({ status }) => status < 400,
          }
        },
      ),
  }
}

function graphSubject(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  fits: (query: string) => (data: unknown) => string | undefined,
  codes: ReadonlySet<string>,
): Subject<GraphCase> {
  const make = (kind === 'query' ? QUERIES : MUTATIONS)[field.name]!
  const cases = once(() => graphCases(field))
  const edges = once(() => graphEdges(field))
  return {
    name: `${kind} ${field.name}`,
    get cases() {
      return cases()
    },
    get edges() {
      return edges()
    },
    open: ({ exchange, ours, theirs }) => {
      const scene = AT_THE_OTHER.has(field.name)
        ? { exchange, ours: theirs, theirs: ours }
        : { exchange, ours, theirs }
      return trying(
        scene,
        {
          make,
          right: rightForField(field.name),
          isSpent: kind === 'mutation',
          isEnding: ENDING.has(field.name),
        },
        async (each, own, others, credentials) => {
          const { exchange: request, query } = graphExchange(
            kind,
            field,
            each,
            each.names === 'own' ? own : others,
            credentials,
          )
          return {
            exchange: request,
            violationOf: response => graphViolation(response, fits(query), codes),
            isSuccess: ({ body }) => Boolean(body?.data) && !body?.errors,
            isDone: ({ status }) => status === 200,
          }
        },
      )
    },
  }
}

function once<Value>(create: () => Value): () => Value {
  let created: { readonly value: Value } | undefined
  return () => (created ??= { value: create() }).value
}

interface Manner<Given> {
  readonly make: (fixture: TenantFixture) => Promise<Given>
  readonly right: CallerName
  readonly isSpent: boolean
  readonly isEnding: boolean
}
interface PreparedRequest {
  readonly exchange: Exchange
  readonly violationOf: (response: ExchangeResponse) => string | undefined
  readonly isSuccess: (response: ExchangeResponse) => boolean
  /**
   * Whether the request may have taken effect without a full success: a nested field or a second call in the
   * document can fail.
   */
  readonly isDone?: (response: ExchangeResponse) => boolean
}

/** Sends cases one after another. After a write has taken effect, its objects are created again. */
function trying<Case extends { readonly caller: CallerName }, Given>(
  { exchange, ours, theirs }: Scene,
  { make, right, isSpent, isEnding }: Manner<Given>,
  ask: (
    each: Case,
    own: Given,
    theirs: Given,
    credentials: Readonly<Record<string, string>>,
  ) => Promise<PreparedRequest>,
): (each: Case) => Promise<Tried> {
  let own: Given | undefined
  let others: Given | undefined
  return async each => {
    own ??= await make(ours)
    others ??= await make(theirs)
    const request = await ask(each, own, others, await headersOf(each.caller, right, ours, theirs))
    const response = await withTimeout(exchange(request.exchange), HANG_MS, () => HANGING).catch(
      (error: unknown) => {
        if (error === HANGING) return undefined
        throw error
      },
    )
    if (!response)
      return {
        exchange: request.exchange,
        response: response,
        isSuccess: false,
        violation: `no response in ${HANG_MS} ms`,
      }
    const isSuccess = request.isSuccess(response)
    const isDone = isSpent && (isSuccess || (request.isDone?.(response) ?? false))
    if (isDone) own = undefined
    if (isDone && each.caller.startsWith('rival')) others = undefined
    if (isEnding) for (const fixture of [ours, theirs]) fixture.giveUpSessions()
    return {
      exchange: request.exchange,
      response: response,
      isSuccess,
      violation:
        commonViolation(response, request.exchange, each.caller, theirs) ?? request.violationOf(response),
    }
  }
}
