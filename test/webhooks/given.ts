import { newId } from '#kernel/id.ts'
import type { Service } from '#kernel/principal.ts'
import { newSecret, sealSecret } from '#webhooks/secrets.ts'
import { createApiKey } from '#identity/operations/tenants/create-api-key.ts'
import { bearer, send, type RestResponse, type Headers, type Json } from '#test/e2e/support/rest.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { world, type TestPlatform, type World } from '#test/support/world.ts'

export const HOOK = { name: 'Ledger', url: 'https://hooks.example/in', events: ['transfer.completed'] }

/** A tenant that manages its webhooks over REST, with a key of the remittance service. */
export interface Tenant extends World {
  readonly headers: Headers
  call(method: string, path: string, body?: unknown, headers?: Headers): Promise<RestResponse>
  /** Headers of another key of the tenant. */
  key(given: { service?: Service; scopes?: readonly string[] }): Promise<Headers>
  /** A subscription as returned by its creation, with its secret. */
  subscribe(given?: Partial<typeof HOOK> & { rateLimitPerMinute?: number }): Promise<Json>
  /** A delivery of a test event in the given final status. */
  delivered(subscriptionId: string, given?: Readonly<Record<string, unknown>>): Promise<Json>
  /** The stored row of a subscription or delivery. */
  row(table: 'subscriptions' | 'deliveries' | 'delivery_bodies', id: string): Promise<Json>
  /** Changes rows with the worker's role. */
  set(
    table: 'subscriptions' | 'deliveries' | 'delivery_bodies',
    id: string,
    columns: Readonly<Record<string, unknown>>,
  ): Promise<void>
}

export async function tenant(): Promise<Tenant> {
  const here = await world()
  const key: Tenant['key'] = async ({ service = 'remittance', scopes }) => {
    const { secret } = await createApiKey(here.platformContext, {
      name: 'Key',
      service,
      scopes: scopes ?? null,
    })
    return bearer(secret, here.tenantId)
  }
  const headers = await key({})
  const call: Tenant['call'] = (method, path, body, more = {}) =>
    send(here.app, { method, path, headers: { ...headers, ...more }, body })
  const set: Tenant['set'] = (table, id, columns) =>
    inDatabase(here.databaseName, async admin => {
      const names = Object.keys(columns)
      if (names.length === 0) return
      await admin.query(
        `update webhooks.${table} set ${names.map((name, place) => `${name} = $${place + 3}`).join(', ')} where workspace_id = $1 and id = $2`,
        [here.workspaceId, id, ...Object.values(columns)],
      )
    })
  return {
    ...here,
    headers,
    call,
    key,
    set,
    async subscribe(given) {
      const { status, text, body } = await call('POST', '/webhooks/subscriptions', { ...HOOK, ...given })
      if (status !== 201) throw new Error(text)
      return body
    },
    async delivered(
      subscriptionId,
      given = {
        status: 'FAILED',
        attempts: 6,
        retries: 6,
        due_at: null,
        ended_at: new Date(),
        response_status: 500,
      },
    ) {
      const { status, text, body } = await call('POST', `/webhooks/subscriptions/${subscriptionId}/test`)
      if (status !== 202) throw new Error(text)
      await set('deliveries', body.id, given)
      return body
    },
    row: (table, id) =>
      inDatabase(
        here.databaseName,
        async admin =>
          (
            await admin.query(`select * from webhooks.${table} where workspace_id = $1 and id = $2`, [
              here.workspaceId,
              id,
            ])
          ).rows[0],
      ),
  }
}

interface GivenSubscription {
  readonly workspaceId: string
  readonly url: string
  readonly service?: Service
  readonly eventNames?: readonly string[]
  readonly status?: 'ACTIVE' | 'PAUSED' | 'DISABLED'
  readonly rateLimitPerMinute?: number
  /** A replaced secret, and the end of its validity. */
  readonly previous?: { readonly secret: string; readonly until: Date }
  readonly isDeleted?: boolean
}

/** A subscription in any state, for the test's own receiver, with its plain-text secret. */
export async function givenSubscription(
  { database, platform }: TestPlatform,
  given: GivenSubscription,
): Promise<{ id: string; secret: string }> {
  const {
    workspaceId,
    url,
    service = 'remittance',
    eventNames = ['*'],
    status = 'ACTIVE',
    rateLimitPerMinute = 100_000,
    previous,
    isDeleted = false,
  } = given
  const [id, secret, at] = [newId(), newSecret(), platform.source.now()]
  const { keys } = platform.source
  await database.transaction(workspaceId, async session => {
    await session.sql(
      `insert into webhooks.subscriptions (workspace_id, id, service, name, url, event_names, status, rate_limit_per_minute, secret,
         previous_secret, previous_secret_until, failures, concurrency, created_at, updated_at, deleted_at)
       values ($1, $2, $3, 'test', $4, $5, $6, $7, $8, $9, $10, 0, 2, $11, $11, $12)`,
      [
        workspaceId,
        id,
        service,
        url,
        eventNames,
        status,
        rateLimitPerMinute,
        sealSecret(keys, workspaceId, id, secret),
        previous ? sealSecret(keys, workspaceId, id, previous.secret) : null,
        previous?.until ?? null,
        at,
        isDeleted ? at : null,
      ],
    )
    await session.commit()
  })
  return { id, secret }
}
