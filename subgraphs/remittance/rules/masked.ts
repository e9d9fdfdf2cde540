const SHOWN = 4

/** A number of an account or a telephone for people who need not know all of it: the last four characters, and fewer of a short one. */
export const masked = (text: string): string => `•••• ${text.length > 2 * SHOWN ? text.slice(-SHOWN) : text.slice(-SHOWN / 2)}`
