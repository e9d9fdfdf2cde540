import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { withClient } from '#test/support/clients.ts'
import { blankDeliveries } from '#webhooks/operations/blank-deliveries.ts'
import { adminOf } from '#test/support/cluster.ts'
import { world, type World } from '#test/support/world.ts'

interface Given {
  readonly customerId: string | null
  readonly status: 'PENDING' | 'DELIVERED' | 'FAILED'
  readonly attempts?: number
}

const inTables = <Result>(
  { databaseName }: World,
  work: (sql: (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>) => Promise<Result>,
): Promise<Result> =>
  withClient(adminOf(databaseName), admin =>
    work(async (text, values) => (await admin.query(text, values)).rows),
  )

/**
 * Deliveries to one receiver, each with the given number of earlier attempts, which got the response "I got
 * it".
 */
async function deliveries(here: World, given: readonly Given[]): Promise<string[]> {
  const { workspaceId } = here
  const subscriptionId = newId()
  return inTables(here, async sql => {
    await sql(
      `insert into webhooks.subscriptions (workspace_id, id, service, name, url, event_names, status, rate_limit_per_minute, secret, failures, concurrency, created_at, updated_at)
      values ($1, $2, 'remittance', 'Receiver', 'https://receiver.example/', '{}', 'ACTIVE', 60, 'sealed', 0, 1, now(), now())`,
      [workspaceId, subscriptionId],
    )
    const ids = given.map(() => newId())
    for (const [index, { customerId, status, attempts = 0 }] of given.entries()) {
      await sql(
        `insert into webhooks.deliveries (workspace_id, id, subscription_id, service, event_id, event_name, resource_type, resource_id, sequence, occurred_at, is_test, status, attempts, retries, due_at, created_at, ended_at)
        values ($1, $2, $3, 'remittance', $4, 'transfer.created', 'transfer', $4, 1, now(), false, $5::text, $6, 0, case when $5::text = 'PENDING' then now() end, now(), case when $5::text <> 'PENDING' then now() end)`,
        [workspaceId, ids[index], subscriptionId, newId(), status, attempts],
      )
      await sql(
        `insert into webhooks.delivery_bodies (workspace_id, id, subscription_id, event_id, customer_id, body) values ($1, $2, $3, $4, $5, 'sealed body')`,
        [workspaceId, ids[index], subscriptionId, newId(), customerId],
      )
      for (let number = 1; number <= attempts; number++)
        await sql(
          `insert into webhooks.attempts (workspace_id, delivery_id, number, subscription_id, started_at, ended_at, response_status, response_body) values ($1, $2, $3, $4, now(), now(), 500, 'I got it')`,
          [workspaceId, ids[index], number, subscriptionId],
        )
    }
    return ids
  })
}

const stored = (here: World): Promise<Record<string, unknown>[]> =>
  inTables(here, sql =>
    sql(
      `select d.id, (select body from webhooks.delivery_bodies b where b.workspace_id = d.workspace_id and b.id = d.id) as body, status, due_at is not null as due, d.attempts,
    (select array_agg(coalesce(failure, response_body) order by number) from webhooks.attempts a where a.workspace_id = d.workspace_id and a.delivery_id = d.id) as responses
  from webhooks.deliveries d where workspace_id = $1 order by id`,
      [here.workspaceId],
    ),
  )

test('the bodies of deliveries about an erased customer are erased, and unsent ones fail with the reason', async () => {
  const here = await world()
  const customerId = newId()
  const [sent, waiting, failed, another, nobodys] = await deliveries(here, [
    { customerId, status: 'DELIVERED', attempts: 1 },
    { customerId, status: 'PENDING', attempts: 2 },
    { customerId, status: 'FAILED' },
    { customerId: newId(), status: 'PENDING', attempts: 1 },
    { customerId: null, status: 'DELIVERED' },
  ])
  const before = await stored(here)

  expect(await blankDeliveries(here.platformContext, { customerId })).toBe(3)
  const after = await stored(here)
  expect(await blankDeliveries(here.platformContext, { customerId })).toBe(0)

  expect(after.slice(0, 3)).toEqual([
    { id: sent, body: null, status: 'DELIVERED', due: false, attempts: 1, responses: [null] },
    { id: waiting, body: null, status: 'FAILED', due: false, attempts: 3, responses: [null, null, 'erased'] },
    { id: failed, body: null, status: 'FAILED', due: false, attempts: 0, responses: null },
  ])
  expect(after.slice(3)).toEqual(before.slice(3))
  expect(after.slice(3).map(({ id }) => id)).toEqual([another, nobodys])
  expect(await stored(here)).toEqual(after)
})

test("another tenant's deliveries stay, and only the platform can erase bodies", async () => {
  const [here, rival] = [await world(), await world()]
  const customerId = newId()
  await deliveries(here, [{ customerId, status: 'DELIVERED', attempts: 1 }])
  const before = await stored(here)

  expect(await blankDeliveries(rival.platformContext, { customerId })).toBe(0)
  await expect(
    blankDeliveries(here.as({ kind: 'staff', scopes: ['*'] }), { customerId }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })

  expect(await stored(here)).toEqual(before)
})
