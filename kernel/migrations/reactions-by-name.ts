import { migration } from '#kernel/database/migration.ts'

/**
 * Each reaction finds its own due rows by index, without a scan past the rows of reactions that have a long
 * queue or no longer exist.
 */
export const reactionsByName = migration(
  '20261122000040_kernel_reactions_by_name',
  `
  create index reactions_due_by_name on kernel.reactions (reaction, due_at);
  drop index kernel.reactions_due;
`,
)
