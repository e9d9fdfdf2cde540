import type { Context } from '#kernel/context.ts'
import type { Connection } from '#kernel/page.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import type { ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import { screeningMatches, screenings } from './screenings.ts'
import { subject } from './subjects.ts'

interface OfSubject {
  readonly id: string
  readonly first: number
  readonly after?: string | null
}

/** A subject's screenings, newest first. */
export async function subjectScreenings(
  ctx: Context,
  { id, ...page }: OfSubject,
): Promise<Connection<ScreeningRow>> {
  await subject(ctx, id)
  return screenings(ctx, { subjectId: id, ...page })
}

/** The matches of a subject's latest screening; empty when it was never screened. */
export async function subjectMatches(ctx: Context, id: string): Promise<readonly ScreeningMatchRow[]> {
  const { screeningId } = await subject(ctx, id)
  return screeningId === null ? [] : screeningMatches(ctx, screeningId)
}
