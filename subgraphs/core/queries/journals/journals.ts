import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { equalities, positionAfter } from '#kernel/page-statements.ts'
import { Journal } from '#core/entities/journals/journal.ts'
import { refuse } from '#core/errors.ts'
import type { JournalStatus } from '#core/rules/books/journals/status.ts'
import type { JournalType } from '#core/rules/books/journals/type.ts'
import { admitRole } from '#core/rules/rights.ts'

export type JournalRow = Omit<Row<typeof Journal>, 'journalType' | 'status'> & {
  readonly journalType: JournalType
  readonly status: JournalStatus
}

export const JOURNAL_COLUMNS = columnsOf(Journal, 'journal')

const BY_IDS = planOnce(
  `select ${JOURNAL_COLUMNS} from core.journals journal where workspace_id = $1 and id = any($2::uuid[])`,
)

export const journalById = loader<string, JournalRow>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<JournalRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(ids, rows, ({ id }) => id)
})

/** Reads a journal of the workspace. */
export async function journal(ctx: Context, id: string): Promise<JournalRow> {
  admitRole(ctx.actor, 'viewer')
  const found = await journalById(ctx, id)
  if (!found) throw refuse('JOURNAL_NOT_FOUND')
  return found
}

export interface JournalPage extends PageArguments {
  readonly status?: JournalStatus | null
  readonly journalType?: JournalType | null
  readonly fiscalPeriodId?: string | null
  /** First and last effective date, YYYY-MM-DD. */
  readonly from?: string | null
  readonly to?: string | null
}

const LIST = 'core.journals'
/** Lines of the journals of one page; with them a response stays below its maximum size. */
const LINES_MAX = 10_000

/** A page of journals, newest first. It ends before the journal whose lines would be too many. */
export async function journals(ctx: Context, page: JournalPage): Promise<Connection<JournalRow>> {
  admitRole(ctx.actor, 'viewer')
  const { first, after, from, to, status, journalType, fiscalPeriodId } = page
  const { workspaceId } = ctx.actor
  const { at, id } = positionAfter(ctx, LIST, after)
  const filters = equalities({ status, journal_type: journalType, fiscal_period_id: fiscalPeriodId }, 5)
  const values: unknown[] = [workspaceId, at, id, first + 1, ...filters.values]
  const bound = (operator: string, date: string | null | undefined): string =>
    typeof date === 'string' ? ` and effective_date ${operator} $${values.push(date)}::date` : ''
  const dates = `${bound('>=', from)}${bound('<=', to)}`
  const rows = await ctx.database.read<JournalRow>(
    workspaceId,
    `select ${JOURNAL_COLUMNS} from core.journals journal
    where workspace_id = $1 and (created_at, id) < ($2, $3)${filters.text}${dates} order by created_at desc, id desc limit $4`,
    values,
  )
  return connection(ctx, LIST, rows, { first: Math.min(first, withinLines(rows)), after }, row => ({
    at: row.createdAt,
    id: row.id,
  }))
}

/** How many of the first journals have at most the maximum of lines together; at least one. */
function withinLines(rows: readonly JournalRow[]): number {
  let lines = 0
  const end = rows.findIndex(({ lineCount }) => (lines += lineCount) > LINES_MAX)
  return end === -1 ? rows.length : Math.max(1, end)
}
