import { createWriteStream } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { connectTo, NETWORK, type OutboundMeans } from '#kernel/outbound/connect.ts'
import { targetOf } from '#kernel/outbound/url.ts'
import { MAX_FILE_BYTES } from '#compliance/watchlists/decode.ts'
import type { Fetched, ListProvider, Validators } from './provider.ts'

export interface HttpProviderOptions {
  /** Maximum number of redirects; publishers with short-lived links need them. With 0 redirects are rejected. */
  readonly redirectsMax: number
  /** Whether loopback addresses are allowed. Private network addresses never are, also after a redirect or a DNS lookup. */
  readonly allowsLoopback: boolean
  readonly bytesMax?: number
  readonly timeoutMs?: number
  /** Network functions; tests replace them. */
  readonly means?: Partial<OutboundMeans>
}

const TIMEOUT_MS = 10 * 60_000
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const HEAD_BYTES_MAX = 16_384

interface RequestOptions extends Required<HttpProviderOptions> {
  readonly signal: AbortSignal
}

/** An error message for the operator of the installation. */
interface ValidationIssue {
  readonly message: string
}

/** Fetches files from the configured addresses. */
export function httpProvider({
  bytesMax = MAX_FILE_BYTES,
  timeoutMs = TIMEOUT_MS,
  means = {},
  ...options
}: HttpProviderOptions): ListProvider {
  return {
    async fetch(address, folder, known, signal) {
      const request = {
        ...options,
        bytesMax,
        timeoutMs,
        means,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      }
      try {
        const response = await fetchFollowingRedirects(address, known, request)
        return 'message' in response
          ? failed(timeoutMessage(request) ?? response.message)
          : await saveFile(response, nameIn(address), folder, request)
      } catch (error) {
        signal.throwIfAborted()
        return failed(timeoutMessage(request) ?? messageOf(error))
      }
    },
  }
}

const timeoutMessage = ({ signal, timeoutMs }: RequestOptions): string | undefined =>
  signal.aborted ? `the publisher took longer than ${Math.round(timeoutMs / 1000)} seconds` : undefined

async function fetchFollowingRedirects(
  address: string,
  { etag, lastModified }: Validators,
  options: RequestOptions,
): Promise<IncomingMessage | ValidationIssue> {
  const headers = {
    ...(etag !== undefined && { 'If-None-Match': etag }),
    ...(lastModified !== undefined && { 'If-Modified-Since': lastModified }),
  }
  let url = address
  for (let redirects = 0; ; redirects++) {
    const response = await sendRequest(url, headers, options)
    if ('message' in response) return response
    const to = REDIRECTS.has(response.statusCode!) ? response.headers.location : undefined
    if (to === undefined) return response
    response.destroy()
    if (redirects === options.redirectsMax)
      return {
        message:
          redirects === 0
            ? 'the publisher redirects to another address, which is not followed'
            : `the publisher redirects more than ${redirects} times`,
      }
    const next = URL.parse(to, url)
    if (next?.protocol !== 'https:' && next?.protocol !== new URL(url).protocol)
      return { message: 'the publisher redirects to an address with a less secure protocol' }
    next.hash = ''
    url = next.href
  }
}

/** Sends one request over a connection whose IP address was checked before. */
async function sendRequest(
  address: string,
  headers: Readonly<Record<string, string>>,
  { allowsLoopback, timeoutMs, means, signal }: RequestOptions,
): Promise<IncomingMessage | ValidationIssue> {
  const rules = { httpsOnly: false, allowsLoopback }
  const target = targetOf(address, rules)
  if ('issue' in target) return { message: `the publisher's address ${target.issue}` }
  const connected = await connectTo(target, { rules, timeoutMs }, { ...NETWORK, ...means }, signal)
  if ('failure' in connected)
    return {
      message: `the publisher could not be reached: ${connected.message.replace(/^[A-Z]/, letter => letter.toLowerCase()).replace(/\.$/, '')}`,
    }
  const { socket } = connected
  return new Promise((resolve, reject) => {
    request({
      path: `${target.url.pathname}${target.url.search}`,
      createConnection: () => socket,
      maxHeaderSize: HEAD_BYTES_MAX,
      insecureHTTPParser: false,
      setDefaultHeaders: false,
      signal,
      // Some publishers only respond to browser user agents. Content that is compressed nevertheless is recognised by its first bytes.
      headers: {
        Host: target.url.host,
        'User-Agent': 'Mozilla/5.0 (compatible; Fiducia)',
        Accept: '*/*',
        'Accept-Encoding': 'identity',
        Connection: 'close',
        ...headers,
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .on('close', () => reject(new Error('the connection ended without a response')))
      .end()
  })
}

async function saveFile(
  response: IncomingMessage,
  name: string,
  folder: string,
  { bytesMax, signal }: RequestOptions,
): Promise<Fetched> {
  if (response.statusCode !== 200) {
    response.destroy()
    return response.statusCode === 304
      ? { outcome: 'UNCHANGED' }
      : failed(`the publisher responded with status ${response.statusCode!}`)
  }
  const path = join(folder, name)
  let bytes = 0
  await pipeline(
    response,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.byteLength
        if (bytes > bytesMax) throw new Error(`it sent more than ${bytesMax} bytes`)
        yield chunk
      }
    },
    createWriteStream(path),
    { signal },
  )
  return {
    outcome: 'FETCHED',
    file: { path, name, etag: response.headers.etag, lastModified: response.headers['last-modified'] },
  }
}

const failed = (message: string): Fetched => ({ outcome: 'FAILED', message })

/** The last path segment of the address, since layouts are also recognised by file name. */
const nameIn = (address: string): string =>
  new URL(address).pathname
    .split('/')
    .findLast(Boolean)
    ?.replaceAll(/[^\w.-]/gu, '_')
    .slice(-100) ?? 'list'

function messageOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return `the download from the publisher failed (${code ?? message ?? 'unknown'})`.slice(0, 300)
}
