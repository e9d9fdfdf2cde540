import type { GlyphSet } from './glyphs.ts'
import type { GreyImage } from './grey-image.ts'
import { fitOfCells, type LineCourse } from './line-course.ts'
import type { PitchedLine } from './text-lines.ts'

/** The courses of all lines of a zone. */
export interface ZoneCourses {
  readonly lines: readonly LineCourse[]
  /** Characters of a line: 30, 36 or 44. */
  readonly length: number
  /** Mean correlation of the cells with characters, at most 1. */
  readonly fit: number
}

const LINE_CENTRES_MIN = 12
const LINES_MAX = 10
/** Distance of two lines of a zone in units of the distance of characters. */
const SPACING_MIN = 1.1
const SPACING_MAX = 4.5
/** Lines whose ends are farther apart than this do not begin at one place. */
const LEAN_MAX = 0.5

const middleAt = ({ offset, slope }: PitchedLine, x: number): number => offset + slope * x
const leftOf = ({ centres }: PitchedLine): number => centres[0]!.x
const rightOf = ({ centres }: PitchedLine): number => centres.at(-1)!.x

/** Whether the other line may be the next one of the same zone. */
function isBelow(line: PitchedLine, other: PitchedLine): boolean {
  const left = Math.max(leftOf(line), leftOf(other))
  const right = Math.min(rightOf(line), rightOf(other))
  const shorter = Math.min(rightOf(line) - leftOf(line), rightOf(other) - leftOf(other))
  if (right - left < 0.5 * shorter) return false
  const pitch = Math.max(line.pitch, other.pitch)
  if (Math.min(line.pitch, other.pitch) < 0.85 * pitch || Math.abs(line.slope - other.slope) > 0.08)
    return false
  const middle = (left + right) / 2
  const spacing = (middleAt(other, middle) - middleAt(line, middle)) / pitch
  return spacing > SPACING_MIN && spacing < SPACING_MAX
}

/** The course through the characters that were found: cell 0 is the leftmost of them. */
function courseThrough(line: PitchedLine): LineCourse {
  const { centres, slope, offset } = line
  let index = 0
  const points = centres.map(({ x }, at) => {
    if (at > 0) index += Math.max(1, Math.round((x - centres[at - 1]!.x) / line.pitch))
    return { index, x }
  })
  const { constant, linear, square } = fitParabola(points)
  return {
    start: constant,
    pitch: linear,
    growth: square,
    offset,
    slope,
    lean: -slope,
    leanGrowth: 0,
    stretch: 1,
  }
}

/** Perspective makes the distance of characters change along the line, which a parabola follows closely enough. */
function fitParabola(points: readonly { readonly index: number; readonly x: number }[]): {
  readonly constant: number
  readonly linear: number
  readonly square: number
} {
  let used = points
  let fit = { constant: 0, linear: 0, square: 0 }
  for (let round = 0; round < 3; round++) {
    fit = leastSquares(used)
    const { constant, linear, square } = fit
    const close = points.filter(
      ({ index, x }) => Math.abs(x - constant - linear * index - square * index * index) < 0.3 * linear,
    )
    if (close.length < LINE_CENTRES_MIN) break
    used = close
  }
  return fit
}

/** The parabola of least squares; orthogonal polynomials about the mean index avoid a system of equations. */
function leastSquares(points: readonly { readonly index: number; readonly x: number }[]) {
  const sum = (of: (index: number, x: number) => number): number =>
    points.reduce((total, { index, x }) => total + of(index, x), 0)
  const count = points.length
  const middle = sum(index => index) / count
  const second = sum(index => (index - middle) ** 2) / count
  const third = second === 0 ? 0 : sum(index => (index - middle) ** 3) / count / second
  const curve = (index: number): number => (index - middle) ** 2 - third * (index - middle) - second
  const linear = sum((index, x) => (index - middle) * x) / (second * count || 1)
  const square = sum((index, x) => curve(index) * x) / (sum(index => curve(index) ** 2) || 1)
  const mean = sum((_, x) => x) / count
  return {
    constant: mean - linear * middle + square * (middle ** 2 + third * middle - second),
    linear: linear - square * (2 * middle + third),
    square,
  }
}

/** Moves the start so that the given number of cells fits best; lines of a zone begin at one place. */
function placeWindow(
  image: GreyImage,
  course: LineCourse,
  line: PitchedLine,
  length: number,
  glyphs: GlyphSet,
): { readonly course: LineCourse; readonly fit: number } {
  const found = line.centres.length
  const from = Math.min(-2, found - length - 2)
  const to = Math.max(found, length) + 2 + Math.max(0, -from - 2)
  const fits = fitOfCells(image, course, { from, to }, glyphs)
  let best = { sum: -Infinity, at: 0 }
  for (let at = 0; at + length <= fits.length; at++) {
    let sum = 0
    for (let cell = at; cell < at + length; cell++) sum += fits[cell]!
    if (sum > best.sum) best = { sum, at }
  }
  return {
    course: startAt(course, from + best.at),
    fit: best.sum / length,
  }
}

/** The same course with another cell as cell 0. */
const startAt = (course: LineCourse, cell: number): LineCourse => ({
  ...course,
  start: course.start + course.pitch * cell + course.growth * cell * cell,
  pitch: course.pitch + 2 * course.growth * cell,
})

const positionOf = ({ start, pitch, growth, offset, slope }: LineCourse, cell: number) => {
  const x = start + pitch * cell + growth * cell * cell
  return { x, y: offset + slope * x }
}

/** The first and last characters of the lines stand above each other, which shows how much upright strokes lean. */
function withLean(courses: readonly LineCourse[], length: number): LineCourse[] {
  const leanAt = (cell: number): number => {
    const top = positionOf(courses[0]!, cell)
    const bottom = positionOf(courses.at(-1)!, cell)
    return (bottom.x - top.x) / (bottom.y - top.y)
  }
  const lean = leanAt(0)
  const leanGrowth = (leanAt(length - 1) - lean) / (length - 1)
  if (Math.abs(lean) > LEAN_MAX || Math.abs(leanAt(length - 1)) > LEAN_MAX) return [...courses]
  return courses.map(course => ({ ...course, lean, leanGrowth }))
}

/** All groups of two or three lines that may be a zone, and how well they fit, the best one first. */
export function findZoneCourses(
  image: GreyImage,
  pitched: readonly PitchedLine[],
  glyphs: GlyphSet,
): ZoneCourses[] {
  const lines = pitched.filter(({ centres }) => centres.length >= LINE_CENTRES_MIN).slice(0, LINES_MAX)
  const groups: PitchedLine[][] = []
  for (const first of lines)
    for (const second of lines) {
      if (!isBelow(first, second)) continue
      groups.push([first, second])
      for (const third of lines) if (isBelow(second, third)) groups.push([first, second, third])
    }
  return groups
    .flatMap(group => {
      const courses = group.map(courseThrough)
      const lengths = group.length === 3 ? [30] : [36, 44]
      return lengths.map((length): ZoneCourses => {
        const placed = group.map((line, at) => placeWindow(image, courses[at]!, line, length, glyphs))
        const fit = placed.reduce((sum, each) => sum + each.fit, 0) / placed.length
        const lines = withLean(
          placed.map(({ course }) => course),
          length,
        )
        return { lines, length, fit }
      })
    })
    .toSorted((one, other) => weightOf(other) - weightOf(one))
}

/** Of two groups that fit about equally the one with more characters is the zone, the other one a part of it. */
const weightOf = ({ fit, lines, length }: ZoneCourses): number => fit * Math.sqrt(lines.length * length)
