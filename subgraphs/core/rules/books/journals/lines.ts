import { timesHalfEven, type Ratio } from '#core/rules/currencies/ratio.ts'
import type { JournalAccount } from './journal-account.ts'

export type EntrySide = 'DEBIT' | 'CREDIT'

/** A line as requested. The rate is base minor units for one minor unit of the line's currency. */
export interface RequestedLine {
  readonly account: JournalAccount
  readonly amountMinor: bigint
  readonly entryType: EntrySide
  readonly currency: string
  readonly rate: Ratio
}

/** A line to post; both amounts are minor units. */
export interface JournalLine {
  readonly accountId: string
  readonly amountMinor: bigint
  readonly baseMinor: bigint
  readonly entryType: EntrySide
  readonly currency: string
}

export type JournalIssue =
  | { readonly code: 'LINE_COUNT'; readonly count: number }
  | { readonly code: 'AMOUNT_NOT_POSITIVE'; readonly line: number }
  | { readonly code: 'GL_ACCOUNT_NOT_POSTABLE' | 'GL_ACCOUNT_NOT_MANUAL'; readonly line: number }
  | { readonly code: 'JOURNAL_UNBALANCED'; readonly currency: string; readonly differenceMinor: bigint }

/** Everything that keeps lines written by people from being posted, in the order of the lines. */
export function issuesOfLines(lines: readonly RequestedLine[]): readonly JournalIssue[] {
  if (lines.length < 2 || lines.length > 1000) return [{ code: 'LINE_COUNT', count: lines.length }]
  const issues: JournalIssue[] = []
  const differences = new Map<string, bigint>()
  lines.forEach(({ account, amountMinor, entryType, currency }, line) => {
    if (amountMinor <= 0n) issues.push({ code: 'AMOUNT_NOT_POSITIVE', line })
    const takesCurrency = account.currency === null || account.currency === currency
    if (account.usage === 'HEADER' || !account.isActive || !takesCurrency)
      issues.push({ code: 'GL_ACCOUNT_NOT_POSTABLE', line })
    else if (account.isControl || !account.allowManual) issues.push({ code: 'GL_ACCOUNT_NOT_MANUAL', line })
    differences.set(currency, (differences.get(currency) ?? 0n) + signed(entryType, amountMinor))
  })
  for (const [currency, differenceMinor] of differences)
    if (differenceMinor !== 0n) issues.push({ code: 'JOURNAL_UNBALANCED', currency, differenceMinor })
  return issues
}

/**
 * Lines valued in the base currency, half-even for each line. What rounding leaves in a currency goes to the rounding account, on a
 * line with a base amount only, so that each currency is even in both amounts. The lines must be even in each currency.
 */
export const valuedLines = (
  lines: readonly RequestedLine[],
  roundingAccountId: string,
): readonly JournalLine[] =>
  evenLines(
    lines.map(({ account, amountMinor, entryType, currency, rate }) => ({
      accountId: account.id,
      amountMinor,
      baseMinor: timesHalfEven(amountMinor, rate),
      entryType,
      currency,
    })),
    roundingAccountId,
  )

/** Valued lines, with a line for what rounding leaves in each currency. */
export function evenLines(valued: readonly JournalLine[], roundingAccountId: string): readonly JournalLine[] {
  const rests = new Map<string, bigint>()
  for (const { currency, entryType, baseMinor } of valued)
    rests.set(currency, (rests.get(currency) ?? 0n) + signed(entryType, baseMinor))
  const rounding = [...rests]
    .filter(([, rest]) => rest !== 0n)
    .map(([currency, rest]) => ({
      accountId: roundingAccountId,
      amountMinor: 0n,
      baseMinor: rest < 0n ? -rest : rest,
      entryType: rest < 0n ? ('DEBIT' as const) : ('CREDIT' as const),
      currency,
    }))
  return [...valued, ...rounding]
}

/** The lines of the journal that reverses another. */
export const mirrored = (lines: readonly JournalLine[]): readonly JournalLine[] =>
  lines.map(line => ({ ...line, entryType: line.entryType === 'DEBIT' ? 'CREDIT' : 'DEBIT' }))

/** The amount as debits less credits. */
export const signed = (entryType: EntrySide, minor: bigint): bigint =>
  entryType === 'DEBIT' ? minor : -minor
