import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { AllowedPair } from '../entities/allowed-pair.ts'
import { events } from '../events.ts'
import type { AllowedPairRow } from './allowed.ts'

const LOCK = `select pg_advisory_xact_lock(hashtextextended('compliance.allow_list:' || $1, 0))`
const INSERT = insertOf(AllowedPair, 'pair')
const END_EARLIER = `update compliance.allow_list set ended_at = $6, ended_by = $7, end_reason = 'REMOVED'
  where workspace_id = $1 and (subject_id = $2 or external_id = $3) and source = $4 and entry_id = any($5::text[])
    and ended_at is null and (expires_at is null or expires_at > $6) returning id`

/**
 * Puts a pair on the allow-list; one that stands for the same subject and entry, also by a former id of the entry, ends, so that the last
 * word holds. Whoever puts one there at the same time waits.
 */
export async function allowPair(tx: Tx, pair: AllowedPairRow, formerIds: readonly string[]): Promise<AllowedPairRow> {
  const { workspaceId, id, subjectId, externalId, source, entryId, expiresAt, reason, createdBy } = pair
  await tx.sql(LOCK, [workspaceId])
  const earlier = await tx.sql<{ id: string }>(END_EARLIER, [workspaceId, subjectId, externalId, source, [entryId, ...formerIds], tx.now(), createdBy])
  for (const ended of earlier) tx.emit(events.allow_list_reduced, ended.id, { pairId: ended.id })
  await tx.sql(INSERT, valuesOf(AllowedPair, pair))
  tx.emit(events.allow_list_extended, id, { pairId: id, subjectId, source, entryId, expiresAt: expiresAt?.toISOString() ?? null }, { reason })
  return pair
}
