import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { openDesk, type Desk } from '../support/core-desk.ts'
import type { Json } from '../support/rest.ts'
import { testInOneProcess } from '#test/support/split/installation.ts'

const CALLERS = 50

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})

interface Write {
  readonly route: string
  readonly body: Json
  readonly other: Json
}
/**
 * A write that many callers request under one key, the same key with another body, and the observable effects
 * of the write.
 */
type Given = () => Promise<Write & { readonly effects: () => Promise<unknown>; readonly once: unknown }>

const balancesOf = async (id: string): Promise<readonly [number, number]> => {
  const { ledger_balance, held_balance } = await desk.done(`GET /accounts/${id}`)
  return [ledger_balance, held_balance]
}

const outside = async (source: string): Promise<Json> => ({
  source_account_id: source,
  destination_account_num: '9000000007',
  destination_bank_code: '000013',
  destination_account_name: 'Chidi Okafor',
  amount: 10,
  currency: 'NGN',
  channel: 'MOBILE',
  narration: 'Rent',
  initiated_by: await desk.initiator(),
})

const GIVEN: Readonly<Record<string, Given>> = {
  async deposit() {
    const id = await desk.account(5)
    return {
      route: 'POST /deposits',
      body: await desk.cash(id, 10),
      other: await desk.cash(id, 11),
      effects: () => balancesOf(id),
      once: [15, 0],
    }
  },
  async 'internal transfer'() {
    const [from, to] = [await desk.account(100), await desk.account()]
    return {
      route: 'POST /transfers/internal',
      body: await desk.order(from, to, 10),
      other: await desk.order(from, to, 11),
      effects: async () => [await balancesOf(from), await balancesOf(to)],
      once: [
        [90, 0],
        [10, 0],
      ],
    }
  },
  async 'transfer by NIP'() {
    const id = await desk.account(100)
    const body = await outside(id)
    return {
      route: 'POST /transfers/nip',
      body,
      other: { ...body, amount: 11 },
      effects: () => balancesOf(id),
      once: [79.25, 0],
    }
  },
  async hold() {
    const id = await desk.account(100)
    const body = { amount: 10, reason: 'Hotel', type: 'AUTHORIZATION', expires_at: '2099-01-01T00:00:00Z' }
    return {
      route: `POST /accounts/${id}/holds`,
      body,
      other: { ...body, amount: 11 },
      effects: () => balancesOf(id),
      once: [100, 10],
    }
  },
  async reversal() {
    const id = await desk.account(100)
    const { id: created } = await desk.done('POST /withdrawals', { body: await desk.cash(id, 10) })
    return {
      route: `POST /transactions/${created}/reverse`,
      body: { reason: 'Sent twice' },
      other: { reason: 'Another' },
      effects: () => balancesOf(id),
      once: [100, 0],
    }
  },
  async bulk() {
    const [from, to] = [await desk.account(100), await desk.account()]
    const items = [
      await desk.order(from, to, 10),
      await desk.order(from, to, 1_000),
      await desk.order(from, to, 5),
    ]
    return {
      route: 'POST /transfers/bulk',
      body: { items },
      other: { items: items.slice(1) },
      effects: async () => [await balancesOf(from), await balancesOf(to)],
      once: [
        [85, 0],
        [15, 0],
      ],
    }
  },
  async 'atomic bulk'() {
    const [from, to] = [await desk.account(100), await desk.account()]
    const items = [await desk.order(from, to, 10), await desk.order(from, to, 5)]
    return {
      route: 'POST /transfers/bulk',
      body: { items, atomic: true },
      other: { items, atomic: false },
      effects: async () => [await balancesOf(from), await balancesOf(to)],
      once: [
        [85, 0],
        [15, 0],
      ],
    }
  },
}

test.each(Object.entries(GIVEN))(
  'fifty callers with one key make one %s, get the same bytes, and cannot use the key for another body',
  async (_, given) => {
    const { route, body, other, effects, once } = await given()
    const key = randomUUID()

    const responses = await Promise.all(
      Array.from({ length: CALLERS }, () => desk.call(route, { body, key })),
    )
    const late = await desk.call(route, { body, key })
    const another = await desk.call(route, { body: other, key })

    const running = responses.filter(({ body: { code } }) => code === 'IDEMPOTENCY_IN_PROGRESS')
    const completed = responses.filter(each => !running.includes(each))
    expect(new Set(completed.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`${late.status} ${late.text}`]),
    )
    expect(late.status).toBeLessThan(300)
    expect(completed.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1)
    for (const { status, headers } of running)
      expect([status, Number(headers['retry-after']) > 0]).toEqual([409, true])
    expect([another.status, another.body]).toEqual([
      409,
      {
        code: 'IDEMPOTENCY_CONFLICT',
        message: expect.any(String),
        details: [],
        request_id: expect.any(String),
        timestamp: expect.any(String),
        documentation_url: `${desk.demo.platform.source.settings.publicUrl}/docs/errors#IDEMPOTENCY_CONFLICT`,
      },
    ])
    expect(await effects()).toEqual(once)
  },
)

