import { migration } from '#kernel/database/migration.ts'
import { tenantTable } from '#kernel/database/tables.ts'

export const initial = migration(
  '20261121000200_compliance_initial',
  `
  create table compliance.deny_list (
    workspace_id uuid not null,
    id uuid not null,
    name text not null,
    name_key text not null check (name_key <> ''),
    reason text,
    created_by text not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    constraint deny_list_name unique (workspace_id, name_key)
  );
  create index deny_list_newest on compliance.deny_list (workspace_id, created_at desc, id desc);

  create table compliance.payment_screenings (
    workspace_id uuid not null,
    id uuid not null,
    payment_id uuid not null,
    outcome text not null check (outcome in ('CLEAR', 'BLOCKED')),
    parties jsonb not null,
    matched_entry_ids uuid[] not null,
    created_at timestamptz not null,
    voided_at timestamptz,
    primary key (workspace_id, id)
  );
  create unique index payment_screenings_payment on compliance.payment_screenings (workspace_id, payment_id) where voided_at is null;
  `,
  tenantTable('compliance.deny_list'),
  tenantTable('compliance.payment_screenings', { app: 'select, insert, update (voided_at)' }),
)
