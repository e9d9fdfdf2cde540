import { expect } from '@jest/globals'
import { countTransfers, readTransfer, transfer } from './client.ts'
import type { Payers } from './payers.ts'
import { until } from './installation.ts'

const TIMELINE = ['created', 'funded', 'processing', 'completed']

/**
 * Checks that every acknowledged transfer exists once and completes, and that a repeat under its key returns
 * it again.
 */
export async function nothingLostOrDoubled(
  url: string,
  { user, payments, unexpected }: Payers,
): Promise<void> {
  const ids = payments.map(({ response }) => response!.body.id as string)
  expect(unexpected).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(await countTransfers(url, user)).toBe(ids.length)
  for (const { key, body, response } of payments) {
    const again = await transfer(url, { ...user, 'idempotency-key': key }, body)
    expect([again.status, again.headers['idempotent-replayed'], again.body]).toEqual([
      201,
      'true',
      response!.body,
    ])
  }
  for (const id of ids) {
    const { events } = await until(async () => {
      const { body } = await readTransfer(url, user, id)
      return body.status === 'completed' ? (body as { events: { status: string; at: string }[] }) : undefined
    }, 30_000)
    expect(events.map(({ status }) => status)).toEqual(TIMELINE)
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort())
  }
}
