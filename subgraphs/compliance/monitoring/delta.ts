import type { Context } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import type { MatchParty } from '#compliance/matching/kinds.ts'
import { dependenciesOf } from '#compliance/screening/dependencies.ts'
import type { Found } from '#compliance/searching/searcher.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

export interface VersionOfList {
  readonly source: ListSource
  readonly toNumber: number
}

/** A subject that a list version may affect. */
export interface ComparedVersions {
  readonly id: string
  readonly party: MatchParty
}

const SEARCH_MS = 3_000
/** Subjects with this many hits are assumed to be affected. */
const HITS_MAX = 100

const CHANGED =
  'select entry_id as "entryId" from compliance.list_entries where source = $1 and since = $2 and entry_id = any($3::text[])'

/**
 * Ids of the subjects that may match an entry that the version added or changed. The search uses the loaded list, which is that
 * version or a later one, so that the cost depends on the number of subjects and not on the number of changed entries.
 */
export async function findAffectedSubjects(
  ctx: Context,
  { source, toNumber }: VersionOfList,
  compared: readonly ComparedVersions[],
  threshold: number,
): Promise<ReadonlySet<string>> {
  if (compared.length === 0) return new Set()
  const found = await searchParties(ctx, source, compared, threshold)
  const entries = [...new Set(found.flatMap(({ hits }) => hits.map(({ entryId }) => entryId)))]
  if (entries.length === 0) return new Set()
  const rows = await ctx.database.read<{ entryId: string }>(ctx.actor.workspaceId, CHANGED, [
    source,
    toNumber,
    entries,
  ])
  const changed = new Set(rows.map(({ entryId }) => entryId))
  return new Set(
    compared
      .filter(
        (_, at) =>
          found[at]!.hits.length >= HITS_MAX || found[at]!.hits.some(({ entryId }) => changed.has(entryId)),
      )
      .map(({ id }) => id),
  )
}

const PROBE: MatchParty = {
  type: 'INDIVIDUAL',
  names: [{ text: 'Nobody', kind: 'PRIMARY' }],
  datesOfBirth: [],
  nationalities: [],
  countries: [],
  identifiers: [],
}

/** Whether the list can be searched at all. If so, an earlier failure was caused by the subject. */
export const isSearchable = (ctx: Context, source: ListSource): Promise<boolean> =>
  searchParties(ctx, source, [{ id: '', party: PROBE }], 100).then(
    () => true,
    () => false,
  )

/** Throws unless every party was searched completely, since a party that was not searched was not compared. */
async function searchParties(
  ctx: Context,
  source: ListSource,
  compared: readonly ComparedVersions[],
  threshold: number,
): Promise<readonly Found[]> {
  try {
    const found = await dependenciesOf(ctx).searcher.search(
      compared.map(({ party }) => ({ party, sources: [source], threshold, limit: HITS_MAX })),
      { workspaceId: ctx.actor.workspaceId, deadlineAt: Date.now() + SEARCH_MS },
    )
    if (found.length === compared.length && found.every(({ missing }) => missing.length === 0)) return found
    throw new Error(`Not all of ${compared.length} searches in ${source} were complete.`)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw Object.assign(refuse('SCREENING_UNAVAILABLE', { retryAfterS: 1 }), { cause: error })
  }
}
