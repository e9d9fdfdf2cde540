import { request, type Agent, type IncomingHttpHeaders } from 'node:http'
import { request as requestTls } from 'node:https'
import { certificate } from '#test/kernel/outbound/certificates.ts'

export interface HttpResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  // The body is any JSON; a test that reads a missing member fails on it.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any
}

export interface Call {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly agent?: Agent
}

/** Sends one request, on a new connection unless an agent is given. */
export function call(url: string, { method, headers = {}, body, agent }: Call = {}): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const bytes = body === undefined ? undefined : JSON.stringify(body)
    const sent = (url.startsWith('https:') ? requestTls : request)(
      url,
      {
        ca: certificate,
        method: method ?? (bytes === undefined ? 'GET' : 'POST'),
        agent: agent ?? false,
        timeout: 30_000,
        headers: { ...(bytes !== undefined && { 'content-type': 'application/json' }), ...headers },
      },
      response => {
        let text = ''
        response
          .setEncoding('utf8')
          .on('data', chunk => {
            text += chunk
          })
          .on('error', reject)
          .on('end', () =>
            resolve({ status: response.statusCode!, headers: response.headers, text, body: parsed(text) }),
          )
      },
    )
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('no response came within 30 s')))
    sent.end(bytes)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const DEMO_TENANT = '11111111-1111-4111-8111-111111111111'
export const AS_DEMO = { authorization: 'Bearer svc_sandbox_demo', 'x-tenant-id': DEMO_TENANT } as const
export const ORDER = {
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  destinationCountry: 'NG',
} as const

const BASE = '/api/v1/remittance'

export type Headers = Readonly<Record<string, string>>

export const quote = (
  url: string,
  headers: Headers = AS_DEMO,
  agent?: Agent,
  sendAmount: string = ORDER.sendAmount,
): Promise<HttpResponse> =>
  call(`${url}${BASE}/quotes`, { headers, body: { ...ORDER, sendAmount }, ...(agent && { agent }) })

/** Headers for a session of the demonstration's verified user. */
export async function session(url: string): Promise<Headers> {
  const minted = await call(`${url}${BASE}/auth/partner-token`, {
    headers: { 'x-partner-api-key': 'pk_sandbox_demo', 'x-tenant-id': DEMO_TENANT },
    body: { partnerUserId: 'verified-user' },
  })
  const { body, text } = await call(`${url}${BASE}/auth/exchange-token`, {
    headers: { 'x-tenant-id': DEMO_TENANT },
    body: { token: minted.body?.token },
  })
  if (typeof body?.token !== 'string') throw new Error(`there is no session: ${minted.text} ${text}`)
  return { authorization: `Bearer ${body.token}`, 'x-tenant-id': DEMO_TENANT }
}

export async function recipient(url: string, headers: Headers): Promise<string> {
  const { status, body, text } = await call(`${url}${BASE}/recipients`, {
    headers,
    body: {
      firstName: 'Ada',
      lastName: 'Obi',
      country: 'NG',
      currency: 'NGN',
      payoutMethod: 'BANK_ACCOUNT',
      bankCode: '011',
      accountNumber: '0000014579',
    },
  })
  if (status !== 201) throw new Error(`there is no recipient: ${text}`)
  return body.id as string
}

export interface TransferOrder {
  readonly quoteId: string
  readonly recipientId: string
  readonly transferReason?: string
}

export const transfer = (url: string, headers: Headers, order: TransferOrder): Promise<HttpResponse> =>
  call(`${url}${BASE}/transfers`, {
    headers,
    body: {
      transferReason: 'family_support',
      sourceOfFunds: 'salary',
      relationshipToRecipient: 'parent',
      ...order,
    },
  })

export const readTransfer = (url: string, headers: Headers, id: string): Promise<HttpResponse> =>
  call(`${url}${BASE}/transfers/${id}`, { headers })

export const countTransfers = async (url: string, headers: Headers): Promise<number> =>
  (await call(`${url}${BASE}/transfers?pageSize=1`, { headers })).body.totalCount as number
