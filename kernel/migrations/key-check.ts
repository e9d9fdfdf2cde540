import { migration } from '#kernel/database/migration.ts'
import { referenceTable } from '#kernel/database/tables.ts'

/**
 * A known text encrypted with the ENCRYPTION_KEY of this database. A key that decrypts it is the right one.
 */
export const keyCheck = migration(
  '20261123300010_kernel_key_check',
  `
  create table kernel.key_checks (
    name text primary key,
    sealed text not null,
    created_at timestamptz not null
  );
  `,
  referenceTable('kernel.key_checks'),
)
