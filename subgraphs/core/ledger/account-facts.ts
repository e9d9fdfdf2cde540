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

function cacheOf(database: Database): Map<string, AccountFacts> {
  let cache = caches.get(database)
  if (!cache) caches.set(database, cache = new Map())
  return cache
}

/** The accounts among these ids that are of this workspace, by their id; what is not remembered yet is read in one statement. */
export async function knownAccounts({ database, actor: { workspaceId } }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, AccountFacts>> {
  const cache = cacheOf(database)
  const found = new Map<string, AccountFacts>()
  const missing = new Set<string>()
  for (const id of ids) {
    const facts = cache.get(workspaceId + id)
    if (facts) found.set(id, facts)
    else missing.add(id)
  }
  if (missing.size === 0) return found
  if (cache.size + missing.size > CACHED_MAX) cache.clear()
  for (const row of await database.read<AccountFacts & Record<string, unknown>>(workspaceId, READ, [workspaceId, [...missing]])) {
    cache.set(workspaceId + row.id, row)
    found.set(row.id, row)
  }
  return found
}

/** What is remembered of an account of this workspace. */
export const rememberedAccount = ({ database, actor: { workspaceId } }: Context, id: string): AccountFacts | undefined => cacheOf(database).get(workspaceId + id)

/** The accounts in the order of their ids; refuses where one is not of this workspace. */
export async function accountFacts(ctx: Context, ids: readonly string[]): Promise<AccountFacts[]> {
  const known = await knownAccounts(ctx, ids)
  return ids.map(id => {
    const facts = known.get(id)
    if (!facts) throw refuse('ACCOUNT_NOT_FOUND')
    return facts
  })
}
