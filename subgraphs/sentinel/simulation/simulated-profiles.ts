import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { invalid } from '#kernel/refusals.ts'
import type { DetectionRuleType } from '#sentinel/detection-rules/rule-types.ts'
import type { ProfileRow } from '#sentinel/entities/profile.ts'
import { refuse } from '#sentinel/errors.ts'
import { decryptProfile, type ElderProfile } from '#sentinel/profiles/details.ts'
import { PROFILE_COLUMNS } from '#sentinel/profiles/profile-rows.ts'
import { PROFILE_STATUSES, isWatched } from '#sentinel/rules/profile-status.ts'

const PROFILES_MAX = 1_000

const BY_IDS = planOnce(
  `select ${PROFILE_COLUMNS} from sentinel.profiles profile where workspace_id = $1 and id = any($2::uuid[])`,
)
const BY_STATUS = `select ${PROFILE_COLUMNS} from sentinel.profiles profile
  where workspace_id = $1 and status = any($2::text[]) limit $3`

/** Statuses of the profiles for which a rule of this type is evaluated. */
const statusesOf = (ruleType: DetectionRuleType): readonly string[] =>
  ruleType === 'POST_DEATH' ? ['DECEASED'] : PROFILE_STATUSES.filter(isWatched)

/**
 * The profiles for which a rule of this type is evaluated, by id: all of the workspace, or those of the given ones. Throws when a given
 * one does not exist, or when there are more than 1,000.
 */
export async function simulatedProfiles(
  ctx: Context,
  ruleType: DetectionRuleType,
  given: readonly string[] | null,
): Promise<ReadonlyMap<string, ElderProfile>> {
  const { workspaceId } = ctx.actor
  const statuses = statusesOf(ruleType)
  const ids = given && [...new Set(given.map(id => id.toLowerCase()))]
  const rows = ids
    ? await ctx.database.read<ProfileRow>(workspaceId, BY_IDS, [workspaceId, ids])
    : await ctx.database.read<ProfileRow>(workspaceId, BY_STATUS, [workspaceId, statuses, PROFILES_MAX + 1])
  if (ids && rows.length < ids.length) throw refuse('PROFILE_NOT_FOUND')
  if (rows.length > PROFILES_MAX)
    throw invalid([
      {
        field: 'profileIds',
        reason: `is required, because the rule applies to more than ${PROFILES_MAX} profiles`,
      },
    ])
  await ctx.keys.ready(workspaceId)
  return new Map(
    rows
      .filter(({ status }) => statuses.includes(status))
      .map(row => [row.id, decryptProfile(ctx.keys, row)]),
  )
}
