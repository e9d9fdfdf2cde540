import type { ScreeningMatchRow } from '#compliance/entities/screening-match.ts'

/** Whether a match still needs a resolution. */
export const isOpen = ({ status }: Pick<ScreeningMatchRow, 'status'>): boolean =>
  status === 'OPEN' || status === 'IN_REVIEW'
