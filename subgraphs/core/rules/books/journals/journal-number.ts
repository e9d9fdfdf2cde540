const DIGITS = 6

/** A journal's number: JNL, the business date as YYMMDD, and the sequence of that date, from 1. */
export const journalNumber = (businessDate: string, sequence: bigint): string =>
  `JNL${businessDate.replaceAll('-', '').slice(2)}${sequence.toString().padStart(DIGITS, '0')}`
