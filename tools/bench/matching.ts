import { existsSync } from 'node:fs'
import type { Environment } from './environment.ts'
import { prepare } from '#compliance/matching/prepared.ts'
import { indexBuilder, type Listed } from '#compliance/matching/index/build.ts'
import { createSearching, type Searching } from '#compliance/matching/index/candidates.ts'
import { memoryOf } from '#compliance/matching/index/layout.ts'
import type { MatchParty } from '#compliance/matching/kinds.ts'
import type { IndexHit } from '#compliance/matching/index/search.ts'
import { DEFAULT_POLICY } from '#compliance/policy/policy-in-force.ts'
import { paymentEffect } from '#compliance/rules/payment-effect.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { namePairs, originalScripts, wholeRecords } from './matching/labelled.ts'
import { ofacEntries, unEntries } from './matching/lists.ts'
import { throughThreads } from './matching/through-threads.ts'
import { fullScan, people, percentile, recall, timed } from './matching/people.ts'
import { inventedPeople } from './matching/synthetic.ts'
import { table } from './table.ts'
import { rows } from './effort.ts'

const SCANNED = 20
const LARGE = rows(1_000_000)
const SUBJECTS = rows(1_000)
const MIDDLE = rows(25_000)
const EVERYBODY = rows(1_000)

type Line = [string, string, string, string]

/**
 * Measures the matcher on labelled names, on listed parties and on people who are on no list.
 * WATCHLIST_TEST_DATA names the folder of the test data.
 */
export async function matching(environment: Environment): Promise<string> {
  const folder = process.env['WATCHLIST_TEST_DATA']
  if (folder === undefined || !existsSync(folder))
    return 'WATCHLIST_TEST_DATA names no folder, so there is nothing to measure with.'
  const lists = [
    ...unEntries(folder).map(entry => ({ reference: entry.id, entry })),
    ...ofacEntries(folder).map(entry => ({ reference: `OFAC:${entry.id}`, entry })),
  ]
  return [
    table([['what', 'all rows', 'rows held out', 'wanted'], ...labelled(folder), ...found(folder, lists)]),
    '',
    table([
      ['how fast', 'seen', '', 'wanted'],
      ...(await throughThreads(environment, folder)),
      ...speed(folder, lists),
    ]),
  ].join('\n')
}

function labelled(folder: string): Line[] {
  const [pairs, records, scripts] = [namePairs(folder), wholeRecords(folder), originalScripts(folder)]
  return [
    [`name pairs (${pairs.rows})`, pairs.all, pairs.heldOut, 'F1 0.88'],
    [`whole records right (${records.rows})`, records.all, records.heldOut, '0.95'],
    [`original script from the Latin name (${scripts.rows})`, scripts.all, scripts.heldOut, '0.87'],
  ]
}

function indexed(listed: Iterable<Listed>): { searching: Searching; cpuMs: number; heap: number } {
  const began = process.cpuUsage().user
  const builder = indexBuilder()
  for (const each of listed) builder.add(each)
  const index = builder.done()
  return {
    searching: createSearching(index),
    cpuMs: (process.cpuUsage().user - began) / 1000,
    heap: memoryOf(index),
  }
}

const share = ({ found: hits, rows }: { found: number; rows: number }): string =>
  `${(hits / rows).toFixed(4)} of ${rows}`
const byNameAlone = (subjects: readonly MatchParty[]): MatchParty[] =>
  subjects.map(({ type, names }) => ({
    type,
    names,
    datesOfBirth: [],
    nationalities: [],
    countries: [],
    identifiers: [],
  }))
const isRefused = (comparison: IndexHit): boolean =>
  paymentEffect(DEFAULT_POLICY, { listType: 'SANCTIONS', pepClass: 'FOREIGN', comparison }) === 'BLOCK'
const undated = (subjects: readonly MatchParty[]): MatchParty[] =>
  subjects.map(subject => ({ ...subject, datesOfBirth: [] }))

