import * as asn1js from 'asn1js'
import type { AlgorithmIdentifier } from 'pkijs'
import { RSASSAPSSParams } from 'pkijs'
import { parseOrMalformed } from './malformed.ts'

/** Hash functions of chips (ICAO 9303-12 §4.4), by the names of node:crypto. */
export type HashName = 'sha1' | 'sha224' | 'sha256' | 'sha384' | 'sha512'

const HASHES: Readonly<Record<string, HashName>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

/** How a signature was made. A scheme without its hash in the identifier uses the hash of the signed data. */
export type SignatureScheme =
  | { readonly kind: 'rsa'; readonly hash: HashName }
  | {
      readonly kind: 'rsa-pss'
      readonly hash: HashName
      readonly saltLength: number
      /** The identifier with its parameters, which also name the hash of the mask generation. */
      readonly identifier: Uint8Array
    }
  | { readonly kind: 'ecdsa'; readonly hash: HashName; readonly encoding: 'der' | 'ieee-p1363' }

const RSA: Readonly<Record<string, HashName>> = {
  '1.2.840.113549.1.1.5': 'sha1',
  '1.2.840.113549.1.1.14': 'sha224',
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
}
const ECDSA: Readonly<Record<string, HashName>> = {
  '1.2.840.10045.4.1': 'sha1',
  '1.2.840.10045.4.3.1': 'sha224',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
}
/** Plain signatures of BSI TR-03111 §5.2.1: r and s side by side. */
const PLAIN_ECDSA: Readonly<Record<string, HashName>> = {
  '0.4.0.127.0.7.1.1.4.1.1': 'sha1',
  '0.4.0.127.0.7.1.1.4.1.2': 'sha224',
  '0.4.0.127.0.7.1.1.4.1.3': 'sha256',
  '0.4.0.127.0.7.1.1.4.1.4': 'sha384',
  '0.4.0.127.0.7.1.1.4.1.5': 'sha512',
}
const RSA_KEY = '1.2.840.113549.1.1.1'
const RSA_PSS = '1.2.840.113549.1.1.10'
const EC_KEY = '1.2.840.10045.2.1'

export const isRsaKey = (oid: string): boolean => oid === RSA_KEY || oid === RSA_PSS
export const isEcKey = (oid: string): boolean => oid === EC_KEY

/** The hash function of an identifier, or undefined for an unknown one. */
export const hashNameOf = (oid: string): HashName | undefined => HASHES[oid]

/** The scheme of an identifier, or undefined for one that is not supported. */
export function schemeOf(
  identifier: AlgorithmIdentifier,
  contentHash?: HashName,
): SignatureScheme | undefined {
  const oid = identifier.algorithmId
  if (oid === RSA_PSS) return pssSchemeOf(identifier)
  const rsaHash = RSA[oid] ?? (oid === RSA_KEY ? contentHash : undefined)
  if (rsaHash !== undefined) return { kind: 'rsa', hash: rsaHash }
  const plainHash = PLAIN_ECDSA[oid]
  if (plainHash !== undefined) return { kind: 'ecdsa', hash: plainHash, encoding: 'ieee-p1363' }
  const ecHash = ECDSA[oid] ?? (oid === EC_KEY ? contentHash : undefined)
  return ecHash === undefined ? undefined : { kind: 'ecdsa', hash: ecHash, encoding: 'der' }
}

function pssSchemeOf(identifier: AlgorithmIdentifier): SignatureScheme | undefined {
  return parseOrMalformed('The parameters of RSASSA-PSS', () => {
    const parameters: unknown = identifier.algorithmParams
    const { hashAlgorithm, saltLength } =
      parameters instanceof asn1js.Sequence
        ? new RSASSAPSSParams({ schema: parameters })
        : new RSASSAPSSParams()
    const hash = HASHES[hashAlgorithm.algorithmId]
    return hash === undefined
      ? undefined
      : {
          kind: 'rsa-pss',
          hash,
          saltLength,
          identifier: new Uint8Array(identifier.toSchema().toBER()),
        }
  })
}
