import type { Job } from '#kernel/jobs/job.ts'

const BATCH = 500

const PURGE = `update webhooks.subscriptions set previous_secret = null, previous_secret_until = null
  where (workspace_id, id) in (
    select workspace_id, id from webhooks.subscriptions where previous_secret_until <= $1 order by previous_secret_until limit ${BATCH} for no key update skip locked)
  returning 1`

/** Deletes previous secrets once deliveries are no longer signed with them. */
export const purgePreviousSecrets: Job = {
  name: 'webhooks.purge_previous_secrets',
  everyMs: 60_000,
  async run({ sql, now }) {
    return (await sql(PURGE, [now()])).length
  },
}
