import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import type { Database } from '#kernel/database/database.ts'
import { perDatabase } from '#kernel/database/per-database.ts'
import { refuse } from '#core/errors.ts'

/** Columns of an account that never change, so that every process can cache them. */
export interface CachedAccount {
  readonly id: string
  readonly accountNumber: string
  readonly accountType: string
  readonly currency: string
  readonly customerId: string
  readonly branchId: string
  /** Of a virtual account that collects, the account to which it hands each credit; otherwise null. */
  readonly collectsFor: string | null
}

const READ = planOnce(
  `select id, account_number as "accountNumber", account_type as "accountType", currency, customer_id as "customerId", branch_id as "branchId",
    case virtual_kind when 'COLLECTION' then parent_account_id end as "collectsFor"
  from core.accounts where workspace_id = $1 and id = any($2::uuid[])`,
)

/** A process's cache of the accounts of one database, and the reads that the next turn of the event loop will send. */
interface AccountCache {
  readonly accounts: Map<string, CachedAccount>
  readonly pendingReads: Map<string, PendingRead>
}

interface PendingRead {
  readonly ids: Set<string>
  readonly found: Promise<ReadonlyMap<string, CachedAccount>>
}

const cacheOf = perDatabase((): AccountCache => ({ accounts: new Map(), pendingReads: new Map() }))
const CACHED_MAX = 200_000

/** Accounts of this workspace with the given ids, by id. Accounts that are not cached are read in one statement. */
export async function knownAccounts(
  { database, actor: { workspaceId } }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CachedAccount>> {
  const { accounts } = cacheOf(database)
  const found = new Map<string, CachedAccount>()
  const missing = new Set<string>()
  for (const id of ids) {
    const account = accounts.get(workspaceId + id)
    if (account) found.set(id, account)
    else missing.add(id)
  }
  if (missing.size === 0) return found
  const read = await readBatched(database, workspaceId, missing)
  for (const id of missing) {
    const account = read.get(id)
    if (account) found.set(id, account)
  }
  return found
}

/** Cache misses in the same turn of the event loop share one statement; its rows are cached. */
function readBatched(
  database: Database,
  workspaceId: string,
  missing: ReadonlySet<string>,
): Promise<ReadonlyMap<string, CachedAccount>> {
  const { accounts, pendingReads } = cacheOf(database)
  let pending = pendingReads.get(workspaceId)
  if (!pending) {
    const ids = new Set<string>()
    const found = nextTurn().then(async () => {
      pendingReads.delete(workspaceId)
      const rows = await database.read<CachedAccount>(workspaceId, READ, [workspaceId, [...ids]])
      if (accounts.size + rows.length > CACHED_MAX) accounts.clear()
      for (const row of rows) accounts.set(workspaceId + row.id, row)
      return new Map(rows.map(row => [row.id, row]))
    })
    pendingReads.set(workspaceId, (pending = { ids, found }))
  }
  for (const id of missing) pending.ids.add(id)
  return pending.found
}

/** The cached columns of an account of this workspace. */
export const cachedAccount = (
  { database, actor: { workspaceId } }: Context,
  id: string,
): CachedAccount | undefined => cacheOf(database).accounts.get(workspaceId + id)

/** The accounts in the order of the given ids; refuses if one does not belong to this workspace. */
export async function cachedAccounts(ctx: Context, ids: readonly string[]): Promise<CachedAccount[]> {
  const known = await knownAccounts(ctx, ids)
  return ids.map(id => {
    const account = known.get(id)
    if (!account) throw refuse('ACCOUNT_NOT_FOUND')
    return account
  })
}
