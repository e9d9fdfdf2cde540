/** What stands before the path: a web scheme and a plain authority, without user, backslash or blank. */
const ABSOLUTE = /^https?:\/\/[^/\\?#@\s]+(?:[/?#]|$)/i
// eslint-disable-next-line no-control-regex
const UNWANTED = /[\u0000-\u0020\u007f\\]/
/** A segment that leads nowhere or upwards; some servers read what follows a semicolon as its parameter. */
const UPWARDS = /^\.\.?(?:;|$)/
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A partner's entry in the one form that is kept: origin and path. Undefined when it is not fit for an allow-list. */
export function normalReturnUrl(entry: string, { loopback }: { loopback: boolean }): string | undefined {
  const url = plainUrl(entry)
  if (!url || url.search !== '' || url.hash !== '') return undefined
  const isSecure = url.protocol === 'https:' || (loopback && LOOPBACK.has(url.hostname))
  return isSecure ? url.origin + url.pathname : undefined
}

/**
 * The URL in its normal form when its origin equals that of an entry and its path is the entry's or lies below it;
 * undefined otherwise. An entry without a slash at its end covers whole segments only: /app covers /app/x, not /apple.
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

/** Browsers and servers read odd URLs differently, so one that can be read in two ways is none. */
function plainUrl(text: string): URL | undefined {
  if (!ABSOLUTE.test(text) || UNWANTED.test(text)) return undefined
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '' || url.origin === 'null') return undefined
  return climbs(url.pathname) ? undefined : url
}

/** Whether a server that decodes the path, even twice, could find a way up in it. */
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

/** Decodes what can be decoded and leaves the rest, as a forgiving server would. */
const decodedOnce = (path: string): string =>
  path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
