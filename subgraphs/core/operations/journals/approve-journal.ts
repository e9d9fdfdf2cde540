import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import type { JournalRow } from '#core/queries/journals/journals.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockJournal, writeJournal } from './change-journal.ts'

/** Approves a journal. Its creator cannot approve it. */
export const approveJournal = command(async (tx, { id }: { id: string }): Promise<JournalRow> => {
  admitRole(tx.actor, 'manager')
  const { next } = await lockJournal(tx, id, 'approve')
  const change = { approvedBy: tx.actor.subjectId, approvedAt: tx.now() }
  return writeJournal(tx, id, next, change, events.journal_approved)
})
