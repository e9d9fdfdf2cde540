import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#compliance/errors.ts'
import type { RiskCause } from '#compliance/entities/risk-change.ts'
import { subjectById } from '#compliance/queries/subjects.ts'
import { searchSubjects, storeScreening } from '#compliance/screening/pipeline.ts'
import { inputOf } from '#compliance/subjects/details.ts'

interface RescreenSubject {
  readonly subjectId: string
  readonly cause: Extract<RiskCause, 'PERIODIC' | 'LIST_CHANGE'>
}

const screen = command({
  async prepare(ctx: Context, { subjectId }: RescreenSubject) {
    const subject = await subjectById(ctx, subjectId)
    if (!subject?.details) throw refuse('SUBJECT_NOT_FOUND')
    const [searched] = await searchSubjects(ctx, [
      {
        subject: inputOf(subject, subject.details),
        subjectId,
        purpose: 'PERIODIC',
        previousScreeningId: subject.screeningId,
      },
    ])
    return searched!
  },
  write: async (tx, { cause }, searched): Promise<Readonly<Record<string, string>>> =>
    (await storeScreening(tx, searched, { cause })).datasetVersions,
})

/**
 * Screens a subject in full, linked to its previous screening, and sets its risk from the result. Returns the searched list versions.
 * `occasion` is the idempotency key: a retried batch screens the subject only once.
 */
export const rescreenSubject = (
  ctx: Context,
  { occasion, ...input }: RescreenSubject & { readonly occasion: string },
): Promise<Readonly<Record<string, string>>> =>
  screen(
    {
      ...ctx,
      idempotency: {
        key: occasion,
        subject: 'list_update_run',
        fingerprint: occasion,
        retriesRefusals: true,
      },
    },
    input,
  )
