import { readFileSync } from 'node:fs'
import { buildSubgraphSchema } from '@apollo/subgraph'
import {
  defaultFieldResolver,
  parse,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'
import { auditRefusal } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import type { Principal } from '#kernel/principal.ts'
import { Refusal, refuse } from '#kernel/refusals.ts'
import type { SubgraphDefinition } from './subgraph.ts'
import { constraintsOf } from './constraints.ts'
import { scalars } from './scalars.ts'
import { isTraced, withSpan } from '#kernel/telemetry.ts'

const common = readFileSync(new URL('./common.graphql', import.meta.url), 'utf8')

/**
 * A domain's schema, combined with the definitions that all domains share: federation's directives, the
 * scalars, the constraint directive, PageInfo.
 */
export const subgraphDocument = (schema: string): DocumentNode => parse(`${common}\n${schema}`)

const schemas = new WeakMap<object, GraphQLSchema>()

/** The executable schema of a domain. All platforms in one process share it. */
export function executableSubgraph(subgraph: Executed): GraphQLSchema {
  const known = schemas.get(subgraph) ?? executable(subgraph)
  schemas.set(subgraph, known)
  return known
}

type Executed = Pick<SubgraphDefinition, 'schema' | 'resolvers' | 'whileRestricted'> & {
  readonly name?: string
}

/**
 * Each root field rejects sessions whose restriction does not permit it. Each resolver with arguments
 * validates their constraints. Each mutation field gets its own idempotency key, because a document can
 * contain several.
 */
function executable({ name, schema, resolvers, whileRestricted }: Executed): GraphQLSchema {
  const built = buildSubgraphSchema([
    { typeDefs: subgraphDocument(schema), resolvers: { ...scalars, ...resolvers } as never },
  ])
  for (const type of Object.values(built.getTypeMap())) {
    if (type.name.startsWith('__') || !('getFields' in type) || !('getInterfaces' in type)) continue
    for (const field of Object.values(type.getFields())) {
      const isMutation = type === built.getMutationType()
      const isRoot = isMutation || type === built.getQueryType()
      if (field.args.length === 0 && !isRoot) continue
      const check = constraintsOf(field)
      const resolve: GraphQLFieldResolver<unknown, Context> = field.resolve ?? defaultFieldResolver
      field.resolve = (parent: unknown, args: Record<string, unknown>, ctx: Context, info) => {
        if (isRoot) admitRestricted(ctx.actor, field.name, whileRestricted)
        check?.(args)
        const run = (): unknown =>
          isMutation
            ? auditForbidden(`${name}.${field.name}`, ctx, () =>
                resolve(parent, args, withOwnKey(ctx, info.path.key), info),
              )
            : resolve(parent, args, ctx, info)
        return isTraced() && isRoot ? withSpan({ name: `${type.name}.${field.name}` }, run) : run()
      }
    }
  }
  return built
}

/** Denies by default, so that a new field of any domain is closed to restricted sessions until its domain lists it. */
function admitRestricted(
  { restriction }: Principal,
  field: string,
  allowed: Executed['whileRestricted'],
): void {
  if (restriction !== undefined && !allowed?.[restriction].includes(field)) throw refuse(restriction)
}

/**
 * Records a staff member's attempt at a forbidden operation in the audit. A failure to record it does not
 * change the response.
 */
async function auditForbidden(act: string, ctx: Context, run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    if (ctx.actor.kind === 'staff' && error instanceof Refusal && error.code === 'FORBIDDEN')
      await auditRefusal(ctx, act).catch(() => undefined)
    throw error
  }
}

/** Over REST a document is one mutation, so the client's key is used unchanged; see `Context.idempotency`. */
function withOwnKey(ctx: Context, responseName: string | number): Context {
  const claim = ctx.idempotency
  return claim?.isPerField
    ? { ...ctx, idempotency: { ...claim, key: `${claim.key}/${bounded(String(responseName))}` } }
    : ctx
}

/** A client can choose a response name of any length, but the size of an index row is limited. */
const bounded = (name: string): string => (name.length > 64 ? sha256(name) : name)
