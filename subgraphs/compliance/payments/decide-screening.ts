import type { MatchStatus } from '#compliance/entities/screening-match.ts'
import type {
  PaymentHoldReason,
  ScreenedParty,
  ScreeningOutcome,
} from '#compliance/entities/payment-screening.ts'
import type { PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import { nameKey } from '#compliance/rules/name-key.ts'
import { paymentEffect, type PaymentEffect } from '#compliance/rules/payment-effect.ts'
import type { SearchHit } from '#compliance/searching/searcher.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCES } from '#compliance/watchlists/sources.ts'
import { keyOf } from '#compliance/watchlists/store/load-entries.ts'
import { identityHash } from '#compliance/watchlists/entry-snapshot.ts'
import { pepClass } from '#compliance/watchlists/pep-class.ts'
import type { SearchedPayment } from './search-payment.ts'

/** A match that an earlier screening of the payment found, with its current status. */
export interface KnownMatch {
  readonly matchId: string
  readonly screeningId: string
  readonly party: string
  readonly source: string
  readonly entryId: string
  readonly entryHash: string
  readonly effect: PaymentEffect
  readonly status: MatchStatus
}

/** A hit that is neither a known match of this payment nor allowed. */
export interface FreshMatch {
  readonly hit: SearchHit
  readonly effect: PaymentEffect
  readonly entry: WatchlistEntry
  readonly entryHash: string
}

export interface FreshParty {
  readonly party: ScreenedParty
  readonly matches: readonly FreshMatch[]
}

export interface ScreeningToDecide {
  readonly searched: SearchedPayment
  readonly policy: PaymentPolicy
  /** Entries of the hits and of the office holders related to them, by source and id. */
  readonly entries: ReadonlyMap<string, WatchlistEntry>
  readonly known: readonly KnownMatch[]
  readonly isDenied: boolean
  /** Whether the payment stays held until it is released, although all its matches are cleared. */
  readonly needsRelease: boolean
  /** Ids of the matches that the latest release covered. */
  readonly releasedMatchIds: readonly string[]
  /** Whether the allow-list has a pair of this party and entry, which applies to every payment. */
  readonly isAllowed: (party: ScreenedParty, hit: SearchHit, entry: WatchlistEntry) => boolean
}

export interface DecidedScreening {
  readonly outcome: ScreeningOutcome
  readonly holdReason: PaymentHoldReason | null
  readonly fresh: readonly FreshParty[]
  /** Earlier screenings whose matches still hold or block the payment. */
  readonly screeningIds: readonly string[]
  /** Whether a match on a sanctions list holds or blocks the payment. */
  readonly isSanctions: boolean
}

/** Key of a party within its payment; it is the same in every screening of the payment. */
export const partyOfPayment = ({ role, name }: ScreenedParty): string => `${role} ${nameKey(name)}`

/** Decides the outcome of screening a payment. CLEAR requires a complete search of every list without an effective match. */
export function decideScreening({
  searched,
  policy,
  entries,
  known,
  isDenied,
  needsRelease,
  releasedMatchIds,
  isAllowed,
}: ScreeningToDecide): DecidedScreening {
  let isUnsure = !searched.isWhole
  const fresh = searched.parties
    .map(({ party, hits, isCut }): FreshParty => {
      const scored = hits.flatMap(hit => {
        const entry = entries.get(keyOf(hit))
        // The list was replaced during the search, so the entry cannot be read.
        if (!entry) {
          isUnsure = true
          return []
        }
        const listType = SOURCES[hit.source].type
        const effect = paymentEffect(policy, {
          listType,
          comparison: hit.comparison,
          isIndirect: hit.isIndirect ?? false,
          pepClass: pepClass(hit, entry, { homeCountry: policy.homeCountry, entries }),
        })
        return [{ hit, entry, effect, entryHash: identityHash(entry) }]
      })
      const unsettled = scored.filter(
        ({ effect, ...match }) =>
          effect === undefined ||
          !(isKnown(known, party, { ...match, effect }) || isAllowed(party, match.hit, match.entry)),
      )
      // The hits that were cut off may include matches that hold or block.
      if (isCut && unsettled.every(({ effect }) => effect === undefined || effect === 'REVIEW'))
        isUnsure = true
      return {
        party,
        matches: unsettled.flatMap(({ effect, ...match }) =>
          effect === undefined ? [] : [{ ...match, effect }],
        ),
      }
    })
    .filter(({ matches }) => matches.length > 0)

  const acting = known.filter(({ effect }) => effect !== 'REVIEW')
  const confirmedOrOpen = acting.filter(({ status }) => status !== 'FALSE_POSITIVE')
  const effects = fresh.flatMap(({ matches }) => matches.map(({ effect }) => effect))
  const isUnreleased = needsRelease && acting.some(({ matchId }) => !releasedMatchIds.includes(matchId))
  const stopping = isUnreleased ? acting : confirmedOrOpen
  const screeningIds = [...new Set(stopping.map(({ screeningId }) => screeningId))]
  const decision = (
    outcome: ScreeningOutcome,
    holdReason: PaymentHoldReason | null = null,
  ): DecidedScreening => ({
    outcome,
    holdReason,
    fresh,
    screeningIds,
    isSanctions: [
      ...stopping.map(({ source }) => source),
      ...fresh.flatMap(({ matches }) =>
        matches.filter(({ effect }) => effect !== 'REVIEW').map(({ hit }) => hit.source),
      ),
    ].some(source => SOURCES[source as ListSource]?.type === 'SANCTIONS'),
  })

  if (isDenied || effects.includes('BLOCK') || confirmedOrOpen.some(({ status }) => status === 'CONFIRMED'))
    return decision('BLOCKED')
  if (effects.includes('HOLD') || confirmedOrOpen.length > 0 || isUnreleased) return decision('HELD', 'MATCH')
  return isUnsure ? decision('HELD', 'UNAVAILABLE') : decision('CLEAR')
}

const STRICTNESS: readonly PaymentEffect[] = ['REVIEW', 'HOLD', 'BLOCK']
const isAsStrict = (one: PaymentEffect, other: PaymentEffect): boolean =>
  STRICTNESS.indexOf(one) >= STRICTNESS.indexOf(other)

/** Whether the match was found before. It counts as new when the entry changed, or when the policy now requires a stricter effect. */
function isKnown(
  known: readonly KnownMatch[],
  party: ScreenedParty,
  { hit, entry, entryHash, effect }: FreshMatch,
): boolean {
  const key = partyOfPayment(party)
  return known.some(
    match =>
      match.party === key &&
      match.source === hit.source &&
      match.entryHash === entryHash &&
      (match.entryId === hit.entryId || entry.formerIds.includes(match.entryId)) &&
      (match.status === 'FALSE_POSITIVE' || isAsStrict(match.effect, effect)),
  )
}
