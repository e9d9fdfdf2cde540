import { migration } from '#kernel/database/migration.ts'

/** The input of a decision may be re-encrypted under another key, which changes the cipher text but not the content. */
export const resealedDecisions = migration(
  '20261128090000_compliance_resealed_decisions',
  `
  create or replace trigger append_only_save_erasure before update on compliance.screening_decisions for each row
    when ((new.input is not null and (old.input is null or split_part(new.input, '.', 1) <> 'v2' or split_part(new.input, '.', 2) = split_part(old.input, '.', 2)))
      or (new.workspace_id, new.screening_id, new.number, new.cause, new.outcome, new.previous_outcome, new.reason, new.made_by, new.made_by_key, new.engine, new.config_hash, new.assessment, new.made_at)
        is distinct from (old.workspace_id, old.screening_id, old.number, old.cause, old.outcome, old.previous_outcome, old.reason, old.made_by, old.made_by_key, old.engine, old.config_hash, old.assessment, old.made_at))
    execute function kernel.refuse_change();`,
)
