import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { compareParties } from '#compliance/matching/compare.ts'
import { buildIndex } from '#compliance/matching/index/build.ts'
import { createSearching } from '#compliance/matching/index/candidates.ts'
import { search } from '#compliance/matching/index/search.ts'
import type { MatchParty } from '#compliance/matching/kinds.ts'
import type { NameKind, WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { listedParty, partyNamed } from '#test/compliance/parties.ts'

const entry = (
  id: string,
  names: readonly (readonly [string, NameKind])[],
  more: Partial<WatchlistEntry> = {},
): WatchlistEntry => listedParty({ id, names: names.map(([text, kind]) => ({ text, kind })), ...more })

const ENTRIES = [
  entry('1', [
    ['Tomasin Quellwarden', 'PRIMARY'],
    ['Zarqabi', 'WEAK_ALIAS'],
    ['Андрей Волконицкий', 'ORIGINAL_SCRIPT'],
  ]),
  entry(
    '2',
    [
      ['Octavian van der Bracken', 'PRIMARY'],
      ['O. Brackenfell', 'STRONG_ALIAS'],
    ],
    { identifiers: [{ type: 'PASSPORT', value: 'X1234567' }] },
  ),
  entry('3', [['Muhammad Ali Karimzadeh', 'PRIMARY']], {
    datesOfBirth: [{ from: '1950-01-01', to: '1950-12-31' }],
  }),
  entry('4', [['Muhammad Ali Karimzadeh', 'PRIMARY']], {
    datesOfBirth: [{ from: '1970-04-04', to: '1970-04-04' }],
  }),
  entry('6', [['Berengar Quellbrook', 'PRIMARY']], {
    identifiers: [{ type: 'WALLET', value: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B' }],
  }),
  entry('5', [['Quellwarden Shipping Co Ltd', 'PRIMARY']], { type: 'ORGANIZATION' }),
]
const index = buildIndex(ENTRIES.map(each => ({ reference: each.id, entry: each })))
const ids = (query: MatchParty, options = {}): string[] =>
  search(createSearching(index), query, options).map(hit => hit.reference)

test.each([
  ['Tomasin Quellwarden', '1'],
  ['Quelwarden Tomassin', '1'],
  ['TomasinQuellwarden', '1'],
  ['Andrej Wolkonizky', '1'],
  ['Octavian Vanderbracken', '2'],
  ['Octavian Brackenfell', '2'],
])('"%s" leads to %s', (name, id) => {
  expect(ids(partyNamed(name))[0]).toBe(id)
})

test('of two namesakes the one with the matching age comes first', () => {
  expect(
    ids(partyNamed('Mohamed Ali Karimzade', { datesOfBirth: [{ from: '1970-04-04', to: '1970-04-04' }] }))[0],
  ).toBe('4')
})

test('an identifier finds its party under any name', () => {
  expect(
    ids(partyNamed('Nobody Known', { identifiers: [{ type: 'PASSPORT', value: 'x 1234567' }] })),
  ).toEqual(['2'])
})

test('a wallet address finds its holder in any case', () => {
  expect(ids(partyNamed('0xab5801a7d398351b8be11c439e05c5b3259aec9b', { type: 'WALLET' }))).toEqual(['6'])
})

test.each([
  ['alQuellwarden Tomasin', '1'],
  ['tomasinxquellwarden', '1'],
  ['Octavian vanderBracken', '2'],
  ['Brackenfell 0ctavian', '2'],
  ['Z@rqabi', '1'],
])('"%s", written in one or with a slip, leads to %s', (name, id) => {
  expect(ids(partyNamed(name))[0]).toBe(id)
})

test('a subject is searched by all its names', () => {
  const aliases = Array.from(
    { length: 60 },
    (_, at) => `Unlisted${'abcdefgh'[at % 8]} Nobody${'klmnoprst'[at % 9]}`,
  )
  const names = [...aliases, 'Octavian Brackenfell'].map(text => ({ text, kind: 'STRONG_ALIAS' as const }))

  expect(ids(partyNamed('Nobody Known', { names }))).toEqual(['2'])
})

test('a person is not compared with organisations', () => {
  expect(ids(partyNamed('Quellwarden Shipping'))).not.toContain('5')
})

test('a search finds the same hits as comparing with every entry', () => {
  const words = [
    'Tomasin',
    'Quellwarden',
    'Octavian',
    'Bracken',
    'Muhamad',
    'Ali',
    'Karimzadeh',
    'Volkonitsky',
    'Andrey',
    'Zarqabi',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }), picked => {
      const query = partyNamed(picked.join(' '))
      const wanted = ENTRIES.filter(each => compareParties(query, each).score >= 70).map(each => each.id)

      expect(ids(query).sort()).toEqual(wanted)
    }),
    { numRuns: 200 },
  )
})

test('words with a very long reading are found', () => {
  const listed = ['\u124b'.repeat(40), 'Щю'.repeat(20), 'x'.repeat(40)]
  const within = createSearching(
    buildIndex(
      listed.map((name, at) => ({
        reference: `${at}`,
        entry: entry(`${at}`, [[`${name} Tomasin`, 'PRIMARY']]),
      })),
    ),
  )

  for (const [at, name] of listed.entries()) {
    expect(search(within, partyNamed(`Tomasin ${name}`)).map(hit => hit.reference)).toContain(`${at}`)
    for (const query of [name.slice(1), `${name.slice(0, -1)}z`])
      for (const { score } of search(within, partyNamed(`${query} Tomasin`), { threshold: 0 }))
        expect(score).toBeLessThanOrEqual(100)
  }
})

test('an empty index and a name without letters give no hits', () => {
  expect(search(createSearching(buildIndex([])), partyNamed('Tomasin Quellwarden'))).toEqual([])
  expect(ids(partyNamed('--- !!'))).toEqual([])
})

test('another thread searches the same memory', async () => {
  const module = new URL('../../../subgraphs/compliance/matching/index/', import.meta.url).href
  const worker = new Worker(
    `
    const { workerData, parentPort } = require('node:worker_threads')
    Promise.all([import(workerData.module + 'candidates.ts'), import(workerData.module + 'search.ts')]).then(([{ createSearching }, { search }]) =>
      parentPort.postMessage({ found: search(createSearching(workerData.index), workerData.query).map(hit => hit.reference), isShared: workerData.index.postings.buffer instanceof SharedArrayBuffer }))
  `,
    { eval: true, workerData: { module, index, query: partyNamed('Tomasin Quellwarden') } },
  )

  const [message] = (await once(worker, 'message')) as [unknown]
  await worker.terminate()

  expect(message).toEqual({ found: ['1'], isShared: true })
})
