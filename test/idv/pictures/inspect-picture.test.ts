import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { inspectPicture, type InspectedPicture } from '#idv/pictures/inspect-picture.ts'
import { perceptualDistance } from '#idv/pictures/perceptual-hash.ts'
import { drawPassport } from '../reading/drawing.ts'
import { photograph } from '../reading/photograph.ts'

async function inspect(bytes: Buffer): Promise<InspectedPicture> {
  const inspected = await inspectPicture(bytes)
  if ('problem' in inspected) throw new Error(inspected.problem)
  return inspected
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#abc' } })

const png = (chunks: readonly [type: string, data: Buffer][]): Buffer =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunks.map(([type, data]) => {
      const size = Buffer.alloc(4)
      size.writeUInt32BE(data.length)
      return Buffer.concat([size, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
    }),
  ])

test('pictures are known by their content, and have the size of the upright picture', async () => {
  const drawn = await drawPassport()

  expect(await inspect(drawn)).toMatchObject({
    format: 'PNG',
    width: 1500,
    height: 1056,
    warnings: [],
    editors: [],
  })
  expect(await inspect(await sharp(drawn).webp().toBuffer())).toMatchObject({ format: 'WEBP' })
  expect(await inspect(await sharp(drawn).jpeg().withMetadata({ orientation: 6 }).toBuffer())).toMatchObject({
    format: 'JPEG',
    width: 1056,
    height: 1500,
  })
})

const header = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  data.set([8, 2], 8)
  return data
}

const UNUSABLE: Readonly<Record<string, readonly [problem: string, bytes: () => Promise<Buffer>]>> = {
  'a vector drawing': [
    'format',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
  ],
  'a document': ['format', async () => Buffer.from('%PDF-1.7\n')],
  'an empty file': ['format', async () => Buffer.alloc(0)],
  'a text with the signature of a picture': [
    'damaged',
    async () => Buffer.from('\xff\xd8\xff no picture', 'latin1'),
  ],
  'a picture cut off': ['damaged', async () => (await drawPassport()).subarray(0, 40_000)],
  'a file of more than 10 MB': ['bytes', async () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff)],
  'a small picture': ['small', () => plain(2000, 299).png().toBuffer()],
  'a bomb of 144 megapixels': ['pixels', () => plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()],
  'colours for print': [
    'colours',
    async () =>
      sharp(await drawPassport())
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
  ],
}

test.each(Object.entries(UNUSABLE))('%s is refused with its reason', async (_, [problem, bytes]) => {
  expect(await inspectPicture(await bytes())).toEqual({ problem })
})

test('a header that declares billions of pixels is refused or damaged, and never decoded', async () => {
  const bomb = png([
    ['IHDR', header(100_000, 100_000)],
    ['IDAT', Buffer.alloc(100)],
    ['IEND', Buffer.alloc(0)],
  ])

  expect(await inspectPicture(bomb)).toHaveProperty('problem')
})

