import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { refuse as refuseAnything } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { publishPeriod } from '#core/ledger/journals/publish-period.ts'
import { PERIOD_COLUMNS, type FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { movedPeriod, type PeriodMove, type PeriodStatus } from '#core/rules/books/periods/status.ts'
import { bookRank } from '#core/rules/books/rank.ts'

const LOCK = `select ${PERIOD_COLUMNS} from core.fiscal_periods period where workspace_id = $1 and id = $2 for update`

const MOVE = `update core.fiscal_periods as period set status = $3, version = version + 1, reopen_reason = coalesce($4, reopen_reason),
    closed_by = case when $3 in ('OPEN', 'FUTURE') then null else coalesce($5, closed_by) end,
    closed_at = case when $3 in ('OPEN', 'FUTURE') then null else coalesce($6, closed_at) end
  where workspace_id = $1 and id = $2 returning ${PERIOD_COLUMNS}`

const EVENTS: Readonly<Record<PeriodMove, EventType>> = {
  open: events.fiscal_period_opened,
  'soft-close': events.fiscal_period_soft_closed,
  close: events.fiscal_period_closed,
  lock: events.fiscal_period_locked,
  reopen: events.fiscal_period_reopened,
}

const CLOSING_MOVES: readonly PeriodMove[] = ['soft-close', 'close']

/** Locks a period and returns the status after a move; refuses a move that its status or the caller's role does not allow. */
export async function lockPeriod(
  tx: Tx,
  id: string,
  move: PeriodMove,
): Promise<{ readonly period: FiscalPeriodRow; readonly next: PeriodStatus }> {
  const [period] = await tx.sql<FiscalPeriodRow>(LOCK, [tx.actor.workspaceId, id])
  if (!period) throw refuse('FISCAL_PERIOD_NOT_FOUND')
  const moved = movedPeriod(period.status, move, bookRank(tx.actor))
  if ('status' in moved) return { period, next: moved.status }
  throw moved.refusal === 'FORBIDDEN'
    ? refuseAnything('FORBIDDEN')
    : refuse('INVALID_STATE', { message: `The fiscal period is ${period.status}.` })
}

/** Writes the status of a locked period, and publishes the move. Journals that are being posted hold the row until they end. */
export async function writePeriod(
  tx: Tx,
  id: string,
  move: PeriodMove,
  { status, reopenReason }: { readonly status: PeriodStatus; readonly reopenReason?: string },
): Promise<FiscalPeriodRow> {
  const closes = CLOSING_MOVES.includes(move)
  const [row] = await tx.sql<FiscalPeriodRow>(MOVE, [
    tx.actor.workspaceId,
    id,
    status,
    reopenReason ?? null,
    closes ? tx.actor.subjectId : null,
    closes ? tx.now() : null,
  ])
  publishPeriod(tx, EVENTS[move], row!)
  return row!
}
