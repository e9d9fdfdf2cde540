const SIZE = 128
const VOWELS = 'aeiou'
/** Costs are integers in thousandths, so that sums are exact and fast. */
const UNIT = 1000

interface Costs {
  readonly substitute: Uint16Array
  readonly remove: Uint16Array
}

/** Letters that are confused when names are heard, copied or transliterated, with the cost of the difference. */
const CONFUSED: readonly (readonly [string, number])[] = [
  ['ae', 0.4],
  ['ei', 0.35],
  ['ou', 0.25],
  ['ao', 0.55],
  ['iy', 0.1],
  ['ey', 0.35],
  ['ai', 0.75],
  ['au', 0.75],
  ['eu', 0.75],
  ['iu', 0.75],
  ['eo', 0.65],
  ['io', 0.8],
  ['kq', 0.15],
  ['kg', 0.4],
  ['kc', 0.25],
  ['gc', 0.5],
  ['sz', 0.35],
  ['sc', 0.5],
  ['vw', 0.15],
  ['vf', 0.35],
  ['bv', 0.5],
  ['bp', 0.5],
  ['fp', 0.6],
  ['dt', 0.45],
  ['jg', 0.4],
  ['jy', 0.45],
  ['mn', 0.6],
  ['lr', 0.75],
  ['SC', 0.4],
  ['Ss', 0.35],
  ['CJ', 0.4],
  ['Jz', 0.45],
  ['Jg', 0.45],
  ['Jj', 0.1],
  ['Ji', 0.5],
  ['Cs', 0.5],
  ['Ck', 0.5],
  ['SJ', 0.5],
  ['Jk', 0.7],
  ['hk', 0.5],
  ['hg', 0.6],
  ['uv', 0.5],
  ['uw', 0.35],
  ['cC', 0.4],
  ['zd', 0.6],
  ['Cz', 0.5],
  ['Jd', 0.6],
  ['St', 0.8],
]

function createCosts(
  vowelRemoved: number,
  vowelSwapped: number,
  softer: number,
  more: readonly (readonly [string, number])[],
): Costs {
  const substitute = new Uint16Array(SIZE * SIZE).fill(UNIT)
  const remove = new Uint16Array(SIZE).fill(UNIT)
  const set = (one: string, other: string, cost: number): void => {
    substitute[one.charCodeAt(0) * SIZE + other.charCodeAt(0)] = Math.round(cost * UNIT)
    substitute[other.charCodeAt(0) * SIZE + one.charCodeAt(0)] = Math.round(cost * UNIT)
  }
  for (const [pair, cost] of CONFUSED) set(pair[0]!, pair[1]!, cost * softer)
  for (const [pair, cost] of more) set(pair[0]!, pair[1]!, cost)
  for (const one of `${VOWELS}y`)
    for (const other of `${VOWELS}y`) {
      const known = substitute[one.charCodeAt(0) * SIZE + other.charCodeAt(0)]! / UNIT
      set(one, other, Math.min(known === 1 ? 0.8 : known, vowelSwapped))
    }
  for (let code = 0; code < SIZE; code++) substitute[code * SIZE + code] = 0
  for (const vowel of VOWELS) remove[vowel.charCodeAt(0)] = Math.round(vowelRemoved * UNIT)
  remove['h'.charCodeAt(0)] = Math.round(Math.min(0.4, vowelRemoved * 2) * UNIT)
  remove['y'.charCodeAt(0)] = Math.round(Math.min(0.6, vowelRemoved * 1.5) * UNIT)
  // Digits are never dropped by mistake.
  for (let digit = 48; digit < 58; digit++) remove[digit] = 1.5 * UNIT
  return { substitute, remove }
}

/** Pairs that Arabic writes with one letter. */
const LOOSELY: readonly (readonly [string, number])[] = [
  ['bp', 0.1],
  ['fv', 0.1],
  ['gk', 0.25],
  ['Jg', 0.15],
  ['JC', 0.2],
  ['sz', 0.25],
  ['dz', 0.25],
  ['st', 0.35],
  ['kg', 0.25],
  ['lr', 0.3],
]

const STRICT = createCosts(0.55, 1, 1, [])
const LOOSE = createCosts(0.12, 0.14, 0.7, LOOSELY)
const TRANSPOSED = 600
const DOUBLED = 200

const WIDTH = 96
/** Maximum compared length; one letter of some scripts becomes three or four Latin letters. The rest of a longer word is ignored. */
const LETTERS_MAX = WIDTH - 1
const rows = [new Uint32Array(WIDTH), new Uint32Array(WIDTH), new Uint32Array(WIDTH)] as const

/** The removal of a doubled letter costs little. */
const removalCost = (letter: number, before: number, remove: Uint16Array): number =>
  letter === before ? Math.min(DOUBLED, remove[letter]!) : remove[letter]!

