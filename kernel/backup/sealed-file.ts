import { createCipheriv, createDecipheriv, createHash, randomBytes, type KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { InstallationKeys } from '#kernel/security/installation-keys.ts'

/** The unencrypted header of a backup. It names the program version and the key that can read the file. */
export interface FileHeader {
  readonly format: number
  /** Version of the program that wrote it. */
  readonly product: string
  /** Id of the key in ENCRYPTION_KEY from which the file's key is derived. */
  readonly keyId: string
  /** Salt for the derivation of the file's key, in base64. */
  readonly salt: string
}

// The file contains MAGIC, the header's length in four bytes, the header as JSON, then chunks. Each chunk but
// the last holds CHUNK_BYTES bytes and a tag. Its nonce is its number and a flag for the last chunk, and a
// hash of everything before the first chunk is authenticated with each. Chunks that were removed, reordered,
// added or taken from another file therefore fail to decrypt (the STREAM construction of Hoang, Reyhanitabar,
// Rogaway and Vizár, 2015). No two files share a key, because each has its own salt.
const MAGIC = Buffer.from('FIDUCIA BACKUP 2\n')
export const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
const SALT_BYTES = 32
const HEADER_BYTES_MAX = 4_096

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

const frontOf = (header: FileHeader): Buffer => {
  const text = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return Buffer.concat([MAGIC, length, text])
}

const digestOf = (front: Buffer): Buffer => createHash('sha256').update(front).digest()

export interface FileSealer {
  /** The bytes before the first chunk. */
  readonly front: Buffer
  /** Takes plaintext and returns the encrypted chunks that are complete. */
  push(bytes: Buffer): readonly Buffer[]
  /** The last chunk. */
  end(): Buffer
}

/** Encrypts a file's bytes under a key derived from the newest installation key. */
export function sealFile(
  keys: InstallationKeys,
  { format, product }: Pick<FileHeader, 'format' | 'product'>,
): FileSealer {
  const salt = randomBytes(SALT_BYTES)
  const keyId = keys.ids[0]!
  const front = frontOf({ format, product, keyId, salt: salt.toString('base64') })
  const key = keys.backupKey(keyId, salt)!
  const about = digestOf(front)
  let waiting: Buffer = Buffer.alloc(0)
  let number = 0
  const encrypt = (plain: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, isLast)).setAAD(about)
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }
  return {
    front,
    push(bytes) {
      waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes])
      const chunks: Buffer[] = []
      let from = 0
      // Waits for one byte more than a chunk, because only then is the chunk known not to be the last.
      for (; waiting.length - from > CHUNK_BYTES; from += CHUNK_BYTES)
        chunks.push(encrypt(waiting.subarray(from, from + CHUNK_BYTES), false))
      waiting = waiting.subarray(from)
      return chunks
    },
    end: () => encrypt(waiting, true),
  }
}

export const damaged = (path: string, how: string): Error =>
  new Error(`The backup ${path} is damaged: ${how}.`)

export interface FileReading {
  readonly progress?: ((bytesRead: number) => void) | undefined
  /** Aborting it stops the read. */
  readonly signal?: AbortSignal | undefined
}

/** The decrypted bytes of a file, read in lengths that the caller chooses. */
export interface OpenedFile {
  take(count: number): Promise<Buffer>
  isAtEnd(): Promise<boolean>
  close(): void
}

/**
 * Opens an encrypted file. Returns only authenticated bytes. Throws an error with a readable message if the
 * file was truncated or altered, or if its key is missing.
 */
export async function openFile(
  path: string,
  keys: InstallationKeys,
  format: number,
  reading: FileReading,
): Promise<OpenedFile> {
  const file = fileBytes(path, reading)
  try {
    const { key, about } = await readFront(path, file, keys, format)
    return chunksOf(path, file, { key, about }, reading.signal)
  } catch (error) {
    file.close()
    throw error
  }
}

interface Front {
  readonly key: KeyObject
  readonly about: Buffer
}

