/** What a publisher said of a file when it was fetched, to be repeated when it is asked again. */
export interface Validators {
  readonly etag?: string | undefined
  readonly lastModified?: string | undefined
}

/** A file that was fetched: where it lies on this machine for as long as it is read, and its name. */
export interface FetchedFile extends Validators {
  readonly path: string
  readonly name: string
}

export type Fetched =
  | { readonly outcome: 'FETCHED'; readonly file: FetchedFile }
  /** It is as it was when it was fetched last. */
  | { readonly outcome: 'UNCHANGED' }
  | { readonly outcome: 'FAILED'; readonly message: string }

/** Where publications are fetched from. */
export interface ListProvider {
  /** Fetches what lies at an address into a folder, unless it is as the validators say. */
  fetch(address: string, folder: string, known: Validators, signal: AbortSignal): Promise<Fetched>
}
