import { constants, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { explicit, integer, nothing, oid, sequence } from './der.ts'

export type Hash = 'sha1' | 'sha224' | 'sha256' | 'sha384' | 'sha512'

/** How a test's key signs. */
export type KeyKind =
  | { readonly type: 'rsa'; readonly hash: Hash }
  | { readonly type: 'rsa-pss'; readonly hash: Hash; readonly maskHash?: Hash; readonly saltLength?: number }
  | {
      readonly type: 'ec'
      readonly hash: Hash
      readonly curve: string
      readonly paramEncoding?: 'named' | 'explicit'
      readonly encoding?: 'der' | 'ieee-p1363'
    }

export interface SigningKeys {
  readonly kind: KeyKind
  /** SubjectPublicKeyInfo in DER. */
  readonly publicKey: Buffer
  readonly privateKey: KeyObject
}

export const HASH_OIDS: Readonly<Record<Hash, string>> = {
  sha1: '1.3.14.3.2.26',
  sha224: '2.16.840.1.101.3.4.2.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
}
const RSA_OIDS: Readonly<Record<Hash, string>> = {
  sha1: '1.2.840.113549.1.1.5',
  sha224: '1.2.840.113549.1.1.14',
  sha256: '1.2.840.113549.1.1.11',
  sha384: '1.2.840.113549.1.1.12',
  sha512: '1.2.840.113549.1.1.13',
}
const EC_OIDS: Readonly<Record<Hash, string>> = {
  sha1: '1.2.840.10045.4.1',
  sha224: '1.2.840.10045.4.3.1',
  sha256: '1.2.840.10045.4.3.2',
  sha384: '1.2.840.10045.4.3.3',
  sha512: '1.2.840.10045.4.3.4',
}
const PLAIN_EC_OIDS: Readonly<Record<Hash, string>> = {
  sha1: '0.4.0.127.0.7.1.1.4.1.1',
  sha224: '0.4.0.127.0.7.1.1.4.1.2',
  sha256: '0.4.0.127.0.7.1.1.4.1.3',
  sha384: '0.4.0.127.0.7.1.1.4.1.4',
  sha512: '0.4.0.127.0.7.1.1.4.1.5',
}
const MASK_GENERATION = '1.2.840.113549.1.1.8'
const PSS = '1.2.840.113549.1.1.10'

const rsaKeys = new Map<string, ReturnType<typeof generateKeyPairSync>>()

/** Makes keys of a kind. RSA keys take long to generate, so those with the same label are one pair. */
export function makeKeys(kind: KeyKind, label = 'default'): SigningKeys {
  if (kind.type === 'ec') {
    const { privateKey, publicKey } = generateKeyPairSync('ec', {
      namedCurve: kind.curve,
      paramEncoding: kind.paramEncoding ?? 'named',
    })
    return { kind, privateKey, publicKey: publicKey.export({ type: 'spki', format: 'der' }) }
  }
  const pair = rsaKeys.get(label) ?? generateKeyPairSync('rsa', { modulusLength: 2048 })
  rsaKeys.set(label, pair)
  return {
    kind,
    privateKey: pair.privateKey as KeyObject,
    publicKey: (pair.publicKey as KeyObject).export({ type: 'spki', format: 'der' }),
  }
}

export const hashAlgorithm = (hash: Hash): Buffer => sequence(oid(HASH_OIDS[hash]), nothing)

/** The AlgorithmIdentifier of a kind of key. */
export function algorithmOf(kind: KeyKind): Buffer {
  switch (kind.type) {
    case 'rsa':
      return sequence(oid(RSA_OIDS[kind.hash]), nothing)
    case 'rsa-pss':
      return sequence(
        oid(PSS),
        sequence(
          explicit(0, hashAlgorithm(kind.hash)),
          explicit(1, sequence(oid(MASK_GENERATION), hashAlgorithm(kind.maskHash ?? kind.hash))),
          explicit(2, integer(saltLengthOf(kind))),
        ),
      )
    case 'ec':
      return sequence(oid((kind.encoding === 'ieee-p1363' ? PLAIN_EC_OIDS : EC_OIDS)[kind.hash]))
  }
}

const saltLengthOf = ({ hash, saltLength }: KeyKind & { type: 'rsa-pss' }): number =>
  saltLength ?? { sha1: 20, sha224: 28, sha256: 32, sha384: 48, sha512: 64 }[hash]

export function signWith({ kind, privateKey }: SigningKeys, data: Uint8Array): Buffer {
  switch (kind.type) {
    case 'rsa':
      return sign(kind.hash, data, { key: privateKey, padding: constants.RSA_PKCS1_PADDING })
    case 'rsa-pss':
      return sign(kind.hash, data, {
        key: privateKey,
        padding: constants.RSA_PKCS1_PSS_PADDING,
        saltLength: saltLengthOf(kind),
      })
    case 'ec':
      return sign(kind.hash, data, { key: privateKey, dsaEncoding: kind.encoding ?? 'der' })
  }
}
