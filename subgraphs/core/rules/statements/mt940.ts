import { formatMinor } from '#kernel/money.ts'
import { refuse } from '#core/errors.ts'
import { swiftSideOf, swiftTypeOf } from './bank-transaction-code.ts'
import {
  linesOf,
  type StatementDocument,
  type StatementHead,
  type StatementLine,
  type StatementWriter,
} from './statement.ts'
import { fieldLines, inSetX, swiftReference } from './swift-text.ts'

/** Length of a message in SWIFT's network for payments. */
const MESSAGE_LENGTH = 2_000
/** Length of a message of a statement whose pages would otherwise need a number of more than five digits. */
const LONG_MESSAGE_LENGTH = 8_000
const SHORT_PAGES_LINES_MAX = 250_000n
/** What the closing balances and the end of a message add at most. */
const ENDING_LENGTH = 70

const CRLF = '\r\n'
const AMOUNT_LENGTH_MAX = 15
const REFERENCE_LENGTH_MAX = 16

/** An amount without sign, with a comma, which is there even without decimals. */
function swiftAmount(minor: bigint, currency: string): string {
  const text = formatMinor(minor < 0n ? -minor : minor, currency).replace('.', ',')
  const amount = text.includes(',') ? text : `${text},`
  if (amount.length > AMOUNT_LENGTH_MAX)
    throw refuse('STATEMENT_NOT_EXPRESSIBLE', {
      message: `MT940 has room for amounts of ${AMOUNT_LENGTH_MAX} characters, and the statement has a larger one.`,
    })
  return amount
}

/** YYMMDD of a date YYYY-MM-DD. */
const swiftDate = (date: string): string => date.slice(2).replaceAll('-', '')

const DAY_MS = 24 * 3_600_000

/** Ordinal of a date in its year, which numbers the statement. */
const dayOfYear = (date: string): number =>
  (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)) / DAY_MS + 1

/** Fields 61 and 86 of an entry. */
function entry(line: StatementLine, currency: string): string {
  const given = inSetX(line.externalReference ?? '')
  // A reference that does not fit is stated as a whole in field 86.
  const owner = given.length <= REFERENCE_LENGTH_MAX ? swiftReference(given) : null
  const value = `${swiftDate(line.valueDate)}${line.bookingDate.slice(5).replace('-', '')}`
  const amount = swiftAmount(line.amountMinor, currency)
  // The date and the number of our reference fit; the whole reference is on the line after it.
  const ours = swiftReference(line.reference.slice(-16))
  const first = `:61:${value}${swiftSideOf(line)}${amount}N${swiftTypeOf(line)}${owner ?? 'NONREF'}${ours === null ? '' : `//${ours}`}`
  const [supplement] = fieldLines(inSetX(line.reference), 34, 1)
  const information = fieldLines(
    [line.counterpartyName, line.counterpartyAccount, line.narration, owner === null ? given : null]
      .flatMap(text => (text === null ? [] : inSetX(text)))
      .filter(text => text !== '')
      .join(' '),
    65,
    6,
  )
  return [
    first,
    ...(supplement === undefined ? [] : [supplement]),
    `:86:${information.length === 0 ? line.type : information.join(CRLF)}`,
    '',
  ].join(CRLF)
}

/**
 * MT940 in text blocks, one message for each page, which ends with a line of one hyphen. Balances between pages are intermediate (62M,
 * then 60M).
 */
export const mt940: StatementWriter = (head: StatementHead): StatementDocument => {
  const { currency } = head
  const account = inSetX(head.accountNumber).slice(0, 35)
  const reference = head.id.replaceAll('-', '').slice(-16).toUpperCase()
  const number = String(dayOfYear(head.lastDate)).padStart(5, '0')
  const lengthMax = linesOf(head) > SHORT_PAGES_LINES_MAX ? LONG_MESSAGE_LENGTH : MESSAGE_LENGTH
  let page = 0
  let length = 0
  let balance = { minor: head.openingMinor, date: head.firstDate }

  const balanceField = (tag: string, minor: bigint, date: string): string =>
    `:${tag}:${minor < 0n ? 'D' : 'C'}${swiftDate(date)}${currency}${swiftAmount(minor, currency)}${CRLF}`
  const begin = (): string => {
    page += 1
    const text =
      `:20:${reference}${CRLF}:25:${account}${CRLF}:28C:${number}/${String(page).padStart(5, '0')}${CRLF}` +
      balanceField(page === 1 ? '60F' : '60M', balance.minor, balance.date)
    length = text.length
    return text
  }
  const turn = (): string => `${balanceField('62M', balance.minor, balance.date)}-${CRLF}${begin()}`

  return {
    add: lines =>
      lines.reduce((text, line) => {
        const next = entry(line, currency)
        const start = page === 0 ? begin() : length + next.length + ENDING_LENGTH > lengthMax ? turn() : ''
        length += next.length
        balance = { minor: line.afterMinor, date: line.bookingDate }
        return text + start + next
      }, ''),
    end() {
      const start = page === 0 ? begin() : ''
      return `${start}${balanceField('62F', head.closingMinor, head.lastDate)}${balanceField('64', head.closingMinor, head.lastDate)}-${CRLF}`
    },
  }
}
