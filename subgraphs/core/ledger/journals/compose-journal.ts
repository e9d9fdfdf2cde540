import { newId } from '#kernel/id.ts'
import { toMinor } from '#kernel/money.ts'
import {
  invalid,
  refuse as refuseAnything,
  sentence,
  type Refusal,
  type ValidationIssue,
} from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import type { FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import {
  entryIssues,
  isTooLarge,
  minorRate,
  type JournalEntryRequest,
} from '#core/rules/books/journals/entries.ts'
import { initialStatus } from '#core/rules/books/journals/initial-status.ts'
import type { JournalAccount } from '#core/rules/books/journals/journal-account.ts'
import {
  issuesOfLines,
  valuedLines,
  type JournalIssue,
  type RequestedLine,
} from '#core/rules/books/journals/lines.ts'
import type { JournalType } from '#core/rules/books/journals/type.ts'
import { periodForJournal, type JournalDate } from '#core/rules/books/periods/period-for-journal.ts'
import type { BookRank } from '#core/rules/books/periods/status.ts'
import { canonicalRate } from '#core/rules/currencies/published-rates.ts'
import type { Ratio } from '#core/rules/currencies/ratio.ts'
import type { Books } from './books.ts'
import type { NewJournal, NewJournalLine } from './store-journals.ts'

/** A journal as requested. */
export interface CreateJournal {
  readonly journalType: JournalType
  readonly description: string
  readonly transactionDate: string
  /** The transaction date if absent. */
  readonly effectiveDate?: string | null
  /** The month of the effective date if absent. */
  readonly fiscalPeriodId?: string | null
  /** True if absent. */
  readonly requiresApproval?: boolean
  readonly isMemo?: boolean
  readonly sourceSystem?: string | null
  readonly sourceReference?: string | null
  /** The head office if absent. */
  readonly branchId?: string | null
  readonly entries: readonly JournalEntryRequest[]
}

/** The journal to store. Throws the first refusal. */
export function composeJournal(request: CreateJournal, books: Books, rank: BookRank): NewJournal {
  const { entries, requiresApproval = true } = request
  const issues = entryIssues(entries, books.baseCurrency)
  if (issues.length > 0) throw invalid(issues)
  const initial = initialStatus({ type: request.journalType, requiresApproval }, rank)
  if ('refusal' in initial)
    throw initial.refusal === 'FORBIDDEN' ? refuseAnything('FORBIDDEN') : refuse(initial.refusal)
  const branchId = request.branchId ?? books.headOfficeId
  if (typeof request.branchId === 'string' && !books.branchIds.has(branchId)) throw refuse('BRANCH_NOT_FOUND')
  const lines = linesOf(entries, books)
  const effectiveDate = request.effectiveDate ?? request.transactionDate
  const { period, opens } = choosePeriod(
    books,
    { effectiveDate, fiscalPeriodId: request.fiscalPeriodId ?? null },
    rank,
  )
  return {
    id: newId(),
    journalType: request.journalType,
    status: initial.status,
    description: request.description,
    transactionDate: request.transactionDate,
    effectiveDate,
    period,
    opensPeriod: opens,
    requiresApproval,
    isMemo: request.isMemo ?? false,
    sourceSystem: request.sourceSystem ?? null,
    sourceReference: request.sourceReference ?? null,
    branchId,
    reversesId: null,
    lines,
  }
}

/** The period that takes a journal; throws if none does. */
export function choosePeriod(
  { periods, businessDate }: Pick<Books, 'periods' | 'businessDate'>,
  date: JournalDate,
  rank: BookRank,
): { readonly period: FiscalPeriodRow; readonly opens: boolean } {
  const found = periodForJournal(periods, date, rank, businessDate)
  if ('period' in found)
    return { period: periods.find(({ id }) => id === found.period.id)!, opens: found.opens }
  switch (found.refusal) {
    case 'NOT_FOUND':
      throw refuse('FISCAL_PERIOD_NOT_FOUND')
    case 'FORBIDDEN':
      throw refuseAnything('FORBIDDEN', {
        message: 'Only managers create journals in the adjustment period.',
      })
    case 'DATE_OUTSIDE_PERIOD':
      throw invalid([{ field: 'effectiveDate', reason: 'must be a date of the fiscal period' }])
    case 'PERIOD_CLOSED':
      throw refuse('PERIOD_CLOSED')
  }
}

function linesOf(entries: readonly JournalEntryRequest[], books: Books): readonly NewJournalLine[] {
  const rates = entryRates(books)
  const lines = entries.map((entry, index) => requestedLine(entry, index, { books, rates }))
  const issues = issuesOfLines(lines)
  if (issues.length > 0) throw lineRefusal(issues)
  const rateOf = new Map(lines.map(({ currency, decimalRate }) => [currency, decimalRate]))
  return valuedLines(lines, books.roundingAccountId).map((line, index) => ({
    ...line,
    exchangeRate: lines[index]?.decimalRate ?? rateOf.get(line.currency)!,
    description: index < entries.length ? (entries[index]!.description ?? null) : 'Rounding difference',
  }))
}

/** A rate in major units, as a decimal, and in minor units. */
interface EntryRate {
  readonly decimalRate: string
  readonly rate: Ratio
}

/** A line with its rate in major units, as a decimal. */
type LineWithRate = RequestedLine & EntryRate

interface LineTerms {
  readonly books: Books
  readonly rates: (entry: JournalEntryRequest) => EntryRate
}

function requestedLine(entry: JournalEntryRequest, index: number, { books, rates }: LineTerms): LineWithRate {
  const { currencyCode: currency, entryType } = entry
  const { decimalRate, rate } = rates(entry)
  const amountMinor = toMinor(entry.amount, currency)
  if (isTooLarge(amountMinor, rate))
    throw invalid([{ field: `entries[${index}].amount`, reason: `is too large in ${books.baseCurrency}` }])
  return { account: accountOf(entry, index, books), amountMinor, entryType, currency, rate, decimalRate }
}

/** The rates of entries. The rate of a currency for which the entry states none is computed once. */
function entryRates(books: Books): LineTerms['rates'] {
  const computed = new Map<string, EntryRate>()
  const compute = (entry: JournalEntryRequest): EntryRate => {
    const decimalRate = rateOf(entry, books)
    return { decimalRate, rate: minorRate(decimalRate, entry.currencyCode, books.baseCurrency) }
  }
  return entry => {
    if (typeof entry.exchangeRate === 'string') return compute(entry)
    const rate = computed.get(entry.currencyCode) ?? compute(entry)
    computed.set(entry.currencyCode, rate)
    return rate
  }
}

function rateOf({ currencyCode, exchangeRate }: JournalEntryRequest, books: Books): string {
  if (currencyCode === books.baseCurrency) return '1'
  const rate =
    typeof exchangeRate === 'string' ? canonicalRate(exchangeRate) : books.midRates.get(currencyCode)
  if (rate === undefined)
    throw refuse('RATE_UNAVAILABLE', {
      message: `There is no MID rate of ${currencyCode} and ${books.baseCurrency}, and the entry has no exchange rate.`,
    })
  return rate
}

function accountOf(
  { accountId, accountCode }: JournalEntryRequest,
  index: number,
  { accountsById, accountsByCode }: Books,
): JournalAccount {
  const account =
    typeof accountId === 'string' ? accountsById.get(accountId) : accountsByCode.get(accountCode!)
  if (!account)
    throw refuse('GL_ACCOUNT_NOT_FOUND', {
      message: `The account of entries[${index}] does not exist.`,
    })
  return account
}

const LINE_REFUSALS = ['GL_ACCOUNT_NOT_POSTABLE', 'GL_ACCOUNT_NOT_MANUAL'] as const

/** The refusal of the first kind of issue, with all issues of that kind. Counts and amounts are checked before. */
function lineRefusal(issues: readonly JournalIssue[]): Refusal {
  for (const code of LINE_REFUSALS) {
    const lines = issues.flatMap(issue => (issue.code === code ? [issue.line] : []))
    if (lines.length > 0) {
      const wrong = lines.map(line => ({ field: `entries[${line}]`, reason: ACCOUNT_REASONS[code] }))
      return refuse(code, { message: sentence(wrong), issues: wrong })
    }
  }
  const uneven = issues.flatMap((issue): ValidationIssue[] =>
    issue.code === 'JOURNAL_UNBALANCED'
      ? [{ field: 'entries', reason: `must have equal debits and credits in ${issue.currency}` }]
      : [],
  )
  return refuse('JOURNAL_UNBALANCED', { message: sentence(uneven), issues: uneven })
}

const ACCOUNT_REASONS: Readonly<Record<(typeof LINE_REFUSALS)[number], string>> = {
  GL_ACCOUNT_NOT_POSTABLE: 'names a header, an inactive account, or one of another currency',
  GL_ACCOUNT_NOT_MANUAL: 'names an account that takes no entries of journals that people enter',
}
