import type { FastifyInstance, InjectOptions } from 'fastify'

export const BASE = '/api/v1/remittance'

/** A tenant of the demonstration with the credentials from docs/demo.md. */
export interface Tenant {
  readonly code: 'demo' | 'rival'
  readonly id: string
  readonly key: string
  readonly partnerKey: string
}

export const DEMO: Tenant = {
  code: 'demo',
  id: '11111111-1111-4111-8111-111111111111',
  key: 'svc_sandbox_demo',
  partnerKey: 'pk_sandbox_demo',
}
export const RIVAL: Tenant = {
  code: 'rival',
  id: '22222222-2222-4222-8222-222222222222',
  key: 'svc_sandbox_rival',
  partnerKey: 'pk_sandbox_rival',
}

/**
 * Parsed JSON whose members tests read without type checks; other tests validate it against the description.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any

export type Headers = Readonly<Record<string, string>>

export interface Request {
  readonly method: string
  /** Path below the base path, which defaults to that of remittance. */
  readonly path: string
  readonly base?: string
  readonly headers?: Headers
  /** Serialised as JSON. */
  readonly body?: unknown
  /** Raw payload, sent in place of `body`. */
  readonly payload?: string | Buffer
}

export interface RestResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** The parsed body; undefined if it is empty or not JSON. */
  readonly body: Json
}

/** Sends a request with only the given headers and body. */
export async function send(
  app: FastifyInstance,
  {
    method,
    path,
    base = BASE,
    headers = {},
    body,
    payload = body === undefined ? undefined : JSON.stringify(body),
  }: Request,
): Promise<RestResponse> {
  const given = payload === undefined ? headers : { 'content-type': 'application/json', ...headers }
  const response = await app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: base + path,
    headers: given,
    ...(payload !== undefined && { payload }),
  })
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: parsed(response.body),
  }
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const bearer = (token: string, tenantId: string): Headers => ({
  authorization: `Bearer ${token}`,
  'x-tenant-id': tenantId,
})
export const asKey = ({ key, id }: Tenant): Headers => bearer(key, id)
export const asPartner = ({ partnerKey }: Tenant): Headers => ({ 'x-partner-api-key': partnerKey })

export interface Session {
  readonly token: string
  readonly refreshToken: string
  readonly headers: Headers
}

/** Gets a one-time token from the tenant's partner. */
export async function handoffToken(
  app: FastifyInstance,
  tenant: Tenant,
  partnerUserId: string,
): Promise<string> {
  const { body } = await send(app, {
    method: 'POST',
    path: '/auth/partner-token',
    headers: asPartner(tenant),
    body: { partnerUserId },
  })
  return body.token as string
}

/** Opens a session for a partner's user with the documented sequence of calls. */
export async function signIn(
  app: FastifyInstance,
  tenant: Tenant,
  partnerUserId = 'verified-user',
): Promise<Session> {
  const token = await handoffToken(app, tenant, partnerUserId)
  const { status, text, body } = await send(app, {
    method: 'POST',
    path: '/auth/exchange-token',
    body: { token },
  })
  if (status !== 200) throw new Error(`there is no session: ${text}`)
  return { token: body.token, refreshToken: body.refreshToken, headers: bearer(body.token, tenant.id) }
}

export const QUOTE = {
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  destinationCountry: 'NG',
}
export const RECIPIENT = {
  firstName: 'Chidi',
  lastName: 'Okafor',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: '011',
  accountNumber: '0000014579',
}
export const REASONS = {
  transferReason: 'family_support',
  sourceOfFunds: 'salary',
  relationshipToRecipient: 'parent',
}

export interface CreatedTransfer {
  readonly quoteId: string
  readonly recipientId: string
  readonly transferId: string
}

/** Creates a quote, a recipient and a transfer of a verified user over REST. */
export async function makeTransfer(
  app: FastifyInstance,
  { headers }: Pick<Session, 'headers'>,
): Promise<CreatedTransfer> {
  const {
    body: { quoteId },
  } = await send(app, { method: 'POST', path: '/quotes', headers, body: QUOTE })
  const {
    body: { id: recipientId },
  } = await send(app, { method: 'POST', path: '/recipients', headers, body: RECIPIENT })
  const {
    body: { id: transferId },
  } = await send(app, {
    method: 'POST',
    path: '/transfers',
    headers,
    body: { quoteId, recipientId, ...REASONS },
  })
  return { quoteId, recipientId, transferId }
}
