import { migration } from '#kernel/database/migration.ts'

/**
 * Leaves room for a second version of every account in its page. An end of day updates all accounts of a page at once; one that finds no room
 * moves to another page, and then every index of the table gets a new entry.
 */
export const accountUpdates = migration(
  '20261129130000_core_account_updates',
  `alter table core.accounts set (fillfactor = 45)`,
)
