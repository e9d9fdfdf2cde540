import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type CryptoKey } from 'jose'
import type { Context } from '#kernel/context.ts'
import { isId, newId } from '#kernel/id.ts'
import type { Environment } from '#kernel/principal.ts'
import { ACCESS_TOKEN_LIFE_S } from './rules/lifetimes.ts'
import { verifyingKey } from './signing-keys.ts'

const ISSUER = 'fiducia'
/** Where the tokens are good, by whose session it is. */
const AUDIENCES = { user: ['remittance', 'banking', 'graph'], staff: ['graph', 'core'], tenant_key: ['graph', 'core'] } as const
/** Far longer than any token of ours. */
const LENGTH_MAX = 8_192

/** Whose session a token belongs to, and where. Rights are not taken from it but from the row of its subject. */
export interface AccessClaims {
  readonly kind: keyof typeof AUDIENCES
  readonly subjectId: string
  readonly sessionId: string
  readonly tenantId: string
  readonly workspaceId: string
  readonly environment: Environment
}

interface Stamp { readonly kid: string; readonly key: CryptoKey; readonly at: Date }

/** Signs an access token. Takes the key as an argument, since it has to be at hand before a transaction begins. */
export function signAccessToken(claims: AccessClaims, { kid, key, at }: Stamp): Promise<string> {
  const issuedAt = Math.floor(at.getTime() / 1000)
  return new SignJWT({ sid: claims.sessionId, tid: claims.tenantId, wid: claims.workspaceId, env: claims.environment })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .setIssuer(ISSUER)
    .setSubject(claims.subjectId)
    .setAudience([...AUDIENCES[claims.kind]])
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_LIFE_S)
    .setJti(newId())
    .sign(key)
}

export interface VerifiedToken {
  readonly subjectId: string
  readonly sessionId: string
  readonly workspaceId: string
  readonly expiresAtMs: number
}

/** What a token says when it is ours, unexpired and meant for the audience; undefined for everything else. */
export async function verifyAccessToken(ctx: Context, token: string, audience: string): Promise<VerifiedToken | undefined> {
  if (token.length > LENGTH_MAX) return undefined
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = typeof kid === 'string' ? await verifyingKey(ctx, kid) : undefined
    if (!key) return undefined
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['RS256'], issuer: ISSUER, audience, currentDate: ctx.now(), requiredClaims: ['sub', 'exp', 'sid', 'wid'],
    })
    const { sub, sid, wid, exp } = payload as { sub: string; sid: unknown; wid: unknown; exp: number }
    const isOurs = [sub, sid, wid].every(id => typeof id === 'string' && isId(id))
    return isOurs ? { subjectId: sub, sessionId: sid as string, workspaceId: wid as string, expiresAtMs: exp * 1000 } : undefined
  } catch (error) {
    // jose throws a TypeError for text that is no token at all, and its own errors for one that is not valid.
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}
