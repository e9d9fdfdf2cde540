import type { Readable } from 'node:stream'

const BYTES_MAX = 4_096
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/**
 * The beginning of a body as text that any column can store; the rest is never read. A body that breaks off
 * gives the part that arrived. A compressed body gives an empty text: decompression would be open to attack.
 */
export async function excerptOf(body: Readable, encoding: string | undefined): Promise<string> {
  const bytes = await beginningOf(body)
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return ''
  if (bytes.length === 0) return ''
  const decoder = new TextDecoder()
  // In stream mode the decoder omits a character that the limit cuts in half.
  return decoder.decode(bytes.subarray(0, BYTES_MAX), { stream: true }).replaceAll(CONTROLS, '\ufffd')
}

/**
 * Resolves with the bytes that arrived before the body ended, reached the limit, or broke off. The head has
 * already decided the outcome, so a body that breaks off or takes too long is no failure.
 */
const beginningOf = (body: Readable): Promise<Buffer> =>
  new Promise(resolve => {
    const chunks: Buffer[] = []
    let bytes = 0
    const take = (chunk: Buffer): void => {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= BYTES_MAX) body.destroy()
    }
    const finish = (): void => resolve(Buffer.concat(chunks))
    body.on('data', take).on('error', ignored).on('close', finish)
    if (body.closed) finish()
  })

const ignored = (): void => undefined
