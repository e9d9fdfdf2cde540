import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrations, subgraphs } from '#app/subgraphs.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const folders = ['kernel', ...subgraphs.map(({ name }) => `subgraphs/${name}`)].map(
  folder => `${folder}/migrations`,
)
const sourcesIn = (folder: string): [file: string, source: string][] =>
  readdirSync(root + folder).map(file => [
    `${folder}/${file}`,
    readFileSync(`${root}${folder}/${file}`, 'utf8'),
  ])

/** One exported migration with a name and one template without substitutions, after one import and comments. */
const LITERAL =
  /^import \{ migration \} from '#kernel\/database\/migration\.ts'\n\n(?:\/\*\*[^`]*?\*\/\n)?export const \w+ = migration\(\n {2}'\w+',\n {2}`[^`\\]*`,\n\)\n$/

test.each(folders)('%s: every migration is literal SQL, which no other module can change', folder => {
  const sources = sourcesIn(folder)

  const others = sources.filter(([, source]) => !LITERAL.test(source) || source.includes('${'))

  expect(sources.length).toBeGreaterThan(0)
  expect(others.map(([file]) => file)).toEqual([])
})

test('every migration of a folder runs', () => {
  const ran = new Set(migrations.map(({ name }) => name))

  const named = folders.flatMap(sourcesIn).flatMap(([file, source]) => {
    const names = [...source.matchAll(/'(\d{14}_\w+)'/g)].map(([, name]) => name!)
    return names.map(name => ({ file, name }))
  })

  expect(named.filter(({ name }) => !ran.has(name))).toEqual([])
  expect(named.length).toBe(migrations.length)
})

test('every migration is named after its domain, and those of the kernel run first', () => {
  const domains = migrations.map(({ name }) => /^\d{14}_([a-z]+)_[a-z_]+$/.exec(name)?.[1])

  const [kernel, rest] = [domains.lastIndexOf('kernel'), domains.findIndex(domain => domain !== 'kernel')]

  expect(new Set(domains)).toEqual(new Set(['kernel', ...subgraphs.map(({ name }) => name)]))
  expect(kernel).toBeLessThan(rest)
})
