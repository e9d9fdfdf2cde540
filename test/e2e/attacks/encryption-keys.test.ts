import { beforeAll, expect, test } from '@jest/globals'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import { keyStatus, renewWorkspaceKeys, type KeyStatus } from '#kernel/security/key-administration.ts'
import { targetOf } from '#kernel/security/sealed-columns.ts'
import { SEALED_PATTERN } from '#kernel/security/sealed-text.ts'
import type { CommandCall, Report } from '#app/admin/command.ts'
import { encryptionKeyCommands } from '#app/admin/encryption-keys.ts'
import { keyError } from '#app/database/needed-keys.ts'
import type { Platform } from '#app/platform.ts'
import { ensureEncryptionKeyCheck } from '#app/database/encryption-key-check.ts'
import { jobs, installationColumns, sealedColumns } from '#app/subgraphs.ts'
import { asOwner } from '#test/support/clients.ts'
import { screeningFixture } from '#test/compliance/screening-fixture.ts'
import { receiver } from '#test/events/receiver.ts'
import { adminOf } from '#test/support/cluster.ts'
import { ENCRYPTION_KEY, keyNamed } from '#test/support/keys.ts'
import { hashedEarlier, sealedEarlier } from '#test/support/sealed-earlier.ts'
import { demoWorld, workerOn, type House } from '#test/support/world.ts'
import { asKey, DEMO, send } from '#test/e2e/support/rest.ts'
import {
  COMPLIANCE,
  EMAIL,
  makeSealedThings,
  PHONE,
  readSealedThings,
  restarted,
  type SealedThings,
} from '#test/e2e/support/sealed-things.ts'
import { inDatabase, workspaceOf } from '#test/e2e/support/tables.ts'

const [A, B, C] = [ENCRYPTION_KEY, keyNamed('b'), keyNamed('c')]
const ids = Object.fromEntries(
  [A, B, C].map((key, index) => [['A', 'B', 'C'][index]!, installationKeys(key).ids[0]!]),
) as Record<'A' | 'B' | 'C', string>

let here: House
let workspaceId: string
let things: SealedThings
/** A delivery with a response. */
let deliveryId: string
/** Content of the encrypted objects before any key change. */
let before: Readonly<Record<string, unknown>>
const logged: { fields: Readonly<Record<string, unknown>>; message: string }[] = []

const owned: <Result>(work: Parameters<typeof asOwner<Result>>[1]) => Promise<Result> = work =>
  asOwner(adminOf(here.databaseName), work)
const work = async (platform: Platform, only: (name: string) => boolean = () => true): Promise<void> => {
  const worker = workerOn(platform, {
    log: (fields, message) => {
      logged.push({ fields, message })
    },
  })
  for (let found = 1; found > 0;) {
    found = 0
    for (const job of jobs.filter(({ name }) => only(name)))
      for (let more = 1; more > 0;) found += more = await job.run(worker)
    await worker.settled()
  }
}
const reseal = (platform: Platform): Promise<void> => work(platform, name => name === 'kernel.reseal')
const issueUnder = (...keys: readonly [Buffer, ...Buffer[]]): Promise<string | undefined> =>
  owned(owner => keyError(owner, installationKeys(...keys)))

/** Runs an administration command on the file's database with these keys. */
const admin = (
  name: string,
  args: CommandCall['args'],
  ...keys: readonly [Buffer, ...Buffer[]]
): Promise<Report> =>
  encryptionKeyCommands
    .find(each => each.name === `encryption-key ${name}`)!
    .run({
      runtime: { asOwner: owned, keys: installationKeys(...keys) },
      args,
      by: 'a test',
    } as unknown as CommandCall)

/**
 * Ids of the keys that encrypt each column's values in the workspace; `earlier` for values from before keys
 * had ids.
 */
