import type { Readable } from 'node:stream'

const BYTES_MAX = 4_096
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/**
 * The beginning of a body as text that any column can hold; the rest is never read. Whatever happens to the body, what came of
 * it counts. A packed body gives nothing: it says little as it is, and unpacking is an invitation.
 */
export async function excerptOf(body: Readable, encoding: string | undefined): Promise<string> {
  const begun = await beginningOf(body)
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return ''
  if (begun.length === 0) return ''
  const decoder = new TextDecoder()
  // As a stream, so that a character that the cut has halved is left out.
  return decoder.decode(begun.subarray(0, BYTES_MAX), { stream: true }).replaceAll(CONTROLS, '\ufffd')
}

/** What came of it before it ended, was enough, or broke off. The head has decided, so that a body breaks off or takes too long is no failure. */
const beginningOf = (body: Readable): Promise<Buffer> => new Promise(resolve => {
  const chunks: Buffer[] = []
  let bytes = 0
  const take = (chunk: Buffer): void => {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= BYTES_MAX) body.destroy()
  }
  const over = (): void => resolve(Buffer.concat(chunks))
  body.on('data', take).on('error', ignored).on('close', over)
  if (body.closed) over()
})

const ignored = (): void => undefined
