import type { Job } from '#kernel/jobs/job.ts'

const BATCH = 500
/** Retention of what the simulators received, for the comparison of a test with what the partners were sent. */
const RETENTION_MS = 30 * 24 * 3_600_000

// A transfer that has not ended still needs the state of its reference: without it, collected money would not be refunded, and
// a payout would be sent again.
const purgeOf = (table: string, column: string): string => `
  delete from remittance.${table} where ${column} < $1 and (workspace_id, reference) in (
    select workspace_id, reference from remittance.${table} simulated where ${column} < $1
      and not exists (
        select 1 from remittance.transfers transfer
        where transfer.workspace_id = simulated.workspace_id and transfer.reference = simulated.reference
          and (transfer.status in ('CREATED', 'FUNDED', 'PROCESSING') or transfer.due_at is not null or transfer.returns_due_at is not null))
    order by ${column} limit ${BATCH})
  returning 1`

const STATEMENTS = [
  purgeOf('simulated_collections', 'state_at'),
  purgeOf('simulated_payouts', 'first_sent_at'),
]

/** Deletes the simulators' rows about transfers that ended. Real partners write no such rows. */
export const purgeSimulated: Job = {
  name: 'remittance.purge_simulated',
  everyMs: 10 * 60_000,
  async run({ sql, now }) {
    let removed = 0
    for (const text of STATEMENTS)
      removed += (await sql(text, [new Date(now().getTime() - RETENTION_MS)])).length
    return removed
  },
}
