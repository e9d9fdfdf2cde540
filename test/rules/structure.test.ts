import { expect, test } from '@jest/globals'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { undescribed } from '#tools/contract/undescribed.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
    : []

test.each(subgraphs.map(each => [each.name, each] as const))(
  '%s: every mutation is one operation in a file of its name',
  (name, subgraph) => {
    const mutations = Object.keys(executableSubgraph(subgraph).getMutationType()?.getFields() ?? {})

    const files = new Set(filesIn(`${root}subgraphs/${name}/operations`).map(file => basename(file)))
    const missing = mutations.filter(mutation => !files.has(`${kebab(mutation)}.ts`))

    expect(mutations.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  },
)

test.each(subgraphs.map(({ name }) => name))(
  '%s: every operation is covered by a test of its domain or of a public interface',
  name => {
    const operations = filesIn(`${root}subgraphs/${name}/operations`).map(
      file =>
        /export (?:const|async function|function) (\w+)/.exec(
          readFileSync(`${root}subgraphs/${name}/operations/${file}`, 'utf8'),
        )?.[1] ?? file,
    )
    const tests = [name, 'e2e']
      .flatMap(folder =>
        filesIn(`${root}test/${folder}`).map(file => readFileSync(`${root}test/${folder}/${file}`, 'utf8')),
      )
      .join('\n')
    const callers = filesIn(`${root}subgraphs/${name}`)
      .filter(file => !file.endsWith('resolvers.ts') && !file.endsWith('schema.gen.ts'))
      .map(file => readFileSync(`${root}subgraphs/${name}/${file}`, 'utf8'))
      .join('\n')

    // A part of an operation is covered through the operation that calls it.
    const isPart = (operation: string): boolean =>
      [...callers.matchAll(new RegExp(`\\b${operation}\\b`, 'g'))].length > 2
    const untested = operations.filter(
      operation => !new RegExp(`\\b${operation}\\b`).test(tests) && !isPart(operation),
    )

    expect(operations.length).toBeGreaterThan(0)
    expect(untested).toEqual([])
  },
)

test.each(subgraphs.map(each => [each.name, each] as const))(
  '%s: every type, field, argument, value and directive is described',
  (_, subgraph) => {
    expect(undescribed(executableSubgraph(subgraph))).toEqual([])
  },
)

test('each refusal code has one kind in all domains', () => {
  const seen = new Map<string, string>()
  const clashes: string[] = []

  for (const { name, refusals } of subgraphs)
    for (const [code, { kind }] of Object.entries(refusals)) {
      const other = seen.get(code)
      if (other !== undefined && other !== kind) clashes.push(`${code} in ${name}`)
      seen.set(code, kind)
    }

  expect(seen.size).toBeGreaterThan(10)
  expect(clashes).toEqual([])
})

/** The project's files by folder, without packages, generated files and caches. */
function filesByFolder(folder = root, found = new Map<string, string[]>()): Map<string, string[]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', '.git', '.data', 'dist', 'coverage'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) filesByFolder(path, found)
    else found.set(folder, [...(found.get(folder) ?? []), entry.name])
  }
  return found
}

test('no folder has more than 30 files', () => {
  const folders = filesByFolder()
  const large = [...folders]
    .filter(([, files]) => files.length > 30)
    .map(([folder]) => relative(root, folder))

  expect(folders.size).toBeGreaterThan(100)
  expect(large).toEqual([])
})
