import { migration } from '../database/migration.ts'

/** Results and answers that are kept under idempotency keys are sealed; rows in clear end by themselves within a day. */
export const sealedOutcomes = migration('20261122000010_kernel_sealed_outcomes', `
  alter table kernel.idempotency add column sealed_snapshot text, add column sealed_body text;`)
