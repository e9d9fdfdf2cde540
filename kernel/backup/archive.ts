import { createHash } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import type { InstallationKeys } from '../installation-keys.ts'
import type { SequencePosition } from './catalogue.ts'
import { damaged, openFile, sealFile, type Reading } from './sealed-file.ts'

/** Version of the file's form; a program reads its own. */
export const FORMAT = 2

/** What stands at the front of an archive, encrypted like everything in it. */
export interface Manifest {
  readonly format: number
  /** Version of the program that wrote it. */
  readonly product: string
  /** When the snapshot was taken, RFC 3339. */
  readonly takenAt: string
  /** Version of the PostgreSQL that it was read from. */
  readonly postgres: string
  /** Names of all migrations that had run, in order. */
  readonly migrations: readonly string[]
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[]
  readonly sequences: readonly SequencePosition[]
}

/** What a table came to: known only once all of it was read, so it follows the rows. */
export interface TableDigest {
  readonly name: string
  readonly rows: number
  /** Bytes of the rows as text, before compression. */
  readonly bytes: number
  /** SHA-256 of these bytes, hex. */
  readonly sha256: string
}

// Inside the encrypted file: frames of a letter, a length of four bytes and as many bytes. H: manifest. D: a piece of the table
// under way, compressed. T: the table's digest. That all of it is there and as it was written, the encryption proves.
const FRAME_BYTES_MAX = 16 * 1024 * 1024

/** Hashes and counts rows on their way; in PostgreSQL's text every row is one line, since line ends within values are escaped. */
export function measured(name: string): { readonly through: (pieces: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>; readonly digest: () => TableDigest } {
  const hash = createHash('sha256')
  let [rows, bytes] = [0, 0]
  return {
    async *through(pieces) {
      for await (const piece of pieces) {
        hash.update(piece)
        bytes += piece.length
        for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) rows++
        yield piece
      }
    },
    digest: () => ({ name, rows, bytes, sha256: hash.copy().digest('hex') }),
  }
}

export interface ArchiveWriter {
  table(name: string, pieces: AsyncIterable<Buffer>): Promise<TableDigest>
  /** Ends the file and gives it its name; says its size in bytes. */
  finish(): Promise<number>
  /** Removes what was written. */
  abandon(): Promise<void>
}

export const thereAlready = (path: string): string => `${path} already exists: choose another file.`

/** Begins an archive. Until it is finished it has another name, so that half a backup is never taken for one. Only its owner can read the file. */
export async function createArchive(path: string, manifest: Manifest, keys: InstallationKeys): Promise<ArchiveWriter> {
  const unfinished = `${path}.unfinished-${process.pid}`
  const file = await open(unfinished, 'wx', 0o600)
  const sealer = sealFile(keys, manifest)
  let size = 0
  const write = async (bytes: Buffer): Promise<void> => {
    size += bytes.length
    await writeWhole(file, bytes)
  }
  const frame = async (letter: string, bytes: Buffer): Promise<void> => {
    const head = Buffer.alloc(5)
    head.write(letter, 0, 'latin1')
    head.writeUInt32BE(bytes.length, 1)
    for (const chunk of sealer.push(Buffer.concat([head, bytes]))) await write(chunk)
  }
  async function abandon(): Promise<void> {
    await file.close().catch(() => undefined)
    await rm(unfinished, { force: true })
  }
  try {
    await write(sealer.front)
    await frame('H', Buffer.from(JSON.stringify(manifest)))
  } catch (error) {
    await abandon()
    throw error
  }
  return {
    async table(name, pieces) {
      const measure = measured(name)
      await pipeline(measure.through(pieces), createZstdCompress(), async (packed: AsyncIterable<Buffer>) => {
        for await (const piece of packed) await frame('D', piece)
      })
      const digest = measure.digest()
      await frame('T', Buffer.from(JSON.stringify(digest)))
      return digest
    },
    async finish() {
      await write(sealer.end())
      await file.sync()
      await file.close()
      await claim(path)
      await rename(unfinished, path)
      return size
    },
    abandon,
  }
}

