export type AcceptedFormat = 'JPEG' | 'PNG' | 'WEBP'

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** The format by content, whatever the name or the declared type; undefined where it is none that is accepted. */
export function formatOf(bytes: Buffer): AcceptedFormat | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'JPEG'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'PNG'
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) ? 'WEBP' : undefined
}

const LENGTH_BYTES = 4
const CHUNK_OVERHEAD = 12

/** Whether a PNG declares an animation, which decoders otherwise ignore. */
export function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = 8; at + CHUNK_OVERHEAD <= bytes.length;) {
    const type = bytes.toString('latin1', at + LENGTH_BYTES, at + 2 * LENGTH_BYTES)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    at += CHUNK_OVERHEAD + bytes.readUInt32BE(at)
  }
  return false
}
