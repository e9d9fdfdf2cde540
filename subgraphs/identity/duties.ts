import type { Duty } from '#kernel/subgraph.ts'
import { sealCustomers as seal } from './operations/seal-customers.ts'

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

const SEALED_AT_ONCE = 100

const IN_CLEAR = `select workspace_id as "workspaceId", id from identity.customers
  where num_nonnulls(email, phone, date_of_birth, address) > 0 order by workspace_id, id limit ${SEALED_AT_ONCE}`

/** Seals what a version before kept of customers in clear, some at a time. */
export const sealCustomers: Duty = {
  name: 'identity.seal_customers',
  everyMs: 60_000,
  async run(worker) {
    const found = await worker.sql<{ workspaceId: string; id: string }>(IN_CLEAR)
    let sealed = 0
    for (const [workspaceId, rows] of Map.groupBy(found, row => row.workspaceId))
      sealed += await seal(await worker.within(workspaceId), { ids: rows.map(({ id }) => id) })
    return sealed
  },
}
