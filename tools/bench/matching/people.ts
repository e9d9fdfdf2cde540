import { type IndexHit, search } from '#compliance/matching/index/search.ts'
import type { Searching } from '#compliance/matching/index/candidates.ts'
import { comparePrepared, POSSIBLE } from '#compliance/matching/compare.ts'
import { prepare, type PreparedParty } from '#compliance/matching/prepared.ts'
import type { MatchParty } from '#compliance/matching/kinds.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { countryCode, partialDate } from './lists.ts'
import { csvTable, readText, type Row } from './tables.ts'

function person(row: Row): MatchParty {
  const gender = row['gender']!.toUpperCase()
  return {
    type: 'INDIVIDUAL',
    names: [{ text: row['full_name']!, kind: 'PRIMARY' }],
    datesOfBirth: partialDate(row['date_of_birth']!),
    nationalities: countryCode(row['nationality']!),
    countries: [],
    identifiers: [],
    ...((gender === 'MALE' || gender === 'FEMALE') && { gender }),
  }
}

export const people = (folder: string, file: string): MatchParty[] =>
  csvTable(readText(folder, `names/${file}`)).map(person)

const key = (name: string): string =>
  (
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\p{M}'’`]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .sort()
    .join(' ')

/**
 * Counts listed people who are among their first five hits. `rows` are the people whose true name is still on
 * the list.
 */
export function recall(
  searching: Searching,
  listed: readonly WatchlistEntry[],
  subjects: readonly MatchParty[],
  named: readonly MatchParty[],
): { found: number; rows: number } {
  const wanted = Map.groupBy(
    listed.flatMap(entry => entry.names.map(name => [key(name.text), entry.id] as const)),
    ([name]) => name,
  )
  let [found, rows] = [0, 0]
  subjects.forEach((subject, at) => {
    const ids = wanted.get(key(named[at]!.names[0]!.text))?.map(([, id]) => id)
    if (ids === undefined) return
    rows++
    if (search(searching, subject, { limit: 5 }).some(hit => ids.includes(hit.reference))) found++
  })
  return { found, rows }
}

export interface Timed {
  readonly hits: readonly (readonly IndexHit[])[]
  readonly milliseconds: readonly number[]
  readonly cpuSeconds: number
}

/** Runs the searches one after another, as one worker thread does. */
export function timed(searching: Searching, subjects: readonly MatchParty[], limit = 5): Timed {
  const began = process.cpuUsage()
  const milliseconds: number[] = []
  const hits = subjects.map(subject => {
    const start = performance.now()
    const found = search(searching, subject, { limit })
    milliseconds.push(performance.now() - start)
    return found
  })
  const { user, system } = process.cpuUsage(began)
  return {
    hits,
    milliseconds: milliseconds.sort((one, other) => one - other),
    cpuSeconds: (user + system) / 1e6,
  }
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!

/** Compares every person with every list entry, as the reference for the index. */
export function fullScan(
  prepared: readonly PreparedParty[],
  references: readonly string[],
  subjects: readonly MatchParty[],
): { hits: string[][]; cpuSeconds: number } {
  const began = process.cpuUsage()
  const hits = subjects.map(subject => {
    const query = prepare(subject)
    return prepared.flatMap((party, at) =>
      comparePrepared(query, party).score >= POSSIBLE ? [references[at]!] : [],
    )
  })
  const { user, system } = process.cpuUsage(began)
  return { hits, cpuSeconds: (user + system) / 1e6 }
}
