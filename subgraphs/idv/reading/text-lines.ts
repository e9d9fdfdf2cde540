import type { InkComponent } from './components.ts'

/** Characters that stand beside each other at an equal distance, as the lines of a machine readable zone do. */
export interface PitchedLine {
  readonly centres: readonly { readonly x: number; readonly y: number }[]
  /** Distance of neighbouring characters, in pixels. */
  readonly pitch: number
  /** Median height of the characters, in pixels. */
  readonly size: number
  /** The line's middle is at `offset + slope * x`. */
  readonly slope: number
  readonly offset: number
}

const HEIGHT_MIN = 6
const HEIGHT_MAX = 120
const CHARACTERS_MIN = 8

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

const heightOf = ({ top, bottom }: InkComponent): number => bottom - top + 1
const middleOf = ({ top, bottom }: InkComponent): number => (top + bottom) / 2
const centreOf = ({ left, right }: InkComponent): number => (left + right) / 2

/** For each component the index of the nearest one to its right of about its size, or -1. */
function findRightNeighbours(components: readonly InkComponent[]): Int32Array {
  const cellHeight = HEIGHT_MAX
  const rows = new Map<number, number[]>()
  components.forEach((component, index) => {
    const row = Math.floor(middleOf(component) / cellHeight)
    const others = rows.get(row)
    if (others) others.push(index)
    else rows.set(row, [index])
  })
  const neighbours = new Int32Array(components.length).fill(-1)
  components.forEach((component, index) => {
    const height = heightOf(component)
    const row = Math.floor(middleOf(component) / cellHeight)
    let best = Infinity
    for (const other of [row - 1, row, row + 1].flatMap(each => rows.get(each) ?? [])) {
      const next = components[other]!
      const distance = centreOf(next) - centreOf(component)
      if (distance < 0.35 * height || distance > 2.6 * height || distance >= best) continue
      const larger = Math.max(height, heightOf(next))
      const smaller = Math.min(height, heightOf(next))
      if (smaller < 0.45 * larger) continue
      if (Math.abs(middleOf(next) - middleOf(component)) > 0.4 * larger) continue
      best = distance
      neighbours[index] = other
    }
  })
  return neighbours
}

/** Chains of neighbours: each component belongs to one chain. */
function findChains(components: readonly InkComponent[]): InkComponent[][] {
  const next = findRightNeighbours(components)
  const previous = new Int32Array(components.length).fill(-1)
  next.forEach((right, left) => {
    if (right === -1) return
    const known = previous[right]!
    if (known === -1 || centreOf(components[known]!) < centreOf(components[left]!)) previous[right] = left
  })
  const chains: InkComponent[][] = []
  components.forEach((_, start) => {
    if (previous[start] !== -1) return
    const chain: InkComponent[] = []
    for (let at = start; at !== -1;) {
      chain.push(components[at]!)
      const right = next[at]!
      at = right !== -1 && previous[right] === at ? right : -1
    }
    if (chain.length >= CHARACTERS_MIN) chains.push(chain)
  })
  return chains
}

/** The distance that most neighbours have, and the share of neighbours that have it or its double. */
function findPitch(xs: readonly number[]): { readonly pitch: number; readonly regularity: number } {
  const distances = xs.slice(1).map((x, index) => x - xs[index]!)
  const middle = median(distances)
  const near = distances.filter(distance => Math.abs(distance - middle) < 0.25 * middle)
  const pitch = near.reduce((sum, distance) => sum + distance, 0) / Math.max(1, near.length)
  const regular = distances.filter(distance => {
    const steps = Math.round(distance / pitch)
    return steps >= 1 && steps <= 2 && Math.abs(distance - steps * pitch) < 0.22 * pitch
  })
  return { pitch, regularity: regular.length / distances.length }
}

/** Least squares through the points, twice: the second time without outliers. */
function fitLine(
  points: readonly { x: number; y: number }[],
  size: number,
): { slope: number; offset: number } {
  let used = points
  let fit = { slope: 0, offset: 0 }
  for (let round = 0; round < 2; round++) {
    const meanX = used.reduce((sum, { x }) => sum + x, 0) / used.length
    const meanY = used.reduce((sum, { y }) => sum + y, 0) / used.length
    const spread = used.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
    const slope =
      spread === 0 ? 0 : used.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread
    fit = { slope, offset: meanY - slope * meanX }
    const { offset } = fit
    const close = points.filter(({ x, y }) => Math.abs(y - offset - slope * x) < 0.3 * size)
    if (close.length >= CHARACTERS_MIN) used = close
  }
  return fit
}

const REGULARITY_MIN = 0.5

/** Lines of characters of equal pitch, longest first. */
export function findPitchedLines(components: readonly InkComponent[]): PitchedLine[] {
  const letters = components.filter(component => {
    const height = heightOf(component)
    const width = component.right - component.left + 1
    return height >= HEIGHT_MIN && height <= HEIGHT_MAX && width <= 2.2 * height && width * 8 >= height
  })
  return findChains(letters)
    .flatMap((chain): PitchedLine[] => {
      const { pitch, regularity } = findPitch(chain.map(centreOf))
      if (regularity < REGULARITY_MIN) return []
      const size = median(chain.map(heightOf))
      const centres = chain.map(each => ({ x: centreOf(each), y: middleOf(each) }))
      return [{ centres, pitch, size, ...fitLine(centres, size) }]
    })
    .toSorted((one, other) => other.centres.length - one.centres.length)
}
