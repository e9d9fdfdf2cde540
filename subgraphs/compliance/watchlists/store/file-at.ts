import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type SourceFile, malformedList } from '../entry.ts'

/** A file of a publication that lies on this machine, packed by gzip or not; throws one sentence where it cannot be read. */
export async function fileAt(path: string, name = basename(path)): Promise<SourceFile> {
  if (!(await stat(path)).isFile()) throw new Error(`${path} is no file.`)
  const isPacked = await isGzip(path)
  return { name, open: () => (isPacked ? unpacked(path, name) : createReadStream(path)) }
}

/** By its first bytes, for names say nothing for sure. */
async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

async function* unpacked(path: string, name: string): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip()
  // What goes wrong reaches whoever reads, by way of the stream that is read.
  pipeline(createReadStream(path), gunzip).catch(() => undefined)
  try {
    for await (const chunk of gunzip) yield chunk as Uint8Array
  } catch (error) {
    if (!/^Z_/.test(String((error as { code?: unknown }).code))) throw error
    throw malformedList(`${name} is cut off or damaged: it cannot be unpacked.`)
  }
}
