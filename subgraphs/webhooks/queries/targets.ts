import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { allow, type Service } from '#kernel/principal.ts'
import { servicesFor } from './visible.ts'

interface UrlRow {
  readonly id: string
  readonly url: string
}

const URLS = planOnce(
  `select id, url from webhooks.subscriptions
  where workspace_id = $1 and id = any($2::uuid[]) and deleted_at is null and url <> ''`,
)
const URL_OF_TENANT = planOnce(
  `select id, url from webhooks.subscriptions
  where workspace_id = $1 and service = $2 and kind = 'TENANT_TARGET' and url <> ''`,
)

/** URL of the subscription or target of a delivery that the caller sees. */
export const deliveryUrlById = loader<string, string>(async (ctx, ids) => {
  servicesFor(ctx, 'read')
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<UrlRow>(workspaceId, URLS, [workspaceId, ids])
  return inOrder(ids, rows, ({ id }) => id).map(row => row?.url)
})

/** URL of a target for the domain whose events it receives; null after it was removed. */
export async function webhookTargetUrl(ctx: Context, id: string): Promise<string | null> {
  allow(ctx.actor, { kinds: ['service'] })
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<UrlRow>(workspaceId, URLS, [workspaceId, [id]])
  return row?.url ?? null
}

/** URL that the tenant set for a service without subscriptions; null if there is none. Readers of the service's settings see it. */
export async function webhookUrlOf(ctx: Context, service: Service): Promise<string | null> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff', 'service'], scope: `${service}:read` })
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<UrlRow>(workspaceId, URL_OF_TENANT, [workspaceId, service])
  return row?.url ?? null
}
