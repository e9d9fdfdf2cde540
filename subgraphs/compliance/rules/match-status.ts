import type { MatchStatus, ScreeningMatchRow } from '#compliance/entities/screening-match.ts'

export const OPEN_MATCH_STATUSES: readonly MatchStatus[] = ['OPEN', 'IN_REVIEW']

/** Whether a match still needs a resolution. */
export const isOpen = ({ status }: Pick<ScreeningMatchRow, 'status'>): boolean =>
  OPEN_MATCH_STATUSES.includes(status)
