const BYTES_MAX = 4_096
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/**
 * The beginning of a body as text that any column can hold; the rest is never read. Whatever happens to the body, what came of
 * it counts. A packed body gives nothing: it says little as it is, and unpacking is an invitation.
 */
export async function excerptOf(body: AsyncIterable<Buffer>, encoding: string | undefined): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= BYTES_MAX) break
    }
  } catch {
    // The head has decided, so a body that breaks off or takes too long is no failure.
  }
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return ''
  const decoder = new TextDecoder()
  // As a stream, so that a character that the cut has halved is left out.
  return decoder.decode(Buffer.concat(chunks).subarray(0, BYTES_MAX), { stream: true }).replaceAll(CONTROLS, '\ufffd')
}