const keysIn = (): Promise<Record<string, string[]>> =>
  inDatabase(here.databaseName, async admin => {
    const found: Record<string, string[]> = {}
    for (const column of sealedColumns) {
      const { rows } = await admin.query<{ id: string }>(
        `select distinct case when ${column.column} like 'v2.%' then split_part(${column.column}, '.', 2) else 'earlier' end as id
      from ${column.table} where workspace_id = $1 and ${column.column} <> '' order by 1`,
        [workspaceId],
      )
      found[targetOf(column)] = rows.map(({ id }) => id)
    }
    return found
  })
const everyColumn = (keys: string[]): Record<string, string[]> =>
  Object.fromEntries(sealedColumns.map(column => [targetOf(column), keys]))
const workspaceKeyIds = (): Promise<string[]> =>
  inDatabase(here.databaseName, async admin =>
    (
      await admin.query<{ id: string }>(
        'select id from kernel.workspace_keys where workspace_id = $1 order by version',
        [workspaceId],
      )
    ).rows.map(({ id }) => id),
  )

beforeAll(async () => {
  here = await demoWorld()
  await owned(owner => ensureEncryptionKeyCheck(owner, installationKeys(A)))
  workspaceId = await workspaceOf(here.databaseName, DEMO.id)
  const { lists } = await screeningFixture()
  await lists.put('OFAC_SDN', { id: 'K1', name: 'Philomena Dragwitch' })
  const hook = await receiver((_, response) => void response.writeHead(410).end('I do not take this.'))
  things = await makeSealedThings(here.app, hook)
  await work(here.platform)
  // Events published now stay encrypted until a later start relays them.
  await send(here.app, {
    method: 'POST',
    path: '/recipients',
    headers: things.headers,
    body: {
      firstName: 'Ngozi',
      lastName: 'Eze',
      country: 'NG',
      currency: 'NGN',
      payoutMethod: 'BANK_ACCOUNT',
      bankCode: '011',
      accountNumber: '0000014580',
    },
  })
  await send(here.app, {
    method: 'POST',
    base: '/api/v1',
    path: '/screenings',
    headers: COMPLIANCE,
    body: { subject: { type: 'INDIVIDUAL', name: 'Philomena Dragwitch', external_id: 'sealed-3' } },
  })
  deliveryId = await inDatabase(
    here.databaseName,
    async admin =>
      (
        await admin.query<{ id: string }>(
          `select delivery_id as id from events.attempts where response_body <> '' limit 1`,
        )
      ).rows[0]!.id,
  )
  before = await readSealedThings(here.app, things, deliveryId)
}, 120_000)

