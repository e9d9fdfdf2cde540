import sharp from 'sharp'

export interface Shot {
  readonly width?: number
  readonly height?: number
  /** Share of the photograph's width that the document takes. */
  readonly fill?: number
  readonly tiltDegrees?: number
  /** How much nearer the lower edge is than the upper one, as a share. */
  readonly perspective?: number
  readonly noise?: number
  readonly blur?: number
  /** Turns of the photograph by 90 degrees. */
  readonly turns?: number
}

type Point = readonly [x: number, y: number]

/** The eight coefficients of the projection that takes the corners of the photograph's document to those of the picture. */
function projection(from: readonly Point[], to: readonly Point[]): number[] {
  const rows = from.flatMap(([x, y], corner) => {
    const [u, v] = to[corner]!
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  for (let column = 0; column < 8; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column]!) > Math.abs(best[column]!) ? row : best))
    const at = rows.indexOf(pivot)
    ;[rows[column], rows[at]] = [pivot, rows[column]!]
    for (const row of rows) {
      if (row === pivot) continue
      const factor = row[column]! / pivot[column]!
      for (let each = column; each < 9; each++) row[each]! -= factor * pivot[each]!
    }
  }
  return rows.map((row, at) => row[8]! / row[at]!)
}

/** A photograph of the picture on a table, as a telephone takes it: JPEG with tilt, perspective, shadow and noise. */
export async function photograph(picture: Buffer | string, shot: Shot = {}): Promise<Buffer> {
  const { width = 2400, height = 1800, fill = 0.75, tiltDegrees = 3, perspective = 0.05 } = shot
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const angle = (tiltDegrees * Math.PI) / 180
  const halfWidth = (width * fill) / 2
  const halfHeight = (halfWidth * info.height) / info.width
  const corners = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([sideX, sideY]): Point => {
    const x = sideX * halfWidth * (1 + sideY * perspective)
    const y = sideY * halfHeight
    return [
      width / 2 + x * Math.cos(angle) - y * Math.sin(angle),
      height / 2 + x * Math.sin(angle) + y * Math.cos(angle),
    ]
  })
  const right = info.width - 1
  const bottom = info.height - 1
  const [a, b, c, d, e, f, g, h] = projection(corners, [
    [0, 0],
    [right, 0],
    [right, bottom],
    [0, bottom],
  ]) as [number, number, number, number, number, number, number, number]
  const pixels = Buffer.alloc(width * height)
  let seed = 12345
  const random = (): number => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const scale = g * x + h * y + 1
      const u = (a * x + b * y + c) / scale
      const v = (d * x + e * y + f) / scale
      const isInside = u >= 0 && v >= 0 && u < right && v < bottom
      const column = Math.floor(u)
      const at = Math.floor(v) * info.width + column
      const [dx, dy] = [u - column, v - Math.floor(v)]
      const value = isInside
        ? (data[at]! * (1 - dx) + data[at + 1]! * dx) * (1 - dy) +
          (data[at + info.width]! * (1 - dx) + data[at + info.width + 1]! * dx) * dy
        : 90 + 20 * Math.sin(x / 40 + y / 90)
      const shadow = 1 - 0.3 * (x / width) * (y / height)
      const noise = (random() + random() - 1) * (shot.noise ?? 8)
      pixels[y * width + x] = Math.min(255, Math.max(0, value * shadow + noise))
    }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(shot.blur ?? 1.2)
    .rotate((shot.turns ?? 0) * 90)
    .jpeg({ quality: 75 })
    .toBuffer()
}
