import { migration } from '#kernel/database/migration.ts'

/** Reports in lists, and snoozes of rules that a person ended. */
export const reportsAndSnoozes = migration(
  '20261127140010_compliance_reports_and_snoozes',
  `
  create index reports_newest on compliance.reports (workspace_id, created_at desc, id desc);

  alter table compliance.monitoring_rule_snoozes
    -- When and by whom the snooze was ended before its time.
    add column ended_at timestamptz,
    add column ended_by text,
    -- The API key that acted; null when a staff member acted.
    add column ended_by_key uuid,
    add check ((ended_at is null) = (ended_by is null)),
    add check (ended_by_key is null or ended_by is not null);
  create index monitoring_rule_snoozes_newest on compliance.monitoring_rule_snoozes (workspace_id, rule_id, created_at desc, id desc)
    where replaced_at is null and ended_at is null;
  grant update (ended_at, ended_by, ended_by_key) on compliance.monitoring_rule_snoozes to fiducia_app;
`,
)
