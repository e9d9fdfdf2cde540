import type { GreyImage } from './grey-image.ts'

/** A connected group of dark pixels; the right and lower bounds belong to it. */
export interface InkComponent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How much darker than its surroundings ink is, at least; security prints are fainter. */
const CONTRAST_MIN = 10

/** The same in standard deviations of the surroundings. */
const DEVIATIONS_MIN = 0.6

/**
 * Marks the pixels that are clearly darker than the square of the given radius around them. Only the sums of the rows
 * in the square are kept: those of the whole picture would take several times its memory.
 */
export function markInk({ width, height, pixels }: GreyImage, radius: number): Uint8Array {
  const columns = { sums: new Float64Array(width), squares: new Float64Array(width) }
  const addRow = (y: number, sign: 1 | -1): void => {
    for (let x = 0; x < width; x++) {
      const value = pixels[y * width + x]!
      columns.sums[x]! += sign * value
      columns.squares[x]! += sign * value * value
    }
  }
  // The sums of all columns to the left of each one.
  const sums = new Float64Array(width + 1)
  const squares = new Float64Array(width + 1)
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < Math.min(radius, height); y++) addRow(y, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(y + radius, 1)
    if (y > radius) addRow(y - radius - 1, -1)
    for (let x = 0; x < width; x++) {
      sums[x + 1] = sums[x]! + columns.sums[x]!
      squares[x + 1] = squares[x]! + columns.squares[x]!
    }
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius)
      const right = Math.min(width, x + radius + 1)
      const area = rows * (right - left)
      const mean = (sums[right]! - sums[left]!) / area
      const contrast = mean - pixels[y * width + x]!
      if (contrast <= CONTRAST_MIN) continue
      const square = squares[right]! - squares[left]!
      if (contrast * contrast > DEVIATIONS_MIN ** 2 * (square / area - mean * mean)) ink[y * width + x] = 1
    }
  }
  return ink
}

/** Connected groups of marked pixels, found over the runs of each row. */
export function findComponents(ink: Uint8Array, width: number, height: number): InkComponent[] {
  const parents: number[] = []
  const boxes: { left: number; right: number; top: number; bottom: number }[] = []
  const rootOf = (label: number): number => {
    let root = label
    while (parents[root] !== root) root = parents[root]!
    for (let next = label; next !== root;) {
      const parent = parents[next]!
      parents[next] = root
      next = parent
    }
    return root
  }
  let above: { left: number; right: number; label: number }[] = []
  for (let y = 0; y < height; y++) {
    const runs: typeof above = []
    let first = 0
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x] === 0) continue
      const left = x
      while (x + 1 < width && ink[y * width + x + 1] === 1) x++
      let label = -1
      while (first < above.length && above[first]!.right < left - 1) first++
      for (let at = first; at < above.length && above[at]!.left <= x + 1; at++) {
        const other = rootOf(above[at]!.label)
        if (label === -1) label = other
        else if (other !== label) {
          const [target, merged] = label < other ? [label, other] : [other, label]
          parents[merged] = target
          mergeInto(boxes[target]!, boxes[merged]!)
          label = target
        }
      }
      if (label === -1) {
        label = parents.length
        parents.push(label)
        boxes.push({ left, right: x, top: y, bottom: y })
      } else mergeInto(boxes[label]!, { left, right: x, top: y, bottom: y })
      runs.push({ left, right: x, label })
    }
    above = runs
  }
  return boxes.filter((_, label) => parents[label] === label)
}

function mergeInto(
  box: { left: number; right: number; top: number; bottom: number },
  other: InkComponent,
): void {
  box.left = Math.min(box.left, other.left)
  box.right = Math.max(box.right, other.right)
  box.top = Math.min(box.top, other.top)
  box.bottom = Math.max(box.bottom, other.bottom)
}
