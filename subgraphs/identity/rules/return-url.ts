/** The part before the path: a web scheme and a plain authority, without user, backslash or space. */
const ABSOLUTE = /^https?:\/\/[^/\\?#@\s]+(?:[/?#]|$)/i
// eslint-disable-next-line no-control-regex
const UNWANTED = /[\u0000-\u0020\u007f\\]/
/** A dot segment; some servers treat the text after a semicolon as a parameter of the segment. */
const UPWARDS = /^\.\.?(?:;|$)/
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Normalises a partner's entry to origin and path. Undefined when it is not valid for an allow-list. */
export function normalReturnUrl(entry: string, { loopback }: { loopback: boolean }): string | undefined {
  const url = plainUrl(entry)
  if (!url || url.search !== '' || url.hash !== '') return undefined
  const isSecure = url.protocol === 'https:' || (loopback && LOOPBACK.has(url.hostname))
  return isSecure ? url.origin + url.pathname : undefined
}

/**
 * The normalised URL if its origin equals that of an entry and its path equals the entry's path or is below it; otherwise
 * undefined. An entry without a trailing slash matches whole segments only: /app matches /app/x, but not /apple.
 */
export function allowedReturnUrl(text: string, allowList: readonly string[]): string | undefined {
  const url = plainUrl(text)
  if (!url) return undefined
  const isAllowed = allowList.some(entry => {
    const allowed = URL.parse(entry)
    return allowed !== null && allowed.origin === url.origin && liesBelow(url.pathname, allowed.pathname)
  })
  return isAllowed ? url.href : undefined
}

const liesBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)

/** Rejects ambiguous URLs, because browsers and servers parse unusual URLs differently. */
function plainUrl(text: string): URL | undefined {
  if (!ABSOLUTE.test(text) || UNWANTED.test(text)) return undefined
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '' || url.origin === 'null') return undefined
  return climbs(url.pathname) ? undefined : url
}

/** Whether the path, decoded up to twice, contains a dot segment or a backslash. */
function climbs(path: string): boolean {
  let decoded = path
  for (let round = 0; round < 3; round++) {
    if (decoded.includes('\\') || decoded.split('/').some(segment => UPWARDS.test(segment))) return true
    const next = decodedOnce(decoded)
    if (next === decoded) return false
    decoded = next
  }
  return true
}

/** Decodes valid escapes and leaves the rest, like a lenient server. */
const decodedOnce = (path: string): string =>
  path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
