interface FormOrigin {
  /** The Sec-Fetch-Site header, which browsers set and pages cannot. */
  readonly site: string | undefined
  /** The Origin header. */
  readonly origin: string | undefined
}

/**
 * Whether a form came from our own page: a foreign page could otherwise sign its visitor in as another person.
 * A missing header is accepted. "Origin: null" may come from any page, so it is accepted only when Sec-Fetch-Site confirms the
 * origin.
 */
export function isOwnForm({ site, origin }: FormOrigin, ownOrigins: readonly string[]): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  return origin === 'null' ? site === 'same-origin' : ownOrigins.includes(URL.parse(origin)?.origin ?? '')
}
