import sharp from 'sharp'
import { fileURLToPath } from 'node:url'

/** The characters of a machine readable zone. */
export const ZONE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'

/** Height of a cell in units of its width, which is the distance of two characters. */
export const CELL_RATIO = 1.5

/** Size of a raster of brightness over one cell. */
export interface RasterSize {
  readonly columns: number
  readonly rows: number
}

/** The raster in which characters are compared. */
export const FINE: RasterSize = { columns: 16, rows: 24 }
/** The raster in which lines are placed. */
export const COARSE: RasterSize = { columns: 8, rows: 12 }

/** Rasters of all characters, each with mean 0 and length 1, at one degree of blur. */
export interface GlyphSet {
  readonly fine: readonly Float32Array[]
  readonly coarse: readonly Float32Array[]
}

const FONT = fileURLToPath(new URL('./assets/OCRB.otf', import.meta.url))
const DPI = 600
/** Distance of two characters of the font at this resolution, in pixels. */
const PITCH = 72
/** Blur of the glyph sets, in pixels of the rendered font: a sharp scan, a photograph, a small picture. */
const BLURS = [1.5, 6, 10]

/** Renders OCR-B. The first and the last character are an H, whose position in its cell is known. */
export async function renderGlyphs(): Promise<readonly GlyphSet[]> {
  const text = `H${ZONE_ALPHABET.replace('<', '&lt;')}H`
  const rendered = await sharp({ text: { text, fontfile: FONT, font: 'OCRB', dpi: DPI } })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = rendered.info
  const margin = PITCH
  const padded = await sharp(rendered.data, { raw: { width, height, channels: 1 } })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r: 0, g: 0, b: 0 } })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const first = boundsOf(padded.data, padded.info.width, padded.info.height)
  return Promise.all(
    BLURS.map(async sigma => {
      const { data, info } = await sharp(padded.data, {
        raw: { width: padded.info.width, height: padded.info.height, channels: 1 },
      })
        .blur(sigma)
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true })
      const cut = (size: RasterSize): Float32Array[] =>
        Array.from(ZONE_ALPHABET, (_, index) =>
          normalise(averageCell({ data, width: info.width }, first.x + PITCH * (index + 1), first.y, size)),
        )
      return { fine: cut(FINE), coarse: cut(COARSE) }
    }),
  )
}

/** Centre of the first character. */
function boundsOf(
  data: Uint8Array,
  width: number,
  height: number,
): { readonly x: number; readonly y: number } {
  const box = { left: width, right: 0, top: height, bottom: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < 2 * PITCH - 10; x++) {
      if (data[y * width + x]! < 128) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  return { x: (box.left + box.right + 1) / 2, y: (box.top + box.bottom + 1) / 2 }
}

/** The average of the pixels around each point of the cell with this centre. */
function averageCell(
  { data, width }: { readonly data: Uint8Array; readonly width: number },
  centreX: number,
  centreY: number,
  { columns, rows }: RasterSize,
): Float32Array {
  const cell = new Float32Array(columns * rows)
  const step = PITCH / columns
  const span = Math.floor(step)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = Math.round(centreX + (column - columns / 2) * step)
      const top = Math.round(centreY + (row - rows / 2) * step)
      let sum = 0
      for (let y = top; y < top + span; y++)
        for (let x = left; x < left + span; x++) sum += data[y * width + x]!
      cell[row * columns + column] = sum / (span * span)
    }
  return cell
}

function normalise(cell: Float32Array): Float32Array {
  const mean = cell.reduce((sum, value) => sum + value, 0) / cell.length
  const length = Math.sqrt(cell.reduce((sum, value) => sum + (value - mean) ** 2, 0))
  return cell.map(value => (value - mean) / length)
}
