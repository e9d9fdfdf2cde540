import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/** A payment that needs a release keeps that need under a milder policy, and a release covers only the matches known at that time. */
export const paymentReleases = migration(
  '20261126070020_compliance_payment_releases',
  `
  alter table compliance.payment_screenings
    add column needs_release boolean not null default false,
    add column released_match_ids uuid[] not null default '{}';

  -- Fills the columns for earlier holds and releases. Row-level security is suspended because it applies to the owner as well.
  alter table compliance.payment_screenings no force row level security;
  alter table compliance.payment_matches no force row level security;
  alter table compliance.screening_policies no force row level security;
  update compliance.payment_screenings screening set released_match_ids = array(
      select match_id from compliance.payment_matches found
      where found.workspace_id = screening.workspace_id and found.payment_id = screening.payment_id and found.created_at <= screening.released_at)
    where released_at is not null;
  update compliance.payment_screenings screening set needs_release = true
    from compliance.screening_policies policy
    where policy.workspace_id = screening.workspace_id and not policy.auto_release_on_false_positive
      and screening.hold_reason = 'MATCH' and screening.voided_at is null;
  alter table compliance.payment_screenings force row level security;
  alter table compliance.payment_matches force row level security;
  alter table compliance.screening_policies force row level security;

  grant update (released_match_ids) on compliance.payment_screenings to ${ROLES.app};
`,
)
