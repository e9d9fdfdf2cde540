import type { ChangeEventType } from '#sentinel/detection-rules/rule-types.ts'
import type { Circumstances } from '#sentinel/evaluation/features/read-circumstances.ts'

export interface DatedChange {
  readonly type: ChangeEventType
  readonly at: Date
}

/** The latest change of these types after a time. */
export const latestChange = (
  { changes }: Pick<Circumstances, 'changes'>,
  types: readonly ChangeEventType[],
  after: Date,
): DatedChange | undefined =>
  (changes ?? [])
    .map(({ type, at }) => ({ type, at: new Date(at) }))
    .filter(({ type, at }) => types.includes(type) && at > after)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
