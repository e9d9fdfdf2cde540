import { migration } from '#kernel/database/migration.ts'

/** Alerts on a sample of near misses. */
export const belowLine = migration(
  '20261127130020_compliance_below_line',
  `
  -- Whether the alert is one of a sample of near misses, which analysts judge to learn what a rule misses.
  alter table compliance.alerts add column is_below_line boolean not null default false;
  alter table compliance.alerts add check (not is_below_line or status <> 'SHADOW');
  create index alerts_below_line on compliance.alerts (workspace_id, created_at) where is_below_line;
`,
)
