import { migration } from '#kernel/database/migration.ts'

/** Lists of alerts by status and by severity. */
export const alertFilters = migration(
  '20261127200020_compliance_alert_filters',
  `
  -- Triage order of one status or severity. Without them, a filter that few alerts pass reads the alerts of every workspace.
  create index alerts_by_status on compliance.alerts (workspace_id, status, (closed_at is not null), severity_rank, created_at, id) where status <> 'SHADOW';
  create index alerts_by_severity on compliance.alerts (workspace_id, severity, (closed_at is not null), severity_rank, created_at, id) where status <> 'SHADOW';
`,
)
