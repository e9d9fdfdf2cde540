import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { grouped, loader } from '#kernel/graph/loader.ts'
import { JournalLine } from '#core/entities/journals/journal-line.ts'
import type { EntrySide } from '#core/rules/books/journals/lines.ts'
import { admitRole } from '#core/rules/rights.ts'

export type JournalLineRow = Omit<Row<typeof JournalLine>, 'entryType'> & { readonly entryType: EntrySide }

export const LINE_COLUMNS = columnsOf(JournalLine, 'line')

const OF_JOURNALS = planOnce(
  `select ${LINE_COLUMNS} from core.journal_lines line where workspace_id = $1 and journal_id = any($2::uuid[]) order by journal_id, line_number`,
)

/** The lines of a journal, in their order. */
export const linesOfJournal = loader<string, readonly JournalLineRow[]>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<JournalLineRow>(workspaceId, OF_JOURNALS, [workspaceId, ids])
  return grouped(ids, rows, ({ journalId }) => journalId)
})
