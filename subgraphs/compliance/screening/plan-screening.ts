import type { ScreeningList, ScreeningPurpose } from '#compliance/entities/screening.ts'
import type { AssessedTransaction } from '#compliance/risk/assessment.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCE_NAMES, SOURCES } from '#compliance/watchlists/sources.ts'
import type { SubjectInput } from '#compliance/subjects/subject-input.ts'

/** The subject to screen, the lists to search, and the purpose. */
export interface ScreeningRequest {
  readonly subject: SubjectInput
  readonly subjectId?: string | null
  readonly lists?: readonly ScreeningList[] | null
  /** Restricts the search to these sources of the requested lists. */
  readonly sources?: readonly ListSource[] | null
  readonly matchThreshold?: number | null
  readonly purpose?: ScreeningPurpose | null
  readonly paymentId?: string | null
  readonly previousScreeningId?: string | null
  readonly transaction?: AssessedTransaction
}

/** A request with all defaults filled in. */
export interface ScreeningPlan {
  readonly subject: SubjectInput
  readonly subjectId: string | null
  readonly externalId: string | null
  readonly lists: readonly ScreeningList[]
  readonly sources: readonly ListSource[]
  readonly matchThreshold: number
  readonly purpose: ScreeningPurpose
  readonly paymentId: string | null
  readonly previousScreeningId: string | null
  readonly transaction: AssessedTransaction | undefined
}

const ALL_LISTS: readonly ScreeningList[] = ['SANCTIONS', 'PEP', 'ADVERSE_MEDIA']
/** Lists without a source; a request that names them reports them as not evaluated. */
export const NOT_EVALUATED: readonly ScreeningList[] = ['ADVERSE_MEDIA']

/** The named items in the order of `all`; every item when none is named. */
const selectFrom = <Each>(
  all: readonly Each[],
  named: readonly Each[] | null | undefined,
): readonly Each[] => (named && named.length > 0 ? all.filter(each => named.includes(each)) : all)

/** `usualThreshold` is the threshold of the workspace, the default for requests without one. */
export function planOf(request: ScreeningRequest, usualThreshold: number): ScreeningPlan {
  const lists = selectFrom(ALL_LISTS, request.lists)
  const requestedSources = SOURCE_NAMES.filter(source => lists.includes(SOURCES[source].type))
  return {
    subject: request.subject,
    subjectId: request.subjectId ?? null,
    externalId: request.subject.externalId ?? null,
    lists,
    sources: selectFrom(requestedSources, request.sources),
    matchThreshold: request.matchThreshold ?? usualThreshold,
    purpose: request.purpose ?? 'AD_HOC',
    paymentId: request.paymentId ?? null,
    previousScreeningId: request.previousScreeningId ?? null,
    transaction: request.transaction,
  }
}