function found(folder: string, lists: readonly Listed[]): Line[] {
  const un: WatchlistEntry[] = lists.flatMap(({ reference, entry }) =>
    reference.startsWith('OFAC:') ? [] : [entry],
  )
  const onUn = indexed(lists.filter(({ reference }) => !reference.startsWith('OFAC:'))).searching
  const onAll = indexed(lists).searching
  const [clean, mistyped] = [
    people(folder, 'positives_un_untreated_half_a.csv.gz'),
    people(folder, 'positives_un_treated_half_a.csv.gz'),
  ]
  const falsely = (file: string): string => {
    const { hits } = timed(onAll, people(folder, file))
    return `${((1000 * hits.filter(each => each.length > 0).length) / hits.length).toFixed(1)} in 1,000`
  }
  const alone = timed(onAll, byNameAlone(people(folder, 'negatives_global_10k.csv.gz'))).hits
  const perThousand = (isCounted: (hits: readonly IndexHit[]) => boolean): string =>
    `${((1000 * alone.filter(isCounted).length) / alone.length).toFixed(1)} in 1,000`
  return [
    ['UN, top five, as listed, with dates of birth', share(recall(onUn, un, clean, clean)), '', '0.99'],
    ['UN, top five, as listed, without', share(recall(onUn, un, undated(clean), clean)), '', ''],
    ['UN, top five, mistyped, with dates of birth', share(recall(onUn, un, mistyped, clean)), '', '0.99'],
    ['UN, top five, mistyped, without', share(recall(onUn, un, undated(mistyped), clean)), '', ''],
    ['people on no list against UN and OFAC', falsely('negatives_global_10k.csv.gz'), '', '1.5 in 1,000'],
    ['the same by name alone', perThousand(hits => hits.length > 0), '', '15 in 1,000'],
    ['the same, payments refused', perThousand(hits => hits.some(isRefused)), '', '0.5 in 1,000'],
    ['people on no list, as in the US', falsely('negatives_us_10k.csv.gz'), '', '2 in 1,000'],
  ]
}

function speed(folder: string, lists: readonly Listed[]): Line[] {
  const small = indexed(lists)
  const subjects = [
    ...people(folder, 'positives_un_treated_half_a.csv.gz'),
    ...people(folder, 'negatives_global_10k.csv.gz').slice(0, SUBJECTS),
  ]
  const few = subjects.filter((_, at) => at % Math.floor(subjects.length / SCANNED) === 0)
  const scanned = fullScan(
    lists.map(({ entry }) => prepare(entry)),
    lists.map(({ reference }) => reference),
    few,
  )
  const searched = timed(small.searching, few, EVERYBODY)
  const { reached, all } = candidates(
    lists.filter(({ reference }) => !reference.startsWith('OFAC:')),
    undated(people(folder, 'positives_un_treated_half_a.csv.gz')),
  )
  const middle = indexed([...lists, ...invented(MIDDLE - lists.length)])
  timed(middle.searching, subjects.slice(0, SUBJECTS / 4))
  const inMiddle = timed(middle.searching, subjects)
  const large = indexed(invented(LARGE))
  const inLarge = timed(
    large.searching,
    [...inventedPeople(SUBJECTS, 11)].map(entry => ({ ...entry })),
  )
  return [
    ['UN and OFAC into an index, CPU', `${small.cpuMs.toFixed(0)} ms`, `${lists.length} parties`, '3,000 ms'],
    ['hits of a full scan that candidates lead to', (reached / all).toFixed(4), `${all} hits on UN`, '0.995'],
    ['searches a second and core', (few.length / searched.cpuSeconds).toFixed(0), '', ''],
    ['full scans a second and core', (few.length / scanned.cpuSeconds).toFixed(1), '', ''],
    [
      `search among ${MIDDLE}, p50 and p99`,
      latency(inMiddle.milliseconds),
      `${((1000 * inMiddle.cpuSeconds) / subjects.length).toFixed(2)} ms CPU each`,
      'p99 10 ms',
    ],
    [
      `search among ${LARGE}, p50 and p99`,
      latency(inLarge.milliseconds),
      `${((1000 * inLarge.cpuSeconds) / SUBJECTS).toFixed(2)} ms CPU each`,
      'p99 25 ms',
    ],
    [
      `memory of ${LARGE}`,
      `${(large.heap / 2 ** 20).toFixed(0)} MiB index`,
      `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB process`,
      '2,048 MiB',
    ],
  ]
}

/** Counts the hits of a full scan, and how many of them the index finds too. */
function candidates(
  lists: readonly Listed[],
  subjects: readonly MatchParty[],
): { reached: number; all: number } {
  const scanned = fullScan(
    lists.map(({ entry }) => prepare(entry)),
    lists.map(({ reference }) => reference),
    subjects,
  )
  const { hits } = timed(indexed(lists).searching, subjects, EVERYBODY)
  const reached = scanned.hits.map(
    (found, at) => found.filter(reference => hits[at]!.some(hit => hit.reference === reference)).length,
  )
  return {
    reached: reached.reduce((sum, count) => sum + count, 0),
    all: scanned.hits.reduce((sum, found) => sum + found.length, 0),
  }
}

const latency = (milliseconds: readonly number[]): string =>
  `${percentile(milliseconds, 0.5).toFixed(1)} and ${percentile(milliseconds, 0.99).toFixed(1)} ms`

function* invented(count: number): Generator<Listed> {
  for (const entry of inventedPeople(count)) yield { reference: entry.id, entry }
}
