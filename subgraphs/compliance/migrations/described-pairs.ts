import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/** Allow-list pairs store keyed hashes of the subject's description; null when the description is unknown. */
export const describedPairs = migration(
  '20261127030010_compliance_described_pairs',
  `
  alter table compliance.allow_list
    add column description_hash text,
    add column name_hash text,
    drop constraint allow_list_end_reason_check,
    add constraint allow_list_end_reason_check check (end_reason in ('REMOVED', 'ENTRY_CHANGED', 'SUBJECT_CHANGED', 'SUBJECT_DELETED'));
  grant update (description_hash, name_hash) on compliance.allow_list to ${ROLES.app};`,
)
