import { migration } from '#kernel/database/migration.ts'

/** Payments of some size have to carry their sender's address (FATF recommendation 16). */
export const address = migration('20261122000110_identity_address', `
  alter table identity.customers add column address text;
`)
