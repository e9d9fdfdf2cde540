/** The name that was probably meant, where one is near enough to what was typed. */
export function nearestOf(typed: string, names: readonly string[], distanceMax: (name: string) => number): string | undefined {
  const distances = names.map(name => ({ name, distance: distanceOf(typed, name) }))
  const best = distances.reduce<typeof distances[number] | undefined>((one, other) => (one === undefined || other.distance < one.distance ? other : one), undefined)
  return best !== undefined && best.distance <= distanceMax(best.name) ? best.name : undefined
}

/** How many letters have to be put in, taken out or changed to make one word of the other (Levenshtein). */
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

/** As many as a slip of the fingers makes in a word that is typed. */
export const typingErrors = (name: string): number => Math.max(2, Math.floor(name.length / 3))

/** Names the unknown word, and the known one that was probably meant. */
export function unknownWord(what: string, typed: string, meant: string | undefined): string {
  return `There is no ${what} "${typed}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`
}
