import { sampleAt, type GreyImage } from './grey-image.ts'
import type { LineCourse } from './line-course.ts'
import type { PitchedLine } from './text-lines.ts'

/** Distance of the zone's characters after which the text around it has the size that is read best, in pixels. */
const ZONE_PITCH = 28
/** Height of capital letters that are read best, in pixels. */
const LETTER_HEIGHT = 24
const SIDE_MAX = 1500

/** Height above the first line of a zone, in distances of characters: a page of a passport, or a card and its other side. */
const HEIGHT_ABOVE = { 44: 28, 36: 26, 30: 42 } as const
const MARGIN = 2

/** The part of the picture above the zone, upright and without perspective along the lines. */
export function cutAboveZone(image: GreyImage, course: LineCourse, length: number): GreyImage {
  const scale = ZONE_PITCH
  const width = (length + 2 * MARGIN) * scale
  const wanted = HEIGHT_ABOVE[length as keyof typeof HEIGHT_ABOVE] ?? HEIGHT_ABOVE[30]
  const middle = length / 2
  const middleX = course.start + course.pitch * middle + course.growth * middle * middle
  const available = (course.offset + course.slope * middleX) / (course.pitch + 2 * course.growth * middle)
  const height = Math.max(1, Math.round((Math.min(wanted, available) - 1) * scale))
  const pixels = new Uint8Array(width * height)
  for (let column = 0; column < width; column++) {
    const cell = column / scale - MARGIN
    const pitch = course.pitch + 2 * course.growth * cell
    const x = course.start + course.pitch * cell + course.growth * cell * cell
    const y = course.offset + course.slope * x
    const lean = course.lean + course.leanGrowth * cell
    for (let row = 0; row < height; row++) {
      const down = ((row - height) / scale - 1) * pitch
      pixels[row * width + column] = sampleAt(image, x + down * lean, y + down)
    }
  }
  return { width, height, pixels }
}

/** The same course in the picture enlarged by the factor. */
export const scaleCourse = (course: LineCourse, factor: number): LineCourse => ({
  ...course,
  start: course.start * factor,
  pitch: course.pitch * factor,
  growth: course.growth * factor,
  offset: course.offset * factor,
})

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** The slope that most lines have. */
export const slopeOf = (lines: readonly PitchedLine[]): number => median(lines.map(({ slope }) => slope))

/** The picture, turned so that its lines are level and of a size that is read well. */
export function straighten(image: GreyImage, lines: readonly PitchedLine[]): GreyImage {
  const size = median(lines.flatMap(line => line.centres.map(() => line.size))) || LETTER_HEIGHT
  return turnLevel(image, slopeOf(lines), Math.min(Math.max(LETTER_HEIGHT / size, 0.5), 2))
}

/** The picture, turned so that lines of this slope are level, and enlarged by the factor. */
export function turnLevel(image: GreyImage, slope: number, factor: number): GreyImage {
  const cosine = 1 / Math.hypot(1, slope)
  const sine = slope * cosine
  const corners = [
    [0, 0],
    [image.width, 0],
    [0, image.height],
    [image.width, image.height],
  ].map(([x, y]) => ({ along: x! * cosine + y! * sine, across: y! * cosine - x! * sine }))
  const left = Math.min(...corners.map(({ along }) => along))
  const top = Math.min(...corners.map(({ across }) => across))
  const fullWidth = Math.max(...corners.map(({ along }) => along)) - left
  const fullHeight = Math.max(...corners.map(({ across }) => across)) - top
  const scale = Math.min(factor, Math.max(1, SIDE_MAX / Math.max(fullWidth, fullHeight)))
  const width = Math.max(1, Math.round(fullWidth * scale))
  const height = Math.max(1, Math.round(fullHeight * scale))
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const across = top + row / scale
    for (let column = 0; column < width; column++) {
      const along = left + column / scale
      pixels[row * width + column] = sampleAt(
        image,
        along * cosine - across * sine,
        across * cosine + along * sine,
      )
    }
  }
  return { width, height, pixels }
}

/** A part of the picture; it may reach beyond the edges, where the nearest pixels continue. */
export function cutOut(
  image: GreyImage,
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  scale: number,
): GreyImage {
  const width = Math.max(1, Math.round(box.width * scale))
  const height = Math.max(1, Math.round(box.height * scale))
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      pixels[row * width + column] = sampleAt(image, box.left + column / scale, box.top + row / scale)
  return { width, height, pixels }
}
