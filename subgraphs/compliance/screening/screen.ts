import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { Refusal } from '#kernel/refusals.ts'
import { refuse } from '../errors.ts'
import type { AssessedMatch } from '../risk/assessment.ts'
import type { Comparison } from '../matching/kinds.ts'
import type { Found, Hit } from '../searching/searcher.ts'
import type { WatchlistEntry } from '../watchlists/entry.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'
import { SOURCES, type ListType } from '../watchlists/sources.ts'
import { allowedPairs, isOf, names, stands, type AllowedPairRow } from './allowed.ts'
import { reckoned, type Reckoned } from './assessed.ts'
import { entriesIn, keyOf } from './entries.ts'
import { identityHash, pepClass, pepRelation, snapshotOf, type EntrySnapshot, type PepClass, type PepRelation } from './entry-snapshot.ts'
import { partyKeys } from './party-keys.ts'
import { partsOf } from './parts.ts'
import { planOf, type ScreeningPlan, type ScreeningRequest } from './request.ts'
import { partyOf } from './subject.ts'

/** An entry that may be the subject, as it is kept. */
export interface Matched {
  readonly id: string
  readonly source: ListSource
  readonly listType: ListType
  readonly entryId: string
  readonly entryHash: string
  readonly partyKey: string
  readonly comparison: Comparison
  readonly snapshot: EntrySnapshot
  readonly pepClass: PepClass | null
  readonly pepRelation: PepRelation | null
}

/** A screening that was done and is not yet kept. */
export interface Screened {
  readonly plan: ScreeningPlan
  readonly versions: Readonly<Record<string, string>>
  readonly missing: readonly ListSource[]
  readonly matches: readonly Matched[]
  readonly suppressed: number
  /** Ids of pairs whose entry is no longer what it was. */
  readonly outdated: readonly string[]
  readonly reckoned: Reckoned
  readonly startedAt: Date
}

/** So many matches are kept of one screening, the likeliest. */
export const MATCHES_MAX = 100
/** Nobody waits longer for a search than this. */
const SEARCH_MS = 5_000

/**
 * Searches for subjects, all of them in the same versions of the lists, and reckons what follows. Nothing is locked and
 * nothing kept; refuses with SCREENING_UNAVAILABLE when the lists cannot be searched in time.
 */
export async function screened(ctx: Context, requests: readonly ScreeningRequest[]): Promise<Screened[]> {
  const parts = partsOf(ctx)
  const plans = requests.map(request => planOf(request))
  const startedAt = ctx.now()
  const [pairs, config] = await Promise.all([allowedPairs(ctx, plans), parts.riskConfig(ctx)])
  const found = await searched(ctx, plans, pairs)
  const entries = await entriesIn(ctx, found.flatMap(({ hits, versions }) => hits.map(({ source, entryId }) => ({ source, entryId, version: versions[source]! }))))
  return plans.map((plan, index) => {
    const { versions, missing, hits } = found[index]!
    const { kept, suppressed, outdated } = withoutAllowed(hits, pairs.filter(pair => isOf(pair, plan)), entries)
    const matches = matchesOf(kept.slice(0, MATCHES_MAX), entries)
    const day = startedAt.toISOString().slice(0, 10)
    return {
      plan, versions, missing, matches, suppressed, outdated, startedAt,
      reckoned: reckoned(parts, config, { plan, missing, day, matches: matches.map(match => assessedMatch(match)) }),
    }
  })
}

async function searched(ctx: Context, plans: readonly ScreeningPlan[], pairs: readonly AllowedPairRow[]): Promise<readonly Found[]> {
  const searches = plans.map(plan => ({
    party: partyOf(plan.subject), sources: plan.sources, threshold: plan.matchThreshold,
    // Allowed ones take no place: what is asked for beyond the limit is as many as can be left out.
    limit: MATCHES_MAX + pairs.filter(pair => isOf(pair, plan)).length,
  }))
  try {
    const found = await partsOf(ctx).searcher.search(searches, { deadlineAt: Math.min(ctx.deadlineAt, Date.now() + SEARCH_MS) })
    if (found.length !== searches.length) throw new Error(`${searches.length} parties were searched for, and ${found.length} answers came.`)
    return found
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw Object.assign(refuse('SCREENING_UNAVAILABLE', { retryAfterS: 1 }), { cause: error })
  }
}

interface Sifted { readonly kept: readonly Hit[]; readonly suppressed: number; readonly outdated: readonly string[] }

/** Leaves out what an analyst has cleared for the subject, as long as the entry says what it said then. */
function withoutAllowed(hits: readonly Hit[], pairs: readonly AllowedPairRow[], entries: ReadonlyMap<string, WatchlistEntry>): Sifted {
  if (pairs.length === 0) return { kept: hits, suppressed: 0, outdated: [] }
  const outdated = new Set<string>()
  const kept = hits.filter(hit => {
    const entry = entries.get(keyOf(hit))
    const about = pairs.filter(pair => names(pair, hit, entry))
    for (const pair of about) if (!stands(pair, entry)) outdated.add(pair.id)
    return !about.some(pair => stands(pair, entry))
  })
  return { kept, suppressed: hits.length - kept.length, outdated: [...outdated] }
}

/** The hits as matches, with what the lists say of each. */
export function matchesOf(hits: readonly Hit[], entries: ReadonlyMap<string, WatchlistEntry>): Matched[] {
  const listed = hits.map(hit => ({ source: hit.source, entryId: hit.entryId, entry: entries.get(keyOf(hit)) }))
  const keys = partyKeys(listed)
  return hits.map(({ source, entryId, comparison }, index) => {
    const entry = listed[index]!.entry
    if (!entry) throw refuse('SCREENING_UNAVAILABLE', { says: 'A list was replaced while it was searched.', retryAfterS: 1 })
    const listType = SOURCES[source].type
    return {
      id: newId(), source, listType, entryId, comparison,
      entryHash: identityHash(entry), partyKey: keys[index]!, snapshot: snapshotOf(entry),
      pepClass: listType === 'PEP' ? pepClass(entry, null) : null,
      pepRelation: listType === 'PEP' ? pepRelation(entry) : null,
    }
  })
}

export const assessedMatch = ({ id, partyKey, listType, comparison: { score, strength } }: Matched, isConfirmed = false): AssessedMatch =>
  ({ matchId: id, partyKey, listType, score, strength, isConfirmed })
