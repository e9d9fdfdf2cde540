import { ApolloGateway } from '@apollo/gateway'
import { ApolloServer, HeaderMap, type ApolloServerPlugin, type HTTPGraphQLHead } from '@apollo/server'
import { ApolloServerPluginInlineTraceDisabled, ApolloServerPluginLandingPageDisabled, ApolloServerPluginSchemaReportingDisabled, ApolloServerPluginUsageReportingDisabled } from '@apollo/server/plugin/disabled'
import { GraphQLError, isScalarType, type GraphQLFormattedError, type GraphQLScalarLiteralParser, type GraphQLSchema } from 'graphql'
import type { Context } from '#kernel/context.ts'
import { scalars } from '#kernel/graph/scalars.ts'
import { gatewayFallback } from './gateway-fallback.ts'
import { localDataSource } from './gateway-source.ts'
import { GRAPH_LIMITS, limitRule } from './limit-rules.ts'
import type { Fallback } from './planner.ts'
import { refusalOf } from './result.ts'
import type { SubgraphRunner } from './subgraph-runner.ts'

export interface GraphOptions {
  readonly supergraphSdl: string
  readonly runners: Readonly<Record<string, SubgraphRunner<Context>>>
  readonly introspection: boolean
  readonly log: (fields: Readonly<Record<string, unknown>>, message: string) => void
}

export interface GraphRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The query string with its question mark, or empty. */
  readonly search: string
  /** The parsed JSON body. */
  readonly body: unknown
}

export interface GraphResponse {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export interface Graph {
  /** Answers one request of a graph client. */
  answer(request: GraphRequest, context: Context): Promise<GraphResponse>
  /** For documents whose plan the plan runner does not cover. */
  readonly fallback: Fallback<Context>
  stop(): Promise<void>
}

/** The client-facing graph: Apollo Server over the gateway over the same runners as everything else. */
export async function startGraph({ supergraphSdl, runners, introspection, log }: GraphOptions): Promise<Graph> {
  const logger = { debug: nothing, info: nothing, warn: nothing, error: (message: unknown) => log({}, String(message)) }
  const gateway = new ApolloGateway({
    supergraphSdl,
    logger,
    buildService: ({ name }) => {
      const runner = runners[name]
      if (!runner) throw new Error(`the supergraph names a subgraph "${name}" that has no runner`)
      return localDataSource(runner)
    },
  })
  gateway.onSchemaLoadOrUpdate(({ apiSchema }) => giveScalars(apiSchema))
  const server = new ApolloServer<Context>({
    gateway,
    introspection,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: GRAPH_LIMITS.tokens },
    validationRules: [limitRule],
    formatError: cleaned,
    logger,
    plugins: [
      recordFaults(log), refuseBadOperation,
      ApolloServerPluginInlineTraceDisabled(), ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(), ApolloServerPluginUsageReportingDisabled(),
    ],
  })
  await server.start()

  return {
    async answer({ method, headers, search, body }, context) {
      const map = new HeaderMap()
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value)
      const response = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers: map, search, body },
        context: async () => context,
      })
      if (response.body.kind !== 'complete') throw new Error('the graph does not stream')
      return { status: statusOf(response), headers: response.headers, body: response.body.string }
    },
    fallback: gatewayFallback(gateway.executor),
    stop: () => server.stop(),
  }
}

function nothing(): void {}

const statusOf = ({ status }: HTTPGraphQLHead): number => status ?? 200

const INTERNAL = 'An error on our side; it was recorded under the request id.'

/** The supergraph knows our scalars by name only; with their rules a wrong value is refused before any domain is asked. */
function giveScalars(schema: GraphQLSchema): void {
  for (const [name, { parseValue, parseLiteral }] of Object.entries(scalars)) {
    const type = schema.getType(name)
    if (isScalarType(type)) Object.assign(type, { parseValue, parseLiteral: placed(parseLiteral) })
  }
}

/** graphql-js tells the place of a fault in a document only where the scalar throws an ordinary error. */
const placed = (parse: GraphQLScalarLiteralParser<unknown>): GraphQLScalarLiteralParser<unknown> => (node, variables) => {
  try {
    return parse(node, variables)
  } catch (error) {
    throw new Error((error as Error).message)
  }
}

const REASON = /; (must [^;"]*(?:"[\d.]+")?|Field "\w+" (?:is not defined|of required type)[^;]*)$/

/** graphql-js repeats a wrong value, which may be a secret: what is kept is where it stands and what it must be. */
function withoutValue(message: string): string {
  const [, name] = /^Variable "\$(\w+)" got invalid value /.exec(message) ?? []
  const [, type] = /^Expected value of type ("[^"]+"), found /.exec(message) ?? []
  if (name === undefined && type === undefined) return message
  const [, place = name] = / at "([\w.[\]]+)"; [^;]*$/.exec(message) ?? []
  const [, reason] = REASON.exec(message) ?? []
  const says = type === undefined ? `Variable "$${name}" got an invalid value at "${place}"` : `Expected a value of type ${type}`
  return reason === undefined ? `${says}.` : `${says}; ${reason}`
}

/** What a client may see of an error: message, place and the code; never a trace, a service's name or an inner message. */
function cleaned(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const { message, path, locations } = formatted
  const { code, kind, faults, retryAfter } = formatted.extensions ?? {}
  const isOurs = kind !== undefined || (thrown instanceof GraphQLError && isClientFault(code))
  return {
    message: isOurs ? withoutValue(message) : INTERNAL,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: isOurs
      ? { code: code ?? 'INTERNAL_ERROR', ...(kind !== undefined && { kind }), ...(faults !== undefined && { faults }), ...(retryAfter !== undefined && { retryAfter }) }
      : { code: 'INTERNAL_ERROR', kind: 'unavailable' },
  }
}

const CLIENT_FAULTS = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST', 'OPERATION_RESOLUTION_FAILURE', 'PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED'])
const isClientFault = (code: unknown): boolean => CLIENT_FAULTS.has(String(code))

/** Faults of ours are logged whole, with the request id by which a customer can name them. */
function recordFaults(log: GraphOptions['log']): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors)
          if (!refusalOf(error) && !isClientFault(error.extensions?.['code']))
            log({ error: error.originalError ?? error, requestId: contextValue.requestId, path: error.path }, 'a graph operation failed')
      },
    }),
  }
}

const badRequest = (says: string): GraphQLError =>
  new GraphQLError(says, { extensions: { code: 'BAD_REQUEST', http: { status: 400, headers: new HeaderMap() } } })

/** The stock stack answers an unknown operation name and a subscription with 500; both are the client's to mend. */
const refuseBadOperation: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation }) {
      if (!operation) throw badRequest('operationName must name an operation of the document, and must be given where there are several.')
      if (operation.operation === 'subscription') throw badRequest('Subscriptions are not offered.')
    },
  }),
}
