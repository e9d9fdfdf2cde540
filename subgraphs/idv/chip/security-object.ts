import type { HashName } from './algorithms.ts'
import { hashNameOf } from './algorithms.ts'
import { parseDer } from './certificates.ts'
import { malformed } from './malformed.ts'
import { readSignedContent, type SignedContent } from './signed-data.ts'
import { childrenOf, readOnly, type TlvElement } from './tlv.ts'
import * as asn1js from 'asn1js'

/** EF.SOD (ICAO 9303-10 §4.6.2): the signed hashes of the data groups. */
export interface SecurityObject {
  /** Undefined when the hash algorithm is not supported. */
  readonly hash: HashName | undefined
  /** Hashes by the number of their data group. */
  readonly hashes: ReadonlyMap<number, Uint8Array>
  readonly signed: SignedContent
}

const LDS_SECURITY_OBJECT = '2.23.136.1.1.1'
const DATA_GROUPS_MAX = 16
const [SEQUENCE, INTEGER, OCTET_STRING] = [0x30, 0x02, 0x04]

/** Reads EF.SOD; throws `malformed`. */
export function readSecurityObject(sod: Uint8Array): SecurityObject {
  const signed = readSignedContent(readOnly(sod, 0x77, 'SOD').value, LDS_SECURITY_OBJECT)
  const [version, algorithm, hashes] = childrenOf(readOnly(signed.content, SEQUENCE, 'The content of SOD'))
  if (version?.tag !== INTEGER || algorithm?.tag !== SEQUENCE || hashes?.tag !== SEQUENCE)
    throw malformed('The content of SOD is not an LDS security object.')
  return { hash: hashOf(algorithm), hashes: hashesOf(hashes), signed }
}

function hashOf(algorithm: TlvElement): HashName | undefined {
  const [oid] = childrenOf(algorithm)
  const identifier = oid && parseDer(oid.bytes)
  if (!(identifier instanceof asn1js.ObjectIdentifier))
    throw malformed('The security object names no hash algorithm.')
  return hashNameOf(identifier.getValue())
}

function hashesOf(list: TlvElement): Map<number, Uint8Array> {
  const hashes = new Map<number, Uint8Array>()
  for (const element of childrenOf(list)) {
    const [number, hash] = childrenOf(element)
    if (number?.tag !== INTEGER || number.value.length !== 1 || hash?.tag !== OCTET_STRING)
      throw malformed('The security object has a malformed hash of a data group.')
    const group = number.value[0]!
    if (group < 1 || group > DATA_GROUPS_MAX || hashes.has(group))
      throw malformed('The security object has a wrong or repeated number of a data group.')
    hashes.set(group, hash.value)
  }
  return hashes
}
