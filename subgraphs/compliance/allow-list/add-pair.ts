import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { AllowedPair, type AllowedPairRow } from '#compliance/entities/allowed-pair.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'

const LOCK = `select pg_advisory_xact_lock(hashtextextended('compliance.allow_list:' || $1, 0))`
const INSERT = insertOf(AllowedPair, 'pair')
const END_EARLIER = `update compliance.allow_list set ended_at = $6, ended_by = $7, ended_by_key = $8, end_reason = 'REMOVED'
  where workspace_id = $1 and (subject_id = $2 or external_id = $3) and source = $4 and entry_id = any($5::text[])
    and ended_at is null and (expires_at is null or expires_at > $6) returning id`

const COUNT = `select count(*)::integer as pairs from compliance.allow_list
  where workspace_id = $1 and (subject_id = $2 or external_id = $3) and ended_at is null and (expires_at is null or expires_at > $4)`

/** Each pair raises the search limit by one entry, which bounds the pairs of a subject. */
const PAIRS_MAX = 1_000

/**
 * Adds a pair to the allow-list. An active pair of the same subject and entry (also by a former id of the entry) ends, so that the
 * latest one applies. A lock serialises additions in a workspace.
 */
export async function addPair(
  tx: Tx,
  pair: AllowedPairRow,
  formerIds: readonly string[],
): Promise<AllowedPairRow> {
  const {
    workspaceId,
    id,
    subjectId,
    externalId,
    source,
    entryId,
    expiresAt,
    reason,
    createdBy,
    createdByKey,
  } = pair
  await tx.sql(LOCK, [workspaceId])
  const earlier = await tx.sql<{ id: string }>(END_EARLIER, [
    workspaceId,
    subjectId,
    externalId,
    source,
    [entryId, ...formerIds],
    tx.now(),
    createdBy,
    createdByKey,
  ])
  for (const ended of earlier)
    tx.emit(events.allow_list_reduced, ended.id, { pairId: ended.id, endedBy: createdBy })
  const [counted] = await tx.sql<{ pairs: number }>(COUNT, [workspaceId, subjectId, externalId, tx.now()])
  if (counted!.pairs >= PAIRS_MAX)
    throw refuse('INVALID_STATE', {
      message: `The subject already has ${PAIRS_MAX} pairs on the allow-list, the maximum; remove some first.`,
    })
  await tx.sql(INSERT, valuesOf(AllowedPair, pair))
  tx.emit(
    events.allow_list_extended,
    id,
    { pairId: id, subjectId, source, entryId, expiresAt: expiresAt?.toISOString() ?? null, createdBy },
    { reason },
  )
  return pair
}
