import { migration } from '#kernel/database/migration.ts'

/** A payment is screened at creation and again before the payout; the first outcome of each stage is kept. */
export const screeningStages = migration(
  '20261122000200_compliance_screening_stages',
  `
  alter table compliance.payment_screenings
    add column stage text not null default 'CREATION' check (stage in ('CREATION', 'PAYOUT'));
  create unique index payment_screenings_stage on compliance.payment_screenings (workspace_id, payment_id, stage) where voided_at is null;
  drop index compliance.payment_screenings_payment;
  `,
)
