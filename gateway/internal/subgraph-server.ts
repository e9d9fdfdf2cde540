import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { HOPS_MAX, refuseDomainCall } from '#kernel/graph/domain-call.ts'
import { contextOf, type Context, type ContextSource, type PublishedEvent } from '#kernel/context.ts'
import { executorOf } from '#gateway/graph/execute/executor.ts'
import { withKeysReady } from '#gateway/graph/keys-ready.ts'
import { refusalOf } from '#gateway/graph/execute/result.ts'
import { disconnectSignalOf, isRequestId } from '#gateway/request.ts'
import { responseText, CALL_BYTES_MAX, CALL_PATH, callFrom, type InternalCall } from './envelope.ts'
import { processServer, type ProcessServerOptions } from './process-server.ts'
import { isSigned, SIGNATURE_HEADER, signatureCheck, type SignedCall } from './signature.ts'

export interface SubgraphServerOptions extends Omit<ProcessServerOptions, 'bodyBytesMax'> {
  readonly name: string
  readonly schema: GraphQLSchema
  readonly callBytesMax?: number | undefined
  readonly source: Omit<ContextSource, 'onCommitted'>
  readonly key: Buffer
  /** Claims a mutation's nonce; false when any replica has claimed it before. */
  readonly claimCall: (workspaceId: string, signed: SignedCall) => Promise<boolean>
}

/** Maximum time for one call in milliseconds; a longer deadline of the caller is shortened to it. */
const DEADLINE_MS = 15_000
const DOCUMENTS_MAX = 1_000

/** Serves one subgraph to the other processes of the platform; requests without a valid signature get 401. */
export function createSubgraphServer({
  name,
  schema,
  callBytesMax = CALL_BYTES_MAX,
  source,
  key,
  claimCall,
  ...serverOptions
}: SubgraphServerOptions): FastifyInstance {
  const { log } = serverOptions
  const app = processServer({ ...serverOptions, bodyBytesMax: callBytesMax })
  const verifySignature = signatureCheck(key, name)
  const signedCalls = new WeakMap<FastifyRequest, SignedCall>()
  const documentOf = documentCache(schema)
  const execute = withKeysReady(executorOf<Context>(schema))

  app.route({
    method: 'POST',
    url: CALL_PATH,
    config: { isUnlisted: true },
    // The body of an unsigned request is not read.
    onRequest: async (request, reply) => {
      if (!isSigned(request.headers[SIGNATURE_HEADER])) return rejectUnsigned(reply)
    },
    preHandler: async (request, reply) => {
      const signed = verifySignature(String(request.headers[SIGNATURE_HEADER]), bytesOf(request))
      if (!signed) return rejectUnsigned(reply)
      signedCalls.set(request, signed)
    },
    handler: async (request, reply) => {
      const call = callFrom(bytesOf(request))
      // A request keeps its id in the logs of all processes that handle it.
      if (isRequestId(call?.requestId)) request.id = call.requestId
      const document = call ? documentOf(call.query) : new Error('The body is not a valid call.')
      if (!call || document instanceof Error) {
        log(
          { error: document, requestId: call?.requestId },
          'a call between processes is invalid: the processes may run different versions',
        )
        return reply.code(400).send({ error: 'The call is invalid for this version.' })
      }
      if (
        isMutation(document, call.operationName) &&
        !(await claimCall(call.actor.workspaceId, signedCalls.get(request)!))
      ) {
        log(
          { requestId: call.requestId, subgraph: name },
          'a call between processes was replayed, or the clock of its caller differs from the database',
        )
        return rejectUnsigned(reply)
      }
      const published: PublishedEvent[] = []
      const context = contextFor(call, reply, source, published)
      const result =
        call.hops > HOPS_MAX
          ? tooManyHops()
          : await execute({
              document,
              operationName: call.operationName ?? undefined,
              variables: call.variables,
              context,
            })
      logFailures(result, call.requestId, log)
      return reply
        .header('content-type', 'application/json')
        .send(responseText({ result, isReplayed: context.outcome.replayed, published }))
    },
  })
  return app
}

/** Logs the errors of a result that are no refusals. */
function logFailures(
  { errors = [] }: ExecutionResult,
  requestId: string,
  log: ProcessServerOptions['log'],
): void {
  for (const error of errors)
    if (!refusalOf(error))
      log(
        { error: error.originalError ?? error, requestId, path: error.path },
        'an operation of this subgraph failed',
      )
}

const isMutation = (document: DocumentNode, operationName: string | undefined): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION

const tooManyHops = (): ExecutionResult => {
  const refusal = refuseDomainCall('TOO_MANY_HOPS')
  return { errors: [new GraphQLError(refusal.message, { originalError: refusal })] }
}

function contextFor(
  { actor, requestId, remainingMs, hops, idempotency, sourceAddress }: InternalCall,
  reply: FastifyReply,
  source: SubgraphServerOptions['source'],
  published: PublishedEvent[],
): Context {
  return contextOf(
    { ...source, onCommitted: events => void published.push(...events) },
    {
      actor,
      requestId,
      hops,
      disconnectSignal: disconnectSignalOf(reply),
      deadlineAt: Date.now() + Math.min(remainingMs, DEADLINE_MS),
      ...(idempotency && { idempotency }),
      ...(sourceAddress !== undefined && { sourceAddress }),
    },
  )
}

/**
 * Parses and validates each document once and caches it. A caller of another version may select fields that do not exist here; it
 * must get an error instead of an incomplete result. Returns an error for an invalid document.
 */
function documentCache(schema: GraphQLSchema): (query: string) => DocumentNode | Error {
  const documents = new Map<string, DocumentNode>()
  return query => {
    const found = documents.get(query)
    if (found) return found
    try {
      const document = parse(query, { noLocation: true })
      const [error] = validate(schema, document)
      if (error) return error
      const [oldest] = documents.keys()
      if (documents.size >= DOCUMENTS_MAX && oldest !== undefined) documents.delete(oldest)
      documents.set(query, document)
      return document
    } catch (error) {
      return error as Error
    }
  }
}

const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

const rejectUnsigned = (reply: FastifyReply): FastifyReply =>
  reply.code(401).send({ error: 'A valid credential is required.' })
