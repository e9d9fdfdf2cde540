import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { JournalRow } from '#core/queries/journals/journals.ts'
import { bookRank } from '#core/rules/books/rank.ts'
import { mirrored } from '#core/rules/books/journals/lines.ts'
import { readBooks, type Books } from './books.ts'
import { choosePeriod } from './compose-journal.ts'
import { linesWithin, ruleLine } from './lines-within.ts'
import { storeJournals, type NewJournal } from './store-journals.ts'

const BUSINESS_DATE = 'select business_date as "businessDate" from core.policies where workspace_id = $1'

/** Posts the mirror image of a locked journal, and returns it. Its accounts may be inactive. */
export async function reverseWithin(tx: Tx, original: JournalRow, reason: string): Promise<JournalRow> {
  const [[settings], lines] = await Promise.all([
    tx.sql<{ businessDate: string }>(BUSINESS_DATE, [tx.actor.workspaceId]),
    linesWithin(tx, original.id),
  ])
  const { businessDate } = settings!
  const books = await readBooks(tx, {
    accountIds: [],
    accountCodes: [],
    branchIds: [],
    periodIds: [original.fiscalPeriodId],
    dates: [businessDate],
    currencies: [],
  })
  const sides = mirrored(lines.map(ruleLine))
  const opposite: NewJournal = {
    id: newId(),
    journalType: original.journalType,
    status: 'POSTED',
    description: `Reversal of ${original.journalNumber}: ${reason}`,
    transactionDate: businessDate,
    ...datesOf(tx, original, books),
    requiresApproval: false,
    isMemo: original.isMemo,
    sourceSystem: original.sourceSystem,
    sourceReference: original.sourceReference,
    branchId: original.branchId,
    reversesId: original.id,
    lines: sides.map((side, index) => ({
      ...side,
      exchangeRate: lines[index]!.exchangeRate,
      description: lines[index]!.description,
    })),
  }
  const [reversal] = await storeJournals(tx, businessDate, [opposite])
  return reversal!
}

/** The effective date of the original in its period, while that takes journals; otherwise the business date. */
function datesOf(
  tx: Tx,
  { effectiveDate, fiscalPeriodId }: JournalRow,
  books: Books,
): Pick<NewJournal, 'effectiveDate' | 'period' | 'opensPeriod'> {
  const rank = bookRank(tx.actor)
  const own = { effectiveDate, fiscalPeriodId }
  const today = { effectiveDate: books.businessDate, fiscalPeriodId: null }
  for (const date of [own, today])
    try {
      const { period, opens } = choosePeriod(books, date, rank)
      return { effectiveDate: date.effectiveDate, period, opensPeriod: opens }
    } catch (error) {
      if (!(error instanceof Refusal) || date === today) throw error
    }
  throw new Error('unreachable')
}
