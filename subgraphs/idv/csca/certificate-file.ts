import { fingerprintOf, isNamedIssuer, readCertificate, verifyIssuedBy } from '#idv/chip/certificates.ts'
import type { ChipCertificate } from '#idv/chip/certificates.ts'
import { isMalformed, malformed } from '#idv/chip/malformed.ts'
import { readSignedContent, verifySignedContent } from '#idv/chip/signed-data.ts'
import { childrenOf, readElement, readOnly } from '#idv/chip/tlv.ts'

/** A certificate of a file, with its SHA-256 fingerprint in hexadecimal. */
export interface FileCertificate {
  readonly sha256: string
  readonly der: Uint8Array
  readonly certificate: ChipCertificate
}

export type CertificateFileFormat = 'PEM' | 'DER' | 'master list' | 'LDIF'

export interface CertificateFile {
  readonly format: CertificateFileFormat
  readonly certificates: readonly FileCertificate[]
  /** One sentence for each certificate that cannot be used. */
  readonly skipped: readonly string[]
  /** Subjects of the signers of master lists. */
  readonly signers: readonly string[]
}

interface Found {
  readonly certificates: readonly Uint8Array[]
  readonly signers: readonly string[]
}

const CSCA_MASTER_LIST = '2.23.136.1.1.2'
const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const OBJECT_IDENTIFIER = 0x06
const CERTIFICATES_MAX = 20_000

/** Reads a file of certificates, whose format is detected by its content; throws `malformed`. */
export function readCertificateFile(bytes: Uint8Array): CertificateFile {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (text.includes('-----BEGIN ')) return usable('PEM', fromPem(text))
  if (/^(?:version: 1|dn:|#)/m.test(text.slice(0, 4_096)) && bytes[0] !== SEQUENCE)
    return usable('LDIF', fromLdif(text))
  if (bytes[0] !== SEQUENCE)
    throw malformed('The file is no certificate in PEM or DER, no master list and no LDIF file.')
  const found = fromDer(bytes)
  return usable(found.signers.length > 0 ? 'master list' : 'DER', found)
}

/** A certificate begins with a sequence, and signed data with an object identifier. */
function fromDer(der: Uint8Array): Found {
  // Some countries publish their list with indefinite lengths, which certificates never have.
  if (der[1] === 0x80) return fromMasterList(der)
  const [first] = childrenOf(readElement(der))
  return first?.tag === OBJECT_IDENTIFIER ? fromMasterList(der) : { certificates: [der], signers: [] }
}

/**
 * The certificates of a CSCA master list (ICAO 9303-12 §9), whose signature must be right and whose signer must have been certified
 * by an authority of the list. Whether this signer is the expected one remains for the person who imports the list.
 */
function fromMasterList(der: Uint8Array): Found {
  const signed = readSignedContent(der, CSCA_MASTER_LIST)
  const { verdict, reason } = verifySignedContent(signed)
  if (verdict !== 'valid') throw malformed(`The master list is not validly signed: ${reason}`)
  const [version, list] = childrenOf(readOnly(signed.content, SEQUENCE, 'The master list'))
  if (version?.tag !== INTEGER || list?.tag !== SET)
    throw malformed('The content of the master list is not a set of certificates.')
  const certificates = [...childrenOf(list)].map(({ bytes }) => bytes)
  const signer = signed.signer!
  const isCertified = [...signed.certificates, ...certificates.flatMap(readOrSkip)].some(
    authority =>
      authority !== signer &&
      authority.isAuthority &&
      isNamedIssuer(authority, signer) &&
      verifyIssuedBy(signer, authority) === 'valid',
  )
  if (!isCertified) throw malformed('No authority of the master list has certified its signer.')
  return { certificates, signers: [signer.subject] }
}

function readOrSkip(der: Uint8Array): ChipCertificate[] {
  try {
    return [readCertificate(der)]
  } catch (error) {
    if (isMalformed(error)) return []
    throw error
  }
}

const PEM_BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([A-Za-z0-9+/=\s]*)-----END \1-----/g

function fromPem(text: string): Found {
  const blocks = [...text.matchAll(PEM_BLOCK)].filter(([, label]) =>
    ['CERTIFICATE', 'CMS', 'PKCS7'].includes(label!),
  )
  if (blocks.length === 0) throw malformed('The PEM file has no complete certificate.')
  return combine(blocks.map(([, , base64]) => fromDer(Buffer.from(base64!, 'base64'))))
}

const LDIF_ATTRIBUTE =
  /^(pkdMasterListContent|cscaMasterListData|cACertificate;binary|userCertificate;binary):: ?(\S+)$/gim

/** The certificates and master lists of the directory of ICAO; continuation lines begin with a blank (RFC 2849). */
function fromLdif(text: string): Found {
  const unfolded = text.replace(/\r?\n /g, '')
  const values = [...unfolded.matchAll(LDIF_ATTRIBUTE)].map(([, , base64]) => Buffer.from(base64!, 'base64'))
  if (values.length === 0) throw malformed('The LDIF file has neither certificates nor master lists.')
  return combine(values.map(fromDer))
}

const combine = (parts: readonly Found[]): Found => ({
  certificates: parts.flatMap(({ certificates }) => certificates),
  signers: parts.flatMap(({ signers }) => signers),
})

/** Sorts out repeated certificates, and those that cannot prove a signer. */
function usable(format: CertificateFileFormat, { certificates: ders, signers }: Found): CertificateFile {
  if (ders.length > CERTIFICATES_MAX)
    throw malformed(`The file has more than ${CERTIFICATES_MAX} certificates.`)
  const certificates = new Map<string, FileCertificate>()
  const skipped: string[] = []
  for (const der of ders) {
    const [certificate] = readOrSkip(der)
    const sha256 = fingerprintOf(der)
    if (certificate === undefined) skipped.push(`${sha256} cannot be decoded.`)
    else if (!certificate.isAuthority) skipped.push(`${certificate.subject} may not sign certificates.`)
    else certificates.set(sha256, { sha256, der, certificate })
  }
  if (certificates.size === 0)
    throw malformed(`The file has no certificate of a signing authority. ${skipped[0] ?? ''}`.trim())
  return { format, certificates: [...certificates.values()], skipped, signers: [...new Set(signers)] }
}