test('animated pictures are refused', async () => {
  const frames = await Promise.all(
    ['#111', '#eee'].map(background =>
      sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const still = await plain(400, 400).png().toBuffer()
  const control = png([['acTL', Buffer.alloc(8)]]).subarray(8)
  const afterHeader = 8 + 25
  const animatedPng = Buffer.concat([still.subarray(0, afterHeader), control, still.subarray(afterHeader)])

  expect(await inspectPicture(animated)).toEqual({ problem: 'animated' })
  expect(await inspectPicture(animatedPng)).toHaveProperty('problem')
})

test('the same pixels have the same hash in another format and with other metadata', async () => {
  const drawn = await drawPassport()
  const [first, again, other, changed] = await Promise.all([
    inspect(drawn),
    inspect(drawn),
    inspect(
      await sharp(drawn)
        .webp({ lossless: true })
        .withExif({ IFD0: { Copyright: 'someone' } })
        .toBuffer(),
    ),
    inspect(await sharp(drawn).modulate({ brightness: 1.02 }).png().toBuffer()),
  ])

  expect(again).toEqual(first)
  expect(other.pixelHash).toBe(first.pixelHash)
  expect(other.sha256).not.toBe(first.sha256)
  expect(changed.pixelHash).not.toBe(first.pixelHash)
})

test('the perceptual hash survives scaling and compression, and differs between other pictures', async () => {
  const drawn = await drawPassport()
  const { perceptualHash } = await inspect(drawn)
  const smaller = await inspect(await sharp(drawn).resize(700).jpeg({ quality: 50 }).toBuffer())
  const other = await inspect(await photograph(drawn, { width: 1200, height: 900, turns: 1 }))

  expect(perceptualHash).toMatch(/^[0-9a-f]{16}$/)
  expect(perceptualDistance(perceptualHash, smaller.perceptualHash)).toBeLessThanOrEqual(6)
  expect(perceptualDistance(perceptualHash, other.perceptualHash)).toBeGreaterThan(10)
})

test('what is stored has no metadata', async () => {
  const withPlace = await sharp(await drawPassport())
    .jpeg()
    .withExif({ IFD0: { Artist: 'Jane Doe' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer()
  const { stored } = await inspect(withPlace)
  const { exif, xmp, icc } = await sharp(stored).metadata()

  expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
  expect(stored.includes('Jane Doe')).toBe(false)
})

test('blur, darkness and few pixels lower the quality and are warnings', async () => {
  const drawn = await drawPassport()
  const good = await inspect(drawn)
  const blurred = await inspect(await sharp(drawn).blur(6).jpeg().toBuffer())
  const dark = await inspect(await sharp(drawn).linear(0.12).jpeg().toBuffer())
  const small = await inspect(await sharp(drawn).resize(500).png().toBuffer())

  expect(good.quality.score).toBeGreaterThan(85)
  expect(blurred.warnings).toEqual(['The picture is blurred.'])
  expect(dark.warnings).toEqual(['The picture is too dark, too bright or has too little contrast.'])
  expect(small.warnings).toEqual(['The short side has 352 pixels; 640 or more are read more reliably.'])
  for (const { quality } of [blurred, dark, small]) expect(quality.score).toBeLessThan(good.quality.score)
})

test('names of editors are found in EXIF and XMP, and names of cameras are none', async () => {
  const drawn = await drawPassport()
  const withSoftware = (Software: string) => sharp(drawn).jpeg().withExif({ IFD0: { Software } }).toBuffer()
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description xmp:CreatorTool="GIMP 2.10"/></x:xmpmeta>'

  expect((await inspect(await withSoftware('Adobe Photoshop 26.1'))).editors).toEqual([
    'Adobe Photoshop 26.1',
  ])
  expect((await inspect(await withSoftware('HDR+ 1.0.5'))).editors).toEqual([])
  expect((await inspect(await sharp(drawn).jpeg().withXmp(xmp).toBuffer())).editors).toEqual(['GIMP 2.10'])
})

test.each([50, 62, 75])(
  'a part pasted into a picture of quality %i is found, and a saved picture has none',
  async quality => {
    const [one, other] = await Promise.all([drawPassport(), drawPassport(['P<UTOSMITH', '123'])])
    const compressed = await sharp(await photograph(one, { width: 1600, height: 1200, blur: 0.6 }))
      .jpeg({ quality })
      .toBuffer()
    const patch = await sharp(other)
      .extract({ left: 480, top: 100, width: 300, height: 200 })
      .jpeg({ quality: 98 })
      .toBuffer()
    const pasted = await sharp(compressed)
      .composite([{ input: patch, left: 600, top: 400 }])
      .jpeg({ quality: 95 })
      .toBuffer()
    const saved = await sharp(compressed).jpeg({ quality: 95 }).toBuffer()

    expect((await inspect(pasted)).isUnevenlyCompressed).toBe(true)
    expect((await inspect(saved)).isUnevenlyCompressed).toBe(false)
    expect((await inspect(compressed)).isUnevenlyCompressed).toBe(false)
  },
)
