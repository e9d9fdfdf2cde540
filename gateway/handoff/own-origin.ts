interface Sent {
  /** The Sec-Fetch-Site header, which browsers set and pages cannot. */
  readonly site: string | undefined
  /** The Origin header. */
  readonly origin: string | undefined
}

/**
 * Whether a form may have come from our own page: a foreign page that sends one would sign its visitor in as somebody else.
 * What a browser does not say is not held against it; "Origin: null" may be anybody's, so only the browser's word on the site
 * stands up for that.
 */
export function isOwnForm({ site, origin }: Sent, ownOrigins: readonly string[]): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  return origin === 'null' ? site === 'same-origin' : ownOrigins.includes(URL.parse(origin)?.origin ?? '')
}
