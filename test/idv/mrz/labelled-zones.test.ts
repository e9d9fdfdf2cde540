import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parseZone } from '#idv/mrz/parse-zone.ts'
import { measureLabelled, measureRepair } from '#tools/bench/idv/zones.ts'

const folder = process.env['WATCHLIST_TEST_DATA']
/** Labelled zones are not part of the project; WATCHLIST_TEST_DATA names their folder. */
const onLabelled = folder === undefined ? test.skip : test

interface DrawnDocument {
  readonly mrz?: string[]
  readonly printedMrz?: string[]
  readonly number?: string
  readonly expect?: string
  readonly repairs?: unknown[]
}

onLabelled('the format and all check digits of the labelled zones are judged as they are labelled', () => {
  const { zones, fields, right } = measureLabelled(folder!)

  expect(zones).toBe(39)
  expect(right).toBe(fields)
})

onLabelled(
  'the zones of the drawn documents are read whole, and repaired only where the labels say so',
  () => {
    const labels = JSON.parse(readFileSync(join(folder!, 'idv/labels.json'), 'utf8')) as Record<
      string,
      DrawnDocument
    >
    const drawn = Object.values(labels).filter(label => label.mrz)

    expect(drawn.length).toBeGreaterThan(8)
    for (const label of drawn) {
      const zone = parseZone(label.printedMrz ?? label.mrz!, { today: '2026-11-28', isSandbox: true })
      expect(zone.valid).toBe(label.expect !== 'mrz_invalid')
      expect(zone.repairs).toMatchObject(label.repairs ?? [])
      if (label.number !== undefined) expect(zone.fields.documentNumber).toBe(label.number)
    }
  },
)

test('of the exchanges that a zone proves at least 95 in 100 are repaired, and none wrongly', () => {
  const { provable, repairedOfProvable, repairedWrongly } = measureRepair(1_000)

  expect(repairedWrongly).toBe(0)
  expect(provable).toBeGreaterThan(700)
  expect(repairedOfProvable / provable).toBeGreaterThanOrEqual(0.95)
})
