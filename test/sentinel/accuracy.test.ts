import { expect, test } from '@jest/globals'
import { world } from '#test/support/world.ts'
import { accuracyTable, measureAccuracy } from '#tools/bench/sentinel/accuracy.ts'
import { tuningSeed } from '#tools/traffic/sentinel/lives/random.ts'

test('the standard set alerts to victims, and to no ordinary customer in eight months', async () => {
  const here = await world()
  const staff = here.as({ kind: 'staff', scopes: ['sentinel:read', 'sentinel:write'] })

  const found = await measureAccuracy({
    contextAt: at => ({ ...staff, now: () => at, deadlineAt: Date.now() + 60_000 }),
    seeds: tuningSeed,
    profiles: 2,
    victimsPerPattern: 1,
    patterns: ['GIFT_CARDS', 'GROWING_PAYMENTS', 'UNPAID_BILLS'],
  })

  expect(found).toMatchObject({ victims: 3, alerted: 3, profileMonths: 8, alerts: 0 })
  expect(found.byPattern.get('GROWING_PAYMENTS')).toMatchObject({ victims: 1, alerted: 1, missed: [] })
  expect(accuracyTable(found)).toContain('Share of 3 victims alerted: 1.00 (wanted: at least 0.95) reached')
}, 60_000)
