import { expect, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'
import { followDatabaseClock } from '#kernel/database/clock.ts'
import { testPlatform } from '#test/support/world.ts'

const NOON = Date.UTC(2030, 0, 1, 12)

/** A database with its own clock and a round-trip time; `end` ends the session. */
function databaseAt(clock: { dbMs: number; roundTripMs: number; isAway?: boolean }, elapsed: { ms: number }) {
  let end = async (): Promise<void> => undefined
  let readings = 0
  return {
    read: async () => {
      if (clock.isAway) throw new Error('away')
      readings++
      elapsed.ms += clock.roundTripMs
      return [{ ms: clock.dbMs + clock.roundTripMs / 2 }] as never
    },
    endsWith(ends: () => Promise<void>) {
      end = ends
    },
    end: () => end(),
    readings: () => readings,
  }
}

async function following(clock: { dbMs: number; roundTripMs: number; isAway?: boolean }) {
  const elapsed = { ms: 1_000 }
  const database = databaseAt(clock, elapsed)
  const now = await followDatabaseClock(database, { everyMs: 1, elapsedMs: () => elapsed.ms })
  const readAgain = async (): Promise<void> => {
    const before = database.readings()
    while (database.readings() < before + 2) await sleep(1)
  }
  return { now, elapsed, database, readAgain }
}

test('the time follows the database clock, even if the clock of the machine is wrong', async () => {
  const { now, elapsed, database } = await following({ dbMs: NOON, roundTripMs: 4 })

  await database.end()
  const at = now().getTime()
  elapsed.ms += 90_000

  expect(Math.abs(at - NOON)).toBeLessThan(10)
  expect(now().getTime() - at).toBe(90_000)
})

test('a change of the database clock is followed, and a slow reading is ignored', async () => {
  const clock = { dbMs: NOON, roundTripMs: 0 }
  const { now, database, readAgain } = await following(clock)

  clock.dbMs = NOON + 3_600_000
  await readAgain()
  const followed = now().getTime() - NOON
  Object.assign(clock, { dbMs: NOON, roundTripMs: 400 })
  await readAgain()
  await database.end()

  expect(followed).toBe(3_600_000)
  expect(now().getTime() - NOON).toBeGreaterThanOrEqual(3_600_000)
})

test('the clock goes on while the database is unavailable', async () => {
  const clock: { dbMs: number; roundTripMs: number; isAway?: boolean } = { dbMs: NOON, roundTripMs: 0 }
  const { now, elapsed, database } = await following(clock)

  clock.isAway = true
  await sleep(5)
  elapsed.ms += 5_000
  await database.end()

  expect(now().getTime()).toBe(NOON + 5_000)
})

test('the clock can be read from a real database', async () => {
  const { database } = await testPlatform()

  const now = await followDatabaseClock({ read: database.read, endsWith: () => undefined })

  expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(5_000)
})
