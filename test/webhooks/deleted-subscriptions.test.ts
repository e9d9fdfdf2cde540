import { expect, test } from '@jest/globals'
import { endWaitingDeliveries } from '#webhooks/jobs/end-waiting-deliveries.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { workerOn } from '#test/support/world.ts'
import { tenant } from './given.ts'
import { codes } from './delivery-responses.ts'

test('a deleted subscription loses its secrets, its waiting deliveries fail, and the log stays', async () => {
  const { subscribe, call, delivered, row } = await tenant()
  const { id } = await subscribe()
  const waiting = await delivered(id, {})
  await call('POST', `/webhooks/subscriptions/${id}/rotate-secret`)

  const deleted = await call('DELETE', `/webhooks/subscriptions/${id}`)
  const later = [
    await call('GET', `/webhooks/subscriptions/${id}`),
    await call('PUT', `/webhooks/subscriptions/${id}`, { status: 'ACTIVE' }),
    await call('DELETE', `/webhooks/subscriptions/${id}`),
    await call('POST', `/webhooks/subscriptions/${id}/test`),
    await call('POST', `/webhooks/subscriptions/${id}/rotate-secret`),
    await call('POST', `/webhooks/deliveries/${waiting.id}/retry`),
  ]

  expect({ status: deleted.status, text: deleted.text }).toEqual({ status: 204, text: '' })
  expect(codes(later)).toEqual([
    ...Array(5).fill([404, 'SUBSCRIPTION_NOT_FOUND']),
    [409, 'SUBSCRIPTION_NOT_ACTIVE'],
  ])
  expect(await row('subscriptions', id)).toMatchObject({
    secret: '',
    previous_secret: null,
    previous_secret_until: null,
    deleted_at: expect.any(Date),
  })
  expect(await row('deliveries', waiting.id)).toMatchObject({
    status: 'FAILED',
    due_at: null,
    ended_at: expect.any(Date),
  })
  expect((await call('GET', '/webhooks/subscriptions')).body).toEqual({ subscriptions: [] })
  expect((await call('GET', `/webhooks/deliveries?subscriptionId=${id}`)).body.deliveries).toMatchObject([
    { id: waiting.id, status: 'FAILED' },
  ])
})

test('very many deliveries of a deleted subscription all fail, including one created concurrently', async () => {
  const { subscribe, call, databaseName, workspaceId, platform, clock, row } = await tenant()
  const { id } = await subscribe()
  const other = await subscribe()
  const add = (subscription: string, count: number): Promise<unknown> =>
    inDatabase(databaseName, admin =>
      admin.query(
        `insert into webhooks.deliveries (workspace_id, id, subscription_id, service, event_id, event_name, resource_type, resource_id, sequence, occurred_at, is_test, status, attempts, retries, due_at, created_at)
     select $1, gen_random_uuid(), $2, 'remittance', gen_random_uuid(), 'transfer.created', 'transfer', gen_random_uuid(), 1, now(), false, 'PENDING', 0, 0, now(), now() from generate_series(1, $3)`,
        [workspaceId, subscription, count],
      ),
    )
  const waiting = async (): Promise<number> =>
    Number(
      (
        await inDatabase(databaseName, admin =>
          admin.query(
            `select count(*) from webhooks.deliveries where workspace_id = $1 and subscription_id = $2 and status = 'PENDING'`,
            [workspaceId, id],
          ),
        )
      ).rows[0].count,
    )
  const work = async (): Promise<void> => {
    for (let round = 0; round < 5; round++) await endWaitingDeliveries.run(workerOn(platform))
  }
  await add(id, 2_500)
  await add(other.id, 3)

  await call('DELETE', `/webhooks/subscriptions/${id}`)
  const left = [await waiting()]
  await work()
  left.push(await waiting())
  await add(id, 1)
  clock.offsetMs += 61_000
  await work()
  left.push(await waiting())

  expect(left).toEqual([1_500, 0, 0])
  expect((await row('subscriptions', id)).due_at).toBeNull()
  expect(
    (await call('GET', `/webhooks/deliveries?subscriptionId=${other.id}&status=PENDING`)).body.deliveries,
  ).toHaveLength(3)
})
