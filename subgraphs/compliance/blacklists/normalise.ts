import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import ipaddr from 'ipaddr.js'
import { isCountry } from '#kernel/graph/scalars.ts'
import { canonicalAddress } from '#kernel/outbound/addresses.ts'
import type { BlacklistKind } from '#compliance/monitoring-rules/parameters.ts'
import { nameKey } from '#compliance/rules/name-key.ts'

interface Kind {
  /** The canonical form, which is equal for all spellings of a value; undefined for a text that is no such value. */
  readonly normal: (text: string) => string | undefined
  /** Completes "value must be …". */
  readonly mustBe: string
}

const E164 = /^\+[1-9]\d{6,14}$/
const EMAIL = /^[^\s@<>"(),:;\\]{1,64}$/u
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
const HEXADECIMAL = /^[0-9a-f]+$/i
const HEXADECIMAL_WALLET = /^0x[0-9a-f]{40,64}$/i
/** Bitcoin and Litecoin addresses in Bech32, which may be written in capitals. */
const BECH32_WALLET = /^(?:bc|tb|ltc)1[02-9ac-hj-np-z]{8,87}$/i
/** Shorter prefixes would put a large part of the Internet on the list. */
const PREFIX_MIN = { 4: 8, 6: 16 } as const

const nonEmpty = (text: string): string | undefined => (text === '' ? undefined : text)
const trimmed = (text: string): string | undefined => nonEmpty(text.normalize('NFC').trim())

/** Letters and digits in capitals; blanks and punctuation of account numbers and documents vary. */
const compact = (text: string): string | undefined =>
  nonEmpty(
    text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )

/** Whether a text is a card number by length and check digit (ISO/IEC 7812-1). */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '')
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function cardHash(text: string): string | undefined {
  const hash = trimmed(text)
  if (hash === undefined || isCardNumber(hash)) return undefined
  return HEXADECIMAL.test(hash) ? hash.toLowerCase() : hash
}

/** An IPv4 address in IPv6 form is that IPv4 address. */
function address(text: string): string | undefined {
  const canonical = canonicalAddress(text.trim())
  if (canonical === undefined || isIP(canonical) === 4) return canonical
  const parsed = ipaddr.IPv6.parse(canonical)
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : canonical
}

/** A network without host bits: those would hide a typing mistake in the prefix. */
function network(text: string): string | undefined {
  const [, given = '', prefix = ''] = /^([^/]+)\/(0|[1-9]\d{0,2})$/.exec(text.trim()) ?? []
  const base = address(given)
  if (base === undefined) return undefined
  const version = isIP(base) === 4 ? 4 : 6
  const bits = version === 4 && isIP(given.trim()) === 6 ? Number(prefix) - 96 : Number(prefix)
  if (bits < PREFIX_MIN[version] || bits > (version === 4 ? 32 : 128)) return undefined
  const first =
    version === 4
      ? ipaddr.IPv4.networkAddressFromCIDR(`${base}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${base}/${bits}`)
  return canonicalAddress(first.toString()) === base ? `${base}/${bits}` : undefined
}

function domain(text: string): string | undefined {
  const ascii = domainToASCII(text.trim().replace(/^@/, '').toLowerCase())
  return DOMAIN.test(ascii) ? ascii : undefined
}

function email(text: string): string | undefined {
  const [, local = '', host = ''] = /^(.+)@([^@]+)$/u.exec(text.trim()) ?? []
  const ascii = domain(host)
  return ascii !== undefined && EMAIL.test(local)
    ? `${local.normalize('NFC').toLowerCase()}@${ascii}`
    : undefined
}

function phone(text: string): string | undefined {
  const plain = text.replace(/[\s().-]/g, '').replace(/^00/, '+')
  return E164.test(plain) ? plain : undefined
}

function wallet(text: string): string | undefined {
  const id = trimmed(text)
  return id !== undefined && (HEXADECIMAL_WALLET.test(id) || BECH32_WALLET.test(id)) ? id.toLowerCase() : id
}

function country(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return isCountry(code) ? code : undefined
}

const KINDS: Readonly<Record<BlacklistKind, Kind>> = {
  NAME: { normal: text => nonEmpty(nameKey(text)), mustBe: 'a name with letters or digits' },
  ACCOUNT: { normal: compact, mustBe: 'an account with letters or digits' },
  CARD_HASH: { normal: cardHash, mustBe: 'a hash or token of a card, never a card number' },
  DEVICE: { normal: trimmed, mustBe: 'a device fingerprint' },
  IP: { normal: address, mustBe: 'an IPv4 or IPv6 address without a zone' },
  CIDR: {
    normal: network,
    mustBe: 'a network without host bits, such as 203.0.113.0/24, of at least /8 for IPv4 and /16 for IPv6',
  },
  EMAIL: { normal: email, mustBe: 'an e-mail address' },
  EMAIL_DOMAIN: { normal: domain, mustBe: 'a domain such as example.com' },
  PHONE: { normal: phone, mustBe: 'a phone number with its country code, such as +2348012345678' },
  WALLET: { normal: wallet, mustBe: 'a wallet id or address' },
  MERCHANT: { normal: trimmed, mustBe: 'a merchant id' },
  NATIONAL_ID: { normal: compact, mustBe: 'a number with letters or digits' },
  COUNTRY: { normal: country, mustBe: 'an ISO 3166-1 alpha-2 country code' },
  ADDRESS: { normal: text => nonEmpty(nameKey(text)), mustBe: 'an address with letters or digits' },
}

/** The canonical form of a blacklist value; undefined when the text is not valid for its kind. */
export const normalise = (kind: BlacklistKind, value: string): string | undefined => KINDS[kind].normal(value)

/** What a value of a kind must be, to complete "value must be …". */
export const expectationOf = (kind: BlacklistKind): string => KINDS[kind].mustBe
