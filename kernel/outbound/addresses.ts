import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { OutboundRules } from './request.ts'

const LOOPBACK = 'must not be a loopback address'
const PRIVATE = 'must not be an address inside a private network'
const LINK_LOCAL = 'must not be a link-local address'
const NOT_PUBLIC = 'must be a public address'

/** Messages for the most common special ranges; every other range is reported as not public. */
const MESSAGES: Readonly<Record<string, string>> = {
  loopback: LOOPBACK,
  private: PRIVATE,
  uniqueLocal: PRIVATE,
  carrierGradeNat: PRIVATE,
  deprecatedSiteLocal: PRIVATE,
  linkLocal: LINK_LOCAL,
}

type Rules = Pick<OutboundRules, 'allowsLoopback' | 'allowsPrivate'>

// RFC 6052: in a network with only IPv6, every IPv4 host of the Internet has such an address.
const NAT64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96]

/**
 * The reason why no request may be sent to an IP address, as the end of a sentence; undefined if it is
 * allowed. Only ranges that the special-purpose registries of IANA (RFC 6890) leave for hosts of the Internet
 * are allowed, so an unknown range is not.
 */
export function addressIssue(ip: string, rules: Rules): string | undefined {
  const canonical = canonicalAddress(ip)
  if (canonical === undefined) return 'must be a plain IP address'
  const address = ipaddr.parse(canonical)
  return address.range() === 'loopback' && rules.allowsLoopback ? undefined : issueOf(address, rules)
}

/**
 * The canonical form of an IP address; undefined for any other text, including an address with a zone.
 * ipaddr.js alone would accept octal and short forms, and reads `::8.8.8.8` as `::ffff:8.8.8.8`.
 */
export function canonicalAddress(ip: string): string | undefined {
  if (isIP(ip) === 4) return ip
  return isIP(ip) === 6 ? URL.parse(`http://[${ip}]`)?.hostname.slice(1, -1) : undefined
}

function issueOf(address: ipaddr.IPv4 | ipaddr.IPv6, rules: Rules): string | undefined {
  const range = address.range()
  if (address instanceof ipaddr.IPv6) {
    if (range === 'ipv4Mapped') return issueOf(address.toIPv4Address(), rules)
    if (address.match(NAT64)) return issueOf(new ipaddr.IPv4(address.toByteArray().slice(12)), rules)
    if (range === 'unicast' && !isGlobalUnicast(address)) return NOT_PUBLIC
  }
  if (range === 'unicast') return undefined
  const message = MESSAGES[range] ?? NOT_PUBLIC
  return message === PRIVATE && rules.allowsPrivate ? undefined : message
}

/** 2000::/3, the only range that has been assigned for the public Internet. */
const isGlobalUnicast = (address: ipaddr.IPv6): boolean => address.parts[0]! >> 13 === 1
