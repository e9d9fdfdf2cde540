const SIZE = 128
const VOWELS = 'aeiou'

interface Costs {
  readonly substitute: Float32Array
  readonly remove: Float32Array
}

/** What is confused when names are heard, copied or written in other letters, and how much of a difference that is. */
const CONFUSED: readonly (readonly [string, number])[] = [
  ['ae', 0.4], ['ei', 0.35], ['ou', 0.25], ['ao', 0.55], ['iy', 0.1], ['ey', 0.35], ['ai', 0.75], ['au', 0.75], ['eu', 0.75], ['iu', 0.75], ['eo', 0.65], ['io', 0.8],
  ['kq', 0.15], ['kg', 0.4], ['kc', 0.25], ['gc', 0.5], ['sz', 0.35], ['sc', 0.5], ['vw', 0.15], ['vf', 0.35], ['bv', 0.5], ['bp', 0.5], ['fp', 0.6], ['dt', 0.45], ['jg', 0.4], ['jy', 0.45], ['mn', 0.6],
  ['lr', 0.75], ['SC', 0.4], ['Ss', 0.35], ['CJ', 0.4], ['Jz', 0.45], ['Jg', 0.45], ['Jj', 0.1], ['Ji', 0.5], ['Cs', 0.5], ['Ck', 0.5], ['SJ', 0.5], ['Jk', 0.7], ['hk', 0.5], ['hg', 0.6], ['uv', 0.5], ['uw', 0.35], ['cC', 0.4], ['zd', 0.6], ['Cz', 0.5], ['Jd', 0.6], ['St', 0.8],
]

function costs(vowelRemoved: number, vowelSwapped: number, softer: number, more: readonly (readonly [string, number])[]): Costs {
  const substitute = new Float32Array(SIZE * SIZE).fill(1)
  const remove = new Float32Array(SIZE).fill(1)
  const set = (one: string, other: string, cost: number): void => {
    substitute[one.charCodeAt(0) * SIZE + other.charCodeAt(0)] = cost
    substitute[other.charCodeAt(0) * SIZE + one.charCodeAt(0)] = cost
  }
  for (const [pair, cost] of CONFUSED) set(pair[0]!, pair[1]!, cost * softer)
  for (const [pair, cost] of more) set(pair[0]!, pair[1]!, cost)
  for (const one of `${VOWELS}y`) for (const other of `${VOWELS}y`) {
    const known = substitute[one.charCodeAt(0) * SIZE + other.charCodeAt(0)]!
    set(one, other, Math.min(known === 1 ? 0.8 : known, vowelSwapped))
  }
  for (let code = 0; code < SIZE; code++) substitute[code * SIZE + code] = 0
  for (const vowel of VOWELS) remove[vowel.charCodeAt(0)] = vowelRemoved
  remove['h'.charCodeAt(0)] = Math.min(0.4, vowelRemoved * 2)
  remove['y'.charCodeAt(0)] = Math.min(0.6, vowelRemoved * 1.5)
  // A digit is never a slip of the pen.
  for (let digit = 48; digit < 58; digit++) remove[digit] = 1.5
  return { substitute, remove }
}

/** What Arabic has one letter for. */
const LOOSELY: readonly (readonly [string, number])[] = [['bp', 0.1], ['fv', 0.1], ['gk', 0.25], ['Jg', 0.15], ['JC', 0.2], ['sz', 0.25], ['dz', 0.25], ['st', 0.35], ['kg', 0.25]]

const STRICT = costs(0.55, 1, 1, [])
const LOOSE = costs(0.12, 0.14, 0.7, LOOSELY)
const TRANSPOSED = 0.6
const DOUBLED = 0.2

const WIDTH = 96
const rows = [new Float32Array(WIDTH), new Float32Array(WIDTH), new Float32Array(WIDTH)] as const
const letters = new Uint8Array(WIDTH)
const removals = new Float32Array(WIDTH)

/**
 * Damerau and Levenshtein's distance, each step at what it is worth; of letters in a-z, 0-9, C, S and J, at most 95.
 * What is found to be above `most` is not told exactly.
 */
export function distance(one: string, other: string, isLoose: boolean, most = Infinity): number {
  const { substitute, remove } = isLoose ? LOOSE : STRICT
  const [n, m] = [one.length, other.length]
  let before: Float32Array = rows[0]
  let previous: Float32Array = rows[1]
  let current: Float32Array = rows[2]
  previous[0] = 0
  for (let j = 1; j <= m; j++) {
    letters[j] = other.charCodeAt(j - 1) & 127
    removals[j] = dropped(other, j - 1, remove)
    previous[j] = previous[j - 1]! + removals[j]!
  }
  let last = 0
  for (let i = 1; i <= n; i++) {
    const letter = one.charCodeAt(i - 1) & 127
    const from = letter * SIZE
    const removing = dropped(one, i - 1, remove)
    let lowest = current[0] = previous[0]! + removing
    for (let j = 1; j <= m; j++) {
      const there = letters[j]!
      let least = previous[j - 1]! + substitute[from + there]!
      const without = previous[j]! + removing
      if (without < least) least = without
      const inserted = current[j - 1]! + removals[j]!
      if (inserted < least) least = inserted
      if (there === last && i > 1 && j > 1 && letter === letters[j - 1] && letter !== there) least = Math.min(least, before[j - 2]! + TRANSPOSED)
      current[j] = least
      if (least < lowest) lowest = least
    }
    // A transposition reaches back over one row, at more than this.
    if (lowest > most + TRANSPOSED) return lowest
    last = letter
    const free = before
    before = previous
    previous = current
    current = free
  }
  return previous[m]!
}

/** A letter that only doubles the one before it is soon lost. */
const dropped = (text: string, at: number, remove: Float32Array): number =>
  at > 0 && text.charCodeAt(at) === text.charCodeAt(at - 1) ? Math.min(DOUBLED, remove[text.charCodeAt(at) & 127]!) : remove[text.charCodeAt(at) & 127]!

const FIRST_LETTER = 0.25

/** From 0, nothing in common, to 1, the same; below `least` it need not be exact. */
export function likeness(one: string, other: string, isLoose: boolean, least = 0): number {
  if (one === other) return 1
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  if (shorter.length === 0 || (!isLoose && longer.length > 2 * shorter.length + 1)) return 0
  const size = isLoose ? Math.max(2.2, (worth(one) + worth(other)) / 2) : Math.max(3, (shorter.length + longer.length) / 2)
  const first = STRICT.substitute[(one.charCodeAt(0) & 127) * SIZE + (other.charCodeAt(0) & 127)]!
  const apart = distance(one, other, isLoose, (1 - least) * size)
  return Math.max(0, 1 - (apart + (first > 0.6 ? FIRST_LETTER : 0)) / size)
}

function worth(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum += LOOSE.remove[text.charCodeAt(at) & 127]!
  return sum
}
