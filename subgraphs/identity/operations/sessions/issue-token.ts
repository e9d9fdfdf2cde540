import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { invalid, refuse } from '#kernel/refusals.ts'
import type { SecondFactorCodes } from '#identity/second-factor.ts'
import { signingKey } from '#identity/signing-keys.ts'
import { loginStaff } from '#identity/operations/staff/login-staff.ts'
import { refreshSession } from './refresh-session.ts'
import { sessionTokens, startSession, type SessionTokens } from './start-session.ts'

export interface IssueToken extends SecondFactorCodes {
  readonly grantType: 'PASSWORD' | 'CLIENT_CREDENTIALS' | 'REFRESH_TOKEN'
  readonly username?: string | null
  readonly password?: string | null
  readonly refreshToken?: string | null
}

export interface IssuedToken {
  readonly accessToken: string
  readonly tokenType: 'Bearer'
  readonly expiresIn: number
  readonly refreshToken: string
}

/** Exchanges an OAuth 2.0 grant for tokens: RFC 6749, sections 4.3, 4.4 and 6. */
export async function issueToken(ctx: Context, input: IssueToken): Promise<IssuedToken> {
  const { accessToken, expiresIn, refreshToken } = await grantTokens(ctx, input)
  return { accessToken, tokenType: 'Bearer', expiresIn, refreshToken }
}

async function grantTokens(
  ctx: Context,
  { grantType, username, password, refreshToken, totpCode, recoveryCode }: IssueToken,
): Promise<SessionTokens> {
  const requireFields = (fields: Readonly<Record<string, unknown>>): void => {
    const issues = Object.entries(fields)
      .filter(([, value]) => !value)
      .map(([field]) => ({ field, reason: `is required with ${grantType.toLowerCase()}` }))
    if (issues.length > 0) throw invalid(issues)
  }
  switch (grantType) {
    case 'PASSWORD':
      requireFields({ username, password })
      return loginStaff(ctx, {
        email: username!,
        password: password!,
        totpCode: totpCode ?? null,
        recoveryCode: recoveryCode ?? null,
      })
    case 'REFRESH_TOKEN':
      requireFields({ refreshToken })
      return refreshSession(ctx, { refreshToken: refreshToken! })
    case 'CLIENT_CREDENTIALS':
      return exchangeKey(ctx)
  }
}

/** Starts a session for the calling key. A token of such a session is not accepted as a key: it is renewed, not exchanged. */
async function exchangeKey(ctx: Context): Promise<SessionTokens> {
  const { actor } = ctx
  if (actor.kind === 'anonymous')
    throw refuse('UNAUTHENTICATED', {
      message: 'The Authorization header must contain the API key, after Bearer.',
    })
  allow(actor, { kinds: ['tenant_key'] })
  if (actor.service !== 'core' || actor.sessionId !== undefined) throw refuse('FORBIDDEN')
  const signing = await signingKey(ctx)
  return sessionTokens(ctx, await beginSession(ctx, actor.subjectId), signing)
}

const beginSession = command(
  (tx, apiKeyId: string) => startSession(tx, { kind: 'tenant_key', subjectId: apiKeyId }),
  { storage: 'one-time' },
)
