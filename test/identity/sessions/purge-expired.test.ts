import { expect, test } from '@jest/globals'
import type { WorkerSql } from '#kernel/database/database.ts'
import { newId } from '#kernel/id.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { purgeExpired } from '#identity/jobs/purge-expired.ts'
import { adminOf } from '#test/support/cluster.ts'
import { workerOn, world, type World } from '#test/support/world.ts'
import { asOwner, withClient } from '#test/support/clients.ts'
import { givenStaff, inDatabase } from '#test/identity/given.ts'

const HOUR_MS = 3_600_000

const worker = ({ platform }: World): Worker => workerOn(platform)

async function givenFailure(tenant: World, hoursAgo: number): Promise<string> {
  const hash = sha256(newId())
  await inDatabase(
    tenant,
    'insert into identity.sign_in_failures (workspace_id, email_hash, failures, failed_at) values ($1, $2, 4, $3)',
    [tenant.workspaceId, hash, new Date(Date.now() - hoursAgo * HOUR_MS)],
  )
  return hash
}

const failures = async (tenant: World): Promise<string[]> =>
  (
    await inDatabase<{ hash: string }>(
      tenant,
      'select email_hash as hash from identity.sign_in_failures where workspace_id = $1',
      [tenant.workspaceId],
    )
  ).map(({ hash }) => hash)

test('failed attempts are purged a day later, and newer ones are not', async () => {
  const tenant = await world()
  await givenFailure(tenant, 25)
  const newer = await givenFailure(tenant, 23)

  expect(await purgeExpired.run(worker(tenant))).toBe(1)

  expect(await failures(tenant)).toEqual([newer])
})

test('a failed attempt during a purge of old ones is still counted', async () => {
  const tenant = await world()
  const hash = await givenFailure(tenant, 25)

  await withClient(adminOf(tenant.databaseName), async signingIn => {
    await signingIn.query('begin')
    await signingIn.query(
      'update identity.sign_in_failures set failures = 5, failed_at = now() where email_hash = $1',
      [hash],
    )
    const forgetting = purgeExpired.run(worker(tenant))
    const isWaiting = async () =>
      (
        await inDatabase(
          tenant,
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length > 0
    while (!(await isWaiting())) {
      /* until the deletion has found the row and waits for it */
    }
    await signingIn.query('commit')
    expect(await forgetting).toBe(0)
  })

  expect(await failures(tenant)).toEqual([hash])
})

const old = (days: number): Date => new Date(Date.now() - days * 24 * HOUR_MS)

/** A staff session with the given end and expiry. */
async function givenSession(
  tenant: World,
  { endedAt = null, expiresAt }: { endedAt?: Date | null; expiresAt: Date },
): Promise<string> {
  const { id: staffId } = await givenStaff(tenant)
  const id = newId()
  await inDatabase(
    tenant,
    'insert into identity.sessions (workspace_id, id, staff_id, created_at, ended_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
    [tenant.workspaceId, id, staffId, old(90), endedAt, expiresAt],
  )
  return id
}

const sessions = async (tenant: World): Promise<string[]> =>
  (
    await inDatabase<{ id: string }>(
      tenant,
      'select id from identity.sessions where workspace_id = $1 order by id',
      [tenant.workspaceId],
    )
  ).map(({ id }) => id)

test('sessions are kept for a month after their earliest end, and as long as they have tokens', async () => {
  const tenant = await world()
  const expired = await givenSession(tenant, { expiresAt: old(32) })
  const ended = await givenSession(tenant, { endedAt: old(32), expiresAt: old(-10) })
  const held = await givenSession(tenant, { endedAt: old(32), expiresAt: old(-10) })
  const retained = [
    await givenSession(tenant, { expiresAt: old(30) }),
    await givenSession(tenant, { endedAt: old(30), expiresAt: old(-10) }),
    await givenSession(tenant, { expiresAt: old(-1) }),
  ]
  const token =
    'insert into identity.refresh_tokens (workspace_id, id, session_id, hash, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)'
  await inDatabase(tenant, token, [tenant.workspaceId, newId(), held, newId(), old(40), old(-1)])
  await inDatabase(tenant, token, [tenant.workspaceId, newId(), expired, newId(), old(40), old(32)])

  for (let more = 1; more > 0;) more = await purgeExpired.run(worker(tenant))

  expect(await sessions(tenant)).toEqual([held, ...retained].sort())
  expect(ended).toBeDefined()
})

test('counters, known addresses and unconfirmed second factors are deleted by age, five hundred rows at a time', async () => {
  const tenant = await world()
  const { id: staffId } = await givenStaff(tenant)
  const count =
    'insert into identity.sign_in_counters (workspace_id, key_hash, failures, began_at, failed_at) select $1, $2 || n, 1, $3, $3 from generate_series(1, $4::integer) n'
  const factor =
    "insert into identity.second_factors (workspace_id, staff_id, sealed_secret, created_at, confirmed_at) values ($1, $2, '', $3, $4)"
  await inDatabase(tenant, count, [tenant.workspaceId, 'old', old(2), 600])
  await inDatabase(tenant, count, [tenant.workspaceId, 'new', old(0.9), 3])
  for (const [hash, days] of [
    ['old', 31],
    ['new', 29],
  ] as const)
    await inDatabase(
      tenant,
      'insert into identity.known_addresses (workspace_id, staff_id, address_hash, last_used_at) values ($1, $2, $3, $4)',
      [tenant.workspaceId, staffId, hash, old(days)],
    )
  await inDatabase(tenant, factor, [tenant.workspaceId, staffId, old(2), null])
  await inDatabase(tenant, factor, [tenant.workspaceId, (await givenStaff(tenant)).id, old(2), old(2)])

  const forgotten = [
    await purgeExpired.run(worker(tenant)),
    await purgeExpired.run(worker(tenant)),
    await purgeExpired.run(worker(tenant)),
  ]

  expect(forgotten).toEqual([502, 100, 0])
  const left = await inDatabase(
    tenant,
    `select (select count(*)::int from identity.sign_in_counters where workspace_id = $1) as counters,
    (select string_agg(address_hash, ',') from identity.known_addresses where workspace_id = $1) as addresses, (select count(*)::int from identity.second_factors where workspace_id = $1) as factors`,
    [tenant.workspaceId],
  )
  expect(left).toEqual([{ counters: 3, addresses: 'new', factors: 1 }])
})

test('every deletion finds its rows by an index', async () => {
  const tenant = await world()
  const statements: string[] = []
  const sql: WorkerSql = async text => {
    statements.push(text)
    return []
  }
  await purgeExpired.run({ ...worker(tenant), transaction: work => work(sql) })

  const plans = await asOwner(adminOf(tenant.databaseName), async owner => {
    await owner.query('reset role')
    await owner.query('set enable_seqscan = off')
    const found: string[] = []
    for (const text of statements)
      found.push(
        (await owner.query<{ 'QUERY PLAN': string }>(`explain ${text.replaceAll('$1', 'now()')}`)).rows
          .map(row => row['QUERY PLAN'])
          .join('\n'),
      )
    return found
  })

  expect(plans).toHaveLength(7)
  for (const plan of plans) expect(plan).toMatch(/Index (Only )?Scan (using|on) \w+_(old|over|unconfirmed)\b/)
})
