import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http'
import { connectTo, NETWORK, tlsMessage, type OutboundMeans } from './connect.ts'
import { excerptOf } from './excerpt.ts'
import type { OutboundConnection } from './connection-pool.ts'
import { targetOf, type Target } from './url.ts'
import type { OutboundRequest, OutboundError, OutboundResult } from './request.ts'

const HEAD_BYTES_MAX = 16_384

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i
const HEADER_VALUE = /^[\t\x20-\x7e]*$/
/** Headers that control where a message ends and how the connection is used; callers must not set them. */
const OURS = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'upgrade',
  'accept-encoding',
])

/**
 * Sends one request on a connection that no other request uses at the same time. A redirect is returned and
 * not followed. Only the beginning of the body is read, and it is not decompressed. Once the head has
 * arrived, a failure of the body does not discard the response.
 */
export async function send(
  request: OutboundRequest,
  means: Partial<OutboundMeans> = {},
): Promise<OutboundResult> {
  const { url, headers, rules } = request
  const target = targetOf(url, rules)
  if ('issue' in target) return { failure: target.failure, message: `The URL ${target.issue}.` }
  const isSendable = Object.entries(headers).every(
    ([name, value]) => HEADER_NAME.test(name) && !OURS.has(name.toLowerCase()) && HEADER_VALUE.test(value),
  )
  if (!isSendable) return { failure: 'broken', message: 'The request has a header that cannot be sent.' }
  return withDeadline(request, signal => sendTo(target, request, { ...NETWORK, ...means }, signal))
}

async function sendTo(
  target: Target,
  request: OutboundRequest,
  means: OutboundMeans,
  signal: AbortSignal,
): Promise<OutboundResult> {
  const { pool } = means
  const connected = await connectTo(target, request, means, signal)
  if ('failure' in connected) return connected
  const { socket, isReused = false } = connected
  const readBefore = socket.bytesRead
  const { result, isReusable } = await exchange(request, target.url, connected, {
    keepsAlive: pool !== undefined,
    signal,
  })
  if (isReusable) pool?.give(target.url.origin, connected)
  else socket.destroy()
  // The receiver may have closed the idle connection just when it was taken. This does not mean that the
  // receiver fails, so the request is sent again on a new connection.
  const wasClosed = isReused && !signal.aborted && 'failure' in result && socket.bytesRead === readBefore
  return wasClosed && pool
    ? sendTo(target, request, { ...means, pool: { ...pool, take: () => undefined } }, signal)
    : result
}

/** Aborts the work at the timeout or when the caller aborts, and returns which of the two it was. */
async function withDeadline(
  { timeoutMs, signal: outside }: OutboundRequest,
  work: (signal: AbortSignal) => Promise<OutboundResult>,
): Promise<OutboundResult> {
  const stop = new AbortController()
  let stopped: OutboundError | undefined
  const stopAs = (error: OutboundError): void => {
    stopped ??= error
    stop.abort()
  }
  const giveUp = (): void => stopAs({ failure: 'aborted', message: 'The request was cancelled.' })
  const timer = setTimeout(
    () => stopAs({ failure: 'timeout', message: 'The response did not arrive in time.' }),
    timeoutMs,
  )
  outside?.addEventListener('abort', giveUp, { once: true })
  if (outside?.aborted) giveUp()
  try {
    const result = stopped ?? (await work(stop.signal))
    return 'failure' in result ? (stopped ?? result) : result
  } finally {
    clearTimeout(timer)
    outside?.removeEventListener('abort', giveUp)
  }
}

interface Exchanged {
  readonly result: OutboundResult
  /**
   * Whether another request may use the connection: the response was read to its end, and both sides keep it
   * open.
   */
  readonly isReusable: boolean
}

/** Sends a request in HTTP/1.1 and reads the response, on an open connection that no other request uses. */
async function exchange(
  { method, headers, body = '' }: OutboundRequest,
  url: URL,
  { socket }: OutboundConnection,
  { keepsAlive, signal }: { readonly keepsAlive: boolean; readonly signal: AbortSignal },
): Promise<Exchanged> {
  const length = method === 'POST' ? { 'Content-Length': String(Buffer.byteLength(body)) } : {}
  const stop = (): void => void socket.destroy(new Error('stopped'))
  let isFree = false
  // Node emits `free` on a connection that another request may use.
  const free = (): void => {
    isFree = true
  }
  signal.addEventListener('abort', stop, { once: true })
  socket.once('free', free)
  try {
    const request = httpRequest({
      method,
      path: `${url.pathname}${url.search}`,
      createConnection: () => socket,
      maxHeaderSize: HEAD_BYTES_MAX,
      insecureHTTPParser: false,
      setDefaultHeaders: false,
      headers: {
        Host: url.host,
        ...headers,
        ...length,
        'Accept-Encoding': 'identity',
        Connection: keepsAlive ? 'keep-alive' : 'close',
      },
    })
    const response = await responseTo(request.end(body), signal)
    const responded = headersOf(response)
    const result = {
      response: {
        status: response.statusCode!,
        headers: responded,
        excerpt: await excerptOf(response, responded['content-encoding']),
      },
    }
    return { result, isReusable: keepsAlive && isFree && response.complete && !signal.aborted }
  } catch (error) {
    return { result: brokenBy((error as { code?: unknown }).code), isReusable: false }
  } finally {
    signal.removeEventListener('abort', stop)
    socket.off('free', free)
  }
}

/**
 * One error for all requests: every request prepares it, and capturing a stack trace costs more than the rest
 * of this function.
 */
const NO_RESPONSE = new Error('no response')

/**
 * Always settles: the connection may end without an error, as when a receiver switches to another protocol,
 * or may have ended before.
 */
const responseTo = (request: ClientRequest, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(NO_RESPONSE)
    request.on('response', resolve).on('error', reject).on('close', fail)
    signal.addEventListener('abort', fail, { once: true })
    if (signal.aborted) fail()
  })

const headersOf = ({ headersDistinct }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headersDistinct).map(([name, values]) => [name, values?.join(', ') ?? '']),
  )

function brokenBy(code: unknown): OutboundError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { failure: 'broken', message: 'The head of the response is too large.' }
  if (typeof code === 'string' && code.startsWith('HPE_'))
    return { failure: 'broken', message: 'The response is not HTTP/1.1.' }
  // Since TLS 1.3 a server can reject us after it has finished its own half of the handshake.
  if (typeof code === 'string' && code.startsWith('ERR_SSL_'))
    return { failure: 'tls', message: tlsMessage(code) }
  return { failure: 'broken', message: 'The connection was closed before a response arrived.' }
}
