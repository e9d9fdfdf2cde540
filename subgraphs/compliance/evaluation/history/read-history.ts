import type { SharedField } from '#compliance/monitoring-rules/parameters.ts'
import type { History, MerchantTotals, SharedUse, Totals } from './history.ts'
import type { HistoryNeeds } from './history-needs.ts'
import type { HistoryQuery, WorkspaceSql } from './history-query.ts'
import { SALES_TYPES } from '#compliance/evaluation/judges/chargeback-ratio.ts'
import { foreignOrigins } from '#compliance/evaluation/judges/geographic.ts'
import { historyText, textFor, type HistoryText } from './earlier-filter.ts'
import { readDays } from './read-days.ts'
import { NO_EDGES } from './find-edges.ts'
import { readEdges } from './read-edges.ts'
import { readMerchant } from './read-merchant.ts'
import { keyOfScope, readScans, SCOPE_COLUMNS } from './read-scans.ts'
import { readSharedUse } from './read-shared-use.ts'
import { readVelocity } from './read-velocity.ts'
import type { TransactionKeys } from '#compliance/evaluation/transaction-keys.ts'

/** A statement on what came before the transaction at $3 with the sequence $4. */
const earlierText = (textOf: (earlier: string) => string): HistoryText =>
  historyText(earlier => textOf(earlier('$3', '$4')))

const FIRST = earlierText(
  earlier => `
  select t.occurred_at as at from compliance.monitored_transactions t
  where t.workspace_id = $1 and t.customer_id = $2 and ${earlier} order by t.occurred_at, t.sequence limit 1`,
)

const LAST_INITIATED = earlierText(
  earlier => `
  select t.occurred_at as at from compliance.monitored_transactions t
  where t.workspace_id = $1 and t.customer_id = $2 and ${earlier} and t.initiated_by = 'CUSTOMER'
  order by t.occurred_at desc, t.sequence desc limit 1`,
)

const AMOUNTS = earlierText(
  earlier => `
  select t.amount_minor as amount from compliance.monitored_transactions t
  where t.workspace_id = $1 and t.customer_id = $2 and ${earlier} and t.currency = $5
  order by t.occurred_at desc, t.sequence desc limit 1000`,
)

const KNOWN_COUNTRIES = earlierText(
  earlier => `
  select country from unnest($5::text[]) as country
  where exists (
    select from compliance.monitored_transactions t
    where t.workspace_id = $1 and t.customer_id = $2 and ${earlier} and country = any(t.countries))`,
)

// Not "is not null", with which PostgreSQL may search the devices of the whole workspace.
const DEVICES = earlierText(
  earlier => `
  select
    exists (
      select from compliance.monitored_transactions t
      where t.workspace_id = $1 and t.customer_id = $2 and ${earlier} and coalesce(t.device, '') <> '') as "hasAny",
    exists (
      select from compliance.monitored_transactions t
      where t.workspace_id = $1 and t.customer_id = $2 and ${earlier} and t.device = $5) as "isKnown"`,
)

/** Reads what the rules need to know about the time before a transaction. The statements are sent together, so one round trip answers most of them. */
export async function readHistory(
  sql: WorkspaceSql,
  query: HistoryQuery,
  needs: HistoryNeeds,
): Promise<History> {
  const { workspaceId, transaction, sequence, inputs } = query
  const customer = [workspaceId, transaction.customer.id, transaction.occurredAt, sequence] as const
  const first = async (text: HistoryText): Promise<number | null> =>
    (await sql<{ at: Date }>(textFor(text, query), customer))[0]?.at.getTime() ?? null

  const [
    scans,
    edges,
    days,
    since,
    lastInitiatedAt,
    amounts,
    countries,
    devices,
    payers,
    sharedUses,
    merchants,
  ] = await Promise.all([
    readScans(sql, query, needs),
    needs.onward || needs.around ? readEdges(sql, query, needs) : NO_EDGES,
    needs.days ? readDays(sql, query) : [],
    needs.customerSince || needs.countries ? first(FIRST) : null,
    needs.lastInitiated ? first(LAST_INITIATED) : null,
    needs.amounts
      ? sql<{ amount: bigint }>(textFor(AMOUNTS, query), [...customer, transaction.currency])
      : [],
    needs.countries
      ? sql<{ country: string }>(textFor(KNOWN_COUNTRIES, query), [
          ...customer,
          foreignOrigins(transaction).map(({ country }) => country),
        ])
      : [],
    needs.devices
      ? sql<{ hasAny: boolean; isKnown: boolean }>(textFor(DEVICES, query), [...customer, query.keys.device])
      : [],
    readPayers(sql, query, needs),
    readSharedUses(sql, query, needs),
    readMerchants(sql, query, needs),
  ])
  const [device] = devices
  return {
    scans,
    velocityTotals: await readVelocityTotals(sql, query, needs, scans),
    hasEarlier: since !== null,
    customerSince: earlier(since, inputs.subjectSince?.getTime() ?? null),
    lastInitiatedAt,
    days,
    amounts: amounts.map(({ amount }) => amount),
    knownCountries: new Set(countries.map(({ country }) => country)),
    devices: { known: device?.hasAny ? 1 : 0, isKnown: device?.isKnown ?? false },
    payers,
    sharedUses,
    ...edges,
    merchants,
    blacklistHits: inputs.blacklistHits,
    screening: inputs.screening,
  }
}

