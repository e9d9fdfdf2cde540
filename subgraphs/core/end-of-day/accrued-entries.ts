import type { Context } from '#kernel/context.ts'

/** What the accrual of a day contains. */
export interface AccrualRow {
  readonly accountId: string
  readonly date: string
  readonly balanceMinor: bigint
  /** Entries of the account that the balance contains. */
  readonly entries: bigint
  /** The same for pooled virtual accounts, by their ids. */
  readonly pooled: Readonly<Record<string, number>> | null
}

/** Accruals of one account, by their dates. */
export type Accruals = ReadonlyMap<string, AccrualRow>

/** An entry whose value is earlier than the date that is closed. */
export interface LateEntry {
  readonly accountId: string
  readonly sequence: bigint
  readonly amountMinor: bigint
  readonly valueDate: string
}

export type EntryRange = readonly [accountId: string, above: bigint, through: bigint]

const ACCRUALS = `select wanted.account_id as "accountId", accrual_date as date, balance_minor as "balanceMinor", entries, pooled
  from unnest($2::uuid[], $3::date[]) as wanted (account_id, since)
  cross join lateral (select day::date from generate_series(wanted.since, $4::date, interval '1 day') as day) as days
  cross join lateral (select accrual_date, balance_minor, entries, pooled from core.accruals
    where workspace_id = $1 and accrual_date = days.day and account_id = wanted.account_id offset 0) as accrual`

/** Accruals of accounts up to the date, for each account from its own first date. */
export async function accrualsOf(
  { database, actor: { workspaceId } }: Context,
  date: string,
  wanted: readonly { readonly id: string; readonly from: string }[],
): Promise<ReadonlyMap<string, Accruals>> {
  if (wanted.length === 0) return new Map()
  const rows = await database.read<AccrualRow>(workspaceId, ACCRUALS, [
    workspaceId,
    wanted.map(({ id }) => id),
    wanted.map(({ from }) => from),
    date,
  ])
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId)
  return new Map([...byAccount].map(([id, own]) => [id, new Map(own.map(row => [row.date, row]))]))
}

const ENTRIES = `select wanted.account_id as "accountId", sequence, amount_minor as "amountMinor", value_date as "valueDate"
  from unnest($2::uuid[], $3::bigint[], $4::bigint[]) as wanted (account_id, above, through)
  cross join lateral (select sequence, amount_minor, value_date from core.entries
    where workspace_id = $1 and account_id = wanted.account_id and sequence > wanted.above and sequence <= wanted.through
      and value_date < $5::date) as entry
  order by sequence`

/** Entries with an earlier value date than the date, in a range of the sequence of each account. */
export async function entriesOf(
  { database, actor: { workspaceId } }: Context,
  date: string,
  ranges: readonly EntryRange[],
): Promise<ReadonlyMap<string, LateEntry[]>> {
  const wanted = ranges.filter(([, above, through]) => above < through)
  if (wanted.length === 0) return new Map()
  const rows = await database.read<LateEntry>(workspaceId, ENTRIES, [
    workspaceId,
    wanted.map(([accountId]) => accountId),
    wanted.map(([, above]) => above),
    wanted.map(([, , through]) => through),
    date,
  ])
  return Map.groupBy(rows, ({ accountId }) => accountId)
}

const POOLED = `select parent_account_id as "parentId", id from core.virtual_accounts
  where workspace_id = $1 and kind = 'POOLING' and parent_account_id = any($2::uuid[])`

/** Ids of the virtual accounts that are pooled with each account, also of closed ones. */
export async function pooledWith(
  { database, actor: { workspaceId } }: Context,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (accountIds.length === 0) return new Map()
  const rows = await database.read<{ parentId: string; id: string }>(workspaceId, POOLED, [
    workspaceId,
    accountIds,
  ])
  return new Map(
    [...Map.groupBy(rows, ({ parentId }) => parentId)].map(([parentId, own]) => [
      parentId,
      own.map(({ id }) => id),
    ]),
  )
}
