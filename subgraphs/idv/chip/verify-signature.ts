import { constants, verify } from 'node:crypto'
import type { PublicKeyInfo } from 'pkijs'
import type { SignatureScheme } from './algorithms.ts'
import { publicKeyFor } from './public-keys.ts'

/** `unsupported` proves neither that the signature is right nor that it is wrong. */
export type SignatureVerdict = 'valid' | 'invalid' | 'unsupported'

/** Checks a signature; never throws. */
export function verifySignature({
  publicKey,
  scheme,
  data,
  signature,
}: {
  readonly publicKey: PublicKeyInfo
  readonly scheme: SignatureScheme | undefined
  readonly data: Uint8Array
  readonly signature: Uint8Array
}): SignatureVerdict {
  const key = scheme && publicKeyFor(publicKey, scheme)
  if (key === undefined) return 'unsupported'
  try {
    const isValid = verify(scheme!.hash, data, { key, ...optionsOf(scheme!) }, signature)
    return isValid ? 'valid' : 'invalid'
  } catch {
    // OpenSSL throws for a key whose size does not fit the hash and the salt.
    return 'invalid'
  }
}

function optionsOf(scheme: SignatureScheme): Record<string, unknown> {
  switch (scheme.kind) {
    case 'rsa':
      return { padding: constants.RSA_PKCS1_PADDING }
    case 'rsa-pss':
      return { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: scheme.saltLength }
    case 'ecdsa':
      return { dsaEncoding: scheme.encoding }
  }
}
