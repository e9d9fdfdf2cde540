import { expect, test } from '@jest/globals'
import { leafCheck } from '#kernel/graph/constraints.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { namePairs, originalScripts, wholeRecords } from '#tools/bench/matching/labelled.ts'
import { ofacEntries, unEntries } from '#tools/bench/matching/lists.ts'
import { people } from '#tools/bench/matching/people.ts'
import { csvTable, readText } from '#tools/bench/matching/tables.ts'

const folder = process.env['WATCHLIST_TEST_DATA']
/** Labelled names are not part of the project; WATCHLIST_TEST_DATA names their folder. */
const onLabelled = folder === undefined ? test.skip : test

onLabelled('name pairs are classified with the documented accuracy', () => {
  expect(Number(/F1 ([\d.]+)/.exec(namePairs(folder!).all)![1])).toBeGreaterThanOrEqual(0.88)
})

onLabelled('whole records are classified with the documented accuracy', () => {
  expect(Number(wholeRecords(folder!).all)).toBeGreaterThanOrEqual(0.95)
})

onLabelled('names in their own script are found from the Latin name as often as promised', () => {
  expect(Number(originalScripts(folder!).all)).toBeGreaterThanOrEqual(0.87)
})

const refusedShare = (names: readonly string[]): number => {
  const check = leafCheck({ format: 'name' })
  const issues: ValidationIssue[] = []
  for (const name of names) check(name, '', issues)
  return issues.length / names.length
}

onLabelled('names that publishers print and names of people are accepted as names', () => {
  const pairs = csvTable(readText(folder!, 'names/official_alias_pairs_half_a.csv.gz'))
  const listed = [...unEntries(folder!), ...ofacEntries(folder!)].flatMap(({ names }) =>
    names.map(({ text }) => text),
  )

  expect(pairs.length).toBeGreaterThan(7_000)
  expect(refusedShare(pairs.flatMap(row => [row['primary_name']!, row['other_name']!]))).toBeLessThan(0.003)
  expect(refusedShare(listed)).toBeLessThan(0.003)
  // One of the 20,000 names is garbled ("N˜zamett˜n").
  for (const file of ['negatives_global_10k.csv.gz', 'negatives_us_10k.csv.gz'])
    expect(refusedShare(people(folder!, file).map(({ names }) => names[0]!.text))).toBeLessThanOrEqual(0.0001)
})
