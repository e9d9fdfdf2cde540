import { randomUUID } from 'node:crypto'

/** A new unique end-to-end transaction reference: a UUID of version 4 in lower case, as SWIFT requires. */
export const newUetr = (): string => randomUUID()
