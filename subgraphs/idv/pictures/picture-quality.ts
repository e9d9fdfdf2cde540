import { SHORT_SIDE_MIN } from './limits.ts'

/** Each from 0 to 100, 100 is best. */
export interface MeasuredQuality {
  readonly score: number
  readonly sharpness: number
  readonly exposure: number
  readonly glare: number
  readonly resolution: number
}

interface GreyPixels {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

const toScore = (value: number, worst: number, best: number): number =>
  Math.round(100 * Math.min(1, Math.max(0, (value - worst) / (best - worst))))

/** Short side from which more pixels show no more, for documents of passport size. */
const SHORT_SIDE_BEST = 1000

/** Measures a picture that was scaled to at most 1,000 pixels; `shortSide` is the one before. */
export function measureQuality(grey: GreyPixels, shortSide: number): MeasuredQuality {
  const sharpness = toScore(edgeSteepness(grey), 0.38, 0.7)
  const { exposure, glare } = measureLight(grey)
  const resolution = toScore(shortSide, SHORT_SIDE_MIN / 2, SHORT_SIDE_BEST)
  const mean = 0.4 * sharpness + 0.2 * exposure + 0.2 * glare + 0.2 * resolution
  // A single bad property makes a picture useless, however good the others are.
  const worst = Math.min(sharpness, exposure, glare, resolution)
  return { score: Math.round(Math.min(mean, worst + 50)), sharpness, exposure, glare, resolution }
}

/** Share of the differences that are steepest. */
const STEEPEST = 0.0003
const LEVELS = 256

/**
 * How much of the brightness of an edge changes within one pixel, compared with three: 1 for a step, a third for a
 * blurred edge. It depends on neither the contrast nor the content of the picture.
 */
function edgeSteepness({ width, height, pixels }: GreyPixels): number {
  const near = new Uint32Array(LEVELS)
  const far = new Uint32Array(LEVELS)
  for (let y = 0; y < height; y++)
    for (let x = 0; x + 3 < width; x++) {
      const at = y * width + x
      const from = pixels[at]!
      near[Math.abs(pixels[at + 1]! - from)]!++
      far[Math.abs(pixels[at + 3]! - from)]!++
    }
  const steep = quantile(far, 1 - STEEPEST)
  return steep < 8 ? 0 : quantile(near, 1 - STEEPEST) / steep
}

function quantile(histogram: Uint32Array, share: number): number {
  const total = histogram.reduce((sum, count) => sum + count, 0)
  let sum = 0
  for (let level = 0; level < histogram.length; level++) {
    sum += histogram[level]!
    if (sum >= share * total) return level
  }
  return histogram.length - 1
}

/** From this brightness on nothing can be seen. */
const BURNT_OUT = 252

function measureLight({ pixels }: GreyPixels): Pick<MeasuredQuality, 'exposure' | 'glare'> {
  const histogram = new Uint32Array(LEVELS)
  let sum = 0
  for (const value of pixels) {
    histogram[value]!++
    sum += value
  }
  const mean = sum / pixels.length
  const contrast = quantile(histogram, 0.99) - quantile(histogram, 0.01)
  const brightness = Math.min(toScore(mean, 20, 80), toScore(mean, 254, 245))
  const exposure = Math.min(brightness, toScore(contrast, 20, 90))
  const burnt = histogram.slice(BURNT_OUT).reduce((all, count) => all + count, 0) / pixels.length
  // The paper of a scan is white everywhere, which is no reflection.
  const isWhitePaper = quantile(histogram, 0.5) >= BURNT_OUT - 12
  return { exposure, glare: isWhitePaper ? 100 : toScore(burnt, 0.3, 0.03) }
}
