/**
 * An index over the names of listed parties, in arrays over shared memory alone: a worker thread is handed it by reference,
 * and a new one is built beside it and takes its place.
 */
export interface MatchIndex {
  readonly entries: number
  readonly names: number
  readonly words: number
  /** What is known of the parties, JSON in UTF-8, one after the other. */
  readonly partyBytes: Uint8Array
  readonly partyStarts: Float64Array
  readonly partyKinds: Uint8Array
  /** First and last year of birth; 0 where the list tells none. */
  readonly bornFrom: Int16Array
  readonly bornTo: Int16Array
  /** A name may have several readings; each stands for itself, with the party and the place in the party's names. */
  readonly nameParties: Uint32Array
  readonly namePlaces: Uint16Array
  readonly nameKinds: Uint8Array
  readonly nameWeights: Float32Array
  readonly nameStarts: Uint32Array
  readonly nameWords: Uint32Array
  /** The vocabulary: kind, looseness and letters of each word. */
  readonly wordBytes: Uint8Array
  readonly wordStarts: Uint32Array
  /** What each word sounds like. */
  readonly soundBytes: Uint8Array
  readonly soundStarts: Uint32Array
  /** In which names a word stands. */
  readonly postingStarts: Uint32Array
  readonly postings: Uint32Array
  /** Hashes of what words are found by, in order, each with its word. */
  readonly keyHashes: Uint32Array
  readonly keyWords: Uint32Array
  /** Hashes of identifiers, in order, each with its party. */
  readonly identifierHashes: Uint32Array
  readonly identifierParties: Uint32Array
}

/** FNV-1a over UTF-16. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** The first place of a hash in a sorted array; the length where there is none. */
export function firstOf(hashes: Uint32Array, hash: number): number {
  let [low, high] = [0, hashes.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (hashes[middle]! < hash) low = middle + 1
    else high = middle
  }
  return low
}

export const memoryOf = (index: MatchIndex): number =>
  Object.values(index).reduce((sum: number, part: unknown) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0)
