import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import ts from 'typescript'
import { VARIABLES } from '#app/config/variable-table.ts'

/** Words that the project replaced with the terms of `docs/glossary.md`. */
const RETIRED = new Set([
  'among',
  'anew',
  'answer',
  'answered',
  'answering',
  'answers',
  'anybody',
  'askable',
  'asked',
  'bearable',
  'crew',
  'crews',
  'driven',
  'duties',
  'duty',
  'fact',
  'facts',
  'fault',
  'faults',
  'ground',
  'grounds',
  'guessable',
  'heard',
  'heeding',
  'house',
  'keepable',
  'kept',
  'lane',
  'lanes',
  'looking',
  'meanwhile',
  'mirror',
  'misfit',
  'nudge',
  'reckon',
  'reckoned',
  'rescreening',
  'rescreenings',
  'room',
  'rooms',
  'seat',
  'seats',
  'somebody',
  'stranger',
  'strangers',
  'tell',
  'telling',
  'tells',
  'together',
  'told',
  'unanswered',
  'underway',
  'unfit',
  'untold',
  'unwind',
  'vain',
  'whoever',
])

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 16 * 2 ** 20 }).split('\n')
const sources = tracked.filter(file => file.endsWith('.ts') && !file.endsWith('.gen.ts'))
const shipped = sources.filter(file => !/^(?:test|tools)\//.test(file))

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)

const retiredIn = (name: string): boolean =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z]/).some(word => RETIRED.has(word.toLowerCase()))

function identifiersOf(node: ts.Node, found = new Set<string>()): Set<string> {
  if (ts.isIdentifier(node)) found.add(node.text)
  ts.forEachChild(node, child => {
    identifiersOf(child, found)
  })
  return found
}

const isExported = (
  statement: ts.Statement,
): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
  (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

test('identifiers and file names contain no retired word', () => {
  const found = sources.flatMap(file =>
    [...identifiersOf(parsed(file))].filter(retiredIn).map(name => `${file}: ${name}`),
  )

  expect(sources.length).toBeGreaterThan(1_000)
  expect([...found, ...tracked.filter(retiredIn)]).toEqual([])
})

test('the graph, the metrics and the configuration contain no retired word', () => {
  const schema =
    readFileSync('schema/supergraph.graphql', 'utf8')
      .replaceAll(/"""[^]*?"""|"(?:[^"\\]|\\.)*"/g, '')
      .match(/\w+/g) ?? []
  const metrics = readFileSync('docs/metrics.md', 'utf8').match(/\bfiducia_\w+|(?<==")\w+(?=")/g) ?? []
  const settings = VARIABLES

  expect([schema, metrics, settings].map(names => names.length > 20)).toEqual([true, true, true])
  expect([...new Set([...schema, ...metrics, ...settings])].filter(retiredIn)).toEqual([])
})

test('each exported type name occurs once in the product', () => {
  const places = Map.groupBy(
    shipped.flatMap(file =>
      parsed(file)
        .statements.filter(isExported)
        .map(({ name }) => ({ name: name.text, file })),
    ),
    ({ name }) => name,
  )

  expect(places.size).toBeGreaterThan(500)
  expect(
    [...places]
      .filter(([, each]) => each.length > 1)
      .map(([name, each]) => `${name}: ${each.map(({ file }) => file).join(', ')}`),
  ).toEqual([])
})
