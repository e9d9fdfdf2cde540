import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId, randomSecret } from '#kernel/id.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import type { Restriction } from '#kernel/principal.ts'
import type { CryptoKey } from 'jose'
import { signAccessToken, type AccessClaims } from '#identity/access-token.ts'
import { Session } from '#identity/entities/session.ts'
import { events } from '#identity/events.ts'
import { ACCESS_TOKEN_LIFE_S, refreshTokenEnd, staffSessionEnd } from '#identity/rules/lifetimes.ts'

/** Data that a partner sent with its user. */
export interface Handoff {
  readonly returnUrl: string | null
  readonly context: Readonly<Record<string, unknown>> | null
}

export interface SessionTokens extends Handoff {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresIn: number
  readonly restriction: Restriction | null
}

/** Subject of a session, and the step that it must complete first. */
interface Subject {
  readonly kind: AccessClaims['kind']
  readonly subjectId: string
  readonly restriction?: Restriction
}

/** A session with its newest refresh token, before its access token is signed. */
export interface OpenSession extends Handoff, Subject {
  readonly sessionId: string
  readonly refreshToken: string
  readonly startedAt: Date
}

const ADD_SESSION = insertOf(Session, 'session')
const ADD_REFRESH_TOKEN = `insert into identity.refresh_tokens (workspace_id, id, session_id, hash, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6)`

const NO_HANDOFF: Handoff = { returnUrl: null, context: null }

/** Inserts a session of a customer, staff member or API key with its first refresh token. */
export async function startSession(
  tx: Tx,
  subject: Subject,
  handoff: Handoff = NO_HANDOFF,
): Promise<OpenSession> {
  const { kind, subjectId } = subject
  const sessionId = newId()
  const startedAt = tx.now()
  const expiresAt = refreshTokenEnd(kind, startedAt, startedAt)
  await tx.sql(
    ADD_SESSION,
    valuesOf(Session, {
      workspaceId: tx.actor.workspaceId,
      id: sessionId,
      customerId: kind === 'user' ? subjectId : null,
      staffId: kind === 'staff' ? subjectId : null,
      apiKeyId: kind === 'tenant_key' ? subjectId : null,
      returnUrl: handoff.returnUrl,
      context: handoff.context && JSON.stringify(handoff.context),
      createdAt: startedAt,
      expiresAt,
    }),
  )
  tx.emit(events.session_started, sessionId, { sessionId, kind, subjectId })
  if (kind === 'staff')
    tx.audit({
      act: 'identity.staff_signed_in',
      outcome: 'DONE',
      aggregate: 'session',
      aggregateId: sessionId,
      data: { sessionId },
      actor: { kind: 'staff', subjectId },
    })
  return {
    ...subject,
    sessionId,
    startedAt,
    refreshToken: await addRefreshToken(tx, sessionId, expiresAt),
    ...handoff,
  }
}

/** Issues the next refresh token of a session. */
export async function addRefreshToken(tx: Tx, sessionId: string, expiresAt: Date): Promise<string> {
  const token = randomSecret()
  await tx.sql(ADD_REFRESH_TOKEN, [
    tx.actor.workspaceId,
    newId(),
    sessionId,
    sha256(token),
    tx.now(),
    expiresAt,
  ])
  return token
}

/** Signs the access token of a committed session. The key was loaded before the commit, so that foreseeable errors cannot happen here. */
export async function sessionTokens(
  { actor, now }: Context,
  session: OpenSession,
  signing: { kid: string; key: CryptoKey },
): Promise<SessionTokens> {
  const {
    kind,
    subjectId,
    sessionId,
    refreshToken,
    returnUrl,
    context,
    startedAt,
    restriction = null,
  } = session
  const { workspaceId, tenantId, environment } = actor
  const at = now()
  const leftS =
    kind === 'staff' ? Math.floor((staffSessionEnd(startedAt).getTime() - at.getTime()) / 1000) : Infinity
  const expiresIn = Math.min(ACCESS_TOKEN_LIFE_S, leftS)
  const accessToken = await signAccessToken(
    { kind, subjectId, sessionId, workspaceId, tenantId, environment },
    { ...signing, at, expiresIn },
  )
  return { accessToken, refreshToken, expiresIn, returnUrl, context, restriction }
}
