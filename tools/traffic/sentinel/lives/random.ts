import { dice, type Dice } from '#tools/chaos/dice.ts'

export interface Random extends Dice {
  /** An integer from `minimum` to `maximum`, both included. */
  integer(minimum: number, maximum: number): number
  /** From `minimum` up to, but not including, `maximum`. */
  between(minimum: number, maximum: number): number
}

/** Mixes the seed with the labels into 32 bits: FNV-1a, then the last step of MurmurHash3. */
function mixedSeed(seed: number, labels: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of `${seed}/${labels.join('/')}`)
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Pseudo-random choices that repeat for the same seed and labels. Each label starts a sequence that is
 * independent of the others, so that a further choice in one of them does not change the rest of a life.
 */
export function random(seed: number, ...labels: readonly (string | number)[]): Random {
  const choices = dice(mixedSeed(seed, labels))
  return {
    ...choices,
    integer: (minimum, maximum) => minimum + choices.below(maximum - minimum + 1),
    between: (minimum, maximum) => minimum + choices.next() * (maximum - minimum),
  }
}

/** The seeds with which rules are tuned. No seed for tuning is one for measuring. */
export const tuningSeed = (index: number): number => 2 * index

/** The seeds with which accuracy is measured. */
export const measuringSeed = (index: number): number => 2 * index + 1
