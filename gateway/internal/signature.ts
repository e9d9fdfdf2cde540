import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The header that carries the signature of a call between processes. */
export const SIGNATURE_HEADER = 'x-internal-signature'

/** A call is good for this long after it was signed, and as long before, for clocks differ. */
export const TOLERANCE_MS = 30_000
/** So many calls are remembered; a minute of more than three thousand a second. */
const REMEMBERED_MAX = 200_000
const FORM = /^v1\.(\d{13})\.([\w-]{22})\.([0-9a-f]{64})$/

/** What the signature of an accepted call says of it. */
export interface SignedCall {
  /** Random, and different for every call. */
  readonly nonce: string
  /** Epoch milliseconds by the caller's clock. */
  readonly signedAt: number
}

/** The header's value for a body that is sent to the subgraph now. Two signatures are never the same. */
export function signatureFor(key: Buffer, audience: string, body: Buffer | string, at = Date.now()): string {
  const nonce = randomBytes(16).toString('base64url')
  return `v1.${at}.${nonce}.${mac(key, audience, String(at), nonce, body).toString('hex')}`
}

/**
 * Judges the signatures of calls to one subgraph: by our key, for this subgraph and this body, made at most 30 s ago or ahead,
 * and not seen before by this process. Gives undefined for any other signature.
 */
export function signatureCheck(
  key: Buffer,
  audience: string,
  { now = Date.now, rememberedMax = REMEMBERED_MAX } = {},
): (signature: string, body: Buffer) => SignedCall | undefined {
  /** When each signature stops being good; the oldest first. */
  const seen = new Map<string, number>()
  /** What was signed by then may have been forgotten, so it is refused: what is remembered is bounded and nothing gets in twice. */
  let forgottenUpTo = 0

  function remember(nonce: string, at: number): void {
    seen.set(nonce, at + TOLERANCE_MS)
    for (const [oldest, until] of seen) {
      if (until >= now() && seen.size <= rememberedMax) return
      seen.delete(oldest)
      forgottenUpTo = Math.max(forgottenUpTo, until - TOLERANCE_MS)
    }
  }

  return (signature, body) => {
    const [, time, nonce, given] = FORM.exec(signature) ?? []
    if (time === undefined || nonce === undefined || given === undefined) return undefined
    if (!timingSafeEqual(Buffer.from(given, 'hex'), mac(key, audience, time, nonce, body))) return undefined
    const signedAt = Number(time)
    if (Math.abs(now() - signedAt) > TOLERANCE_MS || signedAt <= forgottenUpTo || seen.has(nonce))
      return undefined
    remember(nonce, signedAt)
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
