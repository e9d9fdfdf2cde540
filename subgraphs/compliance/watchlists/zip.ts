import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { malformedList } from './entry.ts'

const LIMITS = { entries: 2048, inflated: 512 * 1024 ** 2, ratio: 200 }

/** The parts of an archive by name; each is unpacked as a stream. */
export interface Archive {
  readonly names: readonly string[]
  open(name: string): AsyncIterable<Uint8Array>
}

const damagedFile = (name: string, error: unknown): Error =>
  malformedList(`${name} is not a complete zip archive: ${(error as Error).message}.`)

const opened = (name: string, bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) reject(damagedFile(name, error))
      else resolve(zip)
    })
  })

function readDirectory(name: string, zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > LIMITS.entries)
    throw malformedList(`${name} is a zip archive of more than ${LIMITS.entries} parts.`)
  const parts = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      parts.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('error', error => {
      reject(damagedFile(name, error))
    })
    zip.on('end', () => {
      resolve(parts)
    })
    zip.readEntry()
  })
}

const streamOf = (zip: ZipFile, part: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(part, (error, stream) => {
      if (error) reject(error)
      else resolve(stream)
    })
  })

async function* unpack(name: string, zip: ZipFile, part: Entry): AsyncGenerator<Uint8Array> {
  if (part.isEncrypted()) throw malformedList(`${name} is encrypted.`)
  if (
    part.uncompressedSize > Math.min(LIMITS.inflated, Math.max(part.compressedSize * LIMITS.ratio, 1024 ** 2))
  )
    throw malformedList(`${name} exceeds the allowed size or compression ratio in its part ${part.fileName}.`)
  let crc = 0
  try {
    // The reader yields at most the size given in the directory.
    for await (const chunk of (await streamOf(zip, part)) as AsyncIterable<Uint8Array>) {
      crc = crc32(chunk, crc)
      yield chunk
    }
  } catch (error) {
    throw damagedFile(name, error)
  }
  if (crc !== part.crc32)
    throw malformedList(
      `${name} unpacks its part ${part.fileName} to bytes that do not match the checksum of its directory.`,
    )
}

/** Reads the directory of a zip archive. Encrypted parts and parts that exceed the size or compression ratio are rejected when they are read. */
export async function archive(name: string, bytes: Buffer): Promise<Archive> {
  const zip = await opened(name, bytes)
  const parts = await readDirectory(name, zip)
  return {
    names: [...parts.keys()],
    open(wanted) {
      const part = parts.get(wanted)
      if (!part) throw malformedList(`${name} has no part ${wanted}.`)
      return unpack(name, zip, part)
    },
  }
}
