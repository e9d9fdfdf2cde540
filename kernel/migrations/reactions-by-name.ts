import { migration } from '../database/migration.ts'

/** Each reaction finds what is due of its own: neither one with very many waiting nor one that nobody runs any more is stepped over. */
export const reactionsByName = migration('20261122000040_kernel_reactions_by_name', `
  create index reactions_due_by_name on kernel.reactions (reaction, due_at);
  drop index kernel.reactions_due;
`)
