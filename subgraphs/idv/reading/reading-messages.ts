import type { DocumentReading, ReadDocumentOptions } from './printed-data.ts'

export interface ReadingTask {
  readonly picture: Uint8Array
  readonly options: ReadDocumentOptions
}

export type ReadingReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly reading: DocumentReading }
  | { readonly kind: 'failed'; readonly reason: string }
