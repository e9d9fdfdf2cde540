import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#compliance/errors.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import type { SavedScreening } from '#compliance/screening/save-screening.ts'
import type { ScreeningRequest } from '#compliance/screening/plan-screening.ts'
import { searchSubjects, storeScreening } from '#compliance/screening/pipeline.ts'
import { decryptScreenedSubject } from '#compliance/screening/seal-screening.ts'
import { admitWriter } from '#compliance/rules/rights.ts'
import { isCurrent, lockScreening, loadScreening } from '#compliance/screening/load-screening.ts'
import type { SubjectInput } from '#compliance/subjects/subject-input.ts'
import { holdSubjectOf } from '#compliance/subjects/subject-rows.ts'

export interface Rescreen {
  readonly id: string
}

function refuseUnlessRepeatable(screening: ScreeningRow): void {
  // The payment waits for the matches of this screening, so no other screening may supersede them.
  if (screening.paymentId !== null)
    throw refuse('INVALID_STATE', { message: 'Payments are screened again automatically.' })
  if (!isCurrent(screening) && screening.status !== 'FAILED')
    throw refuse('INVALID_STATE', { message: `The screening is ${screening.status}.` })
  if (screening.nextScreeningId !== null)
    throw refuse('INVALID_STATE', { message: 'The screening has already been repeated.' })
}

const runRescreen = command({
  async prepare(ctx: Context, { id }: Rescreen) {
    const screening = await loadScreening(ctx, id)
    refuseUnlessRepeatable(screening)
    return (await searchSubjects(ctx, [requestOf(screening, subjectOf(ctx, screening))]))[0]!
  },
  async write(tx, { id }, searched): Promise<SavedScreening> {
    await holdSubjectOf(tx, id)
    refuseUnlessRepeatable(await lockScreening(tx, id))
    return storeScreening(tx, searched)
  },
})

/** Rebuilds the original request with all its sources, so that a list that was missing then is searched now. */
const requestOf = (screening: ScreeningRow, subject: SubjectInput): ScreeningRequest => ({
  subject,
  subjectId: screening.subjectId,
  lists: screening.lists,
  sources: screening.sources as readonly ListSource[],
  matchThreshold: screening.matchThreshold,
  purpose: screening.purpose,
  paymentId: screening.paymentId,
  previousScreeningId: screening.id,
})

function subjectOf(ctx: Context, screening: ScreeningRow): SubjectInput {
  const subject = decryptScreenedSubject(ctx.keys, screening)
  if (subject === null)
    throw refuse('INVALID_STATE', { message: 'The subject of the screening was deleted.' })
  return subject
}

/** Repeats a screening with the current lists. The new screening supersedes the old one, which links to it. */
export async function rescreen(ctx: Context, input: Rescreen): Promise<SavedScreening> {
  admitWriter(ctx.actor)
  return runRescreen(ctx, input)
}
