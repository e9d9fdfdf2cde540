import { FINE, type GlyphSet } from './glyphs.ts'
import type { GreyImage } from './grey-image.ts'
import { correlate, cutCell, type LineCourse } from './line-course.ts'

/** How far a character may stand beside the middle of its cell, in distances of characters. */
const SHIFTS = [-0.1, 0, 0.1]
/** Loss of correlation per square of the shift. */
const SHIFT_COST = 1

/** The correlation of each cell with each character of the zone's alphabet, -1 to 1. */
export type CellScores = readonly Float32Array[]

export function scoreCells(
  image: GreyImage,
  course: LineCourse,
  length: number,
  sets: readonly GlyphSet[],
): CellScores {
  const glyphs = findBestSet(image, course, length, sets).fine
  const raster = new Float32Array(FINE.columns * FINE.rows)
  return Array.from({ length }, (_, cell) => {
    const scores = new Float32Array(glyphs.length).fill(-1)
    for (const y of SHIFTS)
      for (const x of SHIFTS) {
        cutCell(image, course, { cell, x, y }, FINE, raster)
        const cost = SHIFT_COST * (x * x + y * y)
        glyphs.forEach((glyph, at) => {
          const score = correlate(raster, glyph) - cost
          if (score > scores[at]!) scores[at] = score
        })
      }
    return scores
  })
}

/** The glyphs whose blur is that of the picture. */
export function findBestSet(
  image: GreyImage,
  course: LineCourse,
  length: number,
  sets: readonly GlyphSet[],
): GlyphSet {
  const raster = new Float32Array(FINE.columns * FINE.rows)
  const fits = sets.map(() => 0)
  for (let cell = 0; cell < length; cell++) {
    cutCell(image, course, { cell, x: 0, y: 0 }, FINE, raster)
    sets.forEach(({ fine }, set) => {
      fits[set] = fits[set]! + Math.max(...fine.map(glyph => correlate(raster, glyph)))
    })
  }
  return sets[fits.indexOf(Math.max(...fits))]!
}
