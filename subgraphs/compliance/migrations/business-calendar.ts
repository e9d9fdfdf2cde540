import { migration } from '#kernel/database/migration.ts'

/** The days on which the deadlines of cases run. */
export const businessCalendar = migration(
  '20261127180010_compliance_business_calendar',
  `
  -- Time zone, weekend and holidays; null when every hour counts.
  alter table compliance.monitoring_settings add column business_calendar jsonb;
`,
)
