import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#compliance/errors.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import { saveScreening, type SavedScreening } from '#compliance/screening/save-screening.ts'
import type { ScreeningRequest } from '#compliance/screening/plan-screening.ts'
import { screened } from '#compliance/screening/screen.ts'
import { openSubject } from '#compliance/screening/seal-screening.ts'
import { admitWriter } from '#compliance/rules/rights.ts'
import { isStanding, lockScreening, storedScreening } from '#compliance/screening/load-screening.ts'
import type { SubjectInput } from '#compliance/subjects/subject-input.ts'
import { holdSubjectOf } from '#compliance/subjects/subject-rows.ts'

export interface Rescreen {
  readonly id: string
}

function admitStanding(screening: ScreeningRow): void {
  // The payment waits for the matches of this screening, so no other screening may supersede them.
  if (screening.paymentId !== null)
    throw refuse('INVALID_STATE', { message: 'Payments are screened again automatically.' })
  if (!isStanding(screening) && screening.status !== 'FAILED')
    throw refuse('INVALID_STATE', { message: `The screening is ${screening.status}.` })
  if (screening.nextScreeningId !== null)
    throw refuse('INVALID_STATE', { message: 'The screening has already been repeated.' })
}

const again = command({
  async prepare(ctx: Context, { id }: Rescreen) {
    const screening = await storedScreening(ctx, id)
    admitStanding(screening)
    return (await screened(ctx, [requestOf(screening, subjectOf(ctx, screening))]))[0]!
  },
  async write(tx, { id }, made): Promise<SavedScreening> {
    await holdSubjectOf(tx, id)
    admitStanding(await lockScreening(tx, id))
    return saveScreening(tx, made)
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
  const subject = openSubject(ctx.keys, screening)
  if (subject === null)
    throw refuse('INVALID_STATE', { message: 'The subject of the screening was deleted.' })
  return subject
}

/** Repeats a screening with the current lists. The new screening supersedes the old one, which links to it. */
export async function rescreen(ctx: Context, input: Rescreen): Promise<SavedScreening> {
  admitWriter(ctx.actor)
  return again(ctx, input)
}
