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

/** Marks the pixels that are clearly darker than the square of the given radius around them. */
export function markInk({ width, height, pixels }: GreyImage, radius: number): Uint8Array {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  const squares = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let sum = 0
    let square = 0
    for (let x = 0; x < width; x++) {
      const value = pixels[y * width + x]!
      sum += value
      square += value * value
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + sum
      squares[(y + 1) * stride + x + 1] = squares[y * stride + x + 1]! + square
    }
  }
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * stride
    const bottom = Math.min(height, y + radius + 1) * stride
    const rows = (bottom - top) / stride
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius)
      const right = Math.min(width, x + radius + 1)
      const area = rows * (right - left)
      const sum = sums[bottom + right]! - sums[top + right]! - sums[bottom + left]! + sums[top + left]!
      const mean = sum / area
      const contrast = mean - pixels[y * width + x]!
      if (contrast <= CONTRAST_MIN) continue
      const square =
        squares[bottom + right]! - squares[top + right]! - squares[bottom + left]! + squares[top + left]!
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
