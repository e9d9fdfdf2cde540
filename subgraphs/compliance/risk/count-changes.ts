import type { DecisionOutcome, TriggeredRule } from './assessment.ts'

/** A past screening that a simulated ruleset would decide differently. */
export interface ChangedScreening {
  readonly screeningId: string
  /** Null for a payment, and for a party that is no subject. */
  readonly subjectId: string | null
  readonly createdAt: Date
  readonly previousOutcome: DecisionOutcome
  readonly outcome: DecisionOutcome
  /** Rules of the simulated ruleset. */
  readonly triggeredRules: readonly TriggeredRule[]
}

export interface DecisionChange extends Pick<ChangedScreening, 'previousOutcome' | 'outcome'> {
  readonly count: number
}

export interface ChangeCounts {
  readonly changed: number
  /** The most frequent change first. */
  readonly changes: readonly DecisionChange[]
  /** The first screenings with a change, in the order in which they were added. */
  readonly samples: readonly ChangedScreening[]
}

export interface ChangeCounter {
  /** Adds a screening whose decision would change. */
  add(screening: ChangedScreening): void
  counts(): ChangeCounts
}

/** Counts changes of decisions, and returns the first `samplesMax` of the screenings. */
export function createChangeCounter(samplesMax: number): ChangeCounter {
  const byChange = new Map<string, DecisionChange>()
  const samples: ChangedScreening[] = []
  let changed = 0
  return {
    add(screening) {
      const { previousOutcome, outcome } = screening
      const change = `${previousOutcome} ${outcome}`
      const count = (byChange.get(change)?.count ?? 0) + 1
      byChange.set(change, { previousOutcome, outcome, count })
      changed += 1
      if (samples.length < samplesMax) samples.push(screening)
    },
    counts: () => ({
      changed,
      changes: [...byChange]
        .sort(
          ([one, { count }], [other, { count: otherCount }]) => otherCount - count || (one < other ? -1 : 1),
        )
        .map(([, change]) => change),
      samples,
    }),
  }
}
