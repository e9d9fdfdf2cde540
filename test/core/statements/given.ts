import { digitsOf } from '#kernel/currency.ts'
import type { StatementFormat, StatementHead, StatementLine } from '#core/rules/statements/statement.ts'
import { FORMATS } from '#core/statements/formats.ts'

const id = (number: number): string => `0199a1c2-7f30-7cde-8f21-${String(number).padStart(12, '0')}`

export type GivenLine = Partial<Omit<StatementLine, 'sequence' | 'afterMinor'>> &
  Pick<StatementLine, 'amountMinor'>

/** A statement of these lines, with the balances and sums that follow from them. */
export function givenStatement(
  given: readonly GivenLine[],
  { openingMinor = 0n, ...parts }: Partial<StatementHead> = {},
): { readonly head: StatementHead; readonly lines: readonly StatementLine[] } {
  let balance = openingMinor
  const lines = given.map((line, index): StatementLine => {
    balance += line.amountMinor
    return {
      sequence: BigInt(index + 1),
      afterMinor: balance,
      postedAt: new Date('2026-11-24T16:00:00Z'),
      bookingDate: '2026-11-24',
      valueDate: '2026-11-23',
      transactionId: id(index + 1),
      reference: `TRN20261124${String(index + 1).padStart(8, '0')}`,
      type: 'TRANSFER',
      transferType: 'INTERNAL',
      channel: 'MOBILE',
      narration: 'Rent',
      externalReference: null,
      counterpartyAccount: '0123456789',
      counterpartyName: 'Chidi Okafor',
      ...line,
    }
  })
  const amounts = lines.map(({ amountMinor }) => amountMinor)
  const sum = (list: readonly bigint[]): bigint => list.reduce((total, amount) => total + amount, 0n)
  const [credits, debits] = [amounts.filter(amount => amount > 0n), amounts.filter(amount => amount < 0n)]
  return {
    lines,
    head: {
      id: id(99),
      createdAt: new Date('2026-11-28T10:00:00Z'),
      bankCode: '058',
      bankName: 'Guaranty Trust Bank',
      accountId: id(98),
      accountNumber: '9876543210',
      accountName: 'Ada Obi',
      currency: 'NGN',
      from: new Date('2026-10-31T23:00:00Z'),
      to: new Date('2026-11-28T10:00:00Z'),
      firstDate: '2026-11-01',
      lastDate: '2026-11-28',
      openingMinor,
      closingMinor: balance,
      inMinor: sum(credits),
      outMinor: -sum(debits),
      credits: BigInt(credits.length),
      debits: BigInt(debits.length),
      ...parts,
    },
  }
}

/** The whole document; the lines are added in slices of this length. */
export function written(
  format: StatementFormat,
  { head, lines }: ReturnType<typeof givenStatement>,
  slice = 3,
): Buffer {
  const document = FORMATS[format].write(head)
  const pieces = Array.from({ length: Math.ceil(lines.length / slice) }, (_, index) =>
    document.add(lines.slice(index * slice, (index + 1) * slice)),
  )
  return Buffer.concat([...pieces, document.end()].map(piece => Buffer.from(piece as string)))
}

/** A number with the digits of the currency. */
export const asDecimal = (minor: bigint, currency: string): string => {
  const digits = digitsOf(currency)
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return `${minor < 0n ? '-' : ''}${whole}${digits === 0 ? '' : `.${text.slice(-digits)}`}`
}
