/** Items that wait in a queue for each key. Keys are served in turn, so a long queue delays no other key. */
export interface FairQueue<Item> {
  size(): number
  sizeOf(key: string): number
  /** Adds an item at the end of its key's queue. An item of cost n uses n turns of its key. */
  push(key: string, item: Item, cost?: number): void
  /** Puts an item that was taken before at the front of its key's queue; its cost was charged then. */
  putBack(key: string, item: Item): void
  /**
   * Takes the first item of the next key in turn whose first item is admitted; undefined if there is none. A
   * key that is not admitted keeps its turn.
   */
  take(isAdmitted?: (key: string, item: Item) => boolean): Item | undefined
  /** Removes items that fulfil the condition, of every key or of one, and returns them. */
  remove(isRemoved: (item: Item) => boolean, key?: string): Item[]
  /** The number of items of each key. */
  sizes(): Iterable<readonly [key: string, size: number]>
}

interface Waiting<Item> {
  readonly item: Item
  readonly cost: number
}

/**
 * `credit` is 0, or negative by the number of turns that the key owes for an item that cost more than one.
 */
interface KeyQueue<Item> {
  waiting: Waiting<Item>[]
  credit: number
}

/**
 * Deficit round robin that charges after serving: a key that has just begun to wait is served at its first
 * turn, regardless of the item's cost, and then skips the turns that it owes. A key without items is removed
 * together with its debt.
 */
export function fairQueue<Item>(): FairQueue<Item> {
  /** In the order of turns; a served key moves to the end. */
  const queues = new Map<string, KeyQueue<Item>>()
  let size = 0

  function queueOf(key: string): KeyQueue<Item> {
    const known = queues.get(key)
    if (known) return known
    const queue = { waiting: [], credit: 0 }
    queues.set(key, queue)
    return queue
  }

  return {
    size: () => size,
    sizeOf: key => queues.get(key)?.waiting.length ?? 0,
    push(key, item, cost = 1) {
      queueOf(key).waiting.push({ item, cost })
      size += 1
    },
    putBack(key, item) {
      queueOf(key).waiting.unshift({ item, cost: 0 })
      size += 1
    },
    take(isAdmitted = () => true) {
      // A map's iteration also visits entries that are added during it, so a key that still owes turns is
      // visited again.
      for (const [key, queue] of queues) {
        const { item, cost } = queue.waiting[0]!
        if (!isAdmitted(key, item)) continue
        queues.delete(key)
        if (queue.credit < 0) {
          queue.credit += 1
          queues.set(key, queue)
          continue
        }
        queue.waiting.shift()
        queue.credit -= Math.max(0, cost - 1)
        size -= 1
        if (queue.waiting.length > 0) queues.set(key, queue)
        return item
      }
      return undefined
    },
    remove(isRemoved, only) {
      const removed: Item[] = []
      for (const [key, queue] of only === undefined
        ? queues
        : [...queues].filter(([each]) => each === only)) {
        const [matching, remaining] = [
          queue.waiting.filter(({ item }) => isRemoved(item)),
          queue.waiting.filter(({ item }) => !isRemoved(item)),
        ]
        queue.waiting = remaining
        removed.push(...matching.map(({ item }) => item))
        if (remaining.length === 0) queues.delete(key)
      }
      size -= removed.length
      return removed
    },
    *sizes() {
      for (const [key, { waiting }] of queues) yield [key, waiting.length]
    },
  }
}
