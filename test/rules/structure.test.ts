import { expect, test } from '@jest/globals'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isInputObjectType, isInterfaceType, isObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import { subgraphs } from '../../bin/subgraphs.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts')) : [])

/** The types that a domain wrote itself, not those of federation or introspection. */
const ownTypes = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter(({ name }) => !/^(__|_|link__|federation__|join__)/.test(name) && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name))

test.each(subgraphs.map(each => [each.name, each] as const))('%s: every mutation is one operation in a file of its name', (name, subgraph) => {
  const mutations = Object.keys(executableSubgraph(subgraph).getMutationType()?.getFields() ?? {})

  const missing = mutations.filter(mutation => !existsSync(`${root}subgraphs/${name}/operations/${kebab(mutation)}.ts`))

  expect(mutations.length).toBeGreaterThan(0)
  expect(missing).toEqual([])
})

test.each(subgraphs.map(({ name }) => name))('%s: every operation is exercised by a test of its domain or of a public face', name => {
  const operations = filesIn(`${root}subgraphs/${name}/operations`)
    .map(file => /export (?:const|async function|function) (\w+)/.exec(readFileSync(`${root}subgraphs/${name}/operations/${file}`, 'utf8'))?.[1] ?? file)
  const tests = [name, 'e2e'].flatMap(folder => filesIn(`${root}test/${folder}`).map(file => readFileSync(`${root}test/${folder}/${file}`, 'utf8'))).join('\n')
  const callers = filesIn(`${root}subgraphs/${name}`).filter(file => !file.endsWith('resolvers.ts') && !file.endsWith('schema.gen.ts'))
    .map(file => readFileSync(`${root}subgraphs/${name}/${file}`, 'utf8')).join('\n')

  // A part of an operation is exercised through the operation that calls it.
  const isPart = (operation: string): boolean => [...callers.matchAll(new RegExp(`\\b${operation}\\b`, 'g'))].length > 2
  const untested = operations.filter(operation => !new RegExp(`\\b${operation}\\b`).test(tests) && !isPart(operation))

  expect(operations.length).toBeGreaterThan(0)
  expect(untested).toEqual([])
})

test.each(subgraphs.map(each => [each.name, each] as const))('%s: every type, field, argument and value is described', (_, subgraph) => {
  const undescribed: string[] = []
  // What federation and other domains own is described where it is owned.
  const isStub = (type: GraphQLNamedType): boolean => subgraph.name !== 'identity' && type.name === 'Customer'

  for (const type of ownTypes(executableSubgraph(subgraph))) {
    if (!type.description && !isStub(type) && !['Query', 'Mutation'].includes(type.name)) undescribed.push(type.name)
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (field.name.startsWith('_')) continue
      if (!field.description && !(isStub(type) && field.name === 'id')) undescribed.push(`${type.name}.${field.name}`)
      if ('args' in field) for (const arg of field.args) if (!arg.description) undescribed.push(`${type.name}.${field.name}(${arg.name})`)
    }
  }

  expect(undescribed).toEqual([])
})

test('no two domains refuse with one code and mean different things', () => {
  const seen = new Map<string, string>()
  const clashes: string[] = []

  for (const { name, refusals } of subgraphs) for (const [code, { kind }] of Object.entries(refusals)) {
    const other = seen.get(code)
    if (other !== undefined && other !== kind) clashes.push(`${code} in ${name}`)
    seen.set(code, kind)
  }

  expect(seen.size).toBeGreaterThan(10)
  expect(clashes).toEqual([])
})
