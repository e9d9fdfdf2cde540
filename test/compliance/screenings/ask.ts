import type { ScreenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import type { SubjectInput } from '#compliance/subjects/subject-input.ts'
import { at } from './screening-world.ts'

export const ask = (
  name: string,
  more: Partial<SubjectInput> = {},
  rest: Omit<ScreenSubject, 'subject'> = {},
): ScreenSubject => ({ subject: { type: 'INDIVIDUAL', name, ...more }, ...rest })

/** Types of the events published about a screening, without `compliance.`. */
export const events = async (id: string): Promise<string[]> =>
  (await at.published())
    .filter(({ aggregateId }) => aggregateId === id)
    .map(({ type }) => type.replace('compliance.', ''))
