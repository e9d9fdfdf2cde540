import type { RiskBand } from './assessment.ts'
import { LEVELS } from './defaults.ts'

const HIGHEST = 1000

/** Whether the four bands, from LOW to CRITICAL, cover the scores 0 to 1000 without gaps or overlaps. */
export function areBands(bands: readonly RiskBand[]): boolean {
  if (bands.length !== LEVELS.length || bands.at(-1)?.maxScore !== HIGHEST) return false
  return bands.every(
    ({ level, minScore, maxScore }, index) =>
      level === LEVELS[index] &&
      minScore === (index === 0 ? 0 : bands[index - 1]!.maxScore + 1) &&
      minScore <= maxScore,
  )
}
