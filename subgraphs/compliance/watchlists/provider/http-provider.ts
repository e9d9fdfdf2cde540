import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_FILE_BYTES } from '../decode.ts'
import type { Fetched, ListProvider, Validators } from './provider.ts'

export interface HttpProviderOptions {
  /** Publishers that hand out short-lived links answer with redirects; an address that does so unasked is not followed. */
  readonly redirectsMax: number
  readonly bytesMax?: number
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10 * 60_000
const REDIRECTS = new Set([301, 302, 303, 307, 308])

interface Limits { readonly redirectsMax: number; readonly bytesMax: number; readonly signal: AbortSignal }

/** Fetches files from addresses that whoever runs the installation has configured. */
export function httpProvider({ redirectsMax, bytesMax = MAX_FILE_BYTES, timeoutMs = TIMEOUT_MS }: HttpProviderOptions): ListProvider {
  return {
    async fetch(address, folder, known, signal) {
      const limits = { redirectsMax, bytesMax, signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) }
      try {
        const answer = await answered(address, known, limits)
        return 'says' in answer ? failed(answer.says) : await taken(answer, nameIn(address), folder, limits)
      } catch (error) {
        signal.throwIfAborted()
        return failed(limits.signal.aborted ? `the publisher took longer than ${Math.round(timeoutMs / 1000)} seconds` : saysOf(error))
      }
    },
  }
}

async function answered(address: string, { etag, lastModified }: Validators, { redirectsMax, signal }: Limits): Promise<Response | { readonly says: string }> {
  const headers = { accept: '*/*', ...(etag !== undefined && { 'if-none-match': etag }), ...(lastModified !== undefined && { 'if-modified-since': lastModified }) }
  let url = new URL(address)
  for (let redirects = 0; ; redirects++) {
    const answer = await fetch(url.href, { headers, redirect: 'manual', signal })
    const to = REDIRECTS.has(answer.status) ? answer.headers.get('location') : null
    if (to === null) return answer
    await answer.body?.cancel()
    if (redirects === redirectsMax) return { says: redirectsMax === 0 ? 'the publisher redirects to another address, which is not followed' : `the publisher redirects more than ${redirectsMax} times` }
    const next = URL.parse(to, url.href)
    if (next?.protocol !== 'https:' && next?.protocol !== url.protocol) return { says: 'the publisher redirects to an address that is no safer than before' }
    url = next
  }
}

async function taken(answer: Response, name: string, folder: string, { bytesMax, signal }: Limits): Promise<Fetched> {
  if (answer.status === 304) return { outcome: 'UNCHANGED' }
  if (answer.status !== 200 || !answer.body) {
    await answer.body?.cancel()
    return failed(`the publisher answered ${answer.status}`)
  }
  const path = join(folder, name)
  let bytes = 0
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength
      if (bytes > bytesMax) throw new Error(`the publisher sent more than ${bytesMax} bytes`)
      yield chunk
    }
  }, createWriteStream(path), { signal })
  return { outcome: 'FETCHED', file: { path, name, etag: answer.headers.get('etag') ?? undefined, lastModified: answer.headers.get('last-modified') ?? undefined } }
}

const failed = (says: string): Fetched => ({ outcome: 'FAILED', says })

/** The last part of the address, as layouts are told apart by names too. */
const nameIn = (address: string): string => new URL(address).pathname.split('/').findLast(Boolean)?.replaceAll(/[^\w.-]/gu, '_').slice(-100) ?? 'list'

/** What a failed request says is in its cause; its own words say only that it failed. */
function saysOf(error: unknown): string {
  const { code, cause, message } = error as { code?: string; cause?: { code?: string; message?: string }; message?: string }
  return `the publisher could not be reached (${cause?.code ?? code ?? cause?.message ?? message ?? 'unknown'})`.slice(0, 300)
}
