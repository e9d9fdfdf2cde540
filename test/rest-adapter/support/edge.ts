import fastify, { type FastifyInstance } from 'fastify'
import { execute, type DocumentNode } from 'graphql'
import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import type { Principal } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import type { Edge } from '#rest-adapter/edge.ts'
import type { RestService } from '#rest-adapter/endpoint.ts'
import { supergraphSchema } from '#gateway/graph/schema/supergraph-schema.ts'
import { refuseUnknown } from '#gateway/allowed-methods.ts'
import type { Limits } from '#gateway/limits/limits.ts'
import { failureFor, registerRest } from '#rest-adapter/register.ts'
import { remittance } from '#rest-adapter/remittance/service.ts'
import { composePlatform, refusalTable } from './supergraph.ts'
import { memoryKeyring } from '#test/support/keys.ts'

export type Resolvers = Readonly<Record<string, (args: Record<string, unknown>, ctx: Context) => unknown>>

export interface StoredRow {
  fingerprint: string
  outcome: string
  response_status: number | null
  sealed_body: string | null
}

export interface Served {
  readonly app: FastifyInstance
  readonly logged: { fields: Readonly<Record<string, unknown>>; message: string }[]
  /** Rows of kernel.idempotency by key. The resolvers of the test take the place of `command`. */
  readonly idempotencyRows: Map<string, StoredRow>
}

const PRINCIPALS: Readonly<Record<string, Principal['kind']>> = {
  svc_key: 'tenant_key',
  session: 'user',
  pk_key: 'partner_key',
}

let supergraphSdl: string | undefined

/** Serves REST over resolvers of the test, without subgraphs and PostgreSQL. */
export async function serve(
  resolvers: Resolvers = {},
  {
    services = [remittance],
    sdl,
    limits,
  }: { services?: readonly RestService[]; sdl?: string; limits?: Limits } = {},
): Promise<Served> {
  const logged: Served['logged'] = []
  const idempotencyRows: Served['idempotencyRows'] = new Map()
  const log: Edge['log'] = (fields, message) => {
    logged.push({ fields, message })
  }
  const publicUrl = (): string => 'https://fiducia.example'
  const graph = sdl ?? (supergraphSdl ??= composePlatform())
  const schema = supergraphSchema(graph)
  const failure = failureFor(services, { log, publicUrl, limits })
  const app = fastify({
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void failure(request as never, reply as never, error),
  })
  app.setErrorHandler((error, request, reply) => failure(request, reply, error))
  refuseUnknown(app, failure)
  registerRest(app, services, {
    supergraphSdl: graph,
    refusals: refusalTable,
    log,
    publicUrl,
    limits,
    database: databaseOf(idempotencyRows),
    keys: memoryKeyring(),
    planner: {
      prepare: source => ({
        run: (variableValues, contextValue) =>
          execute({
            schema,
            document: source as DocumentNode,
            variableValues: { ...variableValues },
            contextValue,
            rootValue: resolvers,
          }),
      }),
    },
    authenticate: async request => principalOf(request.headers),
    contextFor: (request, _reply, actor, idempotency) =>
      ({
        actor,
        requestId: request.id,
        now: () => new Date(0),
        signal: new AbortController().signal,
        outcome: { replayed: false },
        loaders: new Map(),
        idempotency,
      }) as unknown as Context,
  })
  await app.ready()
  return { app, logged, idempotencyRows }
}

function principalOf(headers: Readonly<Record<string, unknown>>): Principal {
  const credential = String(headers['authorization'] ?? headers['x-partner-api-key'] ?? '').replace(
    'Bearer ',
    '',
  )
  const kind = credential === '' ? 'anonymous' : PRINCIPALS[credential]
  if (!kind) throw refuse('UNAUTHENTICATED')
  const workspaceId = kind === 'anonymous' ? '' : '0199a1c2-0000-7000-8000-000000000001'
  return {
    kind,
    workspaceId,
    tenantId: workspaceId,
    environment: 'sandbox',
    subjectId: credential,
    roles: [],
    scopes: ['*'],
  }
}

/** Simulates the two statements that the edge sends to kernel.idempotency. */
function databaseOf(idempotencyRows: Served['idempotencyRows']): Database {
  return {
    read: async (_workspace: string, _text: string, [, , key]: readonly unknown[]) =>
      [idempotencyRows.get(String(key))].filter(row => row !== undefined),
    transaction: async (_workspace: string, work: (session: unknown) => Promise<unknown>) =>
      work({
        commit: async ({ values: [, , key, status, body] }: { values: unknown[] }) => {
          const row = idempotencyRows.get(String(key))
          if (row && row.response_status === null)
            Object.assign(row, { response_status: status, sealed_body: body })
        },
      }),
  } as unknown as Database
}

/** Stores the outcome of a claim, as `command` does after its work. */
export function storeOutcome(
  idempotencyRows: Served['idempotencyRows'],
  { idempotency }: Context,
  outcome = 'done',
): void {
  if (idempotency)
    idempotencyRows.set(idempotency.key, {
      fingerprint: idempotency.fingerprint,
      outcome,
      response_status: null,
      sealed_body: null,
    })
}

export const TENANT = { authorization: 'Bearer svc_key' }
export const SESSION = { authorization: 'Bearer session' }
export const PARTNER = { 'x-partner-api-key': 'pk_key' }
export const BASE = '/api/v1/remittance'
export const ID = '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f'
