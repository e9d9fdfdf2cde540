import { findBestSet, scoreCells, type CellScores } from './cells.ts'
import { findComponents, markInk } from './components.ts'
import type { GlyphSet } from './glyphs.ts'
import { turnClockwise, turnUpsideDown, type GreyImage } from './grey-image.ts'
import { fitOfCells, refineCourse, type LineCourse } from './line-course.ts'
import { findPitchedLines, type PitchedLine } from './text-lines.ts'
import { findZoneCourses, type ZoneCourses } from './zone-courses.ts'

/** Turns of the picture by 90 degrees clockwise after which its text is upright. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** A zone in a picture. */
export interface LocatedZone {
  readonly turns: QuarterTurns
  readonly courses: readonly LineCourse[]
  readonly scores: readonly CellScores[]
  /** Mean correlation of the cells with their characters, at most 1. */
  readonly fit: number
  /** Distance of characters in pixels. */
  readonly pitch: number
}

/** Below this fit the lines are no machine readable zone. */
const FIT_MIN = 0.7
/** From this fit on a zone is upright and complete, and no other turn is tried. */
const FIT_CERTAIN = 0.88
/** Groups of lines that are placed exactly, of all that may be a zone. */
const GROUPS_MAX = 2

/** The ink is darker than the square of this share of the picture's width around it. */
const INK_RADIUS_SHARE = 1 / 50

export function findLines(image: GreyImage): PitchedLine[] {
  const radius = Math.round(Math.max(image.width, image.height) * INK_RADIUS_SHARE)
  return findPitchedLines(findComponents(markInk(image, radius), image.width, image.height))
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function placeExactly(
  image: GreyImage,
  { lines, length }: ZoneCourses,
  sets: readonly GlyphSet[],
): { readonly courses: readonly LineCourse[]; readonly fit: number } {
  const placed = lines.map(line => {
    const glyphs = findBestSet(image, line, length, sets)
    const course = refineCourse(image, line, length, glyphs)
    return { course, fit: mean(fitOfCells(image, course, { from: 0, to: length }, glyphs)) }
  })
  return { courses: placed.map(({ course }) => course), fit: mean(placed.map(({ fit }) => fit)) }
}

/** The same line in the picture turned by 180 degrees. */
function turnLine(line: PitchedLine, { width, height }: GreyImage): PitchedLine {
  const centres = line.centres.map(({ x, y }) => ({ x: width - 1 - x, y: height - 1 - y })).toReversed()
  const offset = height - 1 - line.offset - line.slope * (width - 1)
  return { ...line, centres, offset }
}

/** Finds the zone in the picture as it is, or turned by any multiple of 90 degrees. */
export function locateZone(upright: GreyImage, sets: readonly GlyphSet[]): LocatedZone | undefined {
  let best: LocatedZone | undefined
  for (const quarter of [0, 1] as const) {
    const image = quarter === 0 ? upright : turnClockwise(upright)
    const lines = findLines(image)
    for (const half of [0, 2] as const) {
      const turned = half === 0 ? image : turnUpsideDown(image)
      const turnedLines = half === 0 ? lines : lines.map(line => turnLine(line, image))
      for (const group of findZoneCourses(turned, turnedLines, sets[1]!).slice(0, GROUPS_MAX)) {
        const { courses, fit } = placeExactly(turned, group, sets)
        if (fit < FIT_MIN || fit <= (best?.fit ?? 0)) continue
        const scores = courses.map(course => scoreCells(turned, course, group.length, sets))
        const turns = (quarter + half) as QuarterTurns
        best = { turns, courses, scores, fit, pitch: mean(courses.map(({ pitch }) => pitch)) }
        if (fit >= FIT_CERTAIN) return best
      }
    }
  }
  return best
}
