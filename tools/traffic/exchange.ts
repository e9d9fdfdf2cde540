import type { FastifyInstance, InjectOptions } from 'fastify'

/** Parsed JSON whose members are read without type checks; the OpenAPI description validates the shape. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any

export type Headers = Readonly<Record<string, string>>

/** An HTTP request. */
export interface Exchange {
  readonly method: string
  /** Path and query string, percent-encoded. */
  readonly url: string
  readonly headers: Headers
  readonly payload?: string | Buffer
}

export interface ExchangeResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** The parsed body; undefined if it is empty or not JSON. */
  readonly body: Json
}

/** Sends a request to a platform and returns the response. */
export type Exchanging = (exchange: Exchange) => Promise<ExchangeResponse>

/** Sends requests to a platform in this process. */
export const exchanging =
  (app: FastifyInstance): Exchanging =>
  async ({ method, url, headers, payload }) => {
    const {
      statusCode,
      headers: responseHeaders,
      body,
    } = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers,
      ...(payload !== undefined && { payload }),
    })
    return { status: statusCode, headers: responseHeaders, text: body, body: parsed(body) }
  }

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const JSON_TYPE: Headers = { 'content-type': 'application/json' }
export const bearer = (token: string, tenantId: string): Headers => ({
  authorization: `Bearer ${token}`,
  'x-tenant-id': tenantId,
})

/** Builds a request with a JSON body. */
export const posting = (url: string, headers: Headers, body?: unknown, method = 'POST'): Exchange => ({
  method,
  url,
  headers: body === undefined ? headers : { ...JSON_TYPE, ...headers },
  ...(body !== undefined && { payload: JSON.stringify(body) }),
})
