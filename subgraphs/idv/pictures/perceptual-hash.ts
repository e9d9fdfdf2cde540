const SIDE = 32
const LOW = 8

const COSINES = Array.from({ length: LOW }, (_, frequency) =>
  Array.from({ length: SIDE }, (_, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SIDE))),
)

export const PERCEPTUAL_HASH_SIDE = SIDE

/** 64 bits as 16 hexadecimal digits: whether each low frequency of the 32 by 32 grey picture is above their median. */
export function perceptualHashOf(grey: Uint8Array): string {
  const rows = COSINES.map(cosines =>
    Array.from({ length: SIDE }, (_, row) =>
      cosines.reduce((sum, cosine, column) => sum + cosine * grey[row * SIDE + column]!, 0),
    ),
  )
  const frequencies = rows.flatMap(row =>
    COSINES.map(cosines => cosines.reduce((sum, cosine, at) => sum + cosine * row[at]!, 0)),
  )
  // The first one is the mean brightness, which shows nothing of the picture's content.
  const sorted = frequencies.slice(1).toSorted((one, other) => one - other)
  const median = sorted[sorted.length >> 1]!
  const bits = frequencies.reduce((all, value) => (all << 1n) | (value > median ? 1n : 0n), 0n)
  return bits.toString(16).padStart(16, '0')
}

/** Number of different bits, 0 to 64. Nearly the same pictures differ in at most ten or so. */
export function perceptualDistance(one: string, other: string): number {
  let distance = 0
  for (let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`); bits !== 0n; bits &= bits - 1n) distance++
  return distance
}
