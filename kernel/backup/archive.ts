import { createHash } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import type { InstallationKeys } from '#kernel/security/installation-keys.ts'
import type { SequencePosition } from './catalogue.ts'
import { damaged, openFile, sealFile, type FileReading } from './sealed-file.ts'

/** Version of the archive format. An archive of a newer format is rejected. */
export const FORMAT = 2

/** The first frame of an archive, encrypted like the rest. */
export interface Manifest {
  readonly format: number
  /** Version of the program that wrote it. */
  readonly product: string
  /** When the snapshot was taken, RFC 3339. */
  readonly takenAt: string
  /** Version of the PostgreSQL server that was backed up. */
  readonly postgres: string
  /** Names of all migrations that had run, in order. */
  readonly migrations: readonly string[]
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[]
  readonly sequences: readonly SequencePosition[]
}

/**
 * Row count, size and hash of a table. They are known only after all rows were read, so the digest follows
 * the rows.
 */
export interface TableDigest {
  readonly name: string
  readonly rows: number
  /** Bytes of the rows as text, before compression. */
  readonly bytes: number
  /** SHA-256 of these bytes, hex. */
  readonly sha256: string
}

// The encrypted file contains frames: a letter, a length of four bytes, and the payload. H is the manifest, D
// a compressed piece of the current table, T the table's digest. The encryption proves that the contents are
// complete and unaltered.
const FRAME_BYTES_MAX = 16 * 1024 * 1024

/**
 * Hashes and counts rows while they pass through. In PostgreSQL's text format each row is one line, because
 * line ends within values are escaped.
 */
export function createMeasure(name: string): {
  readonly through: (pieces: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>
  readonly digest: () => TableDigest
} {
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
  /** Ends the file, renames it to its final name and returns its size in bytes. */
  finish(): Promise<number>
  /** Removes the unfinished file. */
  abandon(): Promise<void>
}

export const alreadyExists = (path: string): string => `${path} already exists: choose another file.`

/**
 * Creates an archive. It has a temporary name until it is finished, so that an incomplete file is never
 * mistaken for a backup. Only the file's owner can read it.
 */
export async function createArchive(
  path: string,
  manifest: Manifest,
  keys: InstallationKeys,
): Promise<ArchiveWriter> {
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
      const measure = createMeasure(name)
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

/**
 * Creates an empty file under the final name, because rename alone would replace a backup that another
 * process created under this name. Hard links would avoid the empty file, but some file systems lack them.
 */
async function claim(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(alreadyExists(path)) : error
  })
  await file.close()
}

async function writeWhole(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let from = 0; from < bytes.length;) from += (await file.write(bytes, from)).bytesWritten
}

export interface ArchiveVisitor extends FileReading {
  readonly manifest?: (manifest: Manifest) => Promise<void> | void
  /** Must consume all rows of the table. Their digest is compared with the archive afterwards. */
  readonly table?: (name: string, pieces: AsyncIterable<Buffer>) => Promise<void>
  readonly digest?: (digest: TableDigest) => Promise<void> | void
}

interface Frame {
  readonly letter: string
  readonly bytes: Buffer
}

/**
 * Reads an archive from start to end. Throws an error with a readable message if any byte differs from what
 * was written, also after deliberate tampering. Callers must discard what the visitor received before a
 * throw: only the end of the file proves that nothing is missing.
 */
export async function readArchive(
  path: string,
  keys: InstallationKeys,
  visitor: ArchiveVisitor = {},
): Promise<{ manifest: Manifest; digests: TableDigest[] }> {
  const bytes = await openFile(path, keys, FORMAT, visitor)
  try {
    const next = async (): Promise<Frame> => {
      const head = await bytes.take(5)
      const [letter, length] = [head.toString('latin1', 0, 1), head.readUInt32BE(1)]
      if (!'HDT'.includes(letter) || length > FRAME_BYTES_MAX)
        throw damaged(path, 'it contains unexpected data')
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
    if (!(await bytes.isAtEnd())) throw damaged(path, 'there is data after its end')
    return { manifest, digests }
  } finally {
    bytes.close()
  }
}

async function readTable(
  path: string,
  name: string,
  next: () => Promise<Frame>,
  visitor: ArchiveVisitor,
): Promise<TableDigest> {
  const measure = createMeasure(name)
  let digestBytes: Buffer | undefined
  // Remembers the first failure, because a stream may report a generic error after one of its sides has
  // failed.
  let firstFailure: Error | undefined
  const first = (error: Error): never => {
    throw (firstFailure ??= error)
  }
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
  const take = visitor.table ?? discardRows
  const visit = (rows: AsyncIterable<Buffer>): Promise<void> =>
    take(name, measure.through(unpacked(rows))).catch(first)
  await pipeline(Readable.from(packed()), createZstdDecompress(), visit).catch(unpackable)
  const digest = measure.digest()
  const { rows, sha256 } = parsed<TableDigest>(path, digestBytes!)
  if (digest.rows !== rows || digest.sha256 !== sha256)
    throw damaged(path, `the rows of ${name} do not match their checksum`)
  return digest
}

async function discardRows(_name: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of pieces);
}

function manifestOf(path: string, bytes: Buffer): Manifest {
  const manifest = parsed<Manifest>(path, bytes)
  if (
    !Array.isArray(manifest.tables) ||
    !Array.isArray(manifest.migrations) ||
    !Array.isArray(manifest.sequences)
  )
    throw damaged(path, 'its manifest is invalid')
  return manifest
}

function parsed<Value>(path: string, bytes: Buffer): Value {
  try {
    return JSON.parse(bytes.toString('utf8')) as Value
  } catch {
    throw damaged(path, 'it contains invalid JSON')
  }
}
