import type { ScreeningList, ScreeningPurpose } from '../entities/screening.ts'
import type { AssessedTransaction } from '../risk/assessment.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'
import { SOURCE_NAMES, SOURCES } from '../watchlists/sources.ts'
import type { SubjectInput } from './subject.ts'

/** Whom to look for, where, and what for. */
export interface ScreeningRequest {
  readonly subject: SubjectInput
  readonly subjectId?: string | null
  readonly lists?: readonly ScreeningList[] | null
  /** Of the lists asked for, these sources alone. */
  readonly sources?: readonly ListSource[] | null
  readonly matchThreshold?: number | null
  readonly purpose?: ScreeningPurpose | null
  readonly paymentId?: string | null
  readonly previousScreeningId?: string | null
  readonly transaction?: AssessedTransaction
}

/** A request with nothing left open. */
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
/** Lists that nobody publishes to us yet: asked for, they are told as not evaluated. */
export const NOT_EVALUATED: readonly ScreeningList[] = ['ADVERSE_MEDIA']

/** Those that were named, in our order; all of them where none was. */
const among = <Each>(all: readonly Each[], named: readonly Each[] | null | undefined): readonly Each[] =>
  (named && named.length > 0 ? all.filter(each => named.includes(each)) : all)

/** `usualThreshold` is the workspace's, for a request that names none. */
export function planOf(request: ScreeningRequest, usualThreshold: number): ScreeningPlan {
  const lists = among(ALL_LISTS, request.lists)
  const asked = SOURCE_NAMES.filter(source => lists.includes(SOURCES[source].type))
  return {
    subject: request.subject,
    subjectId: request.subjectId ?? null,
    externalId: request.subject.externalId ?? null,
    lists,
    sources: among(asked, request.sources),
    matchThreshold: request.matchThreshold ?? usualThreshold,
    purpose: request.purpose ?? 'AD_HOC',
    paymentId: request.paymentId ?? null,
    previousScreeningId: request.previousScreeningId ?? null,
    transaction: request.transaction,
  }
}
