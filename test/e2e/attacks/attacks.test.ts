import { beforeAll, expect, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { bearer, DEMO, parsed, type Headers, type Json } from '#test/e2e/support/rest.ts'
import { rowCounts } from '#test/e2e/support/tables.ts'
import { staffToken } from '#test/e2e/support/tokens.ts'
import type { Attack } from './attack.ts'
import { DOCUMENT_ATTACKS } from './documents.ts'
import { FLOODS } from './floods.ts'
import { REQUEST_ATTACKS } from './requests.ts'

const ATTACKS: readonly Attack[] = [...DOCUMENT_ATTACKS, ...REQUEST_ATTACKS, ...FLOODS]

/**
 * Bounds on the cost of a refusal, in milliseconds: processor time, and time that the idle event loop is
 * blocked, on a machine that runs the yardstick in 25 ms. A 1 MiB body takes up to 15 ms; without protection
 * these attacks took 100 ms and more.
 */
const CPU_MAX_MS = 40
const HELD_MAX_MS = 60
const YARDSTICK = {
  text: JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ [`key${at}`]: [at, String(at)] }))),
  ms: 25,
}
/**
 * Other load on the machine distorts both measures, so the best of several repeats counts. Each repeat has a
 * new text.
 */
const REPEATS = 40
/** Repeats are spaced out, so that not all of them coincide with the same other load. */
const PAUSE_MS = 10

let demo: TestPlatform
let admin: Headers
let repeats = 0

beforeAll(async () => {
  demo = await demoWorld()
  admin = bearer(await staffToken(demo.app, DEMO), DEMO.id)
  for (let round = 0; round < 3; round++) for (const attack of ATTACKS) await send(attack)
}, 120_000)

async function send({ request }: Attack): Promise<{ statusCode: number; body: string }> {
  const { method = 'POST', url = '/graphql', headers: given = {}, payload } = request(repeats++)
  const all: Record<string, string | undefined> = {
    ...admin,
    ...(payload !== undefined && { 'content-type': 'application/json' }),
    ...given,
  }
  const headers = Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return demo.app.inject({
    method: method as 'POST',
    url,
    headers,
    ...(payload !== undefined && { payload }),
  })
}

/**
 * Measures the longest delay of a timer that fires every millisecond, which is how long the event loop was
 * blocked.
 */
function ticking(): { longestMs(): Promise<number> } {
  let last = performance.now()
  let longest = 0
  let done: (() => void) | undefined
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    done?.()
  }, 1)
  return {
    async longestMs() {
      await new Promise<void>(resolve => {
        done = resolve
      })
      clearInterval(timer)
      return longest
    },
  }
}

/** How many times slower this machine currently is than the reference, at least 1. */
function slowness(): number {
  const before = process.cpuUsage()
  JSON.stringify(JSON.parse(YARDSTICK.text))
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, (user + system) / 1_000 / YARDSTICK.ms)
}

test('the corpus has at least a hundred attacks with unique names', () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(100)
  expect(new Set(ATTACKS.map(({ shape, name }) => `${shape}: ${name}`)).size).toBe(ATTACKS.length)
})

test.each(ATTACKS.map(attack => [`${attack.shape}: ${attack.name}`, attack] as const))(
  '%s is refused with little CPU time',
  async (_, attack) => {
    const best = { cpuMs: Infinity, heldMs: Infinity, slowness: Infinity }
    let response = { statusCode: 0, body: '' }
    const isDear = (): boolean => best.cpuMs >= CPU_MAX_MS || best.heldMs >= HELD_MAX_MS
    for (let repeat = 0; repeat < REPEATS && isDear(); repeat++) {
      await sleep(repeat * PAUSE_MS)
      const tick = ticking()
      const before = process.cpuUsage()
      response = await send(attack)
      const { user, system } = process.cpuUsage(before)
      best.heldMs = Math.min(best.heldMs, await tick.longestMs())
      best.cpuMs = Math.min(best.cpuMs, (user + system) / 1_000)
      if (isDear()) best.slowness = Math.min(best.slowness, slowness())
    }
    const times = isDear() ? best.slowness : 1

    const { errors, code, data } = parsed(response.body) as Json
    expect({ status: response.statusCode, code: errors?.[0]?.extensions?.code ?? code, data }).toEqual({
      status: attack.status,
      code: attack.code,
      data: undefined,
    })
    expect(best.cpuMs).toBeLessThan(CPU_MAX_MS * times)
    expect(best.heldMs).toBeLessThan(HELD_MAX_MS * times)
  },
  90_000,
)

test('no attack changes any row', async () => {
  const before = await rowCounts(demo.databaseName)
  for (const attack of ATTACKS) await send(attack)

  expect(await rowCounts(demo.databaseName)).toEqual(before)
})
