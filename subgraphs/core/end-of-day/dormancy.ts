import { events } from '#core/events.ts'
import { ACCOUNT_COLUMNS, type AccountRow } from '#core/queries/accounts.ts'
import { accountEvent } from '#core/rules/account-event.ts'
import { endOfDayStep, FIRST_ID } from './step.ts'

/** Accounts that one chunk reads, and those that it may change: only these are locked. */
const ACCOUNTS_MAX = 20_000
const CHANGES_MAX = 250

const IS_DUE = `select exists (select from core.product_versions
  where workspace_id = $1 and (inactive_days is not null or dormant_days is not null)) as "isDue"`

/**
 * Accounts after the cursor that have been unused for the days after which their status changes. An account cannot be used during a term, and
 * a virtual account belongs to the account behind it.
 */
const READ = `with terms as materialized (
    select product_id, version, inactive_days, dormant_days from core.product_versions
    where workspace_id = $1 and (inactive_days is not null or dormant_days is not null)),
  chunk as materialized (
    select id, product_id, product_version, status, active_on, term_id, virtual_kind from core.accounts
    where workspace_id = $1 and id > $3 order by id limit ${ACCOUNTS_MAX}),
  due as (
    select chunk.id, chunk.active_on as "activeOn", chunk.status as before,
      case when $2::date - chunk.active_on >= terms.dormant_days then 'DORMANT' else 'INACTIVE' end as status
    from chunk join terms on terms.product_id = chunk.product_id and terms.version = chunk.product_version
    where chunk.term_id is null and chunk.virtual_kind is null and ((chunk.status in ('ACTIVE', 'INACTIVE') and $2::date - chunk.active_on >= terms.dormant_days)
      or (chunk.status = 'ACTIVE' and $2::date - chunk.active_on >= terms.inactive_days))
    order by chunk.id limit ${CHANGES_MAX})
  select (select count(*)::int from chunk) as accounts, (select id from chunk order by id desc limit 1) as last,
    (select coalesce(jsonb_agg(due order by id), '[]') from due) as due`

interface Unused {
  readonly id: string
  readonly activeOn: string
  readonly before: string
  readonly status: string
}

interface Chunk {
  readonly accounts: number
  readonly last: string | null
  readonly due: readonly Unused[]
}

// An account that was used or changed since it was read is left as it is.
const CHANGE = `with due as materialized (
    select * from unnest($4::uuid[], $5::date[], $6::text[], $7::text[]) as due (id, active_on, before, status)),
  locked as materialized (
    select account.id, due.before, due.status from due join core.accounts account on account.workspace_id = $1 and account.id = due.id
    where account.status = due.before and account.active_on = due.active_on order by account.id for no key update of account),
  changed as (
    update core.accounts account set status = locked.status, version = account.version + 1 from locked
    where account.workspace_id = $1 and account.id = locked.id
    returning ${ACCOUNT_COLUMNS}, locked.before),
  recorded as (
    insert into core.account_changes (workspace_id, account_id, version, change, status, status_before, restriction, restriction_before,
      reason, actor_kind, actor_id, at)
    select $1, id, version, case status when 'DORMANT' then 'BECAME_DORMANT' else 'BECAME_INACTIVE' end, status, before, restriction, restriction,
      $2 || ' ' || to_char("activeOn", 'YYYY-MM-DD'), $8, $9, $3
    from changed)
  select * from changed order by id`

const UNUSED_SINCE = 'Unused since'

/** Makes accounts inactive, and later dormant, that have been unused for as many days as their product sets. */
export const dormancy = endOfDayStep<Chunk>({
  name: 'DORMANCY',
  async isDue({ database, actor: { workspaceId } }) {
    const [row] = await database.read<{ isDue: boolean }>(workspaceId, IS_DUE, [workspaceId])
    return row!.isDue
  },
  async prepare({ database, actor: { workspaceId } }, date, cursor) {
    const [chunk] = await database.read<Chunk>(workspaceId, READ, [workspaceId, date, cursor ?? FIRST_ID])
    return chunk!
  },
  async write(tx, _, { accounts, last, due }) {
    const { workspaceId, tenantId, kind, subjectId } = tx.actor
    const changed =
      due.length === 0
        ? []
        : await tx.sql<AccountRow>(CHANGE, [
            workspaceId,
            UNUSED_SINCE,
            tx.now(),
            due.map(({ id }) => id),
            due.map(({ activeOn }) => activeOn),
            due.map(({ before }) => before),
            due.map(({ status }) => status),
            kind,
            subjectId,
          ])
    for (const account of changed) {
      const event = account.status === 'DORMANT' ? events.account_dormant : events.account_inactive
      tx.emit(event, account.id, ...accountEvent(account, tenantId, `${UNUSED_SINCE} ${account.activeOn}`))
    }
    const end = accounts < ACCOUNTS_MAX ? null : last
    return {
      cursor: due.length < CHANGES_MAX ? end : due.at(-1)!.id,
      processed: changed.length,
      failures: [],
    }
  },
})
