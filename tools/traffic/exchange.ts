import type { FastifyInstance, InjectOptions } from 'fastify'

/** A JSON text whose members are read as they come; whether they are as published is held against the description. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any

export type Headers = Readonly<Record<string, string>>

/** A request as it goes out. */
export interface Exchange {
  readonly method: string
  /** Path and query, as they are written on the wire. */
  readonly url: string
  readonly headers: Headers
  readonly payload?: string | Buffer
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** The parsed body; undefined where there is none or it is no JSON. */
  readonly body: Json
}

/** Brings a request to a platform and its answer back. */
export type Exchanging = (exchange: Exchange) => Promise<Answer>

/** Reaches a platform in this process. */
export const exchanging = (app: FastifyInstance): Exchanging => async ({ method, url, headers, payload }) => {
  const { statusCode, headers: answered, body } = await app.inject({
    method: method as NonNullable<InjectOptions['method']>, url, headers, ...(payload !== undefined && { payload }),
  })
  return { status: statusCode, headers: answered, text: body, body: parsed(body) }
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const JSON_TYPE: Headers = { 'content-type': 'application/json' }
export const bearer = (token: string, tenantId: string): Headers => ({ authorization: `Bearer ${token}`, 'x-tenant-id': tenantId })

/** A request with a JSON body. */
export const posting = (url: string, headers: Headers, body?: unknown, method = 'POST'): Exchange =>
  ({ method, url, headers: body === undefined ? headers : { ...JSON_TYPE, ...headers }, ...(body !== undefined && { payload: JSON.stringify(body) }) })
