import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { daysAfter, monthsAfter } from '#kernel/local-day.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { CreateJournal } from '#core/ledger/journals/compose-journal.ts'
import { createEach } from '#core/ledger/journals/create-journals.ts'
import { businessDate } from '#core/queries/end-of-day/business-date.ts'
import type { JournalType } from '#core/rules/books/journals/type.ts'

/** Account to debit, account to credit, and an amount in naira. */
type Movement = readonly [debit: string, credit: string, amount: number]

function journal(
  journalType: JournalType,
  transactionDate: string,
  description: string,
  movements: readonly Movement[],
): CreateJournal {
  return {
    journalType,
    description,
    transactionDate,
    requiresApproval: false,
    sourceSystem: 'demo',
    entries: movements.flatMap(([debit, credit, naira]) =>
      [['DEBIT', debit] as const, ['CREDIT', credit] as const].map(([entryType, accountCode]) => ({
        accountCode,
        amount: `${naira}.00`,
        entryType,
        currencyCode: 'NGN',
      })),
    ),
  }
}

/** What a small bank books in its first year and the next one. */
const oneOff = (year: number): readonly CreateJournal[] => [
  journal('SHARE_ISSUE', `${year}-01-02`, 'Share capital paid in', [['1000', '3000', 500_000_000]]),
  journal('GENERAL', `${year}-01-05`, 'Loan of the development bank', [['1000', '2500', 200_000_000]]),
  journal('GENERAL', `${year}-01-12`, 'Branch equipment', [['1500', '1000', 60_000_000]]),
  journal('RESERVE_TRANSFER', `${year}-12-30`, 'Transfer to the statutory reserve', [
    ['3100', '3200', 3_000_000],
  ]),
  journal('DIVIDEND', `${year + 1}-04-15`, 'Dividend', [['3100', '1000', 5_000_000]]),
  journal('GENERAL', `${year + 1}-07-01`, 'Repayment to the development bank', [
    ['2500', '1000', 20_000_000],
  ]),
]

/** What it books at the end of every month; the month is counted from 0. */
function monthly(month: number, date: string): readonly CreateJournal[] {
  const name = date.slice(0, 7)
  return [
    journal('GENERAL', date, `Fees and foreign exchange income of ${name}`, [
      ['1000', '4100', 9_000_000 + 150_000 * month],
      ['1000', '4200', 2_000_000 + 40_000 * (month % 6)],
    ]),
    journal('GENERAL', date, `Staff costs of ${name}`, [['5200', '1000', 6_000_000 + 50_000 * month]]),
    journal('GENERAL', date, `Operating costs of ${name}`, [
      ['5300', '1000', 3_000_000 + 30_000 * (month % 5)],
    ]),
    journal('ACCRUAL', date, `Depreciation of ${name}`, [['5300', '1500', 1_000_000]]),
  ]
}

const MONTHS = 24

const add = command(
  async (tx, journals: readonly CreateJournal[]) => {
    for (const created of await createEach(tx, journals)) if (created instanceof Refusal) throw created
  },
  { storage: 'one-time' },
)

const ANY = 'select 1 from core.journals where workspace_id = $1 limit 1'

/** The journals of a small bank since the beginning of last year, up to the last month that has ended. Adds nothing where journals exist. */
export async function demoJournalHistory(ctx: Context): Promise<void> {
  const { workspaceId } = ctx.actor
  if ((await ctx.database.read(workspaceId, ANY, [workspaceId])).length > 0) return
  const { calendarDate, businessDate: today } = await businessDate(ctx)
  const year = Number(calendarDate.slice(0, 4)) - 1
  const journals = [
    ...oneOff(year),
    ...Array.from({ length: MONTHS }, (_, month) =>
      monthly(month, daysAfter(monthsAfter(`${year}-01-01`, month + 1), -1)),
    ).flat(),
  ]
  await add(
    ctx,
    journals
      .filter(({ transactionDate }) => transactionDate < today)
      .toSorted((one, other) => (one.transactionDate < other.transactionDate ? -1 : 1)),
  )
}
