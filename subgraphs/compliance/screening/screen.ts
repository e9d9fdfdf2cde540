import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { Refusal } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import type { Comparison } from '#compliance/matching/kinds.ts'
import type { PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import { isFullyReadable } from '#compliance/matching/readable.ts'
import { paymentPolicy } from '#compliance/policy/policy-in-force.ts'
import { versionsOf, type Found, type SearchHit, type Search } from '#compliance/searching/searcher.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCES, type ListType } from '#compliance/watchlists/sources.ts'
import type { AllowedPairRow } from '#compliance/entities/allowed-pair.ts'
import { allowedPairs, countEntries, isOf, names, stands } from '#compliance/allow-list/rules.ts'
import { descriptionHash } from '#compliance/allow-list/subject-fingerprint.ts'
import { entriesIn, keyOf } from '#compliance/watchlists/store/load-entries.ts'
import {
  identityHash,
  pepRelation,
  snapshotOf,
  type EntrySnapshot,
  type PepClass,
  type PepRelation,
} from '#compliance/watchlists/entry-snapshot.ts'
import { listStates, outdatedLists } from '#compliance/watchlists/store/list-freshness.ts'
import { partyKeys } from '#compliance/watchlists/party-keys.ts'
import { partsOf, type RiskConfig, type ScreeningDependencies } from './dependencies.ts'
import { pepClass } from '#compliance/watchlists/pep-class.ts'
import { planOf, type ScreeningPlan, type ScreeningRequest } from './plan-screening.ts'
import { partyOf, type SubjectInput } from '#compliance/subjects/subject-input.ts'

/** A list entry that may be the subject, in the form that is stored. */
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

/** A completed search that is not stored yet. The assessment is computed when it is stored. */
export interface Screened {
  readonly plan: ScreeningPlan
  readonly versions: Readonly<Record<string, string>>
  /** Lists that could not be searched, or only in an outdated version. */
  readonly missing: readonly ListSource[]
  readonly matches: readonly Matched[]
  readonly suppressed: number
  /** Ids of allow-list pairs whose entry has changed. */
  readonly outdated: readonly string[]
  readonly parts: ScreeningDependencies
  readonly config: RiskConfig
  readonly usualThreshold: number
  readonly startedAt: Date
}

/** Maximum number of stored matches per list type, those with the highest scores. Separate limits keep PEP matches from displacing sanctions matches. */
export const MATCHES_MAX = 100
const LIST_TYPES: readonly ListType[] = ['SANCTIONS', 'PEP']
/** Timeout of a search. */
const SEARCH_MS = 5_000

/** Searches for subjects, all of them in the same versions of the lists. Takes no locks and stores nothing. Throws SCREENING_UNAVAILABLE when the lists cannot be searched in time. */
export async function screened(ctx: Context, requests: readonly ScreeningRequest[]): Promise<Screened[]> {
  const parts = partsOf(ctx)
  const startedAt = ctx.now()
  const asked = requests.map(({ subjectId = null, subject: { externalId = null } }) => ({
    subjectId,
    externalId,
  }))
  const [pairs, config, policy] = await Promise.all([
    allowedPairs(ctx, asked),
    parts.riskConfig(ctx),
    paymentPolicy(ctx),
  ])
  const plans = requests.map(request => planOf(request, policy.minScore))
  const allowed = plans.map(plan => allowedOf(ctx, plan, pairs))
  const [found, states] = await Promise.all([searched(ctx, plans, allowed), listStates(ctx)])
  const entries = await entriesIn(
    ctx,
    found.flatMap(({ hits, versions }) =>
      hits.map(({ source, entryId }) => ({ source, entryId, version: versions[source]! })),
    ),
  )
  return plans.map((plan, index) => {
    const { versions, missing, hits } = found[index]!
    const { remaining, suppressed, outdated } = withoutAllowed(hits, allowed[index]!, entries)
    // A hit in an outdated version still counts, but its absence proves nothing, so the list is reported as missing.
    const coverage = isReadable(plan.subject)
      ? { versions, missing: [...missing, ...outdatedLists(states, versions, ctx.now())] }
      : { versions: {}, missing: plan.sources }
    return {
      plan,
      ...coverage,
      matches: matchesOf(likeliest(remaining), entries, policy),
      suppressed,
      outdated,
      parts,
      config,
      usualThreshold: policy.minScore,
      startedAt,
    }
  })
}

/** A search with an unreadable name counts as no search. Ships, aircraft and wallets are identified by numbers instead. */
const isReadable = ({ type, name, aliases }: SubjectInput): boolean =>
  (type !== 'INDIVIDUAL' && type !== 'ORGANIZATION') || [name, ...(aliases ?? [])].every(isFullyReadable)

/** The pairs made for the subject with this description. A pair without a description hash applies to any description. */
function allowedOf(ctx: Context, plan: ScreeningPlan, pairs: readonly AllowedPairRow[]): AllowedPairRow[] {
  const own = pairs.filter(pair => isOf(pair, plan))
  const described = own.length === 0 ? null : descriptionHash(ctx.keys, ctx.actor.workspaceId, plan.subject)
  return own.filter(pair => pair.descriptionHash === null || pair.descriptionHash === described)
}

async function searched(
  ctx: Context,
  plans: readonly ScreeningPlan[],
  allowed: readonly (readonly AllowedPairRow[])[],
): Promise<readonly Found[]> {
  const asked = plans.map((plan, index): Search[] => {
    const party = partyOf(plan.subject)
    // Raises the limit by the number of entries that the allow-list can suppress, so that they displace no other hit.
    const limit = MATCHES_MAX + countEntries(allowed[index]!)
    return LIST_TYPES.map(type => plan.sources.filter(source => SOURCES[source].type === type))
      .filter(sources => sources.length > 0)
      .map(sources => ({ party, sources, threshold: plan.matchThreshold, limit }))
  })
  const searches = asked.flat()
  try {
    const found = await partsOf(ctx).searcher.search(searches, {
      workspaceId: ctx.actor.workspaceId,
      deadlineAt: Math.min(ctx.deadlineAt, Date.now() + SEARCH_MS),
    })
    if (found.length !== searches.length)
      throw new Error(`The searcher returned ${found.length} results for ${searches.length} searches.`)
    const answers = found.values()
    return asked.map(ofPlan => mergeFound(ofPlan.map(() => answers.next().value!)))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw Object.assign(refuse('SCREENING_UNAVAILABLE', { retryAfterS: 1 }), { cause: error })
  }
}

const mergeFound = (found: readonly Found[]): Found => ({
  hits: found.flatMap(({ hits }) => hits).sort((one, other) => other.comparison.score - one.comparison.score),
  versions: versionsOf(found),
  missing: found.flatMap(({ missing }) => missing),
})

/** The best hits of each list type, up to the number that is stored. */
function likeliest(hits: readonly SearchHit[]): SearchHit[] {
  const counts = { SANCTIONS: 0, PEP: 0 }
  return hits.filter(({ source }) => ++counts[SOURCES[source].type] <= MATCHES_MAX)
}

interface Sifted {
  readonly remaining: readonly SearchHit[]
  readonly suppressed: number
  readonly outdated: readonly string[]
}

/** Removes hits that the allow-list suppresses; a pair applies only while its entry is unchanged. */
function withoutAllowed(
  hits: readonly SearchHit[],
  pairs: readonly AllowedPairRow[],
  entries: ReadonlyMap<string, WatchlistEntry>,
): Sifted {
  if (pairs.length === 0) return { remaining: hits, suppressed: 0, outdated: [] }
  const outdated = new Set<string>()
  const remaining = hits.filter(hit => {
    const entry = entries.get(keyOf(hit))
    const about = pairs.filter(pair => names(pair, hit, entry))
    for (const pair of about) if (!stands(pair, entry)) outdated.add(pair.id)
    return !about.some(pair => stands(pair, entry))
  })
  return { remaining, suppressed: hits.length - remaining.length, outdated: [...outdated] }
}

/** Builds the matches from hits and their entries. */
export function matchesOf(
  hits: readonly SearchHit[],
  entries: ReadonlyMap<string, WatchlistEntry>,
  { homeCountry }: Pick<PaymentPolicy, 'homeCountry'>,
): Matched[] {
  const listed = hits.map(hit => ({
    source: hit.source,
    entryId: hit.entryId,
    entry: entries.get(keyOf(hit)),
  }))
  const keys = partyKeys(listed)
  return hits.map(({ source, entryId, comparison }, index) => {
    const entry = listed[index]!.entry
    if (!entry)
      throw refuse('SCREENING_UNAVAILABLE', {
        message: 'A list was replaced during the search.',
        retryAfterS: 1,
      })
    const listType = SOURCES[source].type
    return {
      id: newId(),
      source,
      listType,
      entryId,
      comparison,
      entryHash: identityHash(entry),
      partyKey: keys[index]!,
      snapshot: snapshotOf(entry),
      pepClass: listType === 'PEP' ? pepClass({ source }, entry, { homeCountry, entries }) : null,
      pepRelation: listType === 'PEP' ? pepRelation(entry) : null,
    }
  })
}
