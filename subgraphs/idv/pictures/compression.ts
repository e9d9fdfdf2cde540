import type { Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'
import { PIXELS_MAX } from './limits.ts'

/** Qualities of an earlier compression that are looked for. */
const QUALITIES = [40, 45, 50, 55, 60, 65, 70, 75, 80, 85]
/** Side of the tiles that are compared, a multiple of the eight pixels of a JPEG block. */
const TILE = 32
const TILES_SIDE_MAX = 40
/** Mean squared difference below which a tile is flat, so that it shows nothing about its compression. */
const FLAT = 1.5
/** How much lower the difference at the earlier quality is than at the qualities beside it. */
const DIP_CLEAR = 0.3
const DIP_NONE = 0.05
const EARLIER_SHARE_MIN = 0.7
/** Connected tiles without a trace of the earlier compression, at least and as a share of all tiles that show something. */
const PASTED_TILES_MIN = 3

interface Tiles {
  readonly columns: number
  readonly rows: number
}

/**
 * Compares the picture with its own copies in other JPEG qualities. Where all of it was compressed before, each part
 * is nearly unchanged by the earlier quality. A pasted part lacks this trace (H. Farid, "Exposing digital forgeries
 * from JPEG ghosts", 2009). Judges the middle of large pictures.
 */
export async function isUnevenlyCompressed(bytes: Buffer): Promise<boolean> {
  const sharp = await loadSharp()
  const decoded = (): Sharp => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
  const { width = 0, height = 0 } = await decoded().metadata()
  const tiles: Tiles = {
    columns: Math.min(TILES_SIDE_MAX, Math.floor(width / TILE)),
    rows: Math.min(TILES_SIDE_MAX, Math.floor(height / TILE)),
  }
  const part = {
    left: Math.floor((width - tiles.columns * TILE) / 16) * 8,
    top: Math.floor((height - tiles.rows * TILE) / 16) * 8,
    width: tiles.columns * TILE,
    height: tiles.rows * TILE,
  }
  const original = await decoded().extract(part).greyscale().toColourspace('b-w').raw().toBuffer()
  const raw = { width: part.width, height: part.height, channels: 1 } as const
  const differences: Float64Array[] = []
  for (const quality of QUALITIES) {
    const compressed = await sharp(original, { raw }).toColourspace('b-w').jpeg({ quality }).toBuffer()
    const copy = await sharp(compressed).toColourspace('b-w').raw().toBuffer()
    differences.push(differenceOfTiles(original, copy, tiles))
  }
  return hasPastedPart(differences, tiles)
}

function differenceOfTiles(one: Buffer, other: Buffer, { columns, rows }: Tiles): Float64Array {
  const sums = new Float64Array(columns * rows)
  const width = columns * TILE
  for (let y = 0; y < rows * TILE; y++)
    for (let x = 0; x < width; x++) {
      const difference = one[y * width + x]! - other[y * width + x]!
      sums[Math.floor(y / TILE) * columns + Math.floor(x / TILE)]! += difference * difference
    }
  return sums.map(sum => sum / (TILE * TILE))
}

/** How much lower the difference at this quality is than expected from the qualities beside it, 0 to 1. */
function dipAt(differences: readonly Float64Array[], quality: number, tile: number): number {
  const expected = (differences[quality - 1]![tile]! + differences[quality + 1]![tile]!) / 2
  return expected === 0 ? 0 : 1 - differences[quality]![tile]! / expected
}

function hasPastedPart(differences: readonly Float64Array[], tiles: Tiles): boolean {
  const textured = [...differences[0]!.keys()].filter(tile => differences[0]![tile]! > FLAT * 4)
  for (let quality = 1; quality < QUALITIES.length - 1; quality++) {
    const usable = textured.filter(tile => differences[quality - 1]![tile]! > FLAT)
    if (usable.length < 4 * PASTED_TILES_MIN) continue
    const dips = new Map(usable.map(tile => [tile, dipAt(differences, quality, tile)]))
    const earlier = usable.filter(tile => dips.get(tile)! > DIP_CLEAR)
    if (earlier.length < EARLIER_SHARE_MIN * usable.length) continue
    const others = new Set(usable.filter(tile => dips.get(tile)! < DIP_NONE))
    return largestGroup(others, tiles) >= PASTED_TILES_MIN
  }
  return false
}

function largestGroup(members: Set<number>, { columns }: Tiles): number {
  const left = new Set(members)
  let largest = 0
  for (const start of members) {
    if (!left.delete(start)) continue
    const group = [start]
    for (const tile of group) {
      const column = tile % columns
      const beside = [tile - columns, tile + columns]
      if (column > 0) beside.push(tile - 1)
      if (column < columns - 1) beside.push(tile + 1)
      for (const other of beside) if (left.delete(other)) group.push(other)
    }
    largest = Math.max(largest, group.length)
  }
  return largest
}
