import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import type { Database } from '#kernel/database/database.ts'
import { newId } from '#kernel/id.ts'
import { FeeConfig } from '../entities/fee-config.ts'
import { Limit } from '../entities/limit.ts'

export type FeeConfigRow = Row<typeof FeeConfig>
export type LimitRow = Row<typeof Limit>

/** What postings of a workspace are priced and limited by. */
export interface Policy {
  readonly version: bigint
  readonly timeZone: string
  readonly baseCurrency: string
  /** The tenant's own bank code: the one of NIBSS with six digits, or the CBN's with three. */
  readonly bankCode: string
  readonly fees: readonly FeeConfigRow[]
  readonly limits: readonly LimitRow[]
  /** Ids of our own accounts, by kind and currency. */
  readonly systemAccounts: Map<string, Promise<string>>
}

const READ = 'select version, time_zone as "timeZone", base_currency as "baseCurrency", bank_code as "bankCode" from core.policies where workspace_id = $1'
const BEGIN = `insert into core.policies (workspace_id, version, time_zone) values ($1, 1, 'Africa/Lagos') on conflict do nothing`
const FEES = `select ${columnsOf(FeeConfig, 'fee')} from core.fee_configs fee where workspace_id = $1 and replaced_at is null`
const LIMITS = `select ${columnsOf(Limit, 'bound')} from core.limits bound where workspace_id = $1 and replaced_at is null`

const caches = new WeakMap<Database, Map<string, Promise<Policy>>>()
const CACHED_MAX = 5_000

/** The policy as this process knows it. A posting names its version, and the ledger refuses one that is no longer in force: then `forgetPolicy`. */
export function policyOf({ database, actor: { workspaceId } }: Context): Promise<Policy> {
  let cache = caches.get(database)
  if (!cache) caches.set(database, cache = new Map())
  let policy = cache.get(workspaceId)
  if (!policy) {
    if (cache.size >= CACHED_MAX) cache.clear()
    policy = load(database, workspaceId)
    cache.set(workspaceId, policy)
    policy.catch(() => cache.delete(workspaceId))
  }
  return policy
}

export function forgetPolicy({ database, actor: { workspaceId } }: Context): void {
  caches.get(database)?.delete(workspaceId)
}

/** The version is read before what it stands for: a change in between then makes the version stale, never what it stands for. */
async function load(database: Database, workspaceId: string): Promise<Policy> {
  type Head = Pick<Policy, 'version' | 'timeZone' | 'baseCurrency' | 'bankCode'> & Record<string, unknown>
  let [head] = await database.read<Head>(workspaceId, READ, [workspaceId])
  if (!head) {
    await database.transaction(workspaceId, session => session.commit({ text: BEGIN, values: [workspaceId] }))
    head = (await database.read<Head>(workspaceId, READ, [workspaceId]))[0]!
  }
  const [fees, limits] = await Promise.all([
    database.read<FeeConfigRow & Record<string, unknown>>(workspaceId, FEES, [workspaceId]),
    database.read<LimitRow & Record<string, unknown>>(workspaceId, LIMITS, [workspaceId]),
  ])
  return { ...head, fees, limits, systemAccounts: new Map() }
}

/** What our own accounts are for. */
export type SystemAccountKind = 'CASH' | 'INTERBANK_SETTLEMENT' | 'NIP_SETTLEMENT' | 'FEE_INCOME' | 'VAT_PAYABLE' | 'ADJUSTMENTS'
  | 'REMITTANCE_FUNDING' | 'REMITTANCE_CLEARING' | 'REMITTANCE_PAYOUT' | 'REMITTANCE_FX_MARGIN'

const READ_SYSTEM = 'select id from core.system_accounts where workspace_id = $1 and kind = $2 and currency = $3'
const ADD_SYSTEM = 'insert into core.system_accounts (workspace_id, id, kind, currency) values ($1, $2, $3, $4) on conflict do nothing'

/** Our own account of a kind in a currency; made when it is first needed. */
export function systemAccount({ database, actor: { workspaceId } }: Context, { systemAccounts }: Policy, kind: SystemAccountKind, currency: string): Promise<string> {
  const name = `${kind} ${currency}`
  let id = systemAccounts.get(name)
  if (!id) {
    id = find()
    systemAccounts.set(name, id)
    id.catch(() => systemAccounts.delete(name))
  }
  return id

  async function find(): Promise<string> {
    const read = (): Promise<{ id: string }[]> => database.read<{ id: string }>(workspaceId, READ_SYSTEM, [workspaceId, kind, currency])
    const [found] = await read()
    if (found) return found.id
    await database.transaction(workspaceId, session => session.commit({ text: ADD_SYSTEM, values: [workspaceId, newId(), kind, currency] }))
    return (await read())[0]!.id
  }
}
