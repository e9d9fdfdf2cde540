import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { refuse } from '../errors.ts'

/** What of an account never changes, and so may be remembered by every process. */
export interface AccountFacts {
  readonly id: string
  readonly accountNumber: string
  readonly accountType: string
  readonly currency: string
  readonly customerId: string
}

const READ = `select id, account_number as "accountNumber", account_type as "accountType", currency, customer_id as "customerId"
  from core.accounts where workspace_id = $1 and id = any($2::uuid[])`

const caches = new WeakMap<Database, Map<string, AccountFacts>>()
const CACHED_MAX = 200_000

/** The accounts in the order of their ids; refuses where one is not of this workspace. */
export async function accountFacts({ database, actor: { workspaceId } }: Context, ids: readonly string[]): Promise<AccountFacts[]> {
  let cache = caches.get(database)
  if (!cache) caches.set(database, cache = new Map())
  const missing = ids.filter(id => !cache.has(workspaceId + id))
  if (missing.length > 0) {
    if (cache.size + missing.length > CACHED_MAX) cache.clear()
    for (const row of await database.read<AccountFacts & Record<string, unknown>>(workspaceId, READ, [workspaceId, missing])) cache.set(workspaceId + row.id, row)
  }
  return ids.map(id => {
    const facts = cache.get(workspaceId + id)
    if (!facts) throw refuse('ACCOUNT_NOT_FOUND')
    return facts
  })
}
