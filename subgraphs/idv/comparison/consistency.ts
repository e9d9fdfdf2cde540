import type { ComparableField, ComparedField } from './compare-data.ts'

export interface Consistency {
  /** 0 to 100, the share of matching fields; missing if no field could be compared. */
  readonly score?: number
  readonly mismatches: readonly ComparableField[]
}

/** Sums up a comparison. */
export function consistencyOf(compared: readonly ComparedField[]): Consistency {
  const mismatches = compared.filter(({ result }) => result === 'mismatch').map(({ field }) => field)
  const matches = compared.filter(({ result }) => result === 'match').length
  const total = matches + mismatches.length
  return { ...(total > 0 && { score: Math.round((100 * matches) / total) }), mismatches }
}
