/** Download settings of watchlists. */
export interface WatchlistSettings {
  /** URLs of a watchlist's files, by watchlist name; a watchlist without URLs is imported manually. */
  readonly addresses: Readonly<Record<string, readonly string[]>>
  /** URLs of daily changes, for publishers that offer them. */
  readonly changes: Readonly<Record<string, readonly string[]>>
  /** Maximum number of redirects; 0 by default. */
  readonly redirectsMax: number
}

declare module '#kernel/context.ts' {
  interface Settings {
    /** Without it no watchlist is downloaded. */
    readonly watchlists?: WatchlistSettings
    /** Number of threads that search watchlists; by default one less than the number of processors. */
    readonly screeningThreads?: number
    /** Hours between the approval of a less strict screening policy and the time it takes effect; 24 by default. */
    readonly screeningPolicyDelayHours?: number
  }
}
