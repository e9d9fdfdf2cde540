import type { DocumentReading } from '#idv/reading/printed-data.ts'

/** The reading of a picture that could not be read. */
export const UNREADABLE: DocumentReading = { printed: {}, confidence: 0 }
