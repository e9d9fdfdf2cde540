import type { WatchlistEntry } from './entry.ts'
import { nameKey } from '#compliance/rules/name-key.ts'

interface Listed {
  readonly source: string
  readonly entryId: string
  readonly entry: WatchlistEntry | undefined
}

/** Keys that entries of several lists share when they are one party. A name alone is not one, since many parties share a name. */
function marksOf({ source, entryId, entry }: Listed): string[] {
  if (!entry) return []
  const ids = [entryId, ...entry.formerIds, ...entry.references].map(id => `id ${id}`)
  const numbers = entry.identifiers.map(
    ({ type, value }) => `number ${type} ${value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()}`,
  )
  const [name] = entry.names
  const births =
    name === undefined
      ? []
      : entry.datesOfBirth.map(({ from, to }) => `born ${nameKey(name.text)} ${from} ${to}`)
  return [`entry ${source} ${entryId}`, ...ids, ...numbers, ...births]
}

/** A key for each entry, equal for entries of one party: `source:entryId` of the first of them in the given order. */
export function partyKeys(listed: readonly Listed[]): string[] {
  const leaders = listed.map((_, index) => index)
  const leaderOf = (index: number): number =>
    leaders[index] === index ? index : (leaders[index] = leaderOf(leaders[index]!))
  const first = new Map<string, number>()
  for (const [index, each] of listed.entries()) {
    for (const mark of marksOf(each)) {
      const other = first.get(mark)
      if (other === undefined) first.set(mark, index)
      else {
        const [one, two] = [leaderOf(index), leaderOf(other)]
        leaders[Math.max(one, two)] = Math.min(one, two)
      }
    }
  }
  return listed.map((_, index) => {
    const { source, entryId } = listed[leaderOf(index)]!
    return `${source}:${entryId}`
  })
}
