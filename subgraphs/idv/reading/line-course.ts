import { CELL_RATIO, COARSE, type GlyphSet, type RasterSize } from './glyphs.ts'
import { sampleAt, type GreyImage } from './grey-image.ts'

/** Where the cells of a line are: the middle of cell k is at x = start + pitch k + growth k², y = offset + slope x. */
export interface LineCourse {
  readonly start: number
  readonly pitch: number
  /** Change of the distance of cells, which perspective causes. */
  readonly growth: number
  readonly offset: number
  readonly slope: number
  /** Movement to the right per movement downwards along an upright stroke, in cell 0 and its change per cell. */
  readonly lean: number
  readonly leanGrowth: number
  /** Height of characters relative to their distance, 1 in OCR-B as it is drawn. */
  readonly stretch: number
}

/** Reads the raster of one cell, dark is high, and gives it mean 0 and length 1. Returns its contrast in levels of brightness. */
export function cutCell(
  image: GreyImage,
  course: LineCourse,
  { cell, x: shiftX, y: shiftY }: { readonly cell: number; readonly x: number; readonly y: number },
  { columns, rows }: RasterSize,
  raster: Float32Array,
): number {
  const x = course.start + course.pitch * cell + course.growth * cell * cell
  const y = course.offset + course.slope * x
  const width = course.pitch + 2 * course.growth * cell
  const length = Math.hypot(1, course.slope)
  const across = width / columns / length
  const lean = course.lean + course.leanGrowth * cell
  const down = (width * CELL_RATIO * course.stretch) / rows / length
  let at = 0
  let sum = 0
  let squares = 0
  for (let row = 0; row < rows; row++) {
    const v = (row - rows / 2 + 0.5) * down + (shiftY * width) / length
    for (let column = 0; column < columns; column++) {
      const u = (column - columns / 2 + 0.5) * across + (shiftX * width) / length
      const value = 255 - sampleAt(image, x + u + v * lean, y + u * course.slope + v)
      raster[at++] = value
      sum += value
      squares += value * value
    }
  }
  const mean = sum / at
  const spread = Math.sqrt(Math.max(0, squares - sum * mean))
  const factor = spread === 0 ? 0 : 1 / spread
  for (let point = 0; point < at; point++) raster[point] = (raster[point]! - mean) * factor
  return spread / Math.sqrt(at)
}

export function correlate(raster: Float32Array, glyph: Float32Array): number {
  let sum = 0
  for (let at = 0; at < raster.length; at++) sum += raster[at]! * glyph[at]!
  return sum
}

/** A cell with this contrast or less, in levels of brightness per point, is empty. */
const EMPTY_CONTRAST = 8

/** The best correlation of each cell with any character: high where the course meets the characters. */
export function fitOfCells(
  image: GreyImage,
  course: LineCourse,
  cells: { readonly from: number; readonly to: number },
  glyphs: GlyphSet,
): number[] {
  const raster = new Float32Array(COARSE.columns * COARSE.rows)
  const fits: number[] = []
  for (let cell = cells.from; cell < cells.to; cell++) {
    const contrast = cutCell(image, course, { cell, x: 0, y: 0 }, COARSE, raster)
    let best = -1
    for (const glyph of glyphs.coarse) best = Math.max(best, correlate(raster, glyph))
    fits.push(best * Math.min(1, contrast / EMPTY_CONTRAST))
  }
  return fits
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Moves the course a little in each direction as long as the cells fit better. */
export function refineCourse(
  image: GreyImage,
  course: LineCourse,
  length: number,
  glyphs: GlyphSet,
): LineCourse {
  const cells = { from: 0, to: length }
  let best = course
  let bestFit = sumOf(fitOfCells(image, best, cells, glyphs))
  for (const scale of [1, 0.4]) {
    for (let round = 0; round < 2; round++) {
      let isBetter = false
      for (const change of changesOf(best, length, scale)) {
        const fit = sumOf(fitOfCells(image, change, cells, glyphs))
        if (fit <= bestFit) continue
        best = change
        bestFit = fit
        isBetter = true
      }
      if (!isBetter) break
    }
  }
  return best
}

/** Small moves of the whole line, of its ends and of its middle, and other heights of its characters. */
function changesOf(course: LineCourse, length: number, scale: number): LineCourse[] {
  const { start, pitch, growth, offset, slope, stretch } = course
  const step = 0.1 * pitch * scale
  const last = length - 1
  return [1, -1].flatMap(sign => {
    const move = sign * step
    const bend = move / (last * last)
    return [
      { ...course, start: start + move },
      { ...course, offset: offset + move },
      { ...course, stretch: stretch * (1 + sign * 0.08 * scale) },
      // The right end moves and the left one stays, or the left end moves.
      { ...course, pitch: pitch + move / last },
      { ...course, start: start + move, pitch: pitch - move / last },
      { ...course, slope: slope + move / (last * pitch), offset: offset - (move * start) / (last * pitch) },
      { ...course, growth: growth + 4 * bend, pitch: pitch - 4 * bend * last },
    ]
  })
}
