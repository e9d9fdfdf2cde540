import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { allow } from '#kernel/principal.ts'
import {
  RulesetVersion,
  type RulesetStatus,
  type RulesetRow,
  type RulesetVersionRow,
} from '#compliance/entities/ruleset.ts'
import { refuse } from '#compliance/errors.ts'
import { RULESET_COLUMNS } from '#compliance/risk/rulesets.ts'

/** Later than every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

const ONE = `select ${RULESET_COLUMNS} from compliance.rulesets ruleset where workspace_id = $1 and id = $2 and deleted_at is null`

const PAGE = `select ${RULESET_COLUMNS} from compliance.rulesets ruleset
  where workspace_id = $1 and deleted_at is null and ($2::text is null or status = $2) and (created_at, id) < ($3, $4)
  order by created_at desc, id desc limit $5`

const VERSIONS = `select ${columnsOf(RulesetVersion, 'version')} from compliance.ruleset_versions version
  where workspace_id = $1 and ruleset_id = $2 and ($3::int is null or version < $3) order by version desc limit $4`

export interface RulesetPage {
  readonly first: number
  readonly after?: string | null
}

const admitReader = (ctx: Context): string => {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  return ctx.actor.workspaceId
}

/** A ruleset of the workspace; null when the id is unknown or the ruleset was deleted. */
export async function ruleset(ctx: Context, id: string): Promise<RulesetRow | null> {
  const workspaceId = admitReader(ctx)
  const [row] = await ctx.database.read<RulesetRow>(workspaceId, ONE, [workspaceId, id])
  return row ?? null
}

const LIST = 'compliance.rulesets'

/** A page of the workspace's rulesets, newest first. */
export async function rulesets(
  ctx: Context,
  { status, first, after }: RulesetPage & { readonly status?: RulesetStatus | null },
): Promise<Connection<RulesetRow>> {
  const workspaceId = admitReader(ctx)
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  const rows = await ctx.database.read<RulesetRow>(workspaceId, PAGE, [
    workspaceId,
    status ?? null,
    at,
    id,
    first + 1,
  ])
  return connection(ctx, LIST, rows, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}

/** A page of a ruleset's versions, newest first. */
export async function rulesetVersions(
  ctx: Context,
  { id, first, after }: RulesetPage & { readonly id: string },
): Promise<Connection<RulesetVersionRow>> {
  const workspaceId = admitReader(ctx)
  const list = `${LIST}:${id}`
  const below = typeof after === 'string' ? Number(decodeCursor(ctx, list, after).id) : null
  if (!(await ruleset(ctx, id))) throw refuse('RULESET_NOT_FOUND')
  const rows = await ctx.database.read<RulesetVersionRow>(workspaceId, VERSIONS, [
    workspaceId,
    id,
    below,
    first + 1,
  ])
  return connection(ctx, list, rows, { first, after }, row => ({
    at: row.createdAt,
    id: String(row.version),
  }))
}