test('every encrypted column is declared, and every declared column is covered here', async () => {
  const sealed = await inDatabase(here.databaseName, async admin => {
    const { rows: columns } = await admin.query<{
      table: string
      column: string
    }>(`select table_schema || '.' || table_name as table, column_name as column from information_schema.columns
      join pg_tables on schemaname = table_schema and tablename = table_name where data_type in ('text', 'jsonb', 'ARRAY') and table_schema not in ('pg_catalog', 'information_schema')`)
    const { rows } = await admin.query<{ name: string }>(
      columns
        .map(
          ({ table, column }) =>
            `select '${table}.${column}' as name where exists (select 1 from ${table} where ${column}::text ~ $1)`,
        )
        .join(' union all '),
      [SEALED_PATTERN.replace('^', '(^|["{,])').replace('$', '($|["},])')],
    )
    return rows.map(({ name }) => name).sort()
  })

  expect(sealed).toEqual(
    [
      ...sealedColumns.map(targetOf),
      ...installationColumns.map(targetOf),
      'kernel.key_checks.sealed',
      'kernel.workspace_keys.sealed',
    ].sort(),
  )
  for (const [name, value] of Object.entries(before))
    expect([name, JSON.stringify(value)]).toEqual([
      name,
      expect.not.stringMatching(/"errors":\[\{|"nodes":\[\]|"status":[45]/),
    ])
})

test('values that an earlier version encrypted under ENCRYPTION_KEY stay readable, and are re-encrypted under workspace keys', async () => {
  const keys = keyringOn(here.database, installationKeys(A), here.platform.source.now)
  await keys.ready(workspaceId)
  await inDatabase(here.databaseName, async admin => {
    await admin.query('set session_replication_role = replica')
    for (const { table, column, key, about } of sealedColumns) {
      const names = Object.keys(key)
      const { rows } = await admin.query<{ key: string[]; sealed: string }>(
        `select array[${names.map(name => `${name}::text`).join(', ')}] as key, ${column} as sealed from ${table} where workspace_id = $1 and ${column} <> ''`,
        [workspaceId],
      )
      for (const row of rows) {
        const purpose = about(
          workspaceId,
          Object.fromEntries(names.map((name, index) => [name, row.key[index]!])),
        )
        await admin.query(`update ${table} set ${column} = $1 where ${column} = $2`, [
          sealedEarlier(A, keys.open(workspaceId, row.sealed, purpose), purpose),
          row.sealed,
        ])
      }
    }
    await admin.query(
      'update identity.customers set phone_hash = $2, email_hash = $3 where workspace_id = $1 and phone_hash = $4',
      [
        workspaceId,
        hashedEarlier(A, PHONE, `identity.phone:${workspaceId}`),
        hashedEarlier(A, EMAIL, `identity.email:${workspaceId}`),
        keys.hash(workspaceId, PHONE, `identity.phone:${workspaceId}`),
      ],
    )
    await admin.query(
      'update remittance.recipients set account_hash = $2 where workspace_id = $1 and id = $3',
      [
        workspaceId,
        hashedEarlier(A, 'account:NG:011:0000014579', `remittance.account:${workspaceId}`),
        things.recipientId,
      ],
    )
    await admin.query('delete from kernel.workspace_keys where workspace_id = $1', [workspaceId])
    await admin.query('update kernel.key_checks set sealed = $1', [
      sealedEarlier(A, 'Fiducia sealed this.', 'kernel.key_checks:encryption'),
    ])
  })
  expect(await keysIn()).toEqual(everyColumn(['earlier']))

  await owned(owner => ensureEncryptionKeyCheck(owner, installationKeys(A)))
  const upgraded = await restarted(here, logged, A)
  const read = await readSealedThings(upgraded.app, things, deliveryId)
  const withoutIt = await issueUnder(B)
  await reseal(upgraded)
  const [id] = await workspaceKeyIds()
  const after = await readSealedThings(upgraded.app, things, deliveryId)
  await upgraded.close()

  expect([read, after]).toEqual([before, before])
  expect(withoutIt).toMatch(/^ENCRYPTION_KEY does not match this database/)
  expect(await keysIn()).toEqual(everyColumn([id!]))
  expect(await owned(owner => keyStatus(owner, installationKeys(A), installationColumns))).toMatchObject({
    isDone: true,
    tasks: [],
  })
}, 60_000)

test('a new encryption key replaces the old one: everything is re-encrypted, and stays readable without the old key', async () => {
  const both = installationKeys(B, A)
  const rolling = await restarted(here, logged, B, A)
  const [whileOld, status] = [
    await issueUnder(B),
    await owned(owner => keyStatus(owner, both, installationColumns)),
  ]
  const read = await readSealedThings(rolling.app, things, deliveryId)
  await reseal(rolling)
  const done = await admin('status', {}, B, A)
  await rolling.close()
  const alone = await restarted(here, logged, B)
  const after = await readSealedThings(alone.app, things, deliveryId)
  const issues = [await issueUnder(B), await issueUnder(A)]
  const hook = await receiver()
  await send(alone.app, {
    method: 'PUT',
    path: `/webhooks/subscriptions/${things.subscriptionId}`,
    headers: asKey(DEMO),
    body: { url: hook.url, status: 'ACTIVE' },
  })
  await work(alone)
  await alone.close()

  expect(status).toMatchObject({
    isDone: false,
    keys: [
      { id: ids.B, isGiven: true },
      { id: ids.A, isGiven: true },
    ],
  })
  expect(status.keys[1]!.workspaceKeys).toBeGreaterThan(0)
  expect(done.json as KeyStatus).toMatchObject({
    isDone: true,
    keys: [{ id: ids.B }, { id: ids.A, workspaceKeys: 0, others: 0 }],
  })
  expect(done.text).toMatch(
    new RegExp(
      `^KEY .*\\n${ids.B}  yes .*\\n${ids.A}  yes +0 +0\\n\\nNo column is being re-encrypted\\.\\n\\nEvery key but the first can be removed from ENCRYPTION_KEY\\.$`,
    ),
  )
  expect(whileOld).toContain(`the key ${ids.A} is missing`)
  expect(issues).toEqual([undefined, expect.stringContaining(`the key ${ids.B} is missing`)])
  expect([read, after]).toEqual([before, before])
  expect(logged.map(({ message }) => message)).toContain(
    'all data is encrypted with the newest key: the older keys can be removed from ENCRYPTION_KEY',
  )
  // Events published under the old key were relayed and sent under the new one.
  expect(hook.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        event: 'recipient.created',
        data: expect.objectContaining({ firstName: 'Ngozi', accountNumber: '0000014580' }),
      }),
    ]),
  )
}, 60_000)

