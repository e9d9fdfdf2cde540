import { endOfDayStep, FIRST_ID } from './step.ts'

const ACCOUNTS_MAX = 5_000

/** Whether anything has been posted since the date before was closed. Clocks of processes differ by far less than an hour. */
const IS_DUE = `select exists (select from core.transactions where workspace_id = $1 and created_at >= coalesce(
    (select opened_at - interval '1 hour' from core.business_days where workspace_id = $1 and business_date = $2::date - 1), '-infinity')) as "isDue"`

// Money moves while a date is closed, so an entry of the date before may be later than the account's snapshot of that date.
const WRITE = `with chunk as materialized (
    select id, balance_minor, entries, booked_on from core.accounts
    where workspace_id = $1 and id > $3 order by id limit ${ACCOUNTS_MAX}),
  written as (
    insert into core.balance_snapshots (workspace_id, account_id, snapshot_date, balance_minor, entries)
    select $1, id, $2, balance_minor, entries from chunk
    where booked_on >= $2::date or (booked_on = $2::date - 1 and entries is distinct from (
      select last.entries from core.balance_snapshots last where last.workspace_id = $1 and last.account_id = chunk.id
      order by last.snapshot_date desc limit 1))
    returning 1)
  select (select count(*)::int from chunk) as accounts, (select id from chunk order by id desc limit 1) as last, (select count(*)::int from written) as written`

interface Written {
  readonly accounts: number
  readonly last: string | null
  readonly written: number
}

/** Stores the closing balance of each account that has moved since its last snapshot. */
export const balanceSnapshots = endOfDayStep<null>({
  name: 'BALANCE_SNAPSHOTS',
  async isDue({ database, actor: { workspaceId } }, date) {
    const [row] = await database.read<{ isDue: boolean }>(workspaceId, IS_DUE, [workspaceId, date])
    return row!.isDue
  },
  prepare: async () => null,
  async write(tx, date, _, cursor) {
    const [result] = await tx.sql<Written>(WRITE, [tx.actor.workspaceId, date, cursor ?? FIRST_ID])
    const { accounts, last, written } = result!
    return { cursor: accounts < ACCOUNTS_MAX ? null : last, processed: written, failures: [] }
  },
})
