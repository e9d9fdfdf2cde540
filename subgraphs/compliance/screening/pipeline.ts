import type { Context } from '#kernel/context.ts'
import type { Tx } from '#kernel/command.ts'
import { suppressHits } from '#compliance/allow-list/suppress-hits.ts'
import type { RiskCause } from '#compliance/entities/risk-change.ts'
import { findOrAddSubject } from '#compliance/subjects/add-subject.ts'
import { markInitialScreening } from '#compliance/subjects/mark-initial-screening.ts'
import { hasReducedCoverage, recordRisk } from '#compliance/subjects/record-risk.ts'
import { loadEntries } from '#compliance/watchlists/store/load-entries.ts'
import { buildMatches, selectBestHits } from './build-matches.ts'
import { carryOverResolutions } from './carry-over-resolutions.ts'
import { computeScreeningAssessment } from './compute-assessment.ts'
import { loadScreeningInputs } from './load-screening-input.ts'
import type { ScreeningRequest } from './plan-screening.ts'
import { publishScreening } from './publish-screening.ts'
import type { QueuedScreening } from './build-rows.ts'
import { saveScreening, type SavedScreening } from './save-screening.ts'
import { coverageOf, searchLists } from './search-lists.ts'
import type { SearchedSubject } from './searched-subject.ts'

/**
 * The steps of a screening before its transaction: load, search, allow-list. All subjects are searched in the same versions of the
 * lists. Takes no locks and stores nothing. Throws SCREENING_UNAVAILABLE when the lists cannot be searched in time.
 */
export async function searchSubjects(
  ctx: Context,
  requests: readonly ScreeningRequest[],
): Promise<SearchedSubject[]> {
  const inputs = await loadScreeningInputs(ctx, requests)
  const searches = await searchLists(ctx, inputs)
  const entries = await loadEntries(
    ctx,
    searches.flatMap(({ hits, searchedVersions }) =>
      hits.map(({ source, entryId }) => ({ source, entryId, version: searchedVersions[source]! })),
    ),
  )
  return inputs.map(({ pairs, policy, ...input }, index) => {
    const { hits, versions, missing } = searches[index]!
    const { remaining, suppressed, outdatedPairIds } = suppressHits(hits, pairs, entries)
    return {
      ...input,
      versions,
      missing,
      matches: buildMatches(selectBestHits(remaining), entries, policy),
      suppressed,
      outdatedPairIds,
      usualThreshold: policy.minScore,
    }
  })
}

interface StoreOptions {
  /** The queued screening of a batch that this result completes. */
  readonly queued?: QueuedScreening
  readonly cause?: RiskCause
}

/**
 * The steps of a screening in its transaction: carry over resolutions, compute the assessment, save, publish, and set the risk of the
 * subject.
 */
export async function storeScreening(
  tx: Tx,
  searched: SearchedSubject,
  { queued, cause = 'SCREENING' }: StoreOptions = {},
): Promise<SavedScreening> {
  const subjectId = await findOrAddSubject(tx, searched.plan)
  // Matches of a payment belong to the payment and do not change the risk of the subject.
  const ratedSubjectId = searched.plan.paymentId === null ? subjectId : null
  const isReduced =
    ratedSubjectId !== null && (await hasReducedCoverage(tx, ratedSubjectId, coverageOf(searched)))
  // An automatic rescreening must not supersede matches from lists it could not search.
  const plan =
    isReduced && cause !== 'SCREENING' ? { ...searched.plan, previousScreeningId: null } : searched.plan

  const matchStates = await carryOverResolutions(
    tx,
    { subjectId: ratedSubjectId, previousScreeningId: plan.previousScreeningId },
    { matches: searched.matches, subject: plan.subject },
  )
  const computed = computeScreeningAssessment(searched, matchStates)
  const saved = await saveScreening(
    tx,
    { ...searched, plan },
    { subjectId, ratedSubjectId, matchStates, computed, queued },
  )
  publishScreening(tx, {
    screening: saved,
    matches: saved.matches.filter((_, position) => matchStates[position]!.isNew),
    decision: saved.decision,
    assessment: computed.assessment,
  })
  if (ratedSubjectId === null) return saved

  const { score, band } = computed.assessment
  await recordRisk(tx, {
    subjectId: ratedSubjectId,
    screeningId: saved.id,
    score,
    band,
    cause,
    bands: searched.config.bands,
    hasReducedCoverage: isReduced,
  })
  if (cause === 'SCREENING' && plan.matchThreshold <= searched.usualThreshold)
    await markInitialScreening(tx, ratedSubjectId, { described: plan.subject, versions: searched.versions })
  return saved
}