test('a workspace gets a new key, and all its values are re-encrypted page by page during concurrent writes', async () => {
  const [old] = await workspaceKeyIds()
  const platform = await restarted(here, logged, B)
  const { id } = await owned(owner =>
    renewWorkspaceKeys(owner, installationKeys(B), { workspaceId, at: platform.source.now(), by: 'a test' }),
  )
  await platform.source.keys.refresh()
  await reseal(platform)
  const tooEarly = await keysIn()
  const waiting = await owned(owner => keyStatus(owner, installationKeys(B), installationColumns))

  here.clock.offsetMs += 91_000
  platform.source.keys.expire()
  const recipients = Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      send(platform.app, {
        method: 'POST',
        path: '/recipients',
        headers: things.headers,
        body: {
          firstName: 'Ngozi',
          lastName: 'Eze',
          country: 'NG',
          currency: 'NGN',
          payoutMethod: 'BANK_ACCOUNT',
          bankCode: '011',
          accountNumber: `00000146${n + 10}`,
        },
      }),
    ),
  )
  await Promise.all([reseal(platform), reseal(platform)])
  const statuses = (await recipients).map(({ status }) => status)
  here.clock.offsetMs += 31_000
  await reseal(platform)
  const after = await readSealedThings(platform.app, things, deliveryId)
  await platform.close()

  expect(new Set(Object.values(tooEarly).flat())).toEqual(new Set([old]))
  expect(waiting).toMatchObject({ isDone: false, tasks: [{ target: '*', workspaces: 1 }] })
  expect(new Set(statuses)).toEqual(new Set([201]))
  expect(new Set(Object.values(await keysIn()).flat())).toEqual(new Set([id]))
  expect(await workspaceKeyIds()).toEqual([id])
  expect(after).toEqual(before)
}, 60_000)

