/** HTTP validators of a fetched file, sent with the next conditional request. */
export interface Validators {
  readonly etag?: string | undefined
  readonly lastModified?: string | undefined
}

/** A fetched file: its temporary local path and its name. */
export interface FetchedFile extends Validators {
  readonly path: string
  readonly name: string
}

export type Fetched =
  | { readonly outcome: 'FETCHED'; readonly file: FetchedFile }
  /** The file has not changed since it was last fetched. */
  | { readonly outcome: 'UNCHANGED' }
  | { readonly outcome: 'FAILED'; readonly message: string }

/** Source of published list files. */
export interface ListProvider {
  /** Downloads the file at an address into a folder, unless it is unchanged according to the validators. */
  fetch(address: string, folder: string, known: Validators, signal: AbortSignal): Promise<Fetched>
}
