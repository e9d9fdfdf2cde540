import { migration } from '#kernel/database/migration.ts'

/**
 * Results and responses that are stored under idempotency keys are encrypted. Unencrypted rows expire within
 * a day.
 */
export const sealedOutcomes = migration(
  '20261122000010_kernel_sealed_outcomes',
  `
  alter table kernel.idempotency add column sealed_snapshot text, add column sealed_body text;`,
)
