import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'

/** A partner of the graph; its keys are loaded separately. */
export type Partner = {
  readonly id: string
  readonly name: string
  readonly returnUrls: string[]
  readonly createdAt: Date
}

export const PARTNER_COLUMNS = 'id, name, return_urls as "returnUrls", created_at as "createdAt"'

const NEWEST = `select ${PARTNER_COLUMNS} from identity.partners where workspace_id = $1 order by created_at desc, id desc limit 200`

/** The workspace's partners, newest first, at most 200. */
export async function partners(ctx: Context): Promise<Partner[]> {
  allow(ctx.actor, { kinds: ['staff'], scope: 'identity:read' })
  return ctx.database.read<Partner>(ctx.actor.workspaceId, NEWEST, [ctx.actor.workspaceId])
}
