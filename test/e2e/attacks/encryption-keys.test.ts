import { beforeAll, expect, test } from '@jest/globals'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import {
  destroyWorkspaceKeys,
  keyStatus,
  renewWorkspaceKeys,
  type KeyStatus,
} from '#kernel/security/key-administration.ts'
import { targetOf } from '#kernel/security/sealed-columns.ts'
import type { Report } from '#app/admin/command.ts'
import { ensureEncryptionKeyCheck } from '#app/database/encryption-key-check.ts'
import { installationColumns, sealedColumns } from '#app/subgraphs.ts'
import { receiver } from '#test/webhooks/receiver.ts'
import { ENCRYPTION_KEY, keyNamed } from '#test/support/keys.ts'
import { asKey, DEMO, send } from '#test/e2e/support/rest.ts'
import { readSealedThings, restarted } from '#test/e2e/support/sealed-things.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { encryptedFixture, endWork, sealAsEarlier, type EncryptedFixture } from './encrypted-fixture.ts'

const [A, B] = [ENCRYPTION_KEY, keyNamed('b')]
const ids = { A: installationKeys(A).ids[0]!, B: installationKeys(B).ids[0]! }

let fixture: EncryptedFixture
beforeAll(async () => {
  fixture = await encryptedFixture()
}, 120_000)

const everyColumn = (keys: string[]): Record<string, string[]> =>
  Object.fromEntries(sealedColumns.map(column => [targetOf(column), keys]))

test('values that an earlier version encrypted under ENCRYPTION_KEY stay readable, and are re-encrypted under workspace keys', async () => {
  const { here, things, deliveryId, before, logged, owned, reseal, issueUnder, keysIn, workspaceKeyIds } =
    fixture
  await sealAsEarlier(fixture)
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
  const { here, things, deliveryId, before, logged, owned, work, reseal, issueUnder, admin } = fixture
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
  const { here, workspaceId, things, deliveryId, before, logged, owned, reseal, keysIn, workspaceKeyIds } =
    fixture
  const [old] = await workspaceKeyIds()
  const platform = await restarted(here, logged, B)
  const { id } = await owned(owner =>
    renewWorkspaceKeys(owner, installationKeys(B), { workspaceId, at: platform.source.now(), by: 'a test' }),
  )
  await platform.source.keys.refresh()
  await reseal(platform)
  const tooEarly = await keysIn()
  const waiting = await owned(owner => keyStatus(owner, installationKeys(B), installationColumns))
  const destroyed = owned(owner =>
    destroyWorkspaceKeys(owner, [], { workspaceId, at: platform.source.now(), by: 'a test' }),
  )
  await expect(destroyed).rejects.toThrow('not yet encrypted with its newest key')

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
  expect(await owned(owner => keyStatus(owner, installationKeys(B), installationColumns))).toMatchObject({
    isDone: true,
    tasks: [],
  })
  expect(Object.entries(await keysIn()).filter(([, ids]) => ids.some(each => each !== id))).toEqual([])
  expect(await workspaceKeyIds()).toEqual([id])
  expect(after).toEqual(before)
}, 60_000)

test('keys are destroyed only once unused; then their values can no longer be decrypted, errors say so, and other workspaces are unaffected', async () => {
  const { here, workspaceId, things, logged, work, issueUnder, admin } = fixture
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
  await endWork(fixture)
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
