import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { sha256 } from '#kernel/keyring.ts'
import type { Worker } from '#kernel/subgraph.ts'
import { forgetExpired } from '../../subgraphs/identity/duties/forget-expired.ts'
import { adminOf } from '../support/cluster.ts'
import { workerOn, world, type World } from '../support/world.ts'
import { withClient } from '../../bin/with-client.ts'
import { inDatabase } from './given.ts'

const HOUR_MS = 3_600_000

const worker = ({ platform }: World): Worker => workerOn(platform)

async function givenFailure(tenant: World, hoursAgo: number): Promise<string> {
  const hash = sha256(newId())
  await inDatabase(tenant, 'insert into identity.sign_in_failures (workspace_id, email_hash, failures, failed_at) values ($1, $2, 4, $3)',
    [tenant.workspaceId, hash, new Date(Date.now() - hoursAgo * HOUR_MS)])
  return hash
}

const failures = async (tenant: World): Promise<string[]> =>
  (await inDatabase<{ hash: string }>(tenant, 'select email_hash as hash from identity.sign_in_failures where workspace_id = $1', [tenant.workspaceId])).map(({ hash }) => hash)

test('failed attempts are forgotten a day later, and newer ones are not', async () => {
  const tenant = await world()
  await givenFailure(tenant, 25)
  const newer = await givenFailure(tenant, 23)

  expect(await forgetExpired.run(worker(tenant))).toBe(1)

  expect(await failures(tenant)).toEqual([newer])
})

test('an attempt that fails while old ones are being forgotten is counted all the same', async () => {
  const tenant = await world()
  const hash = await givenFailure(tenant, 25)

  await withClient(adminOf(tenant.databaseName), async signingIn => {
    await signingIn.query('begin')
    await signingIn.query('update identity.sign_in_failures set failures = 5, failed_at = now() where email_hash = $1', [hash])
    const forgetting = forgetExpired.run(worker(tenant))
    const isWaiting = async () => (await inDatabase(tenant, `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length > 0
    while (!await isWaiting()) { /* until the deletion has found the row and waits for it */ }
    await signingIn.query('commit')
    expect(await forgetting).toBe(0)
  })

  expect(await failures(tenant)).toEqual([hash])
})
