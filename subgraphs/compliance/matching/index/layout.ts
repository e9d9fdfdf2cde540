/**
 * An index over the names of listed parties. All arrays are in shared memory, so threads receive it by reference. A new version
 * is built beside it and replaces it.
 */
export interface MatchIndex {
  readonly entries: number
  readonly names: number
  readonly words: number
  /** The parties as concatenated JSON in UTF-8. */
  readonly partyBytes: Uint8Array
  readonly partyStarts: Float64Array
  readonly partyKinds: Uint8Array
  /** First and last year of birth; 0 when the list gives none. */
  readonly bornFrom: Int16Array
  readonly bornTo: Int16Array
  /** One element per reading of a name, with its party and the index among the party's names. */
  readonly nameParties: Uint32Array
  readonly namePositions: Uint16Array
  readonly nameKinds: Uint8Array
  readonly nameWeights: Float32Array
  readonly nameStarts: Uint32Array
  readonly nameWords: Uint32Array
  /** The vocabulary: kind, flags and letters of each word. */
  readonly wordBytes: Uint8Array
  readonly wordStarts: Uint32Array
  /** Phonetic form of each word. */
  readonly soundBytes: Uint8Array
  readonly soundStarts: Uint32Array
  /** Inverted index: the names that contain each word. */
  readonly postingStarts: Uint32Array
  readonly postings: Uint32Array
  /** Sorted hashes of word keys, each with its word. */
  readonly keyHashes: Uint32Array
  readonly keyWords: Uint32Array
  /** Sorted hashes of identifiers, each with its party. */
  readonly identifierHashes: Uint32Array
  readonly identifierParties: Uint32Array
  /** Sorted hashes of acronyms and of initials, each with the organisation's name that is or has them. */
  readonly acronymHashes: Uint32Array
  readonly acronymNames: Uint32Array
}

/** FNV-1a over UTF-16. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** First index of a hash in a sorted array, or the index at which it would be inserted. */
export function firstOf(hashes: Uint32Array, hash: number): number {
  let [low, high] = [0, hashes.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (hashes[middle]! < hash) low = middle + 1
    else high = middle
  }
  return low
}

/** The values of a key in arrays that are sorted by the hashes of the keys. */
export function valuesOf(hashes: Uint32Array, values: Uint32Array, key: string): number[] {
  const hash = hashOf(key)
  const found: number[] = []
  for (let at = firstOf(hashes, hash); at < hashes.length && hashes[at] === hash; at++)
    found.push(values[at]!)
  return found
}

export const memoryOf = (index: MatchIndex): number =>
  Object.values(index).reduce(
    (sum: number, part: unknown) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0),
    0,
  )
