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
import type {
  DocumentValidator,
  ValidatedDocument,
  JudgedOperation,
} from '#gateway/graph/guard/document-validator.ts'
import { cleaned } from '#gateway/graph/execute/graph-errors.ts'
import type { GraphRequest } from '#gateway/graph/fast-path.ts'
import { WRITTEN_LIMITS } from '#gateway/graph/guard/document-limits.ts'

export interface FrontOptions {
  readonly schema: GraphQLSchema
  readonly introspection: boolean
  readonly judge: DocumentValidator
  readonly operations: ClientOperations
  readonly log: OperationLog
}

export interface FrontAnswer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
  /** The operation, if any, and its outcome; undefined if Apollo Server rejected the request before parsing a document. */
  readonly ended: EndedOperation | undefined
}

export interface ApolloFront {
  answer(request: GraphRequest, context: Context, admit: Admit | undefined): Promise<FrontAnswer>
  stop(): Promise<void>
}

/** State of a request while Apollo Server processes it. */
interface Passing {
  readonly admit: Admit | undefined
  document?: ValidatedDocument | undefined
  ended?: EndedOperation
}

/**
 * Apollo Server as the HTTP layer. It negotiates the media type, rejects malformed and cross-site requests, and selects
 * the operation. `clientOperations` runs that operation, like every other one.
 */
export function apolloFront({ schema, introspection, judge, operations, log }: FrontOptions): ApolloFront {
  // Apollo Server copies the context, but not its members, so the `outcome` object identifies the request.
  const passing = new WeakMap<Context['outcome'], Passing>()
  const server = new ApolloServer<Context>({
    schema,
    introspection,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: WRITTEN_LIMITS.tokens },
    documentStore: {
      // The key is the schema's hash, a colon and the document's hash. A document found here is not parsed or validated again.
      get: async key => judge.peek(key.slice(key.lastIndexOf(':') + 1))?.document,
      set: async () => undefined,
      delete: async () => undefined,
    },
    formatError: cleaned,
    logger: errorLogger(log),
    plugins: [
      answerOperation({ judge, operations, passing }),
      refusePersistedQuery,
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  })
  // `start()` validates and prints the schema, which composition has already done. The first request that needs the server calls
  // it.
  let starting: Promise<void> | undefined
  return {
    stop: async () => {
      if (
        await starting?.then(
          () => true,
          () => false,
        )
      )
        await server.stop()
    },
    async answer({ method, headers, search, body }, context, admit) {
      await (starting ??= server.start())
      const own: Passing = { admit }
      passing.set(context.outcome, own)
      const map = new HeaderMap()
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value)
      const response = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers: map, search, body },
        context: async () => context,
      })
      if (response.body.kind !== 'complete') throw new Error('the graph does not stream')
      return {
        status: response.status ?? 200,
        headers: response.headers,
        body: response.body.string,
        ended: own.ended,
      }
    },
  }
}

/** A logger for Apollo's packages that forwards only errors. */
export const errorLogger = (
  log: OperationLog,
): Record<'debug' | 'info' | 'warn' | 'error', (message?: unknown) => void> => ({
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: message => log({}, String(message)),
})

function nothing(): void {}

/** Returns the reason why a client's operation cannot run. Without it, Apollo Server would respond with 500 in both cases. */
export function badOperation(operation: JudgedOperation | undefined): string | undefined {
  if (!operation)
    return 'operationName must name an operation of the document, and must be given where there are several.'
  return operation.node.operation === 'subscription' ? 'Subscriptions are not offered.' : undefined
}

/** Validates and runs operations with our validator and planner in place of Apollo Server's own steps. */
function answerOperation({
  judge,
  operations,
  passing,
}: Pick<FrontOptions, 'judge' | 'operations'> & {
  readonly passing: WeakMap<Context['outcome'], Passing>
}): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ contextValue: context, request: { operationName, variables } }) => {
      const own = passing.get(context.outcome)!
      return {
        async didResolveSource({ source, queryHash }) {
          own.document = judge.judge(source, queryHash)
        },
        async didResolveOperation() {
          const operation = own.document?.operation(operationName)
          own.ended = { operation, outcome: 'refused' }
          const message = badOperation(operation)
          if (message !== undefined)
            throw new GraphQLError(message, {
              extensions: { code: 'BAD_REQUEST', http: { status: 400, headers: new HeaderMap() } },
            })
        },
        async responseForOperation() {
          const document = own.document!
          const operation = document.operation(operationName)!
          const { status, result, headers, outcome } = await operations.run({
            document,
            operation,
            variables,
            context,
            admit: own.admit,
          })
          own.ended = { operation, outcome }
          return {
            http: { status, headers: new HeaderMap(headers) },
            body: { kind: 'single', singleResult: result },
          }
        },
        async didEncounterErrors({ errors }) {
          operations.record(errors, context)
          own.ended = { operation: own.ended?.operation, outcome: outcomeOf(errors) }
        },
      }
    },
  }
}

/**
 * Sets status 400 for rejected persisted queries, to which Apollo Server responds with 200. Clients that try a hash
 * first read the error code.
 */
const refusePersistedQuery: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ request, response }) {
      if (request.extensions?.['persistedQuery'] !== undefined) response.http.status = 400
    },
  }),
}
