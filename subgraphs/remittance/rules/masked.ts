const SHOWN = 4

/** The last four characters of a number, as shown on receipts; a short number is hidden completely. */
export const maskNumber = (text: string): string =>
  text.length > SHOWN ? `****${text.slice(-SHOWN)}` : '****'
