import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The header that carries the signature of a call between processes. */
export const SIGNATURE_HEADER = 'x-internal-signature'

/** A signature is valid for this many milliseconds before and after its time, because clocks differ. */
export const TOLERANCE_MS = 30_000
/** Maximum number of nonces in memory: one minute of more than three thousand calls per second. */
const NONCES_MAX = 200_000
const FORM = /^v1\.(\d{13})\.([\w-]{22})\.([0-9a-f]{64})$/

/** Nonce and time from a valid signature. */
export interface SignedCall {
  /** Random, and different for every call. */
  readonly nonce: string
  /** Epoch milliseconds by the caller's clock. */
  readonly signedAt: number
}

/** Header value for a call to the subgraph `audience`. Contains a random nonce, so that no two signatures are equal. */
export function signatureFor(key: Buffer, audience: string, body: Buffer | string, at = Date.now()): string {
  const nonce = randomBytes(16).toString('base64url')
  return `v1.${at}.${nonce}.${mac(key, audience, String(at), nonce, body).toString('hex')}`
}

/**
 * Verifies signatures of calls to one subgraph. A signature is valid when it was made with our key for this subgraph and body, at
 * most `TOLERANCE_MS` ago or ahead, and was not used in this process before. Returns undefined for an invalid signature.
 */
export function signatureCheck(
  key: Buffer,
  audience: string,
  { now = Date.now, noncesMax = NONCES_MAX } = {},
): (signature: string, body: Buffer) => SignedCall | undefined {
  /** Time at which each nonce's signature expires, in epoch milliseconds; in order of arrival. */
  const seen = new Map<string, number>()
  /** Signatures made up to this time are rejected: their nonces may have been evicted, so a replay would not be detected. */
  let evictedUpTo = 0

  function addNonce(nonce: string, at: number): void {
    seen.set(nonce, at + TOLERANCE_MS)
    for (const [oldest, until] of seen) {
      if (until >= now() && seen.size <= noncesMax) return
      seen.delete(oldest)
      evictedUpTo = Math.max(evictedUpTo, until - TOLERANCE_MS)
    }
  }

  return (signature, body) => {
    const [, time, nonce, given] = FORM.exec(signature) ?? []
    if (time === undefined || nonce === undefined || given === undefined) return undefined
    if (!timingSafeEqual(Buffer.from(given, 'hex'), mac(key, audience, time, nonce, body))) return undefined
    const signedAt = Number(time)
    if (Math.abs(now() - signedAt) > TOLERANCE_MS || signedAt <= evictedUpTo || seen.has(nonce))
      return undefined
    addNonce(nonce, signedAt)
    return { nonce, signedAt }
  }
}

export const isSigned = (signature: unknown): signature is string =>
  typeof signature === 'string' && FORM.test(signature)

const mac = (key: Buffer, audience: string, time: string, nonce: string, body: Buffer | string): Buffer =>
  createHmac('sha256', key)
    .update(`fiducia internal call\n${audience}\n${time}\n${nonce}\n`)
    .update(body)
    .digest()
