/** Digits of the sequence in a journal's number, padded with zeros; a longer sequence has more. */
export const SEQUENCE_DIGITS = 6

/** The beginning of the journal numbers of a date, to which its sequence from 1 is added: JNL and the business date as YYMMDD. */
export const journalNumberPrefix = (businessDate: string): string =>
  `JNL${businessDate.replaceAll('-', '').slice(2)}`
