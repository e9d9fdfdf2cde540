import { crc32, createInflateRaw } from 'node:zlib'
import { Readable } from 'node:stream'
import { malformedList } from './entry.ts'

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_SIZE = 22
const ENTRY_SIZE = 46
const LOCAL_SIZE = 30
const LIMITS = { entries: 2048, inflated: 512 * 1024 ** 2, ratio: 200 }

interface Part {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

/** The parts of an archive by name; each is unpacked while it is read. */
export interface Archive {
  readonly names: readonly string[]
  open(name: string): AsyncIterable<Uint8Array>
}

function directory(name: string, bytes: Buffer): Part[] {
  let end = bytes.length - END_SIZE
  while (end >= 0 && end > bytes.length - END_SIZE - 65_536 && bytes.readUInt32LE(end) !== END_SIGNATURE) end--
  if (end < 0 || bytes.readUInt32LE(end) !== END_SIGNATURE) throw malformedList(`${name} is no whole zip archive: its directory is missing.`)
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > LIMITS.entries) throw malformedList(`${name} is a zip archive of more than ${LIMITS.entries} parts.`)
  const parts: Part[] = []
  for (let n = 0; n < count; n++) {
    if (at + ENTRY_SIZE > end || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw malformedList(`${name} is a zip archive whose directory is broken at part ${n + 1}.`)
    const flags = bytes.readUInt16LE(at + 8)
    const lengthOfName = bytes.readUInt16LE(at + 28)
    if (flags & 1) throw malformedList(`${name} is encrypted.`)
    parts.push({
      name: bytes.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + lengthOfName), method: bytes.readUInt16LE(at + 10), crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20), size: bytes.readUInt32LE(at + 24), at: bytes.readUInt32LE(at + 42),
    })
    at += ENTRY_SIZE + lengthOfName + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

function packedBytes(name: string, bytes: Buffer, part: Part): Buffer {
  if (part.at + LOCAL_SIZE > bytes.length || bytes.readUInt32LE(part.at) !== LOCAL_SIGNATURE) throw malformedList(`${name} is a zip archive without its part ${part.name}.`)
  const start = part.at + LOCAL_SIZE + bytes.readUInt16LE(part.at + 26) + bytes.readUInt16LE(part.at + 28)
  if (start + part.packed > bytes.length) throw malformedList(`${name} ends inside of its part ${part.name}.`)
  return bytes.subarray(start, start + part.packed)
}

async function* unpacked(name: string, bytes: Buffer, part: Part): AsyncGenerator<Uint8Array> {
  const packed = packedBytes(name, bytes, part)
  if (part.method !== 0 && part.method !== 8) throw malformedList(`${name} packs its part ${part.name} in a way that is not known.`)
  const most = Math.min(LIMITS.inflated, Math.max(part.packed * LIMITS.ratio, 1024 ** 2))
  let size = 0
  let crc = 0
  try {
    const chunks: AsyncIterable<Uint8Array> = part.method === 0 ? Readable.from([packed]) : Readable.from([packed]).pipe(createInflateRaw())
    for await (const chunk of chunks) {
      size += chunk.byteLength
      if (size > most) throw malformedList(`${name} unpacks its part ${part.name} to more than ${most} bytes.`)
      crc = crc32(chunk, crc)
      yield chunk
    }
  } catch (error) {
    if ((error as { code?: unknown }).code?.toString().startsWith('Z_')) throw malformedList(`${name} cannot be unpacked: ${(error as Error).message}.`)
    throw error
  }
  if (size !== part.size || crc !== part.crc) throw malformedList(`${name} unpacks its part ${part.name} to other bytes than its directory says.`)
}

/** Reads the directory of a zip archive; parts beyond 4 GiB and encrypted ones are refused. */
export function archive(name: string, bytes: Buffer): Archive {
  const parts = new Map(directory(name, bytes).map(part => [part.name, part]))
  return {
    names: [...parts.keys()],
    open(wanted) {
      const part = parts.get(wanted)
      if (!part) throw malformedList(`${name} lacks its part ${wanted}.`)
      return unpacked(name, bytes, part)
    },
  }
}
