import * as asn1js from 'asn1js'
import { createHash } from 'node:crypto'
import {
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate as X509Certificate,
  ExtKeyUsage,
  type PublicKeyInfo,
  type RelativeDistinguishedNames,
} from 'pkijs'
import { schemeOf } from './algorithms.ts'
import { malformed, parseOrMalformed } from './malformed.ts'
import { readElement } from './tlv.ts'
import { verifySignature, type SignatureVerdict } from './verify-signature.ts'

/** An X.509 certificate of a country's signing authority, a document signer or a master list signer. */
export interface ChipCertificate {
  /** Readable names, such as `C=DE, O=bund, CN=csca-germany`. */
  readonly subject: string
  readonly issuer: string
  /** Two capital letters; undefined when the subject names no country. */
  readonly country: string | undefined
  /** Hexadecimal. */
  readonly serialNumber: string
  readonly notBefore: Date
  readonly notAfter: Date
  /** Hexadecimal key identifiers, where the certificate has them. */
  readonly subjectKeyId: string | undefined
  readonly authorityKeyId: string | undefined
  /** Whether the certificate may sign certificates. */
  readonly isAuthority: boolean
  /** Object identifiers of the extended key usage. */
  readonly usages: readonly string[]
  readonly publicKey: PublicKeyInfo
  /** The parsed certificate, for its signature. */
  readonly parsed: X509Certificate
}

const BYTES_MAX = 32_768
const NODES_MAX = 2_000
const DEPTH_MAX = 24
const NAME_LENGTH_MAX = 500

/** Parses DER within limits for untrusted bytes; throws `malformed`. */
export function parseDer(
  bytes: Uint8Array,
  { nodesMax = NODES_MAX, isEmbeddedParsed = true } = {},
): asn1js.AsnType {
  const { offset, result } = asn1js.fromBER(bytes, {
    maxDepth: DEPTH_MAX,
    maxNodes: nodesMax,
    maxContentLength: Math.max(1, bytes.length),
    parseEmbedded: isEmbeddedParsed,
  })
  if (offset === -1) throw malformed(`The ASN.1 structure cannot be decoded: ${result.error}.`)
  if (offset !== bytes.length) throw malformed('Bytes follow the end of the ASN.1 structure.')
  return result
}

/** Reads a certificate in DER; throws `malformed`. */
export function readCertificate(der: Uint8Array): ChipCertificate {
  if (der.length > BYTES_MAX) throw malformed(`A certificate has more than ${BYTES_MAX} bytes.`)
  if (readElement(der).bytes.length !== der.length) throw malformed('Bytes follow the end of a certificate.')
  return parseOrMalformed('A certificate', () =>
    describeCertificate(new X509Certificate({ schema: parseDer(der) })),
  )
}

/** The parts of a parsed certificate; throws `malformed`. */
export function describeCertificate(parsed: X509Certificate): ChipCertificate {
  return parseOrMalformed('A certificate', () => {
    const extension = (oid: string): unknown =>
      parsed.extensions?.find(({ extnID }) => extnID === oid)?.parsedValue
    const keyId = extension('2.5.29.14')
    const authority = extension('2.5.29.35')
    const constraints = extension('2.5.29.19')
    const usage = extension('2.5.29.37')
    const authorityKeyId = authority instanceof AuthorityKeyIdentifier ? authority.keyIdentifier : undefined
    return {
      subject: nameOf(parsed.subject),
      issuer: nameOf(parsed.issuer),
      country: countryOf(parsed.subject),
      serialNumber: hexOf(parsed.serialNumber.valueBlock.valueHexView),
      notBefore: dateOf(parsed.notBefore.value),
      notAfter: dateOf(parsed.notAfter.value),
      subjectKeyId: keyId instanceof asn1js.OctetString ? hexOf(keyId.valueBlock.valueHexView) : undefined,
      authorityKeyId: authorityKeyId && hexOf(authorityKeyId.valueBlock.valueHexView),
      isAuthority: constraints instanceof BasicConstraints && constraints.cA,
      usages: usage instanceof ExtKeyUsage ? usage.keyPurposes : [],
      publicKey: parsed.subjectPublicKeyInfo,
      parsed,
    }
  })
}

/** The SHA-256 fingerprint of a certificate in DER, in hexadecimal. */
export const fingerprintOf = (der: Uint8Array): string => createHash('sha256').update(der).digest('hex')

/** Compares names by their text: authorities differ from their signers in string types, case and spaces. */
export const comparableName = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether a certificate names this one as its issuer, by key identifier where both have one, else by name. */
export function isNamedIssuer(issuer: ChipCertificate, certificate: ChipCertificate): boolean {
  return (
    comparableName(issuer.subject) === comparableName(certificate.issuer) ||
    (issuer.subjectKeyId !== undefined && issuer.subjectKeyId === certificate.authorityKeyId)
  )
}

/** Checks the signature of a certificate with the key of its issuer. */
export function verifyIssuedBy(certificate: ChipCertificate, issuer: ChipCertificate): SignatureVerdict {
  const { signatureAlgorithm, tbsView, signatureValue } = certificate.parsed
  return verifySignature({
    publicKey: issuer.publicKey,
    scheme: schemeOf(signatureAlgorithm),
    data: tbsView,
    signature: signatureValue.valueBlock.valueHexView,
  })
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
}

function nameOf({ typesAndValues }: RelativeDistinguishedNames): string {
  const name = typesAndValues
    .map(({ type, value }) => `${SHORT_NAMES[type as string] ?? String(type)}=${textOf(value)}`)
    .join(', ')
  if (name.length > NAME_LENGTH_MAX) throw malformed('A name of a certificate is too long.')
  return name
}

function countryOf({ typesAndValues }: RelativeDistinguishedNames): string | undefined {
  const country = typesAndValues.find(({ type }) => (type as string) === '2.5.4.6')
  return country && textOf(country.value).trim().toUpperCase()
}

// PostgreSQL cannot store NUL, and terminals interpret other control characters.
const textOf = (value: { readonly valueBlock: { readonly value?: unknown } }): string =>
  String(value.valueBlock.value ?? '').replace(/\p{Cc}/gu, '')

function dateOf(date: Date): Date {
  if (Number.isNaN(date.getTime())) throw malformed('A certificate has an invalid date.')
  return date
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
