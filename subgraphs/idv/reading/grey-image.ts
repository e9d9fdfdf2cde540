/** Brightness of pixels, row by row: 0 is black, 255 is white. */
export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** The picture turned by 90 degrees clockwise. */
export function turnClockwise({ width, height, pixels }: GreyImage): GreyImage {
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = pixels[y * width + x]!
  return { width: height, height: width, pixels: turned }
}

/** The picture turned by 180 degrees. */
export const turnUpsideDown = ({ width, height, pixels }: GreyImage): GreyImage => ({
  width,
  height,
  pixels: pixels.slice().reverse(),
})

/** Brightness between four pixels; points outside have the brightness of the nearest edge. */
export function sampleAt({ width, height, pixels }: GreyImage, x: number, y: number): number {
  const left = Math.min(Math.max(x, 0), width - 1.001)
  const top = Math.min(Math.max(y, 0), height - 1.001)
  const column = Math.floor(left)
  const row = Math.floor(top)
  const dx = left - column
  const dy = top - row
  const at = row * width + column
  const above = pixels[at]! * (1 - dx) + pixels[at + 1]! * dx
  const below = pixels[at + width]! * (1 - dx) + pixels[at + width + 1]! * dx
  return above * (1 - dy) + below * dy
}
