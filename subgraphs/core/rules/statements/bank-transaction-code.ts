import { isReversal, type StatementLine } from './statement.ts'

/** Domain, family and sub-family of the external code list of ISO 20022. */
export type BankTransactionCode = readonly [domain: string, family: string, subFamily: string]

/** What kind of entry a line is, by the code list of ISO 20022. */
export function bankTransactionCodeOf(line: StatementLine): BankTransactionCode {
  const isCredit = line.amountMinor > 0n
  switch (line.type) {
    case 'DEPOSIT':
      return ['PMNT', 'CNTR', 'CDPT']
    case 'WITHDRAWAL':
      return ['PMNT', 'CNTR', 'CWDL']
    case 'FEE':
      return ['ACMT', 'MCOP', 'CHRG']
    case 'INTEREST':
      return ['ACMT', 'MCOP', 'INTR']
    case 'TRANSFER':
      return line.transferType === 'NIP'
        ? ['PMNT', isCredit ? 'RRCT' : 'IRCT', 'DMCT']
        : ['PMNT', isCredit ? 'RCDT' : 'ICDT', SUB_FAMILIES[line.transferType ?? 'INTERNAL']]
    case 'PAYMENT':
      return ['PMNT', isCredit ? 'RCDT' : 'ICDT', 'OTHR']
    case 'REVERSAL':
    case 'ADJUSTMENT':
      return ['PMNT', 'MCOP', 'OTHR']
  }
}

const SUB_FAMILIES = { INTERNAL: 'BOOK', INTERBANK: 'DMCT', NIP: 'DMCT', INTERNATIONAL: 'XBCT' } as const

/** The three letters of field 61 that name the kind of entry. */
export function swiftTypeOf(line: StatementLine): string {
  if (line.type === 'FEE') return 'CHG'
  if (line.type === 'INTEREST') return 'INT'
  return line.type === 'TRANSFER' || line.type === 'PAYMENT' ? 'TRF' : 'MSC'
}

/** Side of a line in field 61: the reversal of a credit is RC, that of a debit RD. */
export const swiftSideOf = (line: StatementLine): 'C' | 'D' | 'RC' | 'RD' => {
  const isCredit = line.amountMinor > 0n
  if (isReversal(line)) return isCredit ? 'RD' : 'RC'
  return isCredit ? 'C' : 'D'
}
