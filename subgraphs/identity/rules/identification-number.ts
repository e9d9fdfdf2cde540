const SHOWN = 4

/** A number of which only the last four characters are shown. Punctuation stays, so that the notation can be recognised. */
export const maskedNumber = (value: string): string =>
  value.slice(0, -SHOWN).replace(/[0-9A-Za-z]/g, '*') + value.slice(-SHOWN)

/** The number without hyphens: notations of tax numbers differ in them. */
export const comparableNumber = (value: string): string => value.replaceAll('-', '')
