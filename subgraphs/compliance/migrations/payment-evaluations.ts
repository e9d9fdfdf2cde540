import { migration } from '#kernel/database/migration.ts'

/** Decisions of the rules on transactions about payments of the platform. */
export const paymentEvaluations = migration(
  '20261127120010_compliance_payment_evaluations',
  `
  create table compliance.payment_evaluations (
    workspace_id uuid not null,
    payment_id uuid not null,
    evaluation_id uuid not null,
    transaction_id text not null,
    outcome text not null check (outcome in ('CLEAR', 'HELD', 'BLOCKED')),
    -- Null for a payment that was never held, or is held without limit.
    held_until timestamptz,
    created_at timestamptz not null,
    -- When and by whom a case was closed that ended the hold.
    decided_at timestamptz,
    decided_by text,
    -- The API key that acted for this person; null when a staff member closed the case.
    decided_by_key uuid,
    voided_at timestamptz,
    primary key (workspace_id, payment_id),
    check ((decided_at is null) = (decided_by is null)),
    check (outcome <> 'HELD' or decided_at is null),
    check (decided_by_key is null or decided_by is not null)
  );
  alter table compliance.payment_evaluations enable row level security;
  alter table compliance.payment_evaluations force row level security;
  create policy workspace on compliance.payment_evaluations
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (outcome, decided_at, decided_by, decided_by_key, voided_at) on compliance.payment_evaluations to fiducia_app;
`,
)
