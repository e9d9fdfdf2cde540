/** Pseudo-random choices that repeat for the same seed (mulberry32). */
export interface Dice {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** An integer from 0 up to, but not including, the bound. */
  below(bound: number): number
  isBelow(share: number): boolean
  of<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

export function dice(seed: number): Dice {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  return {
    next,
    below,
    isBelow: share => next() < share,
    of: items => items[below(items.length)]!,
    shuffled(items) {
      const left = [...items]
      return Array.from({ length: left.length }, () => left.splice(below(left.length), 1)[0]!)
    },
  }
}
