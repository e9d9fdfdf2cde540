import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { signals } from '#kernel/telemetry.ts'
import { IN_FLIGHT } from '#gateway/limits/in-flight.ts'
import { bearer, DEMO, type Headers } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'
import { limitedPlatform, type LimitedPlatform } from './limited-platform.ts'

let app: FastifyInstance
let account: string
let viewer: Headers
let rival: Headers
let attack: LimitedPlatform['attack']
let close: LimitedPlatform['close']
/** Delays core's responses to operations whose name starts with Slow. */
let gate: { open: () => void; readonly opened: Promise<void> }
const closeGate = (): void => {
  let open = (): void => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  gate = { open, opened }
}

beforeAll(async () => {
  closeGate()
  ;({ app, account, viewer, rival, attack, close } = await limitedPlatform(() => gate.opened))
}, 60_000)

afterAll(() => close())

describe('slots for running operations', () => {
  let usedSlots = 0
  const stop = signals.slots.subscribe(message => {
    usedSlots = message.usedSlots
  })
  afterAll(stop)
  const slow = (index: number, headers = viewer) =>
    ask(app, `query Slow { account(id: "${account}") { id } }\n#${index}`, { headers })
  const free = async (): Promise<void> => {
    for (let attempt = 0; usedSlots > 0 && attempt < 800; attempt++) await sleep(25)
    expect(usedSlots).toBe(0)
  }

  test('are limited for each credential, and free again once the operations end', async () => {
    closeGate()
    const waiting = Array.from({ length: IN_FLIGHT.credential }, (_, index) => slow(index))
    while (usedSlots < IN_FLIGHT.credential) await sleep(5)

    const beyond = await slow(-1)
    const statement = await app.inject({
      url: `/api/v1/cba/accounts/${account}/statement?from=2020-01-01&to=2090-01-01`,
      headers: viewer,
    })
    const small = await app.inject({ url: '/api/v1/cba/accounts?limit=1', headers: viewer })
    const neighbour = await ask(app, '{ viewer { kind } }', { headers: rival })
    gate.open()
    const responses = await Promise.all(waiting)

    expect([beyond.status, beyond.errors[0]?.extensions['code'], beyond.headers['retry-after']]).toEqual([
      429,
      'RATE_LIMITED',
      '1',
    ])
    expect([statement.statusCode, statement.json().code, statement.headers['retry-after']]).toEqual([
      429,
      expect.any(String),
      '1',
    ])
    expect([small.statusCode, neighbour.status]).toEqual([200, 200])
    expect(responses.map(({ status }) => status)).toEqual(waiting.map(() => 200))
    await free()
    expect((await attack('{ viewer { kind } }', {})).status).toBe(200)
  })

  test('are limited for all credentials of a workspace together', async () => {
    closeGate()
    const staff = await Promise.all(
      (['viewer', 'teller', 'officer', 'manager', 'admin'] as const).map(async role =>
        bearer(await staffToken(app, DEMO, role), DEMO.id),
      ),
    )
    const each = IN_FLIGHT.workspace / (staff.length - 1)
    const waiting = staff
      .slice(1)
      .flatMap(headers => Array.from({ length: each }, (_, index) => slow(index, headers)))
    // This makes one operation more than the limit, so the last one to arrive is refused.
    const first = slow(-1, staff[0])
    while (usedSlots < IN_FLIGHT.workspace) await sleep(5)

    const beyond = await slow(-2, staff[0])
    const neighbour = await ask(app, '{ viewer { kind } }', { headers: rival })
    gate.open()
    const responses = await Promise.all([first, ...waiting])

    expect([beyond.status, beyond.errors[0]?.extensions['code']]).toEqual([429, 'RATE_LIMITED'])
    expect(beyond.errors[0]?.message).toMatch(/credentials together: all 160 slots/)
    expect(neighbour.status).toBe(200)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1)
    await free()
  })

  test('are free again after an error, after a refusal, and once the work of a disconnected client ends', async () => {
    closeGate()
    const { port } = app.server.address() as AddressInfo
    const body = JSON.stringify({ query: `query Slow { account(id: "${account}") { id } }` })
    const head = Object.entries({
      host: 'localhost',
      ...viewer,
      'content-type': 'application/json',
      'content-length': String(body.length),
    })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
    const client = connect(port, '127.0.0.1')
    await once(client, 'connect')
    client.write(`POST /graphql HTTP/1.1\r\n${head}\r\n${body}`)
    while (usedSlots === 0) await sleep(5)

    client.destroy()
    await sleep(50)
    const whileWorking = usedSlots
    gate.open()

    expect(whileWorking).toBe(1)
    await free()
    await Promise.all([
      attack('{ knid }', {}),
      attack('{ account(id: "00000000-0000-4000-8000-000000000000") { id } }', {}),
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...viewer, 'content-type': 'application/json' },
        payload: '{',
      }),
    ])
    await free()
  })
})
