import { readFileSync } from 'node:fs'
import { buildSubgraphSchema } from '@apollo/subgraph'
import { defaultFieldResolver, parse, type DocumentNode, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { auditRefusal } from '../audit.ts'
import type { Context } from '../context.ts'
import { sha256 } from '../keyring.ts'
import type { Principal } from '../principal.ts'
import { Refusal, refuse } from '../refusals.ts'
import type { SubgraphDefinition } from '../subgraph.ts'
import { constraintsOf } from './constraints.ts'
import { scalars } from './scalars.ts'
import { isTraced, spanned } from '../telemetry.ts'

const common = readFileSync(new URL('./common.graphql', import.meta.url), 'utf8')

/** A domain's contract with what all domains share: federation's directives, the scalars, the constraint directive, PageInfo. */
export const subgraphDocument = (schema: string): DocumentNode => parse(`${common}\n${schema}`)

const made = new WeakMap<object, GraphQLSchema>()

/** The schema that a domain executes; the same for all platforms of a process. */
export function executableSubgraph(subgraph: Executed): GraphQLSchema {
  const known = made.get(subgraph) ?? executable(subgraph)
  made.set(subgraph, known)
  return known
}

type Executed = Pick<SubgraphDefinition, 'schema' | 'resolvers' | 'whileRestricted'> & { readonly name?: string }

/**
 * Every root field first refuses sessions whose restriction does not let them use it. Every resolver with arguments has their
 * constraints checked, and every mutation field gets an idempotency key of its own, since one document can hold several.
 */
function executable({ name, schema, resolvers, whileRestricted }: Executed): GraphQLSchema {
  const built = buildSubgraphSchema([{ typeDefs: subgraphDocument(schema), resolvers: { ...scalars, ...resolvers } as never }])
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
        const answer = (): unknown => (isMutation ? audited(`${name}.${field.name}`, ctx, () => resolve(parent, args, withOwnKey(ctx, info.path.key), info)) : resolve(parent, args, ctx, info))
        return isTraced() && isRoot ? spanned({ name: `${type.name}.${field.name}` }, answer) : answer()
      }
    }
  }
  return built
}

/** Denies by default, so that a new field of any domain is closed to restricted sessions until its domain lists it. */
function admitRestricted({ restriction }: Principal, field: string, allowed: Executed['whileRestricted']): void {
  if (restriction !== undefined && !allowed?.[restriction].includes(field)) throw refuse(restriction)
}

/** A staff member who tries what it may not do is written down. That it cannot be written down changes nothing of the answer. */
async function audited(act: string, ctx: Context, run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    if (ctx.actor.kind === 'staff' && error instanceof Refusal && error.code === 'FORBIDDEN') await auditRefusal(ctx, act).catch(() => undefined)
    throw error
  }
}

/** Over REST a document is one mutation and the client's key is used as it is; see `Context.idempotency`. */
function withOwnKey(ctx: Context, responseName: string | number): Context {
  const claim = ctx.idempotency
  return claim?.isPerField ? { ...ctx, idempotency: { ...claim, key: `${claim.key}/${bounded(String(responseName))}` } } : ctx
}

/** A client may give a field a name of any length, and a key stands in an index, whose rows have an end. */
const bounded = (name: string): string => (name.length > 64 ? sha256(name) : name)