test('callers who are refused under one key get the same bytes, even after the reason is gone', async () => {
  const [from, to] = [await desk.account(), await desk.account()]
  const request = { body: await desk.order(from, to, 60), key: randomUUID() }

  const responses = await Promise.all(
    Array.from({ length: CALLERS }, () => desk.call('POST /transfers/internal', request)),
  )
  await desk.done('POST /deposits', { body: await desk.cash(from, 100) })
  const late = await desk.call('POST /transfers/internal', request)
  const another = await desk.call('POST /transfers/internal', {
    ...request,
    body: await desk.order(from, to, 1),
  })

  const refused = responses.filter(({ body: { code } }) => code !== 'IDEMPOTENCY_IN_PROGRESS')
  expect([late.status, late.body.code, late.headers['idempotent-replayed']]).toEqual([
    422,
    'INSUFFICIENT_FUNDS',
    'true',
  ])
  expect(new Set(refused.map(({ text }) => text))).toEqual(new Set([late.text]))
  expect(refused.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1)
  expect(another.body.code).toBe('IDEMPOTENCY_CONFLICT')
})

testInOneProcess('clock')('a key is free again after twenty-four hours', async () => {
  const id = await desk.account(5)
  const request = { body: await desk.cash(id, 10), key: randomUUID() }
  const first = await desk.call('POST /deposits', request)

  desk.demo.clock.offsetMs += 23 * 3_600_000
  desk.signOut()
  const repeat = await desk.call('POST /deposits', request)
  desk.demo.clock.offsetMs += 3_600_001
  desk.signOut()
  const next = await desk.call('POST /deposits', { ...request, body: await desk.cash(id, 20) })

  expect([repeat.text, repeat.headers['idempotent-replayed']]).toEqual([first.text, 'true'])
  expect([next.status, next.headers['idempotent-replayed'], await balancesOf(id)]).toEqual([
    201,
    undefined,
    [35, 0],
  ])
})

test('sixty-four callers never overdraw a shared account, cause no internal error, and lose no unit', async () => {
  const [hot, payer, payee] = [await desk.account(500), await desk.account(10_000), await desk.account()]
  const hold = { amount: 9, reason: 'Hotel', type: 'AUTHORIZATION', expires_at: '2099-01-01T00:00:00Z' }
  const seen: number[] = []
  const counts = { in: 0, out: 0, held: 0 }

  await Promise.all(
    Array.from({ length: 64 }, async (_, caller) => {
      for (let turn = 0; turn < 6; turn++) {
        const kind = (caller + turn) % 8
        const response =
          kind < 3
            ? await desk.call('POST /withdrawals', { body: await desk.cash(hot, 13) })
            : kind < 5
              ? await desk.call('POST /transfers/internal', { body: await desk.order(hot, payee, 13) })
              : kind === 5
                ? await desk.call(`POST /accounts/${hot}/holds`, { body: hold })
                : await desk.call('POST /transfers/internal', { body: await desk.order(payer, hot, 5) })
        expect([response.status, response.body.code]).toEqual(
          response.status === 201 ? [201, undefined] : [422, 'INSUFFICIENT_FUNDS'],
        )
        if (response.status === 201) {
          if (kind < 5) counts.out += 13
          else if (kind === 5) counts.held += 9
          else counts.in += 5
        }
        if (kind === 0) seen.push((await desk.done(`GET /accounts/${hot}`)).available_balance)
      }
    }),
  )

  expect(Math.min(...seen)).toBeGreaterThanOrEqual(0)
  expect(await balancesOf(hot)).toEqual([500 + counts.in - counts.out, counts.held])
  expect([counts.in, counts.out + counts.held > 400]).toEqual([((64 * 6) / 4) * 5, true])
  expect(
    (await desk.done(`GET /accounts/${hot}/statement?from=2026-01-01&to=2999-01-01`)).lines.every(
      ({ balance }: Json) => balance >= 0,
    ),
  ).toBe(true)
  expect(await desk.isClean()).toBe(true)
})
