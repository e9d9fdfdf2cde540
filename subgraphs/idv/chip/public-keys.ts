import * as asn1js from 'asn1js'
import { createECDH, createPublicKey, type KeyObject } from 'node:crypto'
import type { PublicKeyInfo } from 'pkijs'
import { isEcKey, isRsaKey, type SignatureScheme } from './algorithms.ts'

/** The curves of chips (ICAO 9303-12 §4.4.3, BSI TR-03116-2), by the names of OpenSSL. */
const CURVES: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.1': 'prime192v1',
  '1.3.132.0.33': 'secp224r1',
  '1.2.840.10045.3.1.7': 'prime256v1',
  '1.3.132.0.34': 'secp384r1',
  '1.3.132.0.35': 'secp521r1',
  '1.3.36.3.3.2.8.1.1.3': 'brainpoolP192r1',
  '1.3.36.3.3.2.8.1.1.4': 'brainpoolP192t1',
  '1.3.36.3.3.2.8.1.1.5': 'brainpoolP224r1',
  '1.3.36.3.3.2.8.1.1.6': 'brainpoolP224t1',
  '1.3.36.3.3.2.8.1.1.7': 'brainpoolP256r1',
  '1.3.36.3.3.2.8.1.1.8': 'brainpoolP256t1',
  '1.3.36.3.3.2.8.1.1.9': 'brainpoolP320r1',
  '1.3.36.3.3.2.8.1.1.10': 'brainpoolP320t1',
  '1.3.36.3.3.2.8.1.1.11': 'brainpoolP384r1',
  '1.3.36.3.3.2.8.1.1.12': 'brainpoolP384t1',
  '1.3.36.3.3.2.8.1.1.13': 'brainpoolP512r1',
  '1.3.36.3.3.2.8.1.1.14': 'brainpoolP512t1',
}

const MODULUS_BITS_MIN = 1_024
const MODULUS_BITS_MAX = 8_192
const EXPONENT_MAX = 2n ** 32n

/**
 * The key of a certificate for one scheme, or undefined when its type, size or curve is not supported. A curve that is written out
 * is replaced by the named curve with the same generator, so that OpenSSL never computes on parameters of unknown origin.
 */
export function publicKeyFor(info: PublicKeyInfo, scheme: SignatureScheme): KeyObject | undefined {
  const oid = info.algorithm.algorithmId
  const bits = info.subjectPublicKey
  if (scheme.kind === 'ecdsa') {
    const curve = isEcKey(oid) ? curveOf(info.algorithm.algorithmParams) : undefined
    if (curve === undefined) return undefined
    return keyOf(
      sequence(new asn1js.ObjectIdentifier({ value: oid }), new asn1js.ObjectIdentifier({ value: curve })),
      bits,
    )
  }
  if (!isRsaKey(oid)) return undefined
  const identifier =
    scheme.kind === 'rsa-pss'
      ? asn1js.fromBER(scheme.identifier).result
      : sequence(new asn1js.ObjectIdentifier({ value: '1.2.840.113549.1.1.1' }), new asn1js.Null())
  const key = keyOf(identifier, bits)
  const { modulusLength, publicExponent } = key?.asymmetricKeyDetails ?? {}
  const isSupported =
    modulusLength !== undefined &&
    publicExponent !== undefined &&
    modulusLength >= MODULUS_BITS_MIN &&
    modulusLength <= MODULUS_BITS_MAX &&
    publicExponent < EXPONENT_MAX
  return isSupported ? key : undefined
}

const sequence = (...value: asn1js.BaseBlock[]): asn1js.Sequence => new asn1js.Sequence({ value })

function keyOf(identifier: asn1js.BaseBlock, bits: asn1js.BitString): KeyObject | undefined {
  const der = Buffer.from(sequence(identifier, bits).toBER())
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' })
  } catch {
    // OpenSSL rejects a point that is not on its curve, and parameters that it does not support.
    return undefined
  }
}

/** The object identifier of the curve, which is named or written out (RFC 3279 §2.3.5). */
function curveOf(parameters: unknown): string | undefined {
  if (parameters instanceof asn1js.ObjectIdentifier) {
    const named = parameters.getValue()
    return Object.hasOwn(CURVES, named) ? named : undefined
  }
  if (!(parameters instanceof asn1js.Sequence)) return undefined
  const base: unknown = parameters.valueBlock.value[3]
  if (!(base instanceof asn1js.OctetString)) return undefined
  const point = Buffer.from(base.valueBlock.valueHexView)
  const size = point[0] === 4 ? (point.length - 1) / 2 : point.length - 1
  return curvesByGenerator().get(point.subarray(1, 1 + size).toString('hex'))
}

let generators: ReadonlyMap<string, string> | undefined

/** The curves by the x coordinate of their generator, which is the public key of the private key 1. */
function curvesByGenerator(): ReadonlyMap<string, string> {
  generators ??= new Map(
    Object.entries(CURVES).map(([oid, name]) => {
      const curve = createECDH(name)
      curve.setPrivateKey(Buffer.from([1]))
      const point = curve.getPublicKey()
      return [point.subarray(1, 1 + (point.length - 1) / 2).toString('hex'), oid]
    }),
  )
  return generators
}
