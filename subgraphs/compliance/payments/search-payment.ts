import type { Context } from '#kernel/context.ts'
import { decisionTimes } from '#kernel/decision-times.ts'
import type { ScreenedParty } from '#compliance/entities/payment-screening.ts'
import type { MatchParty } from '#compliance/matching/kinds.ts'
import type { PaymentParty, PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import { typesNumbered } from '#compliance/matching/evidence.ts'
import { isFullyReadable } from '#compliance/matching/readable.ts'
import { isPepDecisive, isPepSearched } from '#compliance/rules/payment-effect.ts'
import { versionsOf, type Found, type SearchHit, type Search } from '#compliance/searching/searcher.ts'
import type { EntryType } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCE_NAMES, SOURCES } from '#compliance/watchlists/sources.ts'
import {
  loadListStates,
  outdatedLists,
  unusableLists,
  type ListStates,
} from '#compliance/watchlists/store/list-freshness.ts'
import { dependenciesOf } from '#compliance/screening/dependencies.ts'

/** A party of a payment with its hits. */
export interface SearchedParty {
  readonly party: ScreenedParty
  readonly hits: readonly SearchHit[]
  /** Whether the limit cut off hits with lower scores that could hold or block the payment. */
  readonly isCut: boolean
}

/** Search result of a payment; `isWhole` is true only when every required list was searched completely and is fresh. */
export interface SearchedPayment {
  readonly isWhole: boolean
  readonly parties: readonly SearchedParty[]
  readonly versions: Found['versions']
  readonly sources: readonly ListSource[]
  readonly missing: readonly ListSource[]
}

export interface PaymentSearch {
  readonly parties: readonly ScreenedParty[]
  readonly policy: PaymentPolicy
  /** Number of known matches and allowed entries of the parties; it raises the limit so that they displace no new hit. */
  readonly settled: number
  /** States of the lists that were read before; they are read now if undefined. */
  readonly states?: ListStates
}

const HITS_MAX = 50

const ROLES: Readonly<Record<string, PaymentParty>> = {
  SENDER: 'PAYER',
  RECIPIENT: 'PAYEE',
  BANK: 'BANK',
  ULTIMATE: 'ULTIMATE',
}
/** The type of a payee is unknown or unreliable, so both types are searched, and things by their numbers. */
const typesOf = ({ name }: ScreenedParty): EntryType[] => [
  'INDIVIDUAL',
  'ORGANIZATION',
  ...typesNumbered(name),
]

const sourcesOf = (type: 'SANCTIONS' | 'PEP'): ListSource[] =>
  SOURCE_NAMES.filter(source => SOURCES[source].type === type)
const SANCTIONS = sourcesOf('SANCTIONS')
const PEP = sourcesOf('PEP')

const isScreened = ({ role }: ScreenedParty, { parties }: PaymentPolicy): boolean => {
  const party = ROLES[role]
  return party === undefined || parties.includes(party)
}

/** Searches the lists for every party that the policy requires to be screened. Any error gives an incomplete result instead of an exception. */
export async function searchPayment(
  ctx: Context,
  { parties, policy, settled, states: known }: PaymentSearch,
): Promise<SearchedPayment> {
  // Separate searches, so that PEP hits for a common name do not displace sanctions hits.
  const groups = isPepSearched(policy) ? [SANCTIONS, PEP] : [SANCTIONS]
  const sources = groups.flat()
  const limit = HITS_MAX + settled
  const searched = parties.filter(party => isScreened(party, policy))
  const searchesOf = searched.map(party =>
    typesOf(party).flatMap(type =>
      groups.map((group): Search => ({
        party: matchPartyOf(party, type),
        sources: group,
        threshold: policy.minScore,
        limit,
        isThorough: true,
      })),
    ),
  )
  const searches = searchesOf.flat()
  const nothing: SearchedPayment = { isWhole: false, parties: [], versions: {}, sources, missing: sources }
  if (searches.length === 0) return { ...nothing, isWhole: true, missing: [] }
  try {
    const [states, found] = await Promise.all([
      known ?? loadListStates(ctx),
      withSearchTimeout(
        dependenciesOf(ctx).searcher.search(searches, {
          workspaceId: ctx.actor.workspaceId,
          isPayment: true,
          deadlineAt: Math.min(ctx.deadlineAt, Date.now() + decisionTimes.searchMs),
        }),
      ),
    ])
    const versions = versionsOf(found)
    const unusable = [
      ...unusableLists(states, { sources, staleAfterHours: policy.staleAfterHours, now: ctx.now() }),
      ...outdatedLists(states, versions, ctx.now()),
    ]
    return assembleSearch(found, {
      searched,
      searchesOf,
      sources,
      versions,
      unusable,
      limit,
      acting: isPepDecisive(policy) ? groups : [SANCTIONS],
    })
  } catch {
    return nothing
  }
}

