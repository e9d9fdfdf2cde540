import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/** Stores the API key next to the person for whom it acts. Null when a staff member or the platform acted, or an earlier release wrote the row. */
export const namedActors = migration(
  '20261128020020_compliance_named_actors',
  `
  alter table compliance.screening_matches add column resolved_by_key uuid;
  alter table compliance.screening_decisions add column made_by_key uuid;
  alter table compliance.allow_list add column created_by_key uuid, add column ended_by_key uuid;
  alter table compliance.deny_list add column created_by_key uuid;
  alter table compliance.payment_screenings add column released_by_key uuid;

  grant update (resolved_by_key) on compliance.screening_matches to ${ROLES.app};
  grant update (ended_by_key) on compliance.allow_list to ${ROLES.app};
  grant update (released_by_key) on compliance.payment_screenings to ${ROLES.app};

  create or replace trigger append_only_save_erasure before update on compliance.screening_decisions for each row
    when (new.input is not null
      or (new.workspace_id, new.screening_id, new.number, new.cause, new.outcome, new.previous_outcome, new.reason, new.made_by, new.made_by_key, new.engine, new.config_hash, new.assessment, new.made_at)
        is distinct from (old.workspace_id, old.screening_id, old.number, old.cause, old.outcome, old.previous_outcome, old.reason, old.made_by, old.made_by_key, old.engine, old.config_hash, old.assessment, old.made_at))
    execute function kernel.refuse_change();`,
)
