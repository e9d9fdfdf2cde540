import type { Duty } from '#kernel/subgraph.ts'

const MANY = 500
/** Expired tokens are kept for a while, so that their holders are told that they came too late. */
const KEPT_MS = 24 * 3_600_000

// The condition stands twice: a row can be written anew between the two looks at it.
const forget = (table: string, column: string): string => `
  delete from identity.${table} where ${column} < $1 and (workspace_id, ${column === 'failed_at' ? 'email_hash' : 'id'}) in (
    select workspace_id, ${column === 'failed_at' ? 'email_hash' : 'id'} from identity.${table} where ${column} < $1 order by ${column} limit ${MANY})
  returning 1`

const STATEMENTS = [forget('handoff_tokens', 'expires_at'), forget('refresh_tokens', 'expires_at'), forget('sign_in_failures', 'failed_at')]

/** Deletes tokens that expired, and failed attempts to sign in, a day after they stopped meaning anything. */
export const forgetExpired: Duty = {
  name: 'identity.forget_expired',
  everyMs: 10 * 60_000,
  async run(worker) {
    const before = new Date(worker.now().getTime() - KEPT_MS)
    let forgotten = 0
    for (const statement of STATEMENTS) forgotten += (await worker.sql(statement, [before])).length
    return forgotten
  },
}
