import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import type { Context } from '#kernel/context.ts'
import {
  outcomeOf,
  type Admit,
  type ClientOperations,
  type EndedOperation,
  type OperationLog,
} from '#gateway/graph/client-operations.ts'
import type { DocumentValidator, ValidatedDocument } from '#gateway/graph/guard/document-validator.ts'
import { publicError } from '#gateway/graph/execute/graph-errors.ts'
import { DOCUMENT_LIMITS } from '#gateway/graph/guard/document-limits.ts'
import type { GraphRequest } from '#gateway/graph/fast-path.ts'
import { operationIssue } from '#gateway/graph/operation-issue.ts'
import { errorLogger } from './error-logger.ts'

export interface ApolloHttpOptions {
  readonly schema: GraphQLSchema
  readonly introspection: boolean
  readonly validator: DocumentValidator
  readonly operations: ClientOperations
  readonly log: OperationLog
}

export interface ApolloHttpResponse {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
  /** The operation, if any, and its outcome; undefined if Apollo Server rejected the request before parsing a document. */
  readonly ended: EndedOperation | undefined
}

export interface ApolloHttp {
  handle(request: GraphRequest, context: Context, admit: Admit | undefined): Promise<ApolloHttpResponse>
  stop(): Promise<void>
}

/** State of a request while Apollo Server processes it. */
interface RequestState {
  readonly admit: Admit | undefined
  document?: ValidatedDocument | undefined
  ended?: EndedOperation
}

/**
 * Apollo Server as the HTTP layer. It negotiates the media type, rejects malformed and cross-site requests, and selects
 * the operation. `clientOperations` runs that operation, like every other one.
 */
export async function startApolloHttp({
  schema,
  introspection,
  validator,
  operations,
  log,
}: ApolloHttpOptions): Promise<ApolloHttp> {
  // Apollo Server copies the context, but not its members, so the `outcome` object identifies the request.
  const requestStates = new WeakMap<Context['outcome'], RequestState>()
  const server = new ApolloServer<Context>({
    schema,
    introspection,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: DOCUMENT_LIMITS.tokens },
    documentStore: {
      // The key is the schema's hash, a colon and the document's hash. A document found here is not parsed or validated again.
      get: async key => validator.peek(key.slice(key.lastIndexOf(':') + 1))?.document,
      set: async () => undefined,
      delete: async () => undefined,
    },
    formatError: publicError,
    logger: errorLogger(log),
    plugins: [
      operationPlugin({ validator, operations, requestStates }),
      persistedQueryPlugin,
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  })
  await server.start()
  return {
    stop: () => server.stop(),
    async handle({ method, headers, search, body }, context, admit) {
      const state: RequestState = { admit }
      requestStates.set(context.outcome, state)
      const headerMap = new HeaderMap()
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) headerMap.set(name, Array.isArray(value) ? value.join(', ') : value)
      const response = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers: headerMap, search, body },
        context: async () => context,
      })
      if (response.body.kind !== 'complete') throw new Error('the graph does not stream')
      return {
        status: response.status ?? 200,
        headers: response.headers,
        body: response.body.string,
        ended: state.ended,
      }
    },
  }
}

/** Validates and runs operations with our validator and planner in place of Apollo Server's own steps. */
function operationPlugin({
  validator,
  operations,
  requestStates,
}: Pick<ApolloHttpOptions, 'validator' | 'operations'> & {
  readonly requestStates: WeakMap<Context['outcome'], RequestState>
}): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ contextValue: context, request: { operationName, variables } }) => {
      const state = requestStates.get(context.outcome)!
      return {
        async didResolveSource({ source, queryHash }) {
          state.document = validator.validate(source, queryHash)
        },
        async didResolveOperation() {
          const operation = state.document?.operation(operationName)
          state.ended = { operation, outcome: 'refused' }
          const message = operationIssue(operation)
          if (message !== undefined)
            throw new GraphQLError(message, {
              extensions: { code: 'BAD_REQUEST', http: { status: 400, headers: new HeaderMap() } },
            })
        },
        async responseForOperation() {
          const document = state.document!
          const operation = document.operation(operationName)!
          const { status, result, headers, outcome } = await operations.run({
            document,
            operation,
            variables,
            context,
            admit: state.admit,
          })
          state.ended = { operation, outcome }
          return {
            http: { status, headers: new HeaderMap(headers) },
            body: { kind: 'single', singleResult: result },
          }
        },
        async didEncounterErrors({ errors }) {
          operations.logInternalErrors(errors, context)
          state.ended = { operation: state.ended?.operation, outcome: outcomeOf(errors) }
        },
      }
    },
  }
}

/**
 * Sets status 400 for rejected persisted queries, to which Apollo Server responds with 200. Clients that try a hash
 * first read the error code.
 */
const persistedQueryPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ request, response }) {
      if (request.extensions?.['persistedQuery'] !== undefined) response.http.status = 400
    },
  }),
}