/** The earlier of two times; null when both are unknown. */
export const earlier = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other)

/** Adds up exactly what a cut scan leaves out. */
async function readVelocityTotals(
  sql: WorkspaceSql,
  query: HistoryQuery,
  { velocities }: HistoryNeeds,
  scans: History['scans'],
): Promise<ReadonlyMap<string, Totals>> {
  const cut = velocities.filter(({ parameters }) => scans[parameters.groupBy]?.isCut)
  return new Map(
    await Promise.all(
      cut.map(async (rule): Promise<[string, Totals]> => {
        const { groupBy } = rule.parameters
        return [
          rule.ruleId,
          await readVelocity(sql, query, rule, SCOPE_COLUMNS[groupBy], keyOfScope(query, groupBy)!),
        ]
      }),
    ),
  )
}

async function readPayers(
  sql: WorkspaceSql,
  query: HistoryQuery,
  { payers }: HistoryNeeds,
): Promise<ReadonlyMap<string, SharedUse>> {
  const { transaction } = query
  const { direction, counterpartyKey } = transaction
  if (counterpartyKey === null || direction !== 'DEBIT') return new Map()
  return new Map(
    await Promise.all(
      payers.map(async (rule): Promise<[string, SharedUse]> => {
        const { unrelated, countThreshold } = rule.parameters
        return [
          rule.ruleId,
          await readSharedUse(sql, query, rule, {
            column: 'counterparty',
            key: counterpartyKey,
            isOutgoing: true,
            mergesRelated: unrelated,
            wanted: countThreshold,
          }),
        ]
      }),
    ),
  )
}

/** Column and key of the values that customers may share. */
export const SHARED_COLUMNS: Readonly<
  Record<SharedField, { readonly column: string; readonly key: keyof TransactionKeys }>
> = {
  device_fingerprint: { column: 'device', key: 'device' },
  ip: { column: 'ip', key: 'ip' },
  card_id: { column: 'card', key: 'card' },
  wallet_id: { column: 'wallet', key: 'wallet' },
  counterparty_account: { column: 'counterparty_account', key: 'counterpartyAccount' },
  phone: { column: 'phone', key: 'phone' },
  address: { column: 'address', key: 'address' },
}

async function readSharedUses(
  sql: WorkspaceSql,
  query: HistoryQuery,
  { sharedUses }: HistoryNeeds,
): Promise<ReadonlyMap<string, SharedUse>> {
  const wanted = sharedUses.flatMap(rule => {
    const { column, key } = SHARED_COLUMNS[rule.parameters.identifierField]
    const value = query.keys[key]
    return value === null ? [] : [{ rule, column, value }]
  })
  return new Map(
    await Promise.all(
      wanted.map(async ({ rule, column, value }): Promise<[string, SharedUse]> => [
        rule.ruleId,
        await readSharedUse(sql, query, rule, {
          column,
          key: value,
          isOutgoing: false,
          mergesRelated: false,
          wanted: rule.parameters.countThreshold,
        }),
      ]),
    ),
  )
}

async function readMerchants(
  sql: WorkspaceSql,
  query: HistoryQuery,
  { merchants }: HistoryNeeds,
): Promise<ReadonlyMap<string, MerchantTotals>> {
  const { type, merchantId } = query.transaction
  if (merchantId === null || !(type === 'CHARGEBACK' || SALES_TYPES.includes(type))) return new Map()
  const read = await Promise.all(
    merchants.map(async rule => ({
      ruleId: rule.ruleId,
      totals: await readMerchant(sql, query, rule.parameters, merchantId),
    })),
  )
  return new Map(
    read.flatMap(({ ruleId, totals }) => (totals === undefined ? [] : [[ruleId, totals] as const])),
  )
}