/** Takes the name, empty as it is for a moment, since renaming alone would replace a backup that was given it meanwhile; not every file system has links. */
async function claim(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => { throw error.code === 'EEXIST' ? new Error(thereAlready(path)) : error })
  await file.close()
}

async function writeWhole(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let from = 0; from < bytes.length;) from += (await file.write(bytes, from)).bytesWritten
}

export interface ArchiveVisitor extends Reading {
  readonly manifest?: (manifest: Manifest) => Promise<void> | void
  /** Has to take all rows of the table; what they come to is compared with the archive afterwards. */
  readonly table?: (name: string, pieces: AsyncIterable<Buffer>) => Promise<void>
  readonly digest?: (digest: TableDigest) => Promise<void> | void
}

interface Frame { readonly letter: string; readonly bytes: Buffer }

/**
 * Reads an archive from front to end and throws, in a sentence, unless every byte is as it was written, also when it was
 * altered on purpose. What the visitor was told before a throw must not be kept: that nothing is missing is known at the end.
 */
export async function readArchive(path: string, keys: InstallationKeys, visitor: ArchiveVisitor = {}): Promise<{ manifest: Manifest; digests: TableDigest[] }> {
  const bytes = await openFile(path, keys, FORMAT, visitor)
  try {
    const next = async (): Promise<Frame> => {
      const head = await bytes.take(5)
      const [letter, length] = [head.toString('latin1', 0, 1), head.readUInt32BE(1)]
      if (!'HDT'.includes(letter) || length > FRAME_BYTES_MAX) throw damaged(path, 'it contains unexpected data')
      return { letter, bytes: await bytes.take(length) }
    }
    const first = await next()
    if (first.letter !== 'H') throw damaged(path, 'its manifest is missing')
    const manifest = manifestOf(path, first.bytes)
    await visitor.manifest?.(manifest)
    const digests: TableDigest[] = []
    for (const { name } of manifest.tables) {
      const digest = await readTable(path, name, next, visitor)
      digests.push(digest)
      await visitor.digest?.(digest)
    }
    if (!await bytes.isAtEnd()) throw damaged(path, 'there is data after its end')
    return { manifest, digests }
  } finally {
    bytes.close()
  }
}

async function readTable(path: string, name: string, next: () => Promise<Frame>, visitor: ArchiveVisitor): Promise<TableDigest> {
  const measure = measured(name)
  let digestBytes: Buffer | undefined
  // Streams may end with an error of their own where a side of theirs failed, so what failed first is kept beside them.
  let fault: Error | undefined
  const first = (error: Error): never => { throw fault ??= error }
  async function* packed(): AsyncGenerator<Buffer> {
    for (;;) {
      const { letter, bytes } = await next().catch(first)
      if (letter === 'T') {
        digestBytes = bytes
        return
      }
      if (letter !== 'D') first(damaged(path, `the table ${name} is incomplete`))
      yield bytes
    }
  }
  const unpackable = (): never => first(damaged(path, `the rows of ${name} cannot be decompressed`))
  async function* unpacked(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      yield* rows
    } catch {
      unpackable()
    }
  }
  const take = visitor.table ?? exhausted
  const visit = (rows: AsyncIterable<Buffer>): Promise<void> => take(name, measure.through(unpacked(rows))).catch(first)
  await pipeline(Readable.from(packed()), createZstdDecompress(), visit).catch(unpackable)
  const digest = measure.digest()
  const { rows, sha256 } = parsed<TableDigest>(path, digestBytes!)
  if (digest.rows !== rows || digest.sha256 !== sha256) throw damaged(path, `the rows of ${name} do not match their checksum`)
  return digest
}

async function exhausted(_name: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of pieces);
}

function manifestOf(path: string, bytes: Buffer): Manifest {
  const manifest = parsed<Manifest>(path, bytes)
  if (!Array.isArray(manifest.tables) || !Array.isArray(manifest.migrations) || !Array.isArray(manifest.sequences)) throw damaged(path, 'its manifest is invalid')
  return manifest
}

function parsed<Value>(path: string, bytes: Buffer): Value {
  try {
    return JSON.parse(bytes.toString('utf8')) as Value
  } catch {
    throw damaged(path, 'it contains invalid JSON')
  }
}
