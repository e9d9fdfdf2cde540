import { createHash } from 'node:crypto'
import { bits, boolean, der, explicit, integer, name, octets, oid, sequence, time } from './der.ts'
import { algorithmOf, makeKeys, signWith, type KeyKind, type SigningKeys } from './signing-keys.ts'

/** A certificate with the private key that belongs to it. */
export interface Authority {
  readonly certificate: Buffer
  readonly keys: SigningKeys
  readonly subject: Buffer
  readonly serialNumber: number
  readonly keyId: Buffer
}

export interface CertificateOptions {
  readonly kind?: KeyKind
  readonly keys?: SigningKeys
  readonly country?: string
  readonly commonName?: string
  /** Signs with its own key without an issuer. */
  readonly issuer?: Authority
  readonly serialNumber?: number
  readonly notBefore?: string
  readonly notAfter?: string
  readonly isAuthority?: boolean
  readonly hasKeyIds?: boolean
  readonly usages?: readonly string[]
}

export const DEFAULT_KIND: KeyKind = { type: 'ec', hash: 'sha256', curve: 'prime256v1' }

export const keyIdOf = (publicKey: Uint8Array): Buffer => createHash('sha1').update(publicKey).digest()

/** Makes a certificate, by default of a signing authority. */
export function makeCertificate({
  kind = DEFAULT_KIND,
  keys = makeKeys(kind),
  country = 'DE',
  commonName = 'csca-test',
  issuer,
  serialNumber = 1,
  notBefore = '2020-01-01',
  notAfter = '2035-01-01',
  isAuthority = true,
  hasKeyIds = true,
  usages = [],
}: CertificateOptions = {}): Authority {
  const subject = name(country, commonName)
  const keyId = keyIdOf(keys.publicKey)
  const signingKeys = issuer?.keys ?? keys
  const extensions = [
    ...(isAuthority ? [extension('2.5.29.19', sequence(boolean(true), integer(0)), true)] : []),
    ...(hasKeyIds
      ? [
          extension('2.5.29.14', octets(keyId)),
          extension('2.5.29.35', sequence(der(0x80, issuer?.keyId ?? keyId))),
        ]
      : []),
    ...(usages.length > 0 ? [extension('2.5.29.37', sequence(...usages.map(oid)), true)] : []),
  ]
  const tbs = sequence(
    explicit(0, integer(2)),
    integer(serialNumber),
    algorithmOf(signingKeys.kind),
    issuer?.subject ?? subject,
    sequence(time(notBefore), time(notAfter)),
    subject,
    keys.publicKey,
    explicit(3, sequence(...extensions)),
  )
  const certificate = sequence(tbs, algorithmOf(signingKeys.kind), bits(signWith(signingKeys, tbs)))
  return { certificate, keys, subject, serialNumber, keyId }
}

const extension = (id: string, value: Buffer, isCritical = false): Buffer =>
  sequence(oid(id), ...(isCritical ? [boolean(true)] : []), octets(value))

/** A signer of documents under an authority. */
export const makeSigner = (issuer: Authority, options: CertificateOptions = {}): Authority =>
  makeCertificate({
    commonName: 'document-signer',
    serialNumber: 7,
    notBefore: '2024-01-01',
    notAfter: '2034-06-01',
    isAuthority: false,
    ...options,
    issuer,
  })
