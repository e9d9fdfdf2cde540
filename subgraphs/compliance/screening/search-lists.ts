import type { Context } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'
import { countEntries } from '#compliance/allow-list/suppress-hits.ts'
import { refuse } from '#compliance/errors.ts'
import { isFullyReadable } from '#compliance/matching/readable.ts'
import { versionsOf, type Found, type Search, type SearchHit } from '#compliance/searching/searcher.ts'
import type { SearchCoverage } from '#compliance/subjects/record-risk.ts'
import { textsOfParts } from '#compliance/subjects/name-parts.ts'
import { partyOf, type SubjectInput } from '#compliance/subjects/subject-input.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCES, type ListType } from '#compliance/watchlists/sources.ts'
import { loadListStates, outdatedLists } from '#compliance/watchlists/store/list-freshness.ts'
import { MATCHES_MAX } from './build-matches.ts'
import { dependenciesOf } from './dependencies.ts'
import type { ScreeningInput } from './load-screening-input.ts'
import type { SearchedSubject } from './searched-subject.ts'

/** The hits of a subject before the allow-list applies. */
export interface SubjectSearch {
  readonly hits: readonly SearchHit[]
  /** The versions that were searched, from which the entries of the hits are read. */
  readonly searchedVersions: Found['versions']
  /** The versions that count as searched; none when the name is unreadable. */
  readonly versions: Readonly<Record<string, string>>
  /** Lists that could not be searched, or only in an outdated version. */
  readonly missing: readonly ListSource[]
}

const LIST_TYPES: readonly ListType[] = ['SANCTIONS', 'PEP']
/** Timeout of a search. */
const SEARCH_MS = 5_000

/** Searches the lists for every subject, each list type separately. */
export async function searchLists(
  ctx: Context,
  inputs: readonly ScreeningInput[],
): Promise<readonly SubjectSearch[]> {
  const [found, states] = await Promise.all([search(ctx, inputs), loadListStates(ctx)])
  return inputs.map(({ plan }, index) => {
    const { hits, versions, missing } = found[index]!
    const searched = { hits, searchedVersions: versions }
    if (!isReadable(plan.subject)) return { ...searched, versions: {}, missing: plan.sources }
    // A hit in an outdated version still counts, but its absence proves nothing, so the list is reported as missing.
    return {
      ...searched,
      versions,
      missing: [...missing, ...outdatedLists(states, versions, ctx.now())],
    }
  })
}

async function search(ctx: Context, inputs: readonly ScreeningInput[]): Promise<readonly Found[]> {
  const searchesBySubject = inputs.map(searchesOf)
  const searches = searchesBySubject.flat()
  try {
    const found = await dependenciesOf(ctx).searcher.search(searches, {
      workspaceId: ctx.actor.workspaceId,
      deadlineAt: Math.min(ctx.deadlineAt, Date.now() + SEARCH_MS),
    })
    if (found.length !== searches.length)
      throw new Error(`The searcher returned ${found.length} results for ${searches.length} searches.`)
    const results = found.values()
    return searchesBySubject.map(own => mergeFound(own.map(() => results.next().value!)))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw Object.assign(refuse('SCREENING_UNAVAILABLE', { retryAfterS: 1 }), { cause: error })
  }
}

function searchesOf({ plan, pairs }: ScreeningInput): Search[] {
  const party = partyOf(plan.subject)
  // Raises the limit by the number of entries that the allow-list can suppress, so that they displace no other hit.
  const limit = MATCHES_MAX + countEntries(pairs)
  return LIST_TYPES.map(type => plan.sources.filter(source => SOURCES[source].type === type))
    .filter(sources => sources.length > 0)
    .map(sources => ({ party, sources, threshold: plan.matchThreshold, limit }))
}

const mergeFound = (found: readonly Found[]): Found => ({
  hits: found.flatMap(({ hits }) => hits).sort((one, other) => other.comparison.score - one.comparison.score),
  versions: versionsOf(found),
  missing: found.flatMap(({ missing }) => missing),
})

/** A search with an unreadable name counts as no search. Ships, aircraft and wallets are identified by numbers instead. */
const isReadable = ({ type, name, nameParts, aliases }: SubjectInput): boolean =>
  (type !== 'INDIVIDUAL' && type !== 'ORGANIZATION') ||
  [name, ...textsOfParts(nameParts ?? {}).map(([, text]) => text), ...(aliases ?? [])].every(isFullyReadable)

/** What a search covered; outdated versions do not count. */
export const coverageOf = ({ plan, versions, missing, usualThreshold }: SearchedSubject): SearchCoverage => ({
  subject: plan.subject,
  versions: Object.fromEntries(
    Object.entries(versions).filter(([source]) => !missing.some(each => each === source)),
  ),
  matchThreshold: plan.matchThreshold,
  usualThreshold,
})