async function readFront(
  path: string,
  file: FileBytes,
  keys: InstallationKeys,
  format: number,
): Promise<Front> {
  const head = await file.upTo(MAGIC.length + 4)
  if (!head.subarray(0, MAGIC.length).equals(MAGIC) || head.length < MAGIC.length + 4)
    throw new Error(`${path} is not a backup of this program.`)
  const length = head.readUInt32BE(MAGIC.length)
  const text = length > HEADER_BYTES_MAX ? Buffer.alloc(0) : await file.upTo(length)
  const header = headerOf(text)
  if (!header || text.length < length) throw damaged(path, 'its header is invalid')
  if (header.format > format)
    throw new Error(`The backup ${path} was made by a newer version (${header.product}): use that version.`)
  const key = keys.backupKey(header.keyId, Buffer.from(header.salt, 'base64'))
  if (!key)
    throw new Error(
      `The backup ${path} is encrypted with another key, ${header.keyId}: copy the secrets.json of that installation into DATA_DIR, or set ENCRYPTION_KEY.`,
    )
  return { key, about: digestOf(Buffer.concat([head, text])) }
}

function headerOf(text: Buffer): FileHeader | undefined {
  try {
    const { format, product, keyId, salt } = JSON.parse(text.toString('utf8')) as Partial<FileHeader>
    const isOne =
      Number.isInteger(format) &&
      typeof product === 'string' &&
      typeof keyId === 'string' &&
      typeof salt === 'string'
    return isOne ? { format: format!, product, keyId, salt } : undefined
  } catch {
    return undefined
  }
}

function chunksOf(
  path: string,
  file: FileBytes,
  { key, about }: Front,
  signal: AbortSignal | undefined,
): OpenedFile {
  let buffered: Buffer = Buffer.alloc(0)
  let number = 0
  let isAtEnd = false
  const decrypt = (chunk: Buffer, isLast: boolean): Buffer | undefined => {
    if (chunk.length < TAG_BYTES) return undefined
    const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), {
      authTagLength: TAG_BYTES,
    }).setAAD(about)
    cipher.setAuthTag(chunk.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([cipher.update(chunk.subarray(0, -TAG_BYTES)), cipher.final()])
    } catch {
      return undefined
    }
  }
  async function readMore(): Promise<boolean> {
    if (isAtEnd) return false
    const chunk = await file.upTo(CHUNK_BYTES + TAG_BYTES)
    isAtEnd = await file.isAtEnd()
    const plain = decrypt(chunk, isAtEnd)
    if (!plain)
      throw damaged(
        path,
        isAtEnd && (chunk.length === 0 || decrypt(chunk, false))
          ? 'it is truncated'
          : 'its contents were altered',
      )
    number += 1
    buffered = buffered.length === 0 ? plain : Buffer.concat([buffered, plain])
    return true
  }
  return {
    async take(count) {
      signal?.throwIfAborted()
      while (buffered.length < count)
        if (!(await readMore())) throw damaged(path, 'it contains less data than declared')
      const bytes = buffered.subarray(0, count)
      buffered = buffered.subarray(count)
      return bytes
    },
    async isAtEnd() {
      while (buffered.length === 0) if (!(await readMore())) return true
      return false
    },
    close: () => file.close(),
  }
}

interface FileBytes {
  /** Returns `count` bytes, or fewer at the end of the file. */
  upTo(count: number): Promise<Buffer>
  isAtEnd(): Promise<boolean>
  close(): void
}

function fileBytes(path: string, { progress, signal }: FileReading): FileBytes {
  const stream = createReadStream(path, { highWaterMark: 1024 * 1024 })
  const source = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let buffered: Buffer = Buffer.alloc(0)
  let bytesRead = 0
  async function readMore(): Promise<boolean> {
    const { value, done } = await source.next()
    if (done) return false
    buffered = buffered.length === 0 ? value : Buffer.concat([buffered, value])
    return true
  }
  return {
    async upTo(count) {
      signal?.throwIfAborted()
      while (buffered.length < count && (await readMore()));
      const bytes = buffered.subarray(0, count)
      buffered = buffered.subarray(bytes.length)
      progress?.((bytesRead += bytes.length))
      return bytes
    },
    isAtEnd: async () => buffered.length === 0 && !(await readMore()),
    close: () => stream.destroy(),
  }
}
