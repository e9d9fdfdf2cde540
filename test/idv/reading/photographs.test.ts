import { expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { drawPassport, PASSPORT_ZONE } from './drawing.ts'
import { photograph, type Shot } from './photograph.ts'
import { read } from './reading-support.ts'

jest.setTimeout(120_000)

test('a drawn passport is read whole, and its print agrees with its zone', async () => {
  const { zone, printed, confidence } = await read(await drawPassport())

  expect(zone).toMatchObject({ format: 'TD3', valid: true, score: 100, lines: PASSPORT_ZONE })
  expect(printed).toMatchObject({
    surname: 'ERIKSSON',
    givenNames: 'ANNA MARIA',
    birthDate: '1974-08-12',
    expiryDate: '2012-04-15',
  })
  expect(confidence).toBeGreaterThan(90)
})

const SHOTS: Readonly<Record<string, Shot>> = {
  'with tilt, perspective, shadow and noise': {},
  'by ten degrees tilted': { tiltDegrees: 10, fill: 0.7 },
  'tilted the other way': { tiltDegrees: -6 },
  'from below': { perspective: 0.1, tiltDegrees: 0 },
  'from afar': { fill: 0.5 },
  'turned by 90 degrees': { turns: 1 },
  'upside down': { turns: 2 },
  'turned by 270 degrees': { turns: 3 },
  'blurred and noisy': { blur: 2.2, noise: 25 },
}

test.each(Object.entries(SHOTS))('the zone of a photograph %s is read without an error', async (_, shot) => {
  const { zone } = await read(await photograph(await drawPassport(), shot))

  expect(zone).toMatchObject({ valid: true, lines: PASSPORT_ZONE, repairs: [] })
})

test('a photograph is read upright by its EXIF orientation', async () => {
  const turned = await sharp(await drawPassport())
    .rotate(90)
    .jpeg()
    .withMetadata({ orientation: 8 })
    .toBuffer()

  const { zone, printed } = await read(turned)

  expect(zone?.lines).toEqual(PASSPORT_ZONE)
  expect(printed.surname).toBe('ERIKSSON')
})

test('a wrong digit that is printed clearly stays wrong, and a look-alike that a check digit proves is repaired', async () => {
  const [names, data] = PASSPORT_ZONE
  const wrong = await read(await drawPassport([names, data.replace('7408122', '7408123')]))
  const misprinted = await read(await drawPassport([names, data.replace('L898902C3', 'L8989O2C3')]))

  expect(wrong.zone).toMatchObject({ valid: false, repairs: [] })
  expect(wrong.zone?.lines[1]).toContain('7408123')
  expect(misprinted.zone).toMatchObject({
    valid: true,
    repairs: [{ line: 2, position: 6, from: 'O', to: '0', proof: 'check_digit' }],
  })
})

test('a picture without a document has no zone and no data', async () => {
  const plain = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

  expect(await read(plain)).toEqual({ printed: { text: [] }, confidence: 0 })
})
