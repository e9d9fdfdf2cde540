import { isIP } from 'node:net'
import { addressIssue } from './addresses.ts'
import type { OutboundRules } from './request.ts'

/** A URL whose text has passed the check, with its host as a name or a plain IP address. */
export interface Target {
  readonly url: URL
  readonly host: string
}

/** The reason why a URL was rejected, as the end of a sentence. */
export interface UrlIssue {
  readonly failure: 'url' | 'address'
  readonly issue: string
}

const LENGTH_MAX = 2_048
/** Blanks, backslashes and invisible characters: a URL parser drops or replaces some of them silently. */
const UNSEEN = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u
const SHAPE = /^https?:\/\/([^/?#]+)/i
const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** A name inside a private network may have one label. */
const PRIVATE_NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const NAME_LENGTH_MAX = 253

// Never public: RFC 6761, 6762 (with its appendix G), 7686, 8375 (all of .arpa), 9476, and .internal by
// resolution of ICANN. Names for tests and examples are permitted: they have no address, so no request is
// ever sent there.
const NOT_PUBLIC = new Set([
  'local',
  'internal',
  'arpa',
  'onion',
  'invalid',
  'alt',
  'lan',
  'corp',
  'home',
  'intranet',
  'private',
])

/** The reason why a URL cannot be called, as the end of a sentence; undefined if its text is acceptable. */
export function urlIssue(text: string, rules: OutboundRules): string | undefined {
  const target = targetOf(text, rules)
  return 'issue' in target ? target.issue : undefined
}

/**
 * Parses a URL by the rules of WHATWG, which turn `0x7f.1` into `127.0.0.1`. All later steps use the same
 * rules.
 */
export function targetOf(text: string, rules: OutboundRules): Target | UrlIssue {
  if (text.length > LENGTH_MAX) return wrong(`must be at most ${LENGTH_MAX} characters long`)
  if (UNSEEN.test(text)) return wrong('must not contain blanks, backslashes or control characters')
  const authority = SHAPE.exec(text)?.[1]
  const url = URL.parse(text)
  if (authority === undefined || (rules.httpsOnly && url?.protocol === 'http:'))
    return wrong(rules.httpsOnly ? 'must be an https URL' : 'must be an http or https URL')
  if (!url) return wrong('must be a valid URL')
  if (authority.includes('@')) return wrong('must not contain a user name or password')
  if (text.includes('#')) return wrong('must not contain a fragment')
  if (url.port === '0') return wrong('must not use port 0')
  if (url.href.length > LENGTH_MAX) return wrong(`must be at most ${LENGTH_MAX} characters long`)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return hostIssue(host, rules) ?? { url, host }
}

/** Whether a name means this machine, regardless of name servers (RFC 6761). */
export const isLocalhost = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost')

function hostIssue(host: string, rules: OutboundRules): UrlIssue | undefined {
  if (isIP(host) !== 0) {
    const issue = addressIssue(host, rules)
    return issue === undefined ? undefined : { failure: 'address', issue }
  }
  if (host.endsWith('.')) return wrong('must not have a dot at the end of its host name')
  if (isLocalhost(host))
    return rules.allowsLoopback ? undefined : { failure: 'address', issue: 'must not be a loopback address' }
  if (!rules.allowsPrivate) {
    if (!host.includes('.')) return wrong('must name its host with a domain')
    if (NOT_PUBLIC.has(host.slice(host.lastIndexOf('.') + 1))) return wrong('must name a public host')
  }
  const name = rules.allowsPrivate ? PRIVATE_NAME : NAME
  return host.length <= NAME_LENGTH_MAX && name.test(host) ? undefined : wrong('must have a valid host name')
}

const wrong = (issue: string): UrlIssue => ({ failure: 'url', issue })
