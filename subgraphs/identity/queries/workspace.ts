import type { Context } from '#kernel/context.ts'
import { allow, type Environment } from '#kernel/principal.ts'

export type Workspace = {
  readonly id: string
  readonly tenantId: string
  readonly environment: Environment
}

const READ_WORKSPACE =
  'select id, tenant_id as "tenantId", environment from identity.workspaces where id = $1'

/** Tenant and environment of a workspace; for parts of the platform that work across workspaces. */
export async function workspace(ctx: Context, { id }: { readonly id: string }): Promise<Workspace | null> {
  allow(ctx.actor, { kinds: ['service'] })
  const [found] = await ctx.database.read<Workspace>('', READ_WORKSPACE, [id])
  return found ?? null
}

const IDS = 'select id from identity.workspaces where $1::uuid is null or id > $1 order by id limit 500'

/** Ids of workspaces in ascending order; for parts of the platform that publish to all workspaces. */
export async function workspaceIds(ctx: Context, after: string | null): Promise<string[]> {
  allow(ctx.actor, { kinds: ['service'] })
  return (await ctx.database.read<{ id: string }>('', IDS, [after])).map(({ id }) => id)
}