interface SearchedParties {
  readonly searched: readonly ScreenedParty[]
  /** The searches of each party. */
  readonly searchesOf: readonly (readonly Search[])[]
  readonly sources: readonly ListSource[]
  readonly versions: Found['versions']
  readonly unusable: readonly ListSource[]
  readonly limit: number
  /** Lists whose matches can hold or block. */
  readonly acting: readonly (readonly ListSource[])[]
}

function assembleSearch(
  found: readonly Found[],
  { searched, searchesOf, sources, versions, unusable, limit, acting }: SearchedParties,
): SearchedPayment {
  let count = 0
  const starts = searchesOf.map(searches => (count += searches.length) - searches.length)
  const missing = [
    ...new Set([
      ...unusable,
      ...found.flatMap(one => one.missing),
      ...sources.filter(source => versions[source] === undefined),
    ]),
  ]
  // An unreadable name finds no entry, so the lack of hits does not clear the party.
  const isWhole =
    found.length === count && missing.length === 0 && searched.every(({ name }) => isFullyReadable(name))
  return {
    isWhole,
    sources,
    missing,
    versions,
    parties: searched.map((party, index) => {
      const searches = searchesOf[index]!
      const own = found.slice(starts[index], starts[index]! + searches.length)
      return {
        party,
        hits: likeliestHits(own),
        isCut: own.some(
          ({ hits }, position) => hits.length >= limit && acting.includes(searches[position]!.sources),
        ),
      }
    }),
  }
}

/** The better hit per entry, when it was found both for a person and for an organisation. */
function likeliestHits(found: readonly Found[]): SearchHit[] {
  const best = new Map<string, SearchHit>()
  for (const hit of found.flatMap(one => one.hits)) {
    const key = `${hit.source} ${hit.entryId}`
    const other = best.get(key)
    if (!other || isMore(hit, other)) best.set(key, hit)
  }
  return [...best.values()].sort((one, other) => other.comparison.score - one.comparison.score)
}

/** A hit on the whole name ranks before a hit on a part of it. */
const isMore = (hit: SearchHit, other: SearchHit): boolean =>
  (hit.isIndirect ?? false) === (other.isIndirect ?? false)
    ? hit.comparison.score > other.comparison.score
    : hit.isIndirect === undefined

/** The party in the form that is searched. The country of a payee is left out: where the payee is paid does not identify it. */
function matchPartyOf({ name, role, country, dateOfBirth }: ScreenedParty, type: EntryType): MatchParty {
  return {
    type,
    names: [{ text: name, kind: 'PRIMARY' }],
    datesOfBirth: type === 'INDIVIDUAL' && dateOfBirth ? [{ from: dateOfBirth, to: dateOfBirth }] : [],
    nationalities: [],
    countries: role === 'SENDER' && country ? [country] : [],
    identifiers: [],
  }
}

/** Rejects after the timeout, even if the searcher ignores its deadline. */
async function withSearchTimeout<Result>(searching: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The search took too long.'))
    }, decisionTimes.searchMs + 100)
  })
  try {
    return await Promise.race([searching, late])
  } finally {
    clearTimeout(timer)
  }
}
