import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { isAtLeastAmount } from '#sentinel/evaluation/amounts.ts'
import { BASELINE_DAYS } from '#sentinel/evaluation/periods.ts'
import { distinct, largest, type RuleParameterLists } from '#sentinel/evaluation/rules-by-type.ts'
import { historyStatement, type DebitHistoryNeeds } from './history-statement.ts'
import { readRow, type DebitReader } from './read-row.ts'

/** Debits of a window before the evaluated one; the sum is of its currency. */
export interface WindowDebits {
  readonly hours: number
  readonly count: number
  readonly sumMinor: string
  readonly transactionIds: readonly string[]
}

/** What a transaction's rules need of the debits before it, as `historyStatement` returns it; null or undefined if it was not needed. Ages are in seconds. */
export interface DebitHistory {
  /** Debits of the baseline, of all currencies. */
  readonly n: number
  readonly firstAgeS: number | null
  readonly onChannel: number
  readonly atHour: number
  readonly withCountry: number
  readonly withCountryFirstAgeS: number | null
  readonly inCountry: number
  /** Debits of the baseline in the currency of the transaction. */
  readonly comparable: number
  readonly comparableFirstAgeS: number | null
  /** Age of the first debit of this currency in the last 52 weeks. */
  readonly yearFirstAgeS: number | null
  readonly isDeviceSeen: boolean
  readonly isOtherDeviceSeen: boolean
  /** Quartiles and MAD of ln(1 + x) of the comparable debits. */
  readonly quartiles?: readonly [number, number, number] | null
  readonly mad?: number | null
  readonly velocity?: readonly WindowDebits[] | null
  readonly giftCards?: readonly WindowDebits[] | null
  readonly frequency?:
    readonly { days: number; count: number; windows: number | null; total: number; squares: number }[] | null
  readonly cash?:
    | readonly {
        days: number
        sumMinor: string
        transactionIds: readonly string[] | null
        windows: number | null
        /** Sums above zero of the baseline's windows. */
        sums: readonly number[] | null
      }[]
    | null
  readonly atLimit?: { readonly days: readonly string[]; readonly transactionIds: readonly string[] } | null
  readonly concentration?:
    | readonly {
        days: number
        count: number
        sumMinor: string
        ofPayeeMinor: string
        countBefore: number
        sumBeforeMinor: string
        ofPayeeBeforeMinor: string
      }[]
    | null
  /** Sums above zero in major units by the number of weeks before the transaction. */
  readonly weeks?: Readonly<Record<string, number>> | null
  readonly dormancy?:
    | readonly {
        inactiveDays: number
        windowDays: number
        firstAgeS: number
        inactiveS: number
        /** Debits of the account since the inactivity, including the evaluated one. */
        count: number
      }[]
    | null
}

/** Whether a rule compares the amount with the scale of the baseline. */
function needsScale(rules: RuleParameterLists, transaction: ElderTransactionRow): boolean {
  const { amountMinor, currency, counterpartyCountry } = transaction
  return (
    (counterpartyCountry !== null && rules.of('INTERNATIONAL_TRANSFER').length > 0) ||
    rules
      .of('AMOUNT_DEVIATION')
      .some(({ min_amount: minimum }) => isAtLeastAmount(amountMinor, currency, minimum))
  )
}

/** Reads the history of a debit; its rows are the profile's transactions up to the time of the debit. */
export function readHistory(
  reader: DebitReader,
  transaction: ElderTransactionRow,
  rules: RuleParameterLists,
  timeZone: string,
): Promise<DebitHistory> {
  const needs = needsOf(transaction, rules, timeZone)
  return readRow<DebitHistory>(reader, historyStatement(transaction, reader.actor.workspaceId, needs))
}

function needsOf(
  transaction: ElderTransactionRow,
  rules: RuleParameterLists,
  timeZone: string,
): DebitHistoryNeeds {
  const isCash = transaction.type === 'CASH'
  const velocity = distinct(rules.of('VELOCITY').map(({ window_hours: hours }) => hours))
  const giftCards = transaction.isGiftCard
    ? distinct(rules.of('GIFT_CARD').map(({ window_hours: hours }) => hours))
    : []
  const cash = isCash ? distinct(rules.of('CASH_INTENSITY').map(({ window_days: days }) => days)) : []
  const concentration =
    transaction.payeeHash === null
      ? []
      : distinct(rules.of('PAYEE_CONCENTRATION').map(({ window_days: days }) => days))
  const hoursMax = largest([...velocity, ...giftCards])
  return {
    days: largest([BASELINE_DAYS, Math.ceil(hoursMax / 24), 2 * largest(concentration)]),
    needsScale: needsScale(rules, transaction),
    needsWeeks: rules.of('BALANCE_DRAIN').length > 0,
    velocity,
    giftCards,
    frequency: distinct(rules.of('FREQUENCY_DEVIATION').map(({ window_days: days }) => days)),
    cash,
    concentration,
    limitTimeZone: transaction.isAtLimit && cash.length > 0 ? timeZone : null,
    dormancy: rules
      .of('DORMANCY_BREAK')
      .map(({ inactive_days: inactiveDays, window_days: windowDays }) => ({ inactiveDays, windowDays })),
  }
}
