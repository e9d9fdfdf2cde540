import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createArchive, FORMAT, readArchive, type Manifest } from '#kernel/backup/archive.ts'
import { CHUNK_BYTES } from '#kernel/backup/sealed-file.ts'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { keyNamed, TEST_KEYS as keys } from '#test/support/keys.ts'

const manifest: Manifest = {
  format: FORMAT,
  product: '1.0.0',
  takenAt: '2026-11-22T00:00:00.000Z',
  postgres: '18.0',
  migrations: ['1'],
  sequences: [],
  tables: [{ name: 'identity.customers', columns: ['last_name'] }],
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Incompressible rows that fill this number of chunks. */
async function* rows(chunks: number): AsyncGenerator<Buffer> {
  yield Buffer.from('Lovelace\n')
  for (let n = 0; n < chunks * 1_000; n++)
    yield Buffer.from(`${createHash('sha512').update(String(n)).digest('base64')}\n`)
}

async function written(name: string, chunks = 3, under = keys): Promise<string> {
  const path = join(folder, name)
  const archive = await createArchive(path, manifest, under)
  await archive.table('identity.customers', rows(chunks))
  await archive.finish()
  return path
}

const sentence = (path: string, under = keys): Promise<string> =>
  readArchive(path, under).then(
    () => 'whole',
    (error: Error) => error.message,
  )

const TAG_BYTES = 16
const WHOLE = CHUNK_BYTES + TAG_BYTES

/** Splits an archive into its header and its chunks. */
function parted(bytes: Buffer): { front: Buffer; chunks: Buffer[] } {
  const at = bytes.indexOf('}') + 1
  const chunks: Buffer[] = []
  for (let from = at; from < bytes.length; from += WHOLE) chunks.push(bytes.subarray(from, from + WHOLE))
  return { front: bytes.subarray(0, at), chunks }
}

async function put(...parts: readonly Buffer[]): Promise<string> {
  const path = join(folder, 'altered')
  writeFileSync(path, Buffer.concat(parts))
  return sentence(path)
}

test('a backup shows only which program and which key can read it', async () => {
  const path = await written('small', 0)
  const bytes = readFileSync(path).toString('latin1')

  for (const hidden of ['Lovelace', 'identity.customers', 'last_name', '2026-11-22'])
    expect(bytes).not.toContain(hidden)
  expect(bytes).toContain(`"keyId":"${keys.ids[0]}"`)
  expect(await sentence(path)).toBe('whole')
})

test('two backups of the same rows are encrypted differently', async () => {
  const [one, other] = [
    parted(readFileSync(await written('one', 0))),
    parted(readFileSync(await written('other', 0))),
  ]

  expect(one.chunks[0]!.subarray(0, 64).equals(other.chunks[0]!.subarray(0, 64))).toBe(false)
  expect(await put(one.front, ...other.chunks)).toMatch(/its contents were altered/)
})

test('chunks that are missing, repeated, reordered, added or from another file are refused', async () => {
  const { front, chunks } = parted(readFileSync(await written('long')))
  const otherChunks = parted(readFileSync(await written('foreign'))).chunks
  const [first, second, third] = chunks as [Buffer, Buffer, Buffer]
  const rest = chunks.slice(3)
  expect(chunks.length).toBeGreaterThan(3)

  expect(await put(front, ...chunks)).toBe('whole')
  for (const order of [
    [second, first, third, ...rest],
    [first, third, second, ...rest],
    [second, third, ...rest],
    [first, first, second, third, ...rest],
    [otherChunks[0]!, second, third, ...rest],
    [...chunks, chunks.at(-1)!],
  ])
    expect(await put(front, ...order)).toMatch(/is damaged: its contents were altered/)
  for (let count = 0; count < chunks.length; count++)
    expect(await put(front, ...chunks.slice(0, count))).toMatch(/is damaged: it is truncated/)
})

test('any changed byte is refused: in the header, in a chunk, in its tag', async () => {
  const bytes = readFileSync(await written('any', 1))
  const { front } = parted(bytes)
  const places = [
    ...Array(front.length).keys(),
    front.length,
    front.length + CHUNK_BYTES - 1,
    front.length + CHUNK_BYTES,
    front.length + WHOLE - 1,
    front.length + WHOLE,
    bytes.length - 1,
  ]

  for (const at of places)
    for (const bit of [1, 128]) {
      const altered = Buffer.from(bytes)
      altered[at]! ^= bit
      expect([at, await put(altered)]).toEqual([
        at,
        expect.stringMatching(
          /is damaged: |is not a backup of this program|is encrypted with another key|was made by a newer version/,
        ),
      ])
    }
})

test('a backup is written with the newest key and read with any of the given keys', async () => {
  const path = await written('under-two', 0, installationKeys(keyNamed('b'), keyNamed('a')))

  expect(await sentence(path, installationKeys(keyNamed('b')))).toBe('whole')
  expect(await sentence(path, installationKeys(keyNamed('c'), keyNamed('b')))).toBe('whole')
  expect(await sentence(path, installationKeys(keyNamed('a')))).toMatch(
    new RegExp(`is encrypted with another key, ${installationKeys(keyNamed('b')).ids[0]}: `),
  )
})
