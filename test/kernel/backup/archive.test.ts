import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createArchive, FORMAT, readArchive, type Manifest } from '#kernel/backup/archive.ts'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { keyNamed, TEST_KEYS as keys } from '#test/support/keys.ts'

const manifest: Manifest = {
  format: FORMAT,
  product: '1.0.0',
  takenAt: '2026-11-22T00:00:00.000Z',
  postgres: '18.0',
  migrations: ['1'],
  sequences: [],
  tables: [
    { name: 'a.one', columns: ['x'] },
    { name: 'a.two', columns: ['y'] },
  ],
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function* rowsOf(...lines: string[]): AsyncGenerator<Buffer> {
  for (const line of lines) yield Buffer.from(`${line}\n`)
}

async function written(name: string, parts: Partial<Manifest> = {}): Promise<string> {
  const path = join(folder, name)
  const archive = await createArchive(path, { ...manifest, ...parts }, keys)
  await archive.table('a.one', rowsOf('first', 'second'))
  await archive.table('a.two', rowsOf())
  await archive.finish()
  return path
}

const sentence = (path: string, ring = keys): Promise<string> =>
  readArchive(path, ring).then(
    () => 'whole',
    (error: Error) => error.message,
  )

test('an archive returns the rows that were written to it, and only its owner can open the file', async () => {
  const path = await written('whole')
  const read: string[] = []

  const { manifest: found, digests } = await readArchive(path, keys, {
    table: async (name, pieces) => {
      for await (const piece of pieces) read.push(`${name} ${piece}`)
    },
  })

  expect(found).toEqual(manifest)
  expect(read.join('')).toBe('a.one first\nsecond\n')
  expect(digests.map(({ name, rows, bytes }) => [name, rows, bytes])).toEqual([
    ['a.one', 2, 13],
    ['a.two', 0, 0],
  ])
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('when two backups write to one name, the second is refused with a message and the first stays intact', async () => {
  const path = join(folder, 'contested')
  const late = await createArchive(path, manifest, keys)
  // Simulates an unfinished archive of another process.
  renameSync(`${path}.unfinished-${process.pid}`, `${path}.unfinished-0`)
  await written('contested', { product: '2.0.0' })
  renameSync(`${path}.unfinished-0`, `${path}.unfinished-${process.pid}`)
  await late.table('a.one', rowsOf())
  await late.table('a.two', rowsOf())

  const refusal = await late.finish().then(
    () => 'done',
    (error: Error) => error.message,
  )
  await late.abandon()

  expect(refusal).toBe(`${path} already exists: choose another file.`)
  expect((await readArchive(path, keys)).manifest.product).toBe('2.0.0')
  expect(readdirSync(folder).filter(name => name.startsWith('contested'))).toEqual(['contested'])
})

test('an archive with any byte changed, or cut at any length, is refused with a message', async () => {
  const whole = readFileSync(await written('altered'))
  const path = join(folder, 'broken')

  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const bytes = Buffer.from(whole)
      bytes[at] = bytes[at]! ^ by
      writeFileSync(path, bytes)
      expect(await sentence(path)).toMatch(
        /^(The backup )?\/.*(is damaged: .*|is not a backup of this program|.*is encrypted with another key, .*|.*newer version .*)\.$/,
      )
    }),
    { numRuns: 300 },
  )
  for (let length = 0; length < whole.length; length += 7) {
    writeFileSync(path, whole.subarray(0, length))
    expect(await sentence(path)).toMatch(
      /is damaged: (it is truncated|its contents were altered|its header is invalid)|is not a backup/,
    )
  }
  writeFileSync(path, Buffer.concat([whole, Buffer.from('more')]))
  expect(await sentence(path)).toMatch(/its contents were altered/)
})

test('an archive that was forged without the key is refused, even if it names the right key', async () => {
  const forged = join(folder, 'forged')
  const archive = await createArchive(forged, manifest, {
    ...installationKeys(keyNamed('other')),
    ids: keys.ids,
    backupKey: (_, salt) =>
      installationKeys(keyNamed('other')).backupKey(installationKeys(keyNamed('other')).ids[0]!, salt),
  })
  await archive.table('a.one', rowsOf('another'))
  await archive.table('a.two', rowsOf())
  await archive.finish()

  expect(await sentence(forged)).toMatch(/its contents were altered/)
})

test('an error of the visitor is passed on unchanged, even if it is a prematurely closed stream', async () => {
  const path = await written('visited')
  const closed = Object.assign(new Error('The connection closed.'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })

  await expect(readArchive(path, keys, { table: () => Promise.reject(closed) })).rejects.toBe(closed)
})

test('another key, a newer format and a file that is no backup each have their own message', async () => {
  const path = await written('known')
  const newer = await written('newer', { format: FORMAT + 1 })
  writeFileSync(join(folder, 'text'), 'a letter to a friend, long enough')

  expect(await sentence(path, installationKeys(keyNamed('other')))).toMatch(
    /encrypted with another key.*secrets\.json/,
  )
  expect(await sentence(newer)).toMatch(/made by a newer version \(1\.0\.0\)/)
  expect(await sentence(join(folder, 'text'))).toMatch(/is not a backup of this program/)
})

test('an abandoned archive, or one whose rows fail, leaves no file', async () => {
  const path = join(folder, 'given-up')
  const archive = await createArchive(path, manifest, keys)
  async function* failing(): AsyncGenerator<Buffer> {
    yield Buffer.from('x\n')
    throw new Error('the database went away')
  }

  await expect(archive.table('a.one', failing())).rejects.toThrow('the database went away')
  await archive.abandon()

  expect(readdirSync(folder).filter(name => name.startsWith('given-up'))).toEqual([])
})

test('an aborted read ends at once and is not reported as a damaged file', async () => {
  const path = await written('given-up-reading')
  const giveUp = new AbortController()

  const reading = readArchive(path, keys, {
    digest: () => giveUp.abort(new Error('It was given up.')),
    signal: giveUp.signal,
  })

  await expect(reading).rejects.toThrow('It was given up.')
  await expect(readArchive(path, keys, { signal: giveUp.signal })).rejects.toThrow('It was given up.')
})

test('an archive whose manifest cannot be written leaves no file', async () => {
  const unwritable = { ...manifest, tables: [{ name: 'a.one', columns: [1n] }] } as unknown as Manifest

  await expect(createArchive(join(folder, 'begun'), unwritable, keys)).rejects.toThrow('BigInt')
  expect(readdirSync(folder).filter(name => name.startsWith('begun'))).toEqual([])
})
