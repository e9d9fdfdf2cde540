import { type AllowedPairRow, AllowedPair } from '#compliance/entities/allowed-pair.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { identityHash } from '#compliance/watchlists/entry-snapshot.ts'
import type { EntryKey } from '#compliance/watchlists/store/load-entries.ts'

/** The party whose pairs are read: by subject id, by the tenant's external id, or both. */
export interface Allowing {
  readonly subjectId: string | null
  readonly externalId: string | null
}

const STANDING = `select ${columnsOf(AllowedPair, 'pair')} from compliance.allow_list pair
  where workspace_id = $1 and ended_at is null and (expires_at is null or expires_at > $4)
    and (subject_id = any($2::uuid[]) or external_id = any($3::text[]))
  order by created_at, id`

/** The active pairs of any of these parties; ended and expired pairs are left out. */
export async function allowedPairs(ctx: Context, subjects: readonly Allowing[]): Promise<AllowedPairRow[]> {
  const ids = subjects.flatMap(({ subjectId }) => subjectId ?? [])
  const externalIds = subjects.flatMap(({ externalId }) => externalId ?? [])
  if (ids.length + externalIds.length === 0) return []
  const { workspaceId } = ctx.actor
  return ctx.database.read<AllowedPairRow & Record<string, unknown>>(workspaceId, STANDING, [
    workspaceId,
    ids,
    externalIds,
    ctx.now(),
  ])
}

export const isOf = (pair: AllowedPairRow, { subjectId, externalId }: Allowing): boolean =>
  (subjectId !== null && pair.subjectId === subjectId) ||
  (externalId !== null && pair.externalId === externalId)

/** The number of distinct list entries that the pairs can suppress. */
export const countEntries = (pairs: readonly AllowedPairRow[]): number =>
  new Set(pairs.map(({ source, entryId }) => `${source} ${entryId}`)).size

/** Whether a pair concerns the entry. Former ids count as well, since lists give entries new ids. */
export const names = (
  pair: AllowedPairRow,
  { source, entryId }: EntryKey,
  entry: WatchlistEntry | undefined,
): boolean =>
  pair.source === source && (pair.entryId === entryId || entry?.formerIds.includes(pair.entryId) === true)

/** Whether the entry is unchanged since the analyst added the pair; false when the entry cannot be read. */
export const stands = (pair: AllowedPairRow, entry: WatchlistEntry | undefined): boolean =>
  entry !== undefined && identityHash(entry) === pair.entryHash
