import { TOTP } from 'otpauth'
import type { FastifyInstance } from 'fastify'
import { PASSWORD } from '#test/identity/given.ts'
import type { World } from '#test/support/world.ts'
import { parsed, type Json } from './rest.ts'

export const WRONG = 'not the password'

const LOGIN = `mutation ($email: String!, $password: String!, $totpCode: String, $recoveryCode: String) {
  loginStaff(email: $email, password: $password, totpCode: $totpCode, recoveryCode: $recoveryCode) { accessToken refreshToken expiresIn restriction } }`

/** Result of an attempt to sign in. */
export interface Attempt {
  readonly status: number
  readonly code: string
  readonly text: string
  readonly accessToken?: string
  readonly refreshToken?: string
  readonly restriction?: string | null
  readonly retryAfter: boolean
}

export interface Guess {
  readonly email: string
  readonly password?: string
  readonly totpCode?: string
  readonly recoveryCode?: string
  /** IP address of the client. */
  readonly from?: string
  /** Value of X-Tenant-ID, by default the tenant's id. */
  readonly tenantId?: string
  /** Host header; some hosts select the production environment. */
  readonly host?: string
  /** Gateway to use, by default the platform's own. */
  readonly app?: FastifyInstance
}

/** Attempts to sign in through the graph. */
export async function overGraph(
  { app: own, tenantId }: World,
  {
    email,
    password = WRONG,
    totpCode,
    recoveryCode,
    from = '198.51.100.1',
    tenantId: named = tenantId,
    host,
    app = own,
  }: Guess,
): Promise<Attempt> {
  const { statusCode, body, headers } = await app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers: {
      'content-type': 'application/json',
      'x-tenant-id': named,
      ...(host !== undefined && { host }),
    },
    payload: JSON.stringify({ query: LOGIN, variables: { email, password, totpCode, recoveryCode } }),
  })
  const { data, errors } = parsed(body) as Json
  const extensions = errors?.[0]?.extensions
  return {
    status: statusCode,
    code: extensions?.code ?? 'signed in',
    text: body,
    ...data?.loginStaff,
    retryAfter: headers['retry-after'] !== undefined || extensions?.retryAfter !== undefined,
  }
}

/** Attempts to sign in through core banking's REST interface. */
export async function overRest(
  { app: own, tenantId }: World,
  {
    email,
    password = WRONG,
    totpCode,
    recoveryCode,
    from = '198.51.100.1',
    tenantId: named = tenantId,
    host,
    app = own,
  }: Guess,
): Promise<Attempt> {
  const { statusCode, body, headers } = await app.inject({
    method: 'POST',
    url: '/api/v1/cba/auth/token',
    remoteAddress: from,
    headers: {
      'content-type': 'application/json',
      'x-tenant-id': named,
      ...(host !== undefined && { host }),
    },
    payload: JSON.stringify({
      grant_type: 'password',
      username: email,
      password,
      totp_code: totpCode,
      recovery_code: recoveryCode,
    }),
  })
  const { code = 'signed in', access_token: accessToken, refresh_token: refreshToken } = parsed(body) as Json
  return {
    status: statusCode,
    code,
    text: body,
    accessToken,
    refreshToken,
    retryAfter: headers['retry-after'] !== undefined,
  }
}

/** Error codes of consecutive attempts. */
export async function guesses(
  tenant: World,
  times: number,
  guess: (time: number) => Guess,
): Promise<string[]> {
  const codes: string[] = []
  for (let time = 0; time < times; time++) codes.push((await overGraph(tenant, guess(time))).code)
  return codes
}

/** Sends a GraphQL request with a token; returns the data, or the code of the first error. */
export async function asking(
  { app, tenantId }: World,
  accessToken: string | undefined,
  query: string,
  variables: object = {},
): Promise<Json> {
  const { body } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${accessToken}`,
      'x-tenant-id': tenantId,
    },
    payload: JSON.stringify({ query, variables }),
  })
  const { data, errors } = parsed(body) as Json
  return errors?.[0]?.extensions.code ?? data
}

export const VIEWER = '{ viewer { kind roles scopes restriction } }'
export const BEGIN_TOTP = 'mutation ($password: String!) { beginTotp(password: $password) { secret uri } }'
export const CONFIRM_TOTP = 'mutation ($code: String!) { confirmTotp(code: $code) { codes } }'
export const CHANGE_PASSWORD =
  'mutation ($currentPassword: String!, $newPassword: String!) { changeMyPassword(currentPassword: $currentPassword, newPassword: $newPassword) { mustChangePassword } }'

/** Code that an authenticator app shows at a given time. */
export const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret }).generate({ timestamp })

/** Enrols a second factor for the owner of the token, at the time of the platform's clock. */
export async function enrol(
  tenant: World,
  accessToken: string | undefined,
): Promise<{ secret: string; uri: string; recoveryCodes: string[] }> {
  const {
    beginTotp: { secret, uri },
  } = await asking(tenant, accessToken, BEGIN_TOTP, { password: PASSWORD })
  const {
    confirmTotp: { codes },
  } = await asking(tenant, accessToken, CONFIRM_TOTP, {
    code: codeAt(secret, tenant.platform.source.now().getTime()),
  })
  return { secret, uri, recoveryCodes: codes }
}

/** The error code of a request to core banking, or `succeeded` if it succeeded. */
export const overCore = async (
  { app, tenantId }: World,
  accessToken: string | undefined,
  url = '/accounts',
) =>
  (
    await app.inject({
      url: `/api/v1/cba${url}`,
      headers: { authorization: `Bearer ${accessToken}`, 'x-tenant-id': tenantId },
    })
  ).json().code ?? 'succeeded'
