import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type SourceFile, malformedList } from '#compliance/watchlists/entry.ts'

/** A local file of a publication, optionally gzipped; throws when the path is not a readable file. */
export async function fileAt(path: string, name = basename(path)): Promise<SourceFile> {
  if (!(await stat(path)).isFile()) throw new Error(`${path} is not a file.`)
  const isPacked = await isGzip(path)
  return { name, open: () => (isPacked ? unpack(path, name) : createReadStream(path)) }
}

/** Recognises gzip by its first bytes, since file names are unreliable. */
async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

async function* unpack(path: string, name: string): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip()
  // Errors reach the consumer through the stream, so the promise of the pipeline is ignored.
  pipeline(createReadStream(path), gunzip).catch(() => undefined)
  try {
    for await (const chunk of gunzip) yield chunk as Uint8Array
  } catch (error) {
    if (!/^Z_/.test(String((error as { code?: unknown }).code))) throw error
    throw malformedList(`${name} is truncated or damaged and cannot be unpacked.`)
  }
}
