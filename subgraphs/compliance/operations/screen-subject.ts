import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { invalid, Refusal } from '#kernel/refusals.ts'
import type { ScreeningList, ScreeningPurpose } from '../entities/screening.ts'
import { keepFailure } from '../screening/keep-failure.ts'
import { keepScreening, type KeptScreening } from '../screening/keep.ts'
import type { ScreeningRequest } from '../screening/request.ts'
import { screened } from '../screening/screen.ts'
import { admitWriter } from '../screening/stored.ts'
import { subjectFaults, type SubjectInput } from '../screening/subject.ts'

export interface ScreenSubject {
  readonly subject: SubjectInput
  readonly lists?: readonly ScreeningList[] | null
  readonly matchThreshold?: number | null
  readonly purpose?: ScreeningPurpose | null
}

const screen = command({
  ask: async (ctx: Context, request: ScreeningRequest) => (await screened(ctx, [request]))[0]!,
  write: (tx, _, made): Promise<KeptScreening> => keepScreening(tx, made),
})

/**
 * Looks for a subject on the lists, reckons its risk and decides. Where the lists cannot be searched the attempt is kept as
 * FAILED, with a decision that lets nothing through, and refused as SCREENING_UNAVAILABLE.
 */
export async function screenSubject(ctx: Context, request: ScreenSubject): Promise<KeptScreening> {
  admitWriter(ctx)
  const faults = subjectFaults(request.subject, ctx.now(), 'subject')
  if (faults.length > 0) throw invalid(faults)
  try {
    return await screen(ctx, request)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'SCREENING_UNAVAILABLE') await keepFailure(ctx, request, error.message)
    throw error
  }
}
