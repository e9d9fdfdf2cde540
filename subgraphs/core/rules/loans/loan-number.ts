/** The number of a loan: LN, the date in the tenant's time zone as YYYYMMDD, and a number for that date. */
export const loanNumber = (date: string, sequence: bigint): string =>
  `LN${date.replaceAll('-', '')}${String(sequence).padStart(8, '0')}`
