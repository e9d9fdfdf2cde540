import { compareParties, POSSIBLE } from '#compliance/matching/compare.ts'
import type { MatchName, MatchParty } from '#compliance/matching/kinds.ts'
import type { EntryType } from '#compliance/watchlists/entry.ts'
import { csvTable, readText, type Row } from './tables.ts'

const TYPES: Readonly<Record<string, EntryType>> = {
  Person: 'INDIVIDUAL',
  Vessel: 'VESSEL',
  Aircraft: 'AIRCRAFT',
}
export const typeOf = (schema: string): EntryType => TYPES[schema] ?? 'ORGANIZATION'

export const named = (type: EntryType, name: MatchName): MatchParty => ({
  type,
  names: [name],
  datesOfBirth: [],
  nationalities: [],
  countries: [],
  identifiers: [],
})
const plain = (type: EntryType, text: string): MatchParty => named(type, { text, kind: 'PRIMARY' })

/** Whether a row is held out: one third of the rows, chosen by hash, was not used to choose the weights. */
export const isHeldOut = (one: string, other: string): boolean => fnv(`${one}|${other}`) % 3 === 0

function fnv(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

export interface Counted {
  readonly all: string
  readonly heldOut: string
  readonly rows: number
}

interface Judged {
  readonly isMatch: boolean
  readonly score: number
  readonly isHeldOut: boolean
}

const both = (rows: readonly Judged[], measure: (rows: readonly Judged[]) => string): Counted => ({
  all: measure(rows),
  heldOut: measure(rows.filter(row => row.isHeldOut)),
  rows: rows.length,
})

function pairMeasures(rows: readonly Judged[]): string {
  const count = (isMatch: boolean, isHit: boolean): number =>
    rows.filter(row => row.isMatch === isMatch && row.score >= POSSIBLE === isHit).length
  const [right, wrong, missed] = [count(true, true), count(false, true), count(true, false)]
  return `F1 ${((2 * right) / (2 * right + wrong + missed)).toFixed(3)}, precision ${(right / (right + wrong)).toFixed(3)}, recall ${(right / (right + missed)).toFixed(3)}`
}

const rightShare = (rows: readonly Judged[]): string =>
  (rows.filter(row => row.isMatch === row.score >= POSSIBLE).length / rows.length).toFixed(3)

export const namePairs = (folder: string): Counted =>
  both(
    csvTable(readText(folder, 'names/name_bench_half_a.csv')).map(row => ({
      isMatch: row['is_match'] === 'true',
      isHeldOut: isHeldOut(row['name1']!, row['name2']!),
      score: compareParties(
        plain(typeOf(row['schema']!), row['name1']!),
        plain(typeOf(row['schema']!), row['name2']!),
      ).score,
    })),
    pairMeasures,
  )

const PARTS = {
  firstName: 'GIVEN',
  middleName: 'MIDDLE',
  fatherName: 'PATRONYMIC',
  lastName: 'FAMILY',
} as const

function recordParty(schema: string, record: Row): MatchParty {
  const type = typeOf(schema)
  if (record['name'] !== undefined) return plain(type, record['name'])
  const parts = Object.entries(PARTS).flatMap(([field, kind]) =>
    record[field] === undefined ? [] : [{ kind, text: record[field] }],
  )
  return named(type, { text: parts.map(part => part.text).join(' '), kind: 'PRIMARY', parts })
}

export function wholeRecords(folder: string): Counted {
  const checks = JSON.parse(readText(folder, 'names/entity_checks_half_a.json')) as readonly {
    match: boolean
    schema: string
    query: Row
    candidate: Row
  }[]
  return both(
    checks.map(check => ({
      isMatch: check.match,
      isHeldOut: isHeldOut(JSON.stringify(check.query), JSON.stringify(check.candidate)),
      score: compareParties(
        recordParty(check.schema, check.query),
        recordParty(check.schema, check.candidate),
      ).score,
    })),
    rightShare,
  )
}

export const originalScripts = (folder: string): Counted =>
  both(
    csvTable(readText(folder, 'names/official_alias_pairs_half_a.csv.gz'))
      .filter(row => row['script'] !== 'LATIN')
      .map(row => ({
        isMatch: true,
        isHeldOut: isHeldOut(row['primary_name']!, row['other_name']!),
        score: compareParties(
          plain(typeOf(row['type']!), row['primary_name']!),
          plain(typeOf(row['type']!), row['other_name']!),
        ).score,
      })),
    rightShare,
  )
