import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { AllowedPair, type AllowedPairRow } from '#compliance/entities/allowed-pair.ts'
import type { SubjectInput } from '#compliance/subjects/subject-input.ts'
import { descriptionHash } from './subject-fingerprint.ts'

/** The party whose pairs are read: by subject id, by the tenant's external id, or both. */
export interface PairOwner {
  readonly subjectId: string | null
  readonly externalId: string | null
}

const ACTIVE = `select ${columnsOf(AllowedPair, 'pair')} from compliance.allow_list pair
  where workspace_id = $1 and ended_at is null and (expires_at is null or expires_at > $4)
    and (subject_id = any($2::uuid[]) or external_id = any($3::text[]))
  order by created_at, id`

/** The active pairs of any of these parties; ended and expired pairs are left out. */
export async function loadAllowedPairs(
  ctx: Context,
  owners: readonly PairOwner[],
): Promise<AllowedPairRow[]> {
  const ids = owners.flatMap(({ subjectId }) => subjectId ?? [])
  const externalIds = owners.flatMap(({ externalId }) => externalId ?? [])
  if (ids.length + externalIds.length === 0) return []
  const { workspaceId } = ctx.actor
  return ctx.database.read<AllowedPairRow>(workspaceId, ACTIVE, [workspaceId, ids, externalIds, ctx.now()])
}

export const isPairOf = (pair: AllowedPairRow, { subjectId, externalId }: PairOwner): boolean =>
  (subjectId !== null && pair.subjectId === subjectId) ||
  (externalId !== null && pair.externalId === externalId)

/** The pairs created for the subject with this description. A pair without a description hash applies to any description. */
export function pairsOfSubject(
  { keys, actor: { workspaceId } }: Pick<Context, 'keys' | 'actor'>,
  owner: PairOwner & { readonly subject: SubjectInput },
  pairs: readonly AllowedPairRow[],
): AllowedPairRow[] {
  const own = pairs.filter(pair => isPairOf(pair, owner))
  const description = own.length === 0 ? null : descriptionHash(keys, workspaceId, owner.subject)
  return own.filter(pair => pair.descriptionHash === null || pair.descriptionHash === description)
}
