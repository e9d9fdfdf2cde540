import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import type { Database } from '#kernel/database/database.ts'
import { perDatabase } from '#kernel/database/per-database.ts'
import { newId } from '#kernel/id.ts'
import { DEFAULT_TIME_ZONE, firstBusinessDate } from '#core/end-of-day/first-business-date.ts'
import { FeeConfig } from '#core/entities/fee-config.ts'
import { Limit } from '#core/entities/limit.ts'
import type { SystemAccountKind } from '#core/rules/accounts/system-account-kind.ts'

export type FeeConfigRow = Row<typeof FeeConfig>
export type LimitRow = Row<typeof Limit>

/** Fees, limits, settings and system accounts that postings of a workspace use. */
export interface PricingPolicy {
  readonly version: bigint
  readonly timeZone: string
  readonly baseCurrency: string
  /** The day whose books are open. */
  readonly businessDate: string
  /** The tenant's bank code: six digits (NIBSS) or three digits (CBN). */
  readonly bankCode: string
  /** The tenant in messages to banks abroad. */
  readonly institutionBic: string | null
  readonly institutionName: string | null
  /** Whether compliance decides on transfers between accounts of different customers. */
  readonly decidesInternalTransfers: boolean
  readonly fees: readonly FeeConfigRow[]
  readonly limits: readonly LimitRow[]
  /** Ids of the system accounts, by kind and currency. */
  readonly systemAccounts: Map<string, Promise<string>>
}

const READ =
  'select version, time_zone as "timeZone", base_currency as "baseCurrency", business_date as "businessDate", bank_code as "bankCode", institution_bic as "institutionBic", institution_name as "institutionName", decides_internal_transfers as "decidesInternalTransfers" from core.policies where workspace_id = $1'
const BEGIN = `insert into core.policies (workspace_id, version, time_zone, business_date) values ($1, 1, '${DEFAULT_TIME_ZONE}', $2) on conflict do nothing`
const FEES = `select ${columnsOf(FeeConfig, 'fee')} from core.fee_configs fee where workspace_id = $1 and replaced_at is null`
const LIMITS = `select ${columnsOf(Limit, 'bound')} from core.limits bound where workspace_id = $1 and replaced_at is null`

/** Policies by workspace. */
const cachedPolicies = perDatabase(() => new Map<string, Promise<PricingPolicy>>())
const CACHED_MAX = 5_000

/** The policy as cached by this process. A posting names its version; when the ledger reports the version as stale, call `forgetPolicy`. */
export function policyOf({ database, now, actor: { workspaceId } }: Context): Promise<PricingPolicy> {
  const cache = cachedPolicies(database)
  let policy = cache.get(workspaceId)
  if (!policy) {
    if (cache.size >= CACHED_MAX) cache.clear()
    policy = load(database, workspaceId, now)
    cache.set(workspaceId, policy)
    policy.catch(() => cache.delete(workspaceId))
  }
  return policy
}

export function evictPolicy({ database, actor: { workspaceId } }: Context): void {
  cachedPolicies(database).delete(workspaceId)
}

/** Reads the version before the content. A change in between makes the version stale, and the ledger detects that. */
async function load(database: Database, workspaceId: string, now: Context['now']): Promise<PricingPolicy> {
  type Head = Omit<PricingPolicy, 'fees' | 'limits' | 'systemAccounts'>
  let [head] = await database.read<Head>(workspaceId, READ, [workspaceId])
  if (!head) {
    await database.transaction(workspaceId, session =>
      session.commit({ text: BEGIN, values: [workspaceId, firstBusinessDate(now())] }),
    )
    head = (await database.read<Head>(workspaceId, READ, [workspaceId]))[0]!
  }
  const [fees, limits] = await Promise.all([
    database.read<FeeConfigRow>(workspaceId, FEES, [workspaceId]),
    database.read<LimitRow>(workspaceId, LIMITS, [workspaceId]),
  ])
  return { ...head, fees, limits, systemAccounts: new Map() }
}

const READ_SYSTEM =
  'select id from core.system_accounts where workspace_id = $1 and kind = $2 and currency = $3 and counter_currency = $4 and branch_id is not distinct from $5'
const ADD_SYSTEM =
  'insert into core.system_accounts (workspace_id, id, kind, currency, counter_currency, branch_id) values ($1, $2, $3, $4, $5, $6) on conflict do nothing'

/** What distinguishes system accounts of one kind and currency: the currency that a counter-value account values, or the branch that owes. */
export interface SystemAccountOwner {
  readonly counterCurrency?: string
  readonly branchId?: string
}

/** The system account of a kind in a currency, created on first use. */
export function systemAccount(
  { database, actor: { workspaceId } }: Context,
  { systemAccounts }: PricingPolicy,
  kind: SystemAccountKind,
  currency: string,
  { counterCurrency = '', branchId }: SystemAccountOwner = {},
): Promise<string> {
  const name = `${kind} ${currency} ${counterCurrency} ${branchId ?? ''}`
  let id = systemAccounts.get(name)
  if (!id) {
    id = find()
    systemAccounts.set(name, id)
    id.catch(() => systemAccounts.delete(name))
  }
  return id

  async function find(): Promise<string> {
    const read = (): Promise<{ id: string }[]> =>
      database.read<{ id: string }>(workspaceId, READ_SYSTEM, [
        workspaceId,
        kind,
        currency,
        counterCurrency,
        branchId ?? null,
      ])
    const [found] = await read()
    if (found) return found.id
    await database.transaction(workspaceId, session =>
      session.commit({
        text: ADD_SYSTEM,
        values: [workspaceId, newId(), kind, currency, counterCurrency, branchId ?? null],
      }),
    )
    return (await read())[0]!.id
  }
}
