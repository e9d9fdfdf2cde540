import { ApolloGateway } from '@apollo/gateway'
import { ApolloServer, HeaderMap, type ApolloServerPlugin, type HTTPGraphQLHead } from '@apollo/server'
import { ApolloServerPluginInlineTraceDisabled, ApolloServerPluginLandingPageDisabled, ApolloServerPluginSchemaReportingDisabled, ApolloServerPluginUsageReportingDisabled } from '@apollo/server/plugin/disabled'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import type { Context } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'
import { documentJudge } from './document-judge.ts'
import { gatewayFallback } from './gateway-fallback.ts'
import { localDataSource } from './gateway-source.ts'
import { cleaned, isClientFault } from './graph-errors.ts'
import type { Fallback } from './planner.ts'
import { planCache } from './plan-cache.ts'
import { giveScalars } from './public-scalars.ts'
import { createMeasures } from './measures.ts'
import { refusalOf } from './result.ts'
import { rootFieldsOf } from './root-fields.ts'
import { tracedRunner, type SubgraphRunner } from './subgraph-runner.ts'
import { fieldsTagged } from './tagged-fields.ts'
import { WRITTEN_LIMITS } from './written-size.ts'

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
  /** The name of the operation that ran, where the document gives it one. */
  readonly operationName?: string
}

/** Throws a refusal where the root fields of an operation are not to be run. */
export type Admit = (fields: readonly string[]) => void | Promise<void>

export interface Graph {
  /** Answers one request of a graph client. `admit` is told the operation's root fields and may refuse them before anything is planned. */
  answer(request: GraphRequest, context: Context, admit?: Admit): Promise<GraphResponse>
  /** For documents whose plan the plan runner does not cover. */
  readonly fallback: Fallback<Context>
  stop(): Promise<void>
}

/** The client-facing graph: Apollo Server over the gateway over the same runners as everything else. */
export async function startGraph({ supergraphSdl, runners, introspection, log }: GraphOptions): Promise<Graph> {
  const logger = { debug: nothing, info: nothing, warn: nothing, error: (message: unknown) => log({}, String(message)) }
  const measures = createMeasures()
  // Otherwise the gateway asks the cloud's metadata service where it runs, and reports that to its makers every hour.
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true'
  const gateway = new ApolloGateway({
    supergraphSdl,
    logger,
    // Otherwise a header is enough to be shown the plan, with the domains behind the graph and what is hidden of them.
    __exposeQueryPlanExperimental: false,
    queryPlannerConfig: { cache: planCache() },
    buildService: ({ name }) => {
      const runner = runners[name]
      if (!runner) throw new Error(`the supergraph names a subgraph "${name}" that has no runner`)
      return localDataSource(tracedRunner(name, runner))
    },
    experimental_didResolveQueryPlan: ({ queryPlan, requestContext: { context } }) => measures.planned(queryPlan, context as Context),
  })
  let schema: GraphQLSchema | undefined
  gateway.onSchemaLoadOrUpdate(({ apiSchema }) => {
    giveScalars(apiSchema)
    schema = apiSchema
  })
  const judge = documentJudge<Context>({ schema: () => schema!, introspection, guessable: fieldsTagged(supergraphSdl, 'guessable') })
  // Apollo Server copies the context, but not what is in it; the outcome is each request's own.
  const admissions: Admissions = new WeakMap()
  const server = new ApolloServer<Context>({
    gateway,
    introspection,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: WRITTEN_LIMITS.tokens },
    documentStore: judge.store,
    formatError: cleaned,
    logger,
    plugins: [
      measures.plugin, recordFaults(log), judge.plugin, refuseBadOperation, admitFields(admissions), refusePersistedQuery,
      ApolloServerPluginInlineTraceDisabled(), ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(), ApolloServerPluginUsageReportingDisabled(),
    ],
  })
  await server.start()

  return {
    async answer({ method, headers, search, body }, context, admit) {
      if (admit) admissions.set(context.outcome, admit)
      const map = new HeaderMap()
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value)
      const response = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers: map, search, body },
        context: async () => context,
      })
      if (response.body.kind !== 'complete') throw new Error('the graph does not stream')
      const operationName = measures.nameOf(context)
      return { status: statusOf(response), headers: response.headers, body: response.body.string, ...(operationName !== undefined && { operationName }) }
    },
    fallback: gatewayFallback(gateway.executor),
    stop: () => server.stop(),
  }
}

type Admissions = WeakMap<Context['outcome'], Admit>

function nothing(): void {}

const statusOf = ({ status }: HTTPGraphQLHead): number => status ?? 200

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

/** Has root fields counted once the document was found to be right, and before it is planned. */
function admitFields(admissions: Admissions): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async responseForOperation({ operation, document, contextValue }) {
        try {
          await admissions.get(contextValue.outcome)?.(rootFieldsOf(operation, document))
          return null
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          return {
            http: { status: error.kind === 'limited' ? 429 : 503, headers: new HeaderMap([['retry-after', String(error.retryAfterS ?? 1)]]) },
            body: { kind: 'single', singleResult: { errors: [{ message: error.message, extensions: error.extensions }] } },
          }
        }
      },
    }),
  }
}

/** The stock stack answers with 200 what it has refused; clients that try with a hash first read the code. */
const refusePersistedQuery: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ request, response }) {
      if (request.extensions?.['persistedQuery'] !== undefined) response.http.status = 400
    },
  }),
}
