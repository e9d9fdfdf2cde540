import { TextDecoder } from 'node:util'
import { type SourceFile, malformedList } from './entry.ts'

/** Far above the size of any list; reading stops when a file exceeds it. */
export const MAX_FILE_BYTES = 2 * 1024 ** 3
const MAX_LINE_BYTES = 32 * 1024 ** 2
const NEWLINE = 0x0a

/** The bytes of a file; throws malformedList when it is empty or exceeds the limit. */
export async function* readBounded(file: SourceFile, limit = MAX_FILE_BYTES): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of file.open()) {
    bytes += chunk.byteLength
    if (bytes > limit)
      throw malformedList(`${file.name} is larger than ${limit} bytes, the maximum for this layout.`)
    if (chunk.byteLength > 0) yield chunk
  }
  if (bytes === 0) throw malformedList(`${file.name} is empty.`)
}

export async function wholeFile(file: SourceFile, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readBounded(file, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The encoding from the byte order mark or the XML declaration; otherwise utf-8. */
function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/u.exec(
    Buffer.from(head.subarray(0, 200)).toString('latin1'),
  )
  return declared?.[1] ?? 'utf-8'
}

const decoderFor = (file: SourceFile, encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw malformedList(`${file.name} declares the unknown encoding ${encoding.slice(0, 40)}.`)
  }
}

/** Decodes a file in its declared encoding, chunk by chunk. */
export async function* decodeText(file: SourceFile): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let bytes = 0
  try {
    for await (const chunk of readBounded(file)) {
      decoder ??= decoderFor(file, encodingOf(chunk))
      yield decoder.decode(chunk, { stream: true })
      bytes += chunk.byteLength
    }
    const rest = decoder?.decode()
    if (rest) yield rest
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    throw malformedList(
      `${file.name} holds bytes that are not ${decoder?.encoding ?? 'text'} after byte ${bytes}.`,
    )
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const western = new TextDecoder('windows-1252')

function lineText(file: SourceFile, bytes: Uint8Array, elseWestern: boolean): string {
  try {
    return utf8.decode(bytes)
  } catch {
    if (elseWestern) return western.decode(bytes)
    throw malformedList(`${file.name} holds bytes that are not utf-8.`)
  }
}

/**
 * The text of a file in blocks of whole lines. With `elseWestern` a block that is not valid utf-8 is decoded as windows-1252,
 * which older lists use without declaring it.
 */
export async function* lineBlocks(file: SourceFile, { elseWestern = false } = {}): AsyncGenerator<string> {
  let rest: Uint8Array[] = []
  let held = 0
  let isFirst = true
  const block = (bytes: Uint8Array): string => {
    const text = lineText(file, bytes, elseWestern)
    const withoutMark = isFirst && text.startsWith('\ufeff') ? text.slice(1) : text
    isFirst = false
    return withoutMark
  }
  for await (const chunk of readBounded(file)) {
    const end = chunk.lastIndexOf(NEWLINE) + 1
    if (end > 0) {
      yield block(
        rest.length === 0 ? chunk.subarray(0, end) : Buffer.concat([...rest, chunk.subarray(0, end)]),
      )
      rest = []
      held = 0
    }
    if (end === chunk.byteLength) continue
    held += chunk.byteLength - end
    if (held > MAX_LINE_BYTES)
      throw malformedList(`${file.name} has a line of more than ${MAX_LINE_BYTES} bytes.`)
    rest.push(chunk.slice(end))
  }
  if (rest.length > 0) yield block(Buffer.concat(rest))
}

/** The non-empty lines of a file with their numbers. */
export async function* lines(file: SourceFile): AsyncGenerator<{ number: number; text: string }> {
  let number = 0
  for await (const block of lineBlocks(file)) {
    const parts = block.split('\n')
    if (parts.at(-1) === '') parts.pop()
    for (const part of parts) {
      number++
      const text = part.trim()
      if (text !== '') yield { number, text }
    }
  }
}
