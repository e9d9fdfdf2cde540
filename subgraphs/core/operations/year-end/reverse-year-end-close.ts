import { command } from '#kernel/command.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { lockPolicy } from '#core/ledger/advance-policy-version.ts'
import { reverseWithin } from '#core/ledger/journals/reverse-within.ts'
import { lockJournal, writeJournal } from '#core/operations/journals/change-journal.ts'
import { CLOSE_COLUMNS, type YearEndCloseRow } from '#core/queries/year-end/year-end-closes.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface ReverseYearEndClose {
  readonly id: string
  readonly reason: string
}

const LOCK = `select ${CLOSE_COLUMNS} from core.year_end_closes closed where workspace_id = $1 and id = $2 for update`

const OBSTACLES = `select
    (select min(fiscal_year) from core.year_end_closes where workspace_id = $1 and fiscal_year > $2 and status = 'CLOSED') as "laterYear",
    exists (select from core.fiscal_periods where workspace_id = $1 and fiscal_year = $2 and period_number = 13 and status = 'LOCKED') as "isLocked"`

// A period that was locked after the close stays locked.
const RESTORE = `update core.fiscal_periods period set status = before.status, closed_by = before."closedBy", closed_at = before."closedAt",
    reopen_reason = $3, version = period.version + 1
  from jsonb_to_recordset($2::jsonb) as before (id uuid, status text, "closedBy" text, "closedAt" timestamptz)
  where period.workspace_id = $1 and period.id = before.id and period.status = 'CLOSED' and before.status not in ('CLOSED', 'LOCKED')`

// The revaluation may have been reversed alone.
const POSTED = `select id from core.journals where workspace_id = $1 and id = any($2::uuid[]) and status = 'POSTED' order by id desc`

const REVERSE = `update core.year_end_closes as closed set status = 'REVERSED', reversed_by = $3, reversed_at = $4, reversal_reason = $5
  where workspace_id = $1 and id = $2 returning ${CLOSE_COLUMNS}`

/** Reverses the close of a fiscal year: its journals are reversed, and its periods are as they were before. Later years are reversed first. */
export const reverseYearEndClose = command(
  async (tx, { id, reason }: ReverseYearEndClose): Promise<YearEndCloseRow> => {
    admitRole(tx.actor, 'admin')
    const { workspaceId, subjectId } = tx.actor
    await lockPolicy(tx)
    const [close] = await tx.sql<YearEndCloseRow>(LOCK, [workspaceId, id])
    if (!close) throw refuse('YEAR_END_CLOSE_NOT_FOUND')
    if (close.status !== 'CLOSED')
      throw refuse('INVALID_STATE', { message: 'The year-end close is reversed.' })
    const [obstacles] = await tx.sql<{ laterYear: number | null; isLocked: boolean }>(OBSTACLES, [
      workspaceId,
      close.fiscalYear,
    ])
    if (obstacles!.laterYear !== null)
      throw refuse('INVALID_STATE', {
        message: `The fiscal year ${obstacles!.laterYear} is closed. Reverse its close first.`,
      })
    if (obstacles!.isLocked) throw refuse('PERIOD_CLOSED')

    await tx.sql(RESTORE, [workspaceId, JSON.stringify(close.periods), reason])
    for (const { id: journalId } of await tx.sql<{ id: string }>(POSTED, [workspaceId, close.journalIds])) {
      const { journal, next } = await lockJournal(tx, journalId, 'reverse')
      const reversal = await reverseWithin(tx, journal, reason)
      const change = { reversedById: reversal.id, reversalReason: reason }
      await writeJournal(tx, journalId, next, change, events.journal_reversed)
    }
    const [reversed] = await tx.sql<YearEndCloseRow>(REVERSE, [workspaceId, id, subjectId, tx.now(), reason])
    tx.emit(events.fiscal_year_reopened, id, { yearEndCloseId: id, fiscalYear: close.fiscalYear, reason })
    return reversed!
  },
)
