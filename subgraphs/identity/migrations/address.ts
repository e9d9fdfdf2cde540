import { migration } from '#kernel/database/migration.ts'

/** Payments above a threshold must contain the sender's address (FATF recommendation 16). */
export const address = migration(
  '20261122000110_identity_address',
  `
  alter table identity.customers add column address text;
`,
)
