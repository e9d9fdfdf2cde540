/** The name most similar to what was typed; undefined when none is similar enough. */
export function nearestOf(
  typed: string,
  names: readonly string[],
  distanceMax: (name: string) => number,
): string | undefined {
  // The distance of two words is at least the difference of their lengths.
  const similar = names.filter(name => Math.abs(name.length - typed.length) <= distanceMax(name))
  const distances = similar.map(name => ({ name, distance: distanceOf(typed, name) }))
  const best = distances.reduce<(typeof distances)[number] | undefined>(
    (one, other) => (one === undefined || other.distance < one.distance ? other : one),
    undefined,
  )
  return best !== undefined && best.distance <= distanceMax(best.name) ? best.name : undefined
}

/** Number of letters to insert, delete or change to turn one word into the other (Levenshtein distance). */
export function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)))
    row = next
  }
  return row[other.length]!
}

/** Number of typing errors to tolerate in a name. */
export const typingErrors = (name: string): number => Math.max(2, Math.floor(name.length / 3))

/** Error for an unknown word, with the most similar known one. */
export function unknownWord(what: string, typed: string, meant: string | undefined): string {
  return `There is no ${what} "${typed}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`
}
