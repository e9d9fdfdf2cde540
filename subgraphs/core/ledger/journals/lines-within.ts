import type { Tx } from '#kernel/command.ts'
import { LINE_COLUMNS, type JournalLineRow } from '#core/queries/journals/journal-lines.ts'

const LINES = `select ${LINE_COLUMNS} from core.journal_lines line where workspace_id = $1 and journal_id = $2 order by line_number`

/** The lines of a journal of the transaction. */
export const linesWithin = (tx: Tx, journalId: string): Promise<JournalLineRow[]> =>
  tx.sql<JournalLineRow>(LINES, [tx.actor.workspaceId, journalId])

/** A stored line as the rules of journals read it. */
export const ruleLine = ({
  glAccountId,
  amountMinor,
  baseAmountMinor,
  entryType,
  currency,
}: JournalLineRow) => ({
  accountId: glAccountId,
  amountMinor,
  baseMinor: baseAmountMinor,
  entryType,
  currency,
})
