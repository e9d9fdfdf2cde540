import sharp from 'sharp'
import { PIXELS_MAX } from '#idv/pictures/limits.ts'
import type { GreyImage } from './grey-image.ts'

/** Long side of the picture in which lines are found, and of the one from which small lines are read. */
const WORK_SIDE = 1600
const LARGE_SIDE = 2800

export interface DecodedPicture {
  readonly work: GreyImage
  /** The same picture with more pixels; missing where it has no more. */
  readonly large?: GreyImage
}

/** Decodes a picture upright by its EXIF orientation, in shades of grey, on white where it is transparent. */
export async function decodeGrey(picture: Uint8Array): Promise<DecodedPicture> {
  const upright = sharp(picture, { limitInputPixels: PIXELS_MAX, failOn: 'error' }).autoOrient()
  const { data, info } = await upright
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .resize({ width: LARGE_SIDE, height: LARGE_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const original = toGrey(data, info)
  const longSide = Math.max(info.width, info.height)
  if (longSide === WORK_SIDE) return { work: original }
  const scaled = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .resize({ width: WORK_SIDE, height: WORK_SIDE, fit: 'inside', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const work = toGrey(scaled.data, scaled.info)
  return longSide > WORK_SIDE * 1.2 ? { work, large: original } : { work }
}

const toGrey = (data: Buffer, { width, height }: { width: number; height: number }): GreyImage => ({
  width,
  height,
  pixels: new Uint8Array(data.buffer, data.byteOffset, width * height),
})
