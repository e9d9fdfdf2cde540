/** A segmented LRU cache with a maximum total weight. */
export interface SegmentedLru<Value> {
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
 * An LRU cache in two halves. A new entry is in the probation segment, and its first use moves it to the protected one.
 * New entries evict only probationary ones, so a client that sends a different document each time does not evict the
 * documents of other clients.
 */
export function segmentedLru<Value>(
  weightMax: number,
  weightOf: (value: Value) => number,
): SegmentedLru<Value> {
  const probationSegment: Segment<Value> = { entries: new Map(), weight: 0 }
  const protectedSegment: Segment<Value> = { entries: new Map(), weight: 0 }

  return {
    get(key) {
      const entry = removeEntry(protectedSegment, key) ?? removeEntry(probationSegment, key)
      if (!entry) return undefined
      addEntry(protectedSegment, key, entry)
      for (const [evictedKey, older] of evictFrom(protectedSegment))
        addEntry(probationSegment, evictedKey, older)
      evictFrom(probationSegment)
      return entry.value
    },
    peek: key => (protectedSegment.entries.get(key) ?? probationSegment.entries.get(key))?.value,
    set(key, value) {
      const weight = weightOf(value)
      const wasProtected = removeEntry(protectedSegment, key) !== undefined
      removeEntry(probationSegment, key)
      if (weight > weightMax / 2) return
      addEntry(wasProtected ? protectedSegment : probationSegment, key, { value, weight })
      evictFrom(wasProtected ? protectedSegment : probationSegment)
    },
    delete(key) {
      removeEntry(protectedSegment, key)
      removeEntry(probationSegment, key)
    },
    clear() {
      for (const segment of [probationSegment, protectedSegment]) {
        segment.entries.clear()
        segment.weight = 0
      }
    },
    weight: () => probationSegment.weight + protectedSegment.weight,
  }

  function evictFrom(segment: Segment<Value>): [string, Entry<Value>][] {
    const evicted: [string, Entry<Value>][] = []
    for (const [key, entry] of segment.entries) {
      if (segment.weight <= weightMax / 2) break
      removeEntry(segment, key)
      evicted.push([key, entry])
    }
    return evicted
  }
}

function addEntry<Value>(segment: Segment<Value>, key: string, entry: Entry<Value>): void {
  segment.entries.set(key, entry)
  segment.weight += entry.weight
}

function removeEntry<Value>(segment: Segment<Value>, key: string): Entry<Value> | undefined {
  const entry = segment.entries.get(key)
  if (!entry) return undefined
  segment.entries.delete(key)
  segment.weight -= entry.weight
  return entry
}
