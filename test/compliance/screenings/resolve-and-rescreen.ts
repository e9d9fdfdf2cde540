import { newId } from '#kernel/id.ts'
import { resolveMatch, type MatchResolution } from '#compliance/operations/screenings/resolve-match.ts'
import { screenings } from '#compliance/queries/screenings.ts'
import { rescreenSubject } from '#compliance/monitoring/rescreen-subject.ts'
import type { SavedScreening } from '#compliance/screening/save-screening.ts'
import { at } from './screening-world.ts'

export const resolve = ({ id, matches }: SavedScreening, resolution: MatchResolution) =>
  resolveMatch(at.key(), {
    screeningId: id,
    matchId: matches[0]!.id,
    resolution,
    reasonCode: 'OTHER_BIRTH',
    note: 'Born in another year.',
  })
/** Screens the subject as periodic monitoring does. */
export const periodic = async (subjectId: string): Promise<void> =>
  void (await rescreenSubject(
    { ...at.platformContext, loaders: new Map() },
    { subjectId, cause: 'PERIODIC', occasion: newId() },
  ))
/** The last screening of the subject. */
export const last = async (subjectId: string) =>
  (await screenings(at.reader(), { first: 1, subjectId })).nodes[0]!
