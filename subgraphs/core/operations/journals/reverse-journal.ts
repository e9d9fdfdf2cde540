import { command } from '#kernel/command.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { reverseWithin } from '#core/ledger/journals/reverse-within.ts'
import type { JournalRow } from '#core/queries/journals/journals.ts'
import { isManual } from '#core/rules/books/journals/type.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockJournal, writeJournal } from './change-journal.ts'

export interface ReverseJournal {
  readonly id: string
  readonly reason: string
}

/** Reverses a posted journal by its mirror image, which it returns. Both count. */
export const reverseJournal = command(async (tx, { id, reason }: ReverseJournal): Promise<JournalRow> => {
  admitRole(tx.actor, 'manager')
  const { journal, next } = await lockJournal(tx, id, 'reverse')
  if (!isManual(journal.journalType)) throw refuse('JOURNAL_TYPE_NOT_MANUAL')
  const reversal = await reverseWithin(tx, journal, reason)
  await writeJournal(
    tx,
    id,
    next,
    { reversedById: reversal.id, reversalReason: reason },
    events.journal_reversed,
  )
  return reversal
})
