import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import type { Row } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import type { Transaction } from '#core/entities/transaction.ts'
import { events } from '#core/events.ts'
import { sidesOf } from '#core/ledger/sides.ts'
import { PUBLISH_LOCK_SHARED } from '#core/ledger/publish-transaction.ts'
import { TRANSACTION_COLUMNS, type TransactionRow } from '#core/queries/posted-transaction.ts'
import { systemEntries, type SystemEntries } from '#core/rules/system-entries.ts'
import { transactionEvent, type Sides } from '#core/rules/transaction-event.ts'

interface Made {
  readonly eventId: string
  readonly transactionIds: readonly string[]
}

interface Read {
  readonly visible: readonly { readonly row: TransactionRow; readonly sides: Sides }[]
  readonly entries: readonly SystemEntries[]
}

// Fees are separate rows that refer to the transaction they belong to.
const POSTED = `select ${TRANSACTION_COLUMNS} from core.transactions posting where workspace_id = $1 and id = any($2::uuid[])
  union all select ${TRANSACTION_COLUMNS} from core.transactions posting where workspace_id = $1 and parent_id = any($2::uuid[]) and type = 'FEE'`

const MARK =
  'insert into core.processed_ledger_events (workspace_id, event_id, processed_at) values ($1, $2, $3) on conflict do nothing returning 1'

const MARK_PUBLISHED = `update core.transaction_progress set is_published = true
  where workspace_id = $1 and transaction_id = any($2::uuid[]) and not is_published returning transaction_id as id`

// A concurrent reversal may already have published the completion.
const ALREADY_PUBLISHED =
  'select transaction_id as id from core.transaction_progress where workspace_id = $1 and transaction_id = any($2::uuid[]) and is_published'

// Ordered by account, so that concurrent updates of the same accounts cannot deadlock.
const ADD_UP = `insert into core.system_balances as balance (workspace_id, account_id, balance_minor, entries, added_up_at)
  select $1, account_id, minor, entries, $2 from unnest($3::uuid[], $4::numeric[], $5::bigint[]) as added (account_id, minor, entries) order by account_id
  on conflict (workspace_id, account_id) do update
    set balance_minor = balance.balance_minor + excluded.balance_minor, entries = balance.entries + excluded.entries, added_up_at = excluded.added_up_at`

/**
 * Publishes the transactions of one ledger call, and adds their entries to the balances of system accounts; both once per event.
 * Completed transactions publish `completed`, pending ones `created`; `publishTransaction` sets the same flag, so each is published once.
 * Fees are published with their transaction. Postings between system accounts are not published.
 */
export const publishPostings = command(
  {
    async prepare(ctx: Context, { transactionIds }: Made): Promise<Read> {
      allow(ctx.actor, { kinds: ['platform'] })
      const { workspaceId } = ctx.actor
      const rows = (
        await ctx.database.read<Row<typeof Transaction> & Record<string, unknown>>(workspaceId, POSTED, [
          workspaceId,
          transactionIds,
        ])
      ).map(row => ({ ...row, progress: null }))
      const shown = rows
        .filter(row => row.parentId === null || row.type !== 'FEE')
        .filter(row => row.debitSequence !== null || row.creditSequence !== null)
      const sides = await sidesOf(ctx, shown)
      return { visible: shown.map(row => ({ row, sides: sides(row) })), entries: systemEntries(rows) }
    },

    async write(tx, { eventId }, { visible, entries }): Promise<void> {
      const { workspaceId, tenantId } = tx.actor
      const idsOf = (status: string): string[] =>
        visible.flatMap(({ row }) => (row.postedStatus === status ? [row.id] : []))
      // Sent as one message; the lock is taken before the last two statements read.
      const [[isFirst], , unpublished, publishedBefore] = await Promise.all([
        tx.sql(MARK, [workspaceId, eventId, tx.now()]),
        tx.sql(PUBLISH_LOCK_SHARED, [workspaceId]),
        selectIds(tx, MARK_PUBLISHED, idsOf('PENDING')),
        selectIds(tx, ALREADY_PUBLISHED, idsOf('COMPLETED')),
      ])
      if (!isFirst) return
      const [waiting, reversed] = [new Set(unpublished), new Set(publishedBefore)]
      for (const { row, sides } of visible) {
        if (reversed.has(row.id)) continue
        if (row.postedStatus === 'COMPLETED')
          tx.emit(events.transaction_completed, row.id, ...transactionEvent(row, tenantId, sides))
        else if (waiting.has(row.id))
          tx.emit(events.transaction_created, row.id, ...transactionEvent(row, tenantId, sides))
      }
      if (entries.length > 0)
        await tx.sql(ADD_UP, [
          workspaceId,
          tx.now(),
          entries.map(({ accountId }) => accountId),
          entries.map(({ minor }) => minor),
          entries.map(({ count }) => count),
        ])
    },
  },
  { answer: 'one-time' },
)

const selectIds = async (tx: Tx, text: string, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (await tx.sql<{ id: string }>(text, [tx.actor.workspaceId, ids])).map(({ id }) => id)