/** A word prepared for comparison, with the removal cost of each letter. */
interface Columns {
  length: number
  costs: Costs
  readonly letters: Uint8Array
  readonly removals: Uint16Array
}

const createColumns = (): Columns => ({
  length: 0,
  costs: STRICT,
  letters: new Uint8Array(WIDTH),
  removals: new Uint16Array(WIDTH),
})

function fill(into: Columns, text: string, costs: Costs): Columns {
  into.length = Math.min(text.length, LETTERS_MAX)
  into.costs = costs
  for (let j = 1; j <= into.length; j++) {
    into.letters[j] = text.charCodeAt(j - 1) & 127
    into.removals[j] = removalCost(into.letters[j]!, into.letters[j - 1]!, costs.remove)
  }
  return into
}

/**
 * Weighted Damerau-Levenshtein distance in thousandths, for the letters a-z, 0-9, C, S and J.
 * Results above `most` are lower bounds, not exact.
 */
function distance(
  { length: m, costs: { substitute, remove }, letters, removals }: Columns,
  bytes: Uint8Array,
  start: number,
  end: number,
  max: number,
): number {
  let before: Uint32Array = rows[0]
  let previous: Uint32Array = rows[1]
  let current: Uint32Array = rows[2]
  previous[0] = 0
  for (let j = 1; j <= m; j++) previous[j] = previous[j - 1]! + removals[j]!
  for (let i = start, last = 0, lowestBefore = 0; i < end; i++) {
    const letter = bytes[i]! & 127
    const from = letter * SIZE
    const removing = removalCost(letter, last, remove)
    let corner = previous[0]!
    let left = corner + removing
    let lowest = left
    let there = 0
    current[0] = left
    for (let j = 1; j <= m; j++) {
      const beforeThere = there
      there = letters[j]!
      const above = previous[j]!
      let min = corner + substitute[from + there]!
      if (above + removing < min) min = above + removing
      if (left + removals[j]! < min) min = left + removals[j]!
      if (there === last && letter === beforeThere && letter !== there && before[j - 2]! + TRANSPOSED < min)
        min = before[j - 2]! + TRANSPOSED
      corner = above
      left = min
      current[j] = min
      if (min < lowest) lowest = min
    }
    // A transposition in the next row continues from the row before this one, at a cost of TRANSPOSED.
    if (lowest > max && lowestBefore + TRANSPOSED > max) return Math.min(lowest, lowestBefore + TRANSPOSED)
    lowestBefore = lowest
    last = letter
    const free = before
    before = previous
    previous = current
    current = free
  }
  return previous[m]!
}

const FIRST_LETTER = 250

function likenessOf(held: Columns, bytes: Uint8Array, start: number, last: number, min: number): number {
  const end = Math.min(last, start + LETTERS_MAX)
  const [n, m] = [held.length, end - start]
  if (n === 0 || m === 0) return 0
  const isLoose = held.costs === LOOSE
  if (!isLoose && (n > 2 * m + 1 || m > 2 * n + 1)) return 0
  const size = isLoose
    ? Math.max(
        2.2 * UNIT,
        (removalCostOfAll(held.letters, 1, n + 1) + removalCostOfAll(bytes, start, end)) / 2,
      )
    : Math.max(3, (n + m) / 2) * UNIT
  const first = STRICT.substitute[held.letters[1]! * SIZE + (bytes[start]! & 127)]! > 600 ? FIRST_LETTER : 0
  const apart = distance(held, bytes, start, end, (1 - min) * size - first)
  return Math.max(0, 1 - (apart + first) / size)
}

function removalCostOfAll(letters: Uint8Array, start: number, end: number): number {
  let sum = 0
  for (let at = start; at < end; at++) sum += LOOSE.remove[letters[at]! & 127]!
  return sum
}

const held = createColumns()
const scratch = new Uint8Array(WIDTH)

/** Similarity from 0 (nothing in common) to 1 (equal); results below `least` may be inexact. */
export function likeness(one: string, other: string, isLoose: boolean, min = 0): number {
  if (one === other) return 1
  const length = Math.min(one.length, LETTERS_MAX)
  for (let at = 0; at < length; at++) scratch[at] = one.charCodeAt(at)
  return likenessOf(fill(held, other, isLoose ? LOOSE : STRICT), scratch, 0, length, min)
}

/** Similarity of one word to many words, which are given as bytes. */
export function likenessTo(
  text: string,
  isLoose: boolean,
): (bytes: Uint8Array, start: number, end: number, min: number) => number {
  const own = fill(createColumns(), text, isLoose ? LOOSE : STRICT)
  return (bytes, start, end, min) => likenessOf(own, bytes, start, end, min)
}
