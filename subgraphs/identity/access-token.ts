import { verify } from 'node:crypto'
import { SignJWT, type CryptoKey } from 'jose'
import type { Context } from '#kernel/context.ts'
import { isId, newId } from '#kernel/id.ts'
import type { Environment } from '#kernel/principal.ts'
import { verifyingKey } from './signing-keys.ts'

const ISSUER = 'fiducia'
/** Audiences that accept a token, by the kind of its session. */
const AUDIENCES = {
  user: ['remittance', 'banking', 'graph'],
  staff: ['graph', 'core', 'compliance', 'sentinel', 'idv'],
  tenant_key: ['graph', 'core'],
} as const
/** Far longer than any token of this platform. */
const LENGTH_MAX = 8_192

/** Subject and workspace of a token. Rights are not taken from the token but from the row of its subject. */
export interface AccessClaims {
  readonly kind: keyof typeof AUDIENCES
  readonly subjectId: string
  readonly sessionId: string
  readonly tenantId: string
  readonly workspaceId: string
  readonly environment: Environment
}

interface Stamp {
  readonly kid: string
  readonly key: CryptoKey
  readonly at: Date
  readonly expiresIn: number
}

/** Signs an access token. Takes the key as an argument, because it must be loaded before a transaction begins. */
export function signAccessToken(claims: AccessClaims, { kid, key, at, expiresIn }: Stamp): Promise<string> {
  const issuedAt = Math.floor(at.getTime() / 1000)
  return new SignJWT({
    sid: claims.sessionId,
    tid: claims.tenantId,
    wid: claims.workspaceId,
    env: claims.environment,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .setIssuer(ISSUER)
    .setSubject(claims.subjectId)
    .setAudience([...AUDIENCES[claims.kind]])
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + expiresIn)
    .setJti(newId())
    .sign(key)
}

export interface VerifiedToken {
  readonly subjectId: string
  readonly sessionId: string
  readonly workspaceId: string
  readonly expiresAtMs: number
}

interface Payload {
  readonly iss: unknown
  readonly sub: unknown
  readonly aud: unknown
  readonly exp: unknown
  readonly nbf: unknown
  readonly sid: unknown
  readonly wid: unknown
}

const COMPACT = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/

/**
 * Claims of a token that this platform issued, that has not expired and that names the audience; otherwise undefined. The
 * signature is verified synchronously, which takes about 30 microseconds. Web Crypto would use libuv's threads and wait there
 * for password hashes.
 */
export async function verifyAccessToken(
  ctx: Context,
  token: string,
  audience: string,
): Promise<VerifiedToken | undefined> {
  if (token.length > LENGTH_MAX) return undefined
  const [, head, body, signature] = COMPACT.exec(token) ?? []
  const { alg, kid, crit } = objectIn<{ alg: unknown; kid: unknown; crit: unknown }>(head)
  // No extension is supported, so a token with a critical one is rejected (RFC 7515, section 4.1.11).
  if (alg !== 'RS256' || typeof kid !== 'string' || crit !== undefined) return undefined
  const key = await verifyingKey(ctx, kid)
  if (!key || !verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature!, 'base64url')))
    return undefined
  return verified(objectIn<Payload>(body), audience, Math.floor(ctx.now().getTime() / 1000))
}

function verified(
  { iss, sub, aud, exp, nbf, sid, wid }: Partial<Payload>,
  audience: string,
  nowS: number,
): VerifiedToken | undefined {
  const isMeant = Array.isArray(aud) ? aud.includes(audience) : aud === audience
  if (iss !== ISSUER || !isMeant || typeof exp !== 'number' || exp <= nowS) return undefined
  if (nbf !== undefined && !(typeof nbf === 'number' && nbf <= nowS)) return undefined
  const isOurs = [sub, sid, wid].every(id => typeof id === 'string' && isId(id))
  return isOurs
    ? {
        subjectId: sub as string,
        sessionId: sid as string,
        workspaceId: wid as string,
        expiresAtMs: exp * 1000,
      }
    : undefined
}

/** The members of a JSON object in base64url; empty when the part is not a JSON object. */
function objectIn<Members>(part: string | undefined): Partial<Members> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'))
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Partial<Members>)
      : {}
  } catch {
    return {}
  }
}
