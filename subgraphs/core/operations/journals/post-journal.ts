import { command } from '#kernel/command.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { readBooks } from '#core/ledger/journals/books.ts'
import { choosePeriod } from '#core/ledger/journals/compose-journal.ts'
import { linesWithin, ruleLine } from '#core/ledger/journals/lines-within.ts'
import { openEnteredPeriods } from '#core/ledger/journals/open-entered-periods.ts'
import { addToLedger } from '#core/ledger/journals/store-journals.ts'
import type { JournalRow } from '#core/queries/journals/journals.ts'
import { bookRank } from '#core/rules/books/rank.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockJournal, writeJournal } from './change-journal.ts'

/** Posts an approved journal to the general ledger, if its period and its accounts still take it. */
export const postJournal = command(async (tx, { id }: { id: string }): Promise<JournalRow> => {
  admitRole(tx.actor, 'manager')
  const { journal, next } = await lockJournal(tx, id, 'post')
  const lines = await linesWithin(tx, id)
  const { effectiveDate, fiscalPeriodId } = journal
  const books = await readBooks(tx, {
    accountIds: [...new Set(lines.map(({ glAccountId }) => glAccountId))],
    accountCodes: [],
    branchIds: [],
    periodIds: [fiscalPeriodId],
    dates: [],
    currencies: [],
  })
  const { period, opens } = choosePeriod(books, { effectiveDate, fiscalPeriodId }, bookRank(tx.actor))
  const inactive = lines.filter(({ glAccountId }) => books.accountsById.get(glAccountId)?.isActive !== true)
  if (inactive.length > 0)
    throw refuse('GL_ACCOUNT_NOT_POSTABLE', {
      issues: inactive.map(({ lineNumber }) => ({
        field: `entries[${lineNumber - 1}]`,
        reason: 'names an inactive account',
      })),
    })
  if (opens) await openEnteredPeriods(tx, books.businessDate)
  const isAdjustment = period.type === 'ADJUSTMENT'
  const ledgerSequence = journal.isMemo
    ? null
    : await addToLedger(tx, [{ ...journal, isAdjustment, lines: lines.map(ruleLine) }])
  return writeJournal(tx, id, next, { postedAt: tx.now(), ledgerSequence }, events.journal_posted)
})
