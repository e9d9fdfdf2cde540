import { groupedAmount } from '#core/rules/documents/grouped-amount.ts'
import {
  linesOf,
  type StatementDocument,
  type StatementHead,
  type StatementLine,
  type StatementWriter,
} from '#core/rules/statements/statement.ts'
import { pdfText, type PdfText } from './pdf-text.ts'

/** Points from the left edge of the page; amounts end at theirs. */
const X = { left: 36, value: 88, details: 140, reference: 430, debit: 624, credit: 715, balance: 806 }
const DETAILS_WIDTH = X.reference - X.details - 8
const SIZE = 7.5
const ROW = 11
const BOTTOM = 556
const FOOTER = 574

const TYPES: Readonly<Record<StatementLine['type'], string>> = {
  TRANSFER: 'Transfer',
  DEPOSIT: 'Deposit',
  WITHDRAWAL: 'Withdrawal',
  PAYMENT: 'Payment',
  FEE: 'Fee',
  INTEREST: 'Interest',
  REVERSAL: 'Reversal',
  ADJUSTMENT: 'Adjustment',
}

/** What the line is about: its kind, the other side, and the customer's text. */
function detailsOf({
  type,
  amountMinor,
  counterpartyName,
  counterpartyAccount,
  narration,
}: StatementLine): string {
  const other = [counterpartyName, counterpartyAccount]
    .filter(text => text !== null && text !== '')
    .join(', ')
  const kind = other === '' ? TYPES[type] : `${TYPES[type]} ${amountMinor < 0n ? 'to' : 'from'} ${other}`
  return narration === null || narration.trim() === '' ? kind : `${kind}: ${narration}`
}

/** Draws the table's head, from this position; returns that of the first row. */
function tableHead(page: PdfText, y: number): number {
  const name = (text: string, x: number, endsAtX = false): void =>
    page.place({ text, x, y, size: SIZE, endsAtX })
  name('Booked', X.left)
  name('Value', X.value)
  name('Details', X.details)
  name('Reference', X.reference)
  name('Debit', X.debit, true)
  name('Credit', X.credit, true)
  name('Balance', X.balance, true)
  page.rule(y + 4, X.left, X.balance)
  return y + 4 + ROW
}

/** Draws the first page's head; returns the position of the table. */
function firstHead(page: PdfText, head: StatementHead): number {
  const money = (minor: bigint): string => groupedAmount(minor, head.currency)
  page.place({ text: 'Statement of account', x: X.left, y: 48, size: 15 })
  if (head.bankName !== null)
    page.place({ text: head.bankName, x: X.balance, y: 48, size: 11, endsAtX: true })
  const summary = [
    ['Account', `${head.accountNumber}, ${head.accountName}`],
    ['Currency', head.currency],
    ['Period', `${head.firstDate} to ${head.lastDate}`],
    ['Opening balance', money(head.openingMinor)],
    [`Credits (${head.credits})`, money(head.inMinor)],
    [`Debits (${head.debits})`, money(head.outMinor)],
    ['Closing balance', money(head.closingMinor)],
    ['Statement', `${head.id}, made on ${head.createdAt.toISOString().slice(0, 10)}`],
  ] as const
  summary.forEach(([name, value], index) => {
    const y = 70 + index * 12
    page.place({ text: name, x: X.left, y, size: 8.5 })
    page.place({ text: value, x: X.details, y, size: 8.5 })
  })
  return 70 + summary.length * 12 + 14
}

/** A PDF with a table of the lines. Each page is finished before the next one begins. */
export const pdf: StatementWriter = (head: StatementHead): StatementDocument => {
  const { currency } = head
  const page = pdfText(`Statement of account ${head.accountNumber}`, head.createdAt)
  let pages = 0
  let y = 0

  const beginPage = (): void => {
    page.addPage()
    pages += 1
    y = tableHead(page, pages === 1 ? firstHead(page, head) : 40)
    page.place({ text: `Account ${head.accountNumber}`, x: X.left, y: FOOTER, size: SIZE })
    page.place({ text: `Page ${pages}`, x: X.balance, y: FOOTER, size: SIZE, endsAtX: true })
  }
  const draw = (line: StatementLine): void => {
    const details = page.wrap(detailsOf(line), DETAILS_WIDTH, SIZE)
    if (y + (details.length - 1) * ROW > BOTTOM) beginPage()
    const cell = (text: string, x: number, endsAtX = false): void =>
      page.place({ text, x, y, size: SIZE, endsAtX })
    cell(line.bookingDate, X.left)
    cell(line.valueDate, X.value)
    cell(line.reference, X.reference)
    if (line.amountMinor < 0n) cell(groupedAmount(-line.amountMinor, currency), X.debit, true)
    else cell(groupedAmount(line.amountMinor, currency), X.credit, true)
    cell(groupedAmount(line.afterMinor, currency), X.balance, true)
    for (const text of details) {
      page.place({ text, x: X.details, y, size: SIZE })
      y += ROW
    }
  }

  return {
    add(lines) {
      if (pages === 0) beginPage()
      for (const line of lines) draw(line)
      return page.taken()
    },
    end() {
      if (pages === 0) beginPage()
      if (linesOf(head) === 0n) page.place({ text: 'No entries.', x: X.details, y, size: SIZE })
      page.end()
      return page.taken()
    },
  }
}
