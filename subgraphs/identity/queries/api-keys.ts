import type { Context } from '#kernel/context.ts'
import { allow, type Service, type Tier } from '#kernel/principal.ts'
import { grouped, loader } from '#kernel/graph/loader.ts'

/** An API key of the graph, without its secret. */
export type ApiKey = {
  readonly id: string
  readonly service: Service | null
  readonly partnerId: string | null
  readonly name: string
  readonly prefix: string
  readonly scopes: string[]
  readonly role: string | null
  readonly tier: Tier | null
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
}

export const API_KEY_COLUMNS = `id, service, partner_id as "partnerId", name, prefix, scopes, role, tier,
  created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt"`

const NEWEST = `select ${API_KEY_COLUMNS} from identity.api_keys where workspace_id = $1 order by created_at desc, id desc limit 200`
const OF_PARTNERS = `select newest.* from unnest($2::uuid[]) as partner (id)
  cross join lateral (
    select ${API_KEY_COLUMNS} from identity.api_keys
    where workspace_id = $1 and partner_id = partner.id order by created_at desc, id desc limit 100) newest`

/** The workspace's keys, newest first, at most 200. */
export async function apiKeys(ctx: Context): Promise<ApiKey[]> {
  allow(ctx.actor, { kinds: ['staff'], scope: 'identity:read' })
  return ctx.database.read<ApiKey>(ctx.actor.workspaceId, NEWEST, [ctx.actor.workspaceId])
}

const ofPartner = loader<string, ApiKey[]>(async (ctx, partnerIds) =>
  grouped(
    partnerIds,
    await ctx.database.read<ApiKey>(ctx.actor.workspaceId, OF_PARTNERS, [ctx.actor.workspaceId, partnerIds]),
    key => key.partnerId!,
  ),
)

/** A partner's keys, newest first, at most 100. */
export async function apiKeysOfPartner(ctx: Context, { id }: { readonly id: string }): Promise<ApiKey[]> {
  allow(ctx.actor, { kinds: ['staff'], scope: 'identity:read' })
  return (await ofPartner(ctx, id)) ?? []
}
