import type { Assessment } from '#compliance/risk/assessment.ts'
import { SOURCES } from '#compliance/watchlists/sources.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import type { ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import type { ScreeningDecisionRow } from '#compliance/entities/screening-decision.ts'
import { NOT_EVALUATED } from './plan-screening.ts'
import { inOrderOfSources } from '#compliance/watchlists/source-order.ts'

interface NarratedScreening {
  readonly screening: ScreeningRow
  readonly matches: readonly ScreeningMatchRow[]
  readonly decisions: readonly ScreeningDecisionRow[]
  readonly replays: readonly { readonly number: number; readonly isReproduced: boolean }[]
}

const isoTime = (moment: Date): string => moment.toISOString()
const countText = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Describes a screening in sentences, in chronological order, without personal data of the subject. */
export function narrative({ screening, matches, decisions, replays }: NarratedScreening): string[] {
  return [
    `Screening ${screening.id} was requested by ${screening.requestedBy} at ${isoTime(screening.createdAt)} for ${screening.purpose}.`,
    ...searchSentences(screening),
    matchSentence(screening),
    ...matches.map(
      match =>
        `Match ${match.position + 1}: entry ${match.entryId} of ${SOURCES[match.source].title}, score ${match.score}, ${match.strength}; it is ${match.status}${resolutionOf(match)}.`,
    ),
    ...decisions.map(decisionSentence),
    ...(screening.subject === null ? ['The data of the subject was erased.'] : []),
    ...replays.map(
      ({ number, isReproduced }) =>
        `Assessment ${number} ${isReproduced ? 'is reproduced byte for byte from the stored input' : 'was made by another engine, or is not reproduced from the stored input'}.`,
    ),
  ]
}

function searchSentences({
  datasetVersions,
  missingSources,
  lists,
  matchThreshold,
  failure,
}: ScreeningRow): string[] {
  const searched = Object.entries(inOrderOfSources(datasetVersions)).map(
    ([source, version]) => `${source} in version ${version}`,
  )
  const isSearched = (source: string): boolean => datasetVersions[source] !== undefined
  const [old, unsearched] = [
    missingSources.filter(isSearched),
    missingSources.filter(source => !isSearched(source)),
  ]
  const notEvaluated = lists.filter(list => NOT_EVALUATED.includes(list))
  return [
    ...(searched.length > 0
      ? [`Searched with a minimum score of ${matchThreshold}: ${searched.join(', ')}.`]
      : []),
    ...(old.length > 0 ? [`Searched in an outdated version: ${old.join(', ')}.`] : []),
    ...(unsearched.length > 0 ? [`Requested but not searched: ${unsearched.join(', ')}.`] : []),
    ...(notEvaluated.length > 0 ? [`Not evaluated, as it has no source: ${notEvaluated.join(', ')}.`] : []),
    ...(failure === null ? [] : [`It failed: ${failure}`]),
  ]
}

const matchSentence = ({
  totalMatches,
  sanctionsMatches,
  pepMatches,
  suppressedMatches,
  openMatches,
}: ScreeningRow): string =>
  `${countText(totalMatches, 'match was', 'matches were')} found: ${sanctionsMatches} on lists of sanctions, ${pepMatches} on lists of exposed persons; ${suppressedMatches} left out by the allow-list; ${openMatches} open.`

/** A person declared by an API key is shown with the key, so that the name is not taken for a staff member. */
const personOf = (by: string | null, keyId: string | null): string =>
  keyId === null ? String(by) : `${by} (by key ${keyId})`

const resolutionOf = ({
  resolvedBy,
  resolvedByKey,
  resolvedAt,
  reasonCode,
  carriedFrom,
}: ScreeningMatchRow): string =>
  resolvedAt === null
    ? ''
    : `, resolved by ${personOf(resolvedBy, resolvedByKey)} at ${isoTime(resolvedAt)}${reasonCode === null ? '' : ` (${reasonCode})`}${carriedFrom === null ? '' : `, carried over from match ${carriedFrom} of an earlier screening`}`

function decisionSentence({
  number,
  cause,
  outcome,
  previousOutcome,
  madeBy,
  madeByKey,
  madeAt,
  reason,
  assessment,
}: ScreeningDecisionRow): string {
  const parsed = assessment === null ? undefined : (JSON.parse(assessment) as Assessment)
  const score = parsed
    ? ` The score is ${parsed.score} (${parsed.band}): ${parsed.contributions.map(({ factor, contribution }) => `${factor} ${contribution}`).join(', ')}. ${parsed.reasons.join(' ')}`
    : ''
  const before = previousOutcome === null ? '' : ` instead of ${previousOutcome}`
  return `Decision ${number} (${cause}) by ${personOf(madeBy, madeByKey)} at ${isoTime(madeAt)}: ${outcome}${before}${reason === null ? '.' : `, because: ${reason}`}${score}`
}
