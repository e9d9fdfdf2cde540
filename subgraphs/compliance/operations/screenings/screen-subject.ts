import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { invalid, Refusal } from '#kernel/refusals.ts'
import type { ScreeningList, ScreeningPurpose } from '#compliance/entities/screening.ts'
import { refuse } from '#compliance/errors.ts'
import { subject } from '#compliance/queries/subjects.ts'
import { admitScreener } from '#compliance/rules/rights.ts'
import { inputOf } from '#compliance/subjects/details.ts'
import { saveFailedScreening } from '#compliance/screening/save-failed-screening.ts'
import type { SavedScreening } from '#compliance/screening/save-screening.ts'
import type { ScreeningRequest } from '#compliance/screening/plan-screening.ts'
import { searchSubjects, storeScreening } from '#compliance/screening/pipeline.ts'
import { subjectIssues, type SubjectInput } from '#compliance/subjects/subject-input.ts'

/** Exactly one of `subjectId` and `subject` is required. */
export interface ScreenSubject {
  readonly subjectId?: string | null
  readonly subject?: SubjectInput | null
  readonly lists?: readonly ScreeningList[] | null
  readonly matchThreshold?: number | null
  readonly purpose?: ScreeningPurpose | null
}

const screen = command({
  prepare: async (ctx: Context, input: ScreenSubject) =>
    (await searchSubjects(ctx, [await requestOf(ctx, input)]))[0]!,
  write: (tx, _, searched): Promise<SavedScreening> => storeScreening(tx, searched),
})

/** Takes the subject from the request, or loads the current details of the stored subject. */
async function requestOf(
  ctx: Context,
  { subjectId = null, subject: given = null, ...request }: ScreenSubject,
): Promise<ScreeningRequest> {
  if (given !== null) return { ...request, subjectId: null, subject: given }
  const { details, ...known } = await subject(ctx, subjectId!)
  if (details === null) throw refuse('SUBJECT_DELETED')
  return { ...request, subjectId, subject: inputOf(known, details) }
}

/**
 * Searches the lists for a subject, computes its risk and decides. When the lists cannot be searched, a FAILED screening that
 * clears nothing is stored, and SCREENING_UNAVAILABLE is thrown.
 */
export async function screenSubject(ctx: Context, input: ScreenSubject): Promise<SavedScreening> {
  admitScreener(ctx)
  const { subjectId = null, subject: given = null } = input
  if ((subjectId === null) === (given === null))
    throw invalid([
      {
        field: 'subject',
        reason: given === null ? 'or subject_id is required' : 'cannot be given together with subject_id',
      },
    ])
  const issues = given === null ? [] : subjectIssues(given, ctx.now(), 'subject')
  if (issues.length > 0) throw invalid(issues)
  try {
    return await screen(ctx, input)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'SCREENING_UNAVAILABLE')
      await saveFailedScreening(ctx, await requestOf(ctx, input), error.message)
    throw error
  }
}
