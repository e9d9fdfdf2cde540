import type { Context } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'
import { refuse } from '../errors.ts'
import type { MatchParty } from '../matching/kinds.ts'
import { partsOf } from '../screening/parts.ts'
import type { Found } from '../searching/searcher.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'

export interface VersionOfList {
  readonly source: ListSource
  readonly toNumber: number
}

/** Whom a version may have changed something for. */
export interface Compared {
  readonly id: string
  readonly party: MatchParty
}

const SEARCH_MS = 3_000
/** Whoever is like so many entries is taken for one whom the version concerns, without looking whether it does. */
const HITS_MAX = 100

const CHANGED = 'select entry_id as "entryId" from compliance.list_entries where source = $1 and since = $2 and entry_id = any($3::text[])'

/**
 * Of these the ones who may be an entry that the version added or changed. They are looked for in the list as it is loaded, which is
 * that version or a later one, so that a version costs what its subjects do and not what it changes, were it a million entries.
 */
export async function concernedBy(ctx: Context, { source, toNumber }: VersionOfList, compared: readonly Compared[], threshold: number): Promise<ReadonlySet<string>> {
  if (compared.length === 0) return new Set()
  const found = await lookedFor(ctx, source, compared, threshold)
  const entries = [...new Set(found.flatMap(({ hits }) => hits.map(({ entryId }) => entryId)))]
  if (entries.length === 0) return new Set()
  const rows = await ctx.database.read<{ entryId: string }>(ctx.actor.workspaceId, CHANGED, [source, toNumber, entries])
  const changed = new Set(rows.map(({ entryId }) => entryId))
  return new Set(compared.filter((_, at) => found[at]!.hits.length >= HITS_MAX || found[at]!.hits.some(({ entryId }) => changed.has(entryId))).map(({ id }) => id))
}

const NOBODY: MatchParty = { type: 'INDIVIDUAL', names: [{ text: 'Nobody', kind: 'PRIMARY' }], datesOfBirth: [], nationalities: [], countries: [], identifiers: [] }

/** Whether the list can be searched at all, so that a failure was about whoever was looked for. */
export const answers = (ctx: Context, source: ListSource): Promise<boolean> => lookedFor(ctx, source, [{ id: '', party: NOBODY }], 100).then(() => true, () => false)

/** Whoever was not looked for was not compared. */
async function lookedFor(ctx: Context, source: ListSource, compared: readonly Compared[], threshold: number): Promise<readonly Found[]> {
  try {
    const found = await partsOf(ctx).searcher.search(compared.map(({ party }) => ({ party, sources: [source], threshold, limit: HITS_MAX })), { workspaceId: ctx.actor.workspaceId, deadlineAt: Date.now() + SEARCH_MS })
    if (found.length === compared.length && found.every(({ missing }) => missing.length === 0)) return found
    throw new Error(`${compared.length} parties were to be looked for in ${source}, and not all of them were.`)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw Object.assign(refuse('SCREENING_UNAVAILABLE', { retryAfterS: 1 }), { cause: error })
  }
}