test('keys are destroyed only once unused; then their encrypted values are gone, with clear errors, and other workspaces are unaffected', async () => {
  const platform = await restarted(here, logged, B)
  const destroy = (): Promise<Report> => admin('destroy', { tenant: 'demo', environment: 'sandbox' }, B)
  const rows = await inDatabase(
    here.databaseName,
    async admin =>
      (
        await admin.query<{ id: string; personal: string }>(
          'select id, personal from identity.customers where workspace_id = $1 and personal is not null',
          [workspaceId],
        )
      ).rows,
  )
  const [stored] = await inDatabase(
    here.databaseName,
    async admin =>
      (
        await admin.query<{ id: string; sealed: string }>(
          'select id, sealed from kernel.workspace_keys where workspace_id = $1',
          [workspaceId],
        )
      ).rows,
  )
  const tooEarly = await destroy().then(
    () => 'done',
    (error: Error) => error.message,
  )
  // Ends the work of the workspace, as administrators do for a tenant that has left.
  await inDatabase(here.databaseName, async admin => {
    await admin.query('update remittance.transfers set due_at = null, status = $2 where workspace_id = $1', [
      workspaceId,
      'COMPLETED',
    ])
    await admin.query('update events.deliveries set due_at = null where workspace_id = $1', [workspaceId])
    await admin.query('update identity.staff set is_active = false where workspace_id = $1', [workspaceId])
    await admin
      .query(
        `update core.transaction_progress set due_at = null, status = 'COMPLETED' where workspace_id = $1 and status <> 'COMPLETED'`,
        [workspaceId],
      )
      .catch(() => undefined)
    await admin.query(
      'update kernel.outbox set relayed_at = now() where workspace_id = $1 and relayed_at is null',
      [workspaceId],
    )
    await admin.query('delete from kernel.reactions where workspace_id = $1', [workspaceId])
  })
  const withKeys = await destroy().then(
    () => 'done',
    (error: Error) => error.message,
  )
  await inDatabase(here.databaseName, admin =>
    admin.query('update identity.api_keys set revoked_at = now() where workspace_id = $1', [workspaceId]),
  )
  await destroy()
  const twice = await destroy().then(
    () => 'done',
    (error: Error) => error.message,
  )
  await platform.source.keys.refresh()

  const ended = await restarted(here, logged, B)
  const read = await send(ended.app, {
    method: 'GET',
    path: `/recipients/${things.recipientId}`,
    headers: things.headers,
  })
  const written = await send(ended.app, {
    method: 'POST',
    path: '/recipients',
    headers: { ...things.headers, 'idempotency-key': 'after' },
    body: {
      firstName: 'Ngozi',
      lastName: 'Eze',
      country: 'NG',
      currency: 'NGN',
      payoutMethod: 'BANK_ACCOUNT',
      bankCode: '011',
      accountNumber: '0000014599',
    },
  })
  const running = await send(platform.app, {
    method: 'GET',
    path: `/recipients/${things.recipientId}`,
    headers: things.headers,
  })
  await work(ended)
  const keys = keyringOn(here.database, installationKeys(B, A))
  await keys.ready(workspaceId)
  const acts = await inDatabase(here.databaseName, async admin =>
    (
      await admin.query<{ act: string }>(
        'select act from kernel.installation_audit where data->>$1 = $2 order by at',
        ['workspaceId', workspaceId],
      )
    ).rows.map(({ act }) => act),
  )
  const left = await inDatabase(
    here.databaseName,
    async admin =>
      (
        await admin.query<{ found: number }>(
          'select count(*)::int as found from kernel.workspace_keys where sealed = $1',
          [stored!.sealed],
        )
      ).rows[0]!.found,
  )
  await Promise.all([ended.close(), platform.close()])

  expect(tooEarly).toMatch(
    /^The workspace has .*\d+ API keys that are not revoked.*\d+ staff members who can sign in/,
  )
  expect(withKeys).toMatch(
    /^The workspace has \d+ API keys that are not revoked: revoke them\. Then destroy its keys\.$/,
  )
  expect(twice).toBe('The keys of the workspace are already destroyed.')
  for (const { status, body } of [read, written, running])
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'WORKSPACE_KEYS_DESTROYED' })])
  expect(rows.length).toBeGreaterThan(0)
  for (const { id, personal } of rows)
    expect(() => keys.open(workspaceId, personal, `identity.customers:${workspaceId}:${id}`)).toThrow(
      'destroyed',
    )
  expect([acts, left]).toEqual([['kernel.workspace_keys_renewed', 'kernel.workspace_keys_destroyed'], 0])
  // Other tenants are unaffected.
  expect(await issueUnder(B)).toBeUndefined()
}, 60_000)
