import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Metadata } from 'sharp'
import { isUnevenlyCompressed } from './compression.ts'
import { findEditors } from './editor-traces.ts'
import { BYTES_MAX, PIXELS_MAX, SHORT_SIDE_MIN, SHORT_SIDE_RECOMMENDED } from './limits.ts'
import { loadSharp } from './load-sharp.ts'
import { PERCEPTUAL_HASH_SIDE, perceptualHashOf } from './perceptual-hash.ts'
import { formatOf, isAnimatedPng, type AcceptedFormat } from './picture-format.ts'
import type { PictureProblem } from './picture-problems.ts'
import { measureQuality, type MeasuredQuality } from './picture-quality.ts'

/** What was found in the bytes of a picture; the same bytes always have the same result. */
export interface InspectedPicture {
  readonly format: AcceptedFormat
  /** Size in pixels, upright by the EXIF orientation. */
  readonly width: number
  readonly height: number
  /** SHA-256 of the bytes, as hexadecimal digits. */
  readonly sha256: string
  /** SHA-256 of the upright pixels: the same in another lossless format or with other metadata. */
  readonly pixelHash: string
  /** 64 bits as 16 hexadecimal digits. */
  readonly perceptualHash: string
  readonly quality: MeasuredQuality
  /** Sentences for the person who took the picture. */
  readonly warnings: readonly string[]
  /** Names of programs that edited the picture. */
  readonly editors: readonly string[]
  /** Whether a part of the picture was compressed differently from the rest, as pasted parts are. */
  readonly isUnevenlyCompressed: boolean
  /** The upright picture without metadata, for storage. */
  readonly stored: Buffer
  readonly storedFormat: AcceptedFormat
}

export type PictureInspection = InspectedPicture | { readonly problem: PictureProblem }

/** Pictures that are decoded at a time: each may take 150 MB. */
const CONCURRENCY_MAX = 2
const WAITING_MAX = 32
const DECODE_SECONDS_MAX = 8
const QUALITY_SIDE = 1000
/** Long side of a stored picture; readers and people need no more. */
const STORED_SIDE_MAX = 4000
const STORED_QUALITY = 92
/** Bytes that are hashed before other work of the process has its turn. */
const HASH_CHUNK = 4 * 1024 * 1024

let running = 0
const waiting: (() => void)[] = []

/** Examines a file that claims to be a picture. Never throws because of its content. */
export async function inspectPicture(bytes: Buffer): Promise<PictureInspection> {
  if (bytes.length > BYTES_MAX) return { problem: 'bytes' }
  const format = formatOf(bytes)
  if (format === undefined) return { problem: 'format' }
  if (running >= CONCURRENCY_MAX) {
    if (waiting.length >= WAITING_MAX) return { problem: 'busy' }
    await new Promise<void>(resolve => waiting.push(resolve))
  }
  running++
  try {
    return await inspect(bytes, format)
  } catch {
    // The decoder's errors quote the file and say nothing else about it.
    return { problem: 'damaged' }
  } finally {
    running--
    waiting.shift()?.()
  }
}

const CMYK_SPACES: readonly string[] = ['cmyk', 'cmyka']

function problemOf(bytes: Buffer, format: AcceptedFormat, metadata: Metadata): PictureProblem | undefined {
  const { width, height, pages = 1, space = '' } = metadata
  if (width * height > PIXELS_MAX) return 'pixels'
  if (pages > 1 || (format === 'PNG' && isAnimatedPng(bytes))) return 'animated'
  if (CMYK_SPACES.includes(space)) return 'colours'
  return Math.min(width, height) < SHORT_SIDE_MIN ? 'small' : undefined
}

async function inspect(bytes: Buffer, format: AcceptedFormat): Promise<PictureInspection> {
  const sharp = await loadSharp()
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true } as const
  // The header contains the size, so a picture that would fill the memory is never decoded.
  const metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
  const problem = problemOf(bytes, format, metadata)
  if (problem !== undefined) return { problem }
  const decoded = sharp(bytes, options).autoOrient()
  const { data, info } = await (metadata.hasAlpha ? decoded.flatten({ background: '#fff' }) : decoded)
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_SECONDS_MAX })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const upright = () => sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false })
  const scaled = await upright()
    .resize({ width: QUALITY_SIDE, height: QUALITY_SIDE, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const thumbnail = await upright()
    .resize({ width: PERCEPTUAL_HASH_SIDE, height: PERCEPTUAL_HASH_SIDE, fit: 'fill' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const shortSide = Math.min(width, height)
  const quality = measureQuality(
    { width: scaled.info.width, height: scaled.info.height, pixels: scaled.data },
    shortSide,
  )
  return {
    format,
    width,
    height,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    pixelHash: await hashPixels(data, width, height),
    perceptualHash: perceptualHashOf(thumbnail),
    quality,
    warnings: warningsOf(quality, shortSide),
    editors: await findEditors(bytes, format, metadata),
    isUnevenlyCompressed: format === 'JPEG' && (await isUnevenlyCompressed(bytes)),
    stored: await upright()
      .resize({ width: STORED_SIDE_MAX, height: STORED_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: STORED_QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer(),
    storedFormat: 'JPEG',
  }
}

async function hashPixels(pixels: Buffer, width: number, height: number): Promise<string> {
  const hash = createHash('sha256').update(`${width}x${height}:`)
  for (let at = 0; at < pixels.length; at += HASH_CHUNK) {
    hash.update(pixels.subarray(at, at + HASH_CHUNK))
    await nextTurn()
  }
  return hash.digest('hex')
}

const LOW = 40

function warningsOf({ sharpness, exposure, glare }: MeasuredQuality, shortSide: number): string[] {
  return [
    ...(shortSide < SHORT_SIDE_RECOMMENDED
      ? [`The short side has ${shortSide} pixels; ${SHORT_SIDE_RECOMMENDED} or more are read more reliably.`]
      : []),
    ...(sharpness < LOW ? ['The picture is blurred.'] : []),
    ...(exposure < LOW ? ['The picture is too dark, too bright or has too little contrast.'] : []),
    ...(glare < LOW ? ['Reflections hide a part of the picture.'] : []),
  ]
}
