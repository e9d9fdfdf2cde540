import { listedParty } from '#tools/listed-party.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'

const ONSETS = 'b d f g h j k l m n p r s t v z ch sh kh br dr gr kr st tr'.split(' ')
const VOWELS = 'a e i o u ai ou ia'.split(' ')
const CODAS = ['', '', '', 'n', 'r', 'l', 's', 'm', 'k', 'd', 'nd', 'rt']

/** Pseudo-random numbers from 0 up to 1 that repeat for the same seed (mulberry32). */
export function randomly(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const GIVEN = 4_000
const FAMILIES = 120_000

/**
 * Generates fictitious people. Name frequencies are skewed as in reality: a few names are very common, most
 * are rare.
 */
export function* inventedPeople(count: number, seed = 7): Generator<WatchlistEntry> {
  const random = randomly(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const word = (syllables: number): string =>
    Array.from({ length: syllables }, () => pick(ONSETS) + pick(VOWELS) + pick(CODAS)).join('')
  const given = Array.from({ length: GIVEN }, () => word(2))
  const families = Array.from({ length: FAMILIES }, () => word(random() < 0.6 ? 2 : 3))
  const uneven = (from: readonly string[]): string => from[Math.floor(from.length * random() ** 3)]!
  for (let at = 0; at < count; at++) {
    const day = new Date(Date.UTC(1940, 0, 1 + Math.floor(random() * 23_000))).toISOString().slice(0, 10)
    const text = [uneven(given), ...(random() < 0.4 ? [uneven(given)] : []), uneven(families)].join(' ')
    yield listedParty({
      id: `S${at}`,
      names: [{ text, kind: 'PRIMARY' }],
      datesOfBirth: [{ from: day, to: day }],
      nationalities: [pick(['DE', 'NG', 'BR', 'VN', 'PK'])],
    })
  }
}
