import { isDeepStrictEqual } from 'node:util'
import { columnsOf } from '#kernel/database/columns.ts'
import type { Tx } from '#kernel/command.ts'
import { ScreeningMatch, type ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import type { FoundMatch } from './build-matches.ts'
import { decryptScreenedSubject } from './seal-screening.ts'
import { partyOf, type SubjectInput } from '#compliance/subjects/subject-input.ts'

/** Where earlier matches are read: from the subject, or without a subject from the previous screening. */
interface EarlierMatches {
  readonly subjectId: string | null
  readonly previousScreeningId: string | null
}

type KnownMatch = ScreeningMatchRow & { readonly position: number; readonly subject: string | null }

/** The initial state of a match, taken over from the latest earlier match with the same entry. */
export type InitialMatchState = Pick<
  ScreeningMatchRow,
  | 'status'
  | 'reasonCode'
  | 'note'
  | 'resolvedBy'
  | 'resolvedByKey'
  | 'resolvedAt'
  | 'carriedFrom'
  | 'statusChangedAt'
> & {
  /** Whether an event must be published: the match is new, its entry changed, or its resolution no longer applies. */
  readonly isNew: boolean
}

const MATCH = columnsOf(ScreeningMatch, 'match')

const latestOf = (
  ownerCondition: string,
): string => `select wanted.position::integer, last.*, screening.subject
  from unnest($3::integer[], $4::text[], $5::text[]) as wanted (position, source, entry_id)
  cross join lateral (select ${MATCH} from compliance.screening_matches match
    where workspace_id = $1 and ${ownerCondition} and match.source = wanted.source and match.entry_id = wanted.entry_id
    order by status_changed_at desc, created_at desc limit 1) last
  join compliance.screenings screening on screening.workspace_id = $1 and screening.id = last."screeningId"`

const OF_SUBJECT = latestOf('subject_id = $2')
const OF_SCREENING = latestOf('screening_id = $2')

const OPEN = {
  status: 'OPEN',
  reasonCode: null,
  note: null,
  resolvedBy: null,
  resolvedByKey: null,
  resolvedAt: null,
  carriedFrom: null,
} as const

/**
 * Reads the latest resolution of each entry. A resolution carries over while the entry is unchanged; a clearance also requires an
 * unchanged subject.
 */
export async function carryOverResolutions(
  tx: Tx,
  { subjectId, previousScreeningId }: EarlierMatches,
  { matches, subject }: { readonly matches: readonly FoundMatch[]; readonly subject: SubjectInput },
): Promise<InitialMatchState[]> {
  const [text, ownerId] = subjectId === null ? [OF_SCREENING, previousScreeningId] : [OF_SUBJECT, subjectId]
  const newMatch: InitialMatchState = { ...OPEN, statusChangedAt: tx.now(), isNew: true }
  if (ownerId === null || matches.length === 0) return matches.map(() => newMatch)
  // An entry that got a new id lists the old one in `formerIds`.
  const wanted = matches.flatMap(({ source, entryId, snapshot }, position) =>
    [entryId, ...snapshot.formerIds].map(id => ({ position, source, id })),
  )
  const rows = await tx.sql<KnownMatch>(text, [
    tx.actor.workspaceId,
    ownerId,
    wanted.map(({ position }) => position),
    wanted.map(({ source }) => source),
    wanted.map(({ id }) => id),
  ])
  const latest = Map.groupBy(rows, ({ position }) => position)
  const hasSameSubject = subjectComparison(tx, subject)
  return matches.map(({ entryHash }, position) => {
    const [known] = (latest.get(position) ?? []).sort(
      (one, other) => other.statusChangedAt.getTime() - one.statusChangedAt.getTime(),
    )
    if (known?.entryHash !== entryHash) return newMatch
    const { status, reasonCode, note, resolvedBy, resolvedByKey, resolvedAt, statusChangedAt } = known
    if (status === 'OPEN') return { ...OPEN, statusChangedAt, isNew: false }
    if (status !== 'CONFIRMED' && !hasSameSubject(known)) return newMatch
    return {
      status,
      reasonCode,
      note,
      resolvedBy,
      resolvedByKey,
      resolvedAt,
      statusChangedAt,
      carriedFrom: known.carriedFrom ?? known.id,
      isNew: false,
    }
  })
}

/** Compares the subject with the one of an earlier match, in the fields that the search uses. */
function subjectComparison(tx: Tx, subject: SubjectInput): (known: KnownMatch) => boolean {
  const party = partyOf(subject)
  const alikeByScreening = new Map<string, boolean>()
  return ({ workspaceId, screeningId, subject: sealed }) => {
    if (sealed === null) return false
    const isAlike =
      alikeByScreening.get(screeningId) ??
      isDeepStrictEqual(
        partyOf(decryptScreenedSubject(tx.keys, { workspaceId, id: screeningId, subject: sealed })),
        party,
      )
    alikeByScreening.set(screeningId, isAlike)
    return isAlike
  }
}
