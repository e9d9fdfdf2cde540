import { BYTES_MAX, PIXELS_MAX, SHORT_SIDE_MIN } from './limits.ts'

/** Why a file is no picture that can be used, and what is wrong with it. */
export const PICTURE_PROBLEMS = {
  format: 'The file is no JPEG, PNG or WebP picture.',
  bytes: `The file is larger than ${BYTES_MAX / 1024 / 1024} MB.`,
  pixels: `The picture has more than ${PIXELS_MAX / 1_000_000} megapixels.`,
  small: `The short side of the picture has less than ${SHORT_SIDE_MIN} pixels.`,
  animated: 'The picture is animated.',
  colours: 'The picture has colours for print (CMYK); convert it to RGB.',
  damaged: 'The picture is damaged or cut off.',
  busy: 'Too many pictures are being examined.',
} as const

export type PictureProblem = keyof typeof PICTURE_PROBLEMS
