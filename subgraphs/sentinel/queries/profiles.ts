import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { isId } from '#kernel/id.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import type { ProfileRow } from '#sentinel/entities/profile.ts'
import { refuse } from '#sentinel/errors.ts'
import { decryptProfile, type ElderProfile } from '#sentinel/profiles/details.ts'
import { wordHashes } from '#sentinel/profiles/name-words.ts'
import { PROFILE_COLUMNS } from '#sentinel/profiles/profile-rows.ts'
import { admitReader } from '#sentinel/rules/rights.ts'
import type { ElderProfileStatus, EnrollmentReason } from '#sentinel/schema.gen.ts'

/** Reads and decrypts profiles; `$1` of the statement is the workspace. */
const readProfiles = async (
  { actor: { workspaceId }, database, keys }: Context,
  text: string,
  values: readonly unknown[],
): Promise<ElderProfile[]> =>
  (await database.read<ProfileRow>(workspaceId, text, [workspaceId, ...values])).map(row =>
    decryptProfile(keys, row),
  )

const BY_IDS = planOnce(
  `select ${PROFILE_COLUMNS} from sentinel.profiles profile where workspace_id = $1 and id = any($2::uuid[])`,
)

/** A profile of the workspace by its id, in one statement for all of a request. */
export const profileById = loader<string, ElderProfile>(async (ctx, ids) => {
  admitReader(ctx.actor)
  return inOrder(ids, await readProfiles(ctx, BY_IDS, [ids]), ({ id }) => id)
})

const BY_CUSTOMERS = planOnce(
  `select ${PROFILE_COLUMNS} from sentinel.profiles profile where workspace_id = $1 and customer_id = any($2::text[])`,
)

/** The profile of a customer by the tenant's id. */
export const profileOfCustomer = loader<string, ElderProfile>(async (ctx, customerIds) => {
  admitReader(ctx.actor)
  return inOrder(
    customerIds,
    await readProfiles(ctx, BY_CUSTOMERS, [customerIds]),
    ({ customerId }) => customerId,
  )
})

/** Throws when the workspace has no profile with this id. */
export async function existingProfile(ctx: Context, id: string): Promise<ElderProfile> {
  const found = await profileById(ctx, id)
  if (!found) throw refuse('PROFILE_NOT_FOUND')
  return found
}

export interface ProfileFilters {
  readonly status?: ElderProfileStatus | null
  readonly enrollmentReason?: EnrollmentReason | null
  readonly minRisk?: number | null
  readonly q?: string | null
}

export interface ProfilePage extends ProfileFilters {
  readonly first: number
  readonly after?: string | null
}

/** Later than every row. */
const START = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const LIST = 'sentinel.profiles'

/** A page of profiles, newest first. One statement per combination of filters, so that each gets its own query plan. */
export async function profiles(
  ctx: Context,
  { first, after = null, ...filters }: ProfilePage,
): Promise<Connection<ElderProfile>> {
  admitReader(ctx.actor)
  await ctx.keys.ready(ctx.actor.workspaceId)
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  const { conditions, values } = conditionsOf(ctx, filters)
  const rows = await readProfiles(
    ctx,
    `select ${PROFILE_COLUMNS} from sentinel.profiles profile
    where workspace_id = $1 and (created_at, id) < ($2, $3)${conditions.map(each => ` and ${each}`).join('')}
    order by created_at desc, id desc limit $4`,
    [at, id, first + 1, ...values],
  )
  return connection(ctx, LIST, rows, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}

interface Conditions {
  readonly conditions: string[]
  readonly values: unknown[]
}

function conditionsOf(
  { keys, now, actor: { workspaceId } }: Context,
  { status, enrollmentReason, minRisk, q }: ProfileFilters,
): Conditions {
  const conditions: string[] = []
  const values: unknown[] = []
  const bind = (value: unknown): string => `$${values.push(value) + 4}`
  if (status) conditions.push(`status = ${bind(status)}`)
  if (enrollmentReason) conditions.push(`enrollment_reason = ${bind(enrollmentReason)}`)
  if (typeof minRisk === 'number' && minRisk > 0) {
    const bound = bind(minRisk)
    // The index has the upper bounds of the scores; the function computes the current score of the few that remain.
    conditions.push(
      `risk_score_max > 0 and risk_score_max >= ${bound}::float8 and sentinel.risk_score(workspace_id, id, ${bind(now())}) >= ${bound}::float8`,
    )
  }
  if (typeof q === 'string') {
    const hashes = wordHashes(keys, workspaceId, q)
    const either = [
      `customer_id = ${bind(q.trim())}`,
      ...(isId(q.trim().toLowerCase()) ? [`id = ${bind(q.trim().toLowerCase())}::uuid`] : []),
      ...(hashes.length > 0
        ? [
            `id in (select profile_id from sentinel.profile_words where workspace_id = $1 and word_hash = any(${bind(hashes)}::text[])
              group by profile_id having count(*) = ${bind(hashes.length)}::int)`,
          ]
        : []),
    ]
    conditions.push(`(${either.join(' or ')})`)
  }
  return { conditions, values }
}
