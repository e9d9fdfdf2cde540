import { localDay } from '#kernel/local-day.ts'

/** Time zone of a workspace until its own is set. */
export const DEFAULT_TIME_ZONE = 'Africa/Lagos'

/** The business date on which a workspace begins. */
export const firstBusinessDate = (at: Date): string => localDay(at, DEFAULT_TIME_ZONE)
