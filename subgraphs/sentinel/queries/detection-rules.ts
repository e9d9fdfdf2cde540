import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { perDatabase } from '#kernel/database/per-database.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { describeType, type DescribedRuleType } from '#sentinel/detection-rules/describe-types.ts'
import { RULE_COLUMNS } from '#sentinel/detection-rules/rule-rows.ts'
import {
  RULE_TYPES,
  type DetectionRuleType,
  type SignalSeverity,
} from '#sentinel/detection-rules/rule-types.ts'
import type { DetectionRuleRow } from '#sentinel/entities/detection-rule.ts'
import { addStandardRules } from '#sentinel/operations/rules/add-standard-rules.ts'
import { admitReader } from '#sentinel/rules/rights.ts'

const HAS_STANDARD_SET = 'select 1 from sentinel.standard_sets where workspace_id = $1'

/** Workspaces that have the standard set; a set is never removed. */
const equippedOf = perDatabase(() => new Set<string>())
const EQUIPPED_MAX = 20_000

/** Adds the standard set if no rule was needed in the workspace so far, so that lists show what will be evaluated. */
export async function ensureStandardRules(ctx: Context): Promise<void> {
  const { workspaceId } = ctx.actor
  const equipped = equippedOf(ctx.database)
  if (equipped.has(workspaceId)) return
  const found = await ctx.database.read(workspaceId, HAS_STANDARD_SET, [workspaceId])
  if (found.length === 0) await addStandardRules(ctx, {})
  if (equipped.size >= EQUIPPED_MAX) equipped.clear()
  equipped.add(workspaceId)
}

const BY_IDS = planOnce(
  `select ${RULE_COLUMNS} from sentinel.rules rule where workspace_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
)

/** A rule by its id, in one statement for all of a request; undefined if the workspace has none, or if it was deleted. */
export const ruleById = loader<string, DetectionRuleRow>(async (ctx, ids) => {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<DetectionRuleRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(ids, rows, ({ id }) => id)
})

export interface DetectionRulePage {
  readonly ruleType?: DetectionRuleType | null
  readonly severity?: SignalSeverity | null
  readonly isEnabled?: boolean | null
  readonly isStandard?: boolean | null
  readonly first: number
  readonly after?: string | null
}

/** Later than every row. */
const START = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const LIST = 'sentinel.rules'

const PAGE = `select ${RULE_COLUMNS} from sentinel.rules rule
  where workspace_id = $1 and deleted_at is null and (created_at, id) < ($2, $3)
    and ($5::text is null or rule_type = $5) and ($6::text is null or severity = $6)
    and ($7::boolean is null or is_enabled = $7) and ($8::boolean is null or is_standard = $8)
  order by created_at desc, id desc limit $4`

/** A page of the workspace's rules, newest first. */
export async function detectionRules(
  ctx: Context,
  { ruleType, severity, isEnabled, isStandard, first, after = null }: DetectionRulePage,
): Promise<Connection<DetectionRuleRow>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  await ensureStandardRules(ctx)
  const rows = await ctx.database.read<DetectionRuleRow>(workspaceId, PAGE, [
    workspaceId,
    at,
    id,
    first + 1,
    ruleType ?? null,
    severity ?? null,
    isEnabled ?? null,
    isStandard ?? null,
  ])
  return connection(ctx, LIST, rows, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}

/** What each rule type detects, and its parameters. */
export function detectionRuleTypes(ctx: Context): readonly DescribedRuleType[] {
  admitReader(ctx.actor)
  return RULE_TYPES.map(describeType)
}
