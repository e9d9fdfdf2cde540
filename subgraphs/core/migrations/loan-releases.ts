import { migration } from '#kernel/database/migration.ts'

/** Releases of collateral and guarantors, the texts that an erasure removes, and the loans that are repaid from an account. */
export const loanReleases = migration(
  '20261129150000_core_loan_releases',
  `
  alter table core.loan_collateral add column released_at timestamptz, add column released_by text, add column release_reason text,
    add check ((released_at is null) = (released_by is null));
  grant update (released_at, released_by, release_reason, description) on core.loan_collateral to fiducia_app;

  alter table core.loan_guarantors add column released_at timestamptz, add column released_by text, add column release_reason text,
    add check ((released_at is null) = (released_by is null));
  grant update (released_at, released_by, release_reason, name) on core.loan_guarantors to fiducia_app;
  create index loan_guarantors_of_customer on core.loan_guarantors (workspace_id, customer_id) where customer_id is not null;

  create index loans_repaid_from on core.loans (workspace_id, repayment_account_id) where repayment_account_id is not null;
  `,
)
