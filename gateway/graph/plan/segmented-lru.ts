/** A cache with a maximum total weight. */
export interface ProvenCache<Value> {
  get(key: string): Value | undefined
  /** Like `get`, but does not count as a use. */
  peek(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  clear(): void
  /** The total weight of all entries. */
  weight(): number
}

interface Entry<Value> {
  readonly value: Value
  readonly weight: number
}

/** One half of the cache. Its first entry is the least recently used one. */
interface Segment<Value> {
  readonly entries: Map<string, Entry<Value>>
  weight: number
}

/**
 * An LRU cache in two halves. A new entry is `fresh`, and its first use moves it to `proven`. New entries displace only
 * fresh ones, so a client that sends a different document each time does not evict the documents of other clients.
 */
export function segmentedLru<Value>(
  weightMax: number,
  weightOf: (value: Value) => number,
): ProvenCache<Value> {
  const fresh: Segment<Value> = { entries: new Map(), weight: 0 }
  const proven: Segment<Value> = { entries: new Map(), weight: 0 }

  return {
    get(key) {
      const entry = take(proven, key) ?? take(fresh, key)
      if (!entry) return undefined
      put(proven, key, entry)
      for (const [displaced, older] of displacedFrom(proven)) put(fresh, displaced, older)
      displacedFrom(fresh)
      return entry.value
    },
    peek: key => (proven.entries.get(key) ?? fresh.entries.get(key))?.value,
    set(key, value) {
      const weight = weightOf(value)
      const known = take(proven, key) !== undefined
      take(fresh, key)
      if (weight > weightMax / 2) return
      put(known ? proven : fresh, key, { value, weight })
      displacedFrom(known ? proven : fresh)
    },
    delete(key) {
      take(proven, key)
      take(fresh, key)
    },
    clear() {
      for (const segment of [fresh, proven]) {
        segment.entries.clear()
        segment.weight = 0
      }
    },
    weight: () => fresh.weight + proven.weight,
  }

  function displacedFrom(segment: Segment<Value>): [string, Entry<Value>][] {
    const displaced: [string, Entry<Value>][] = []
    for (const [key, entry] of segment.entries) {
      if (segment.weight <= weightMax / 2) break
      take(segment, key)
      displaced.push([key, entry])
    }
    return displaced
  }
}

function put<Value>(segment: Segment<Value>, key: string, entry: Entry<Value>): void {
  segment.entries.set(key, entry)
  segment.weight += entry.weight
}

function take<Value>(segment: Segment<Value>, key: string): Entry<Value> | undefined {
  const entry = segment.entries.get(key)
  if (!entry) return undefined
  segment.entries.delete(key)
  segment.weight -= entry.weight
  return entry
}
