import { expect, test } from '@jest/globals'
import { auditInsert } from '#kernel/audit.ts'
import { sealAudit } from '#kernel/audit-chain/seal-audit.ts'
import type { WorkerSql } from '#kernel/database/database.ts'
import { asOwner } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { workerOn, world } from '#test/support/world.ts'
import { record, seal, sealsOf, verify } from './sealed.ts'

const sequences = (count: number): bigint[] => Array.from({ length: count }, (_, index) => BigInt(index + 1))

test('a row waits unsealed until the worker runs, and then continues the chain', async () => {
  const here = await world()
  await record(here, 3)
  const before = await verify(here)
  await seal(here)
  await record(here, 2)
  await seal(here)

  const seals = await sealsOf(here)
  expect(before).toMatchObject({ sealed: 0n, unsealed: 3, broken: 0, head: { sequence: 0n } })
  expect(seals.map(({ sequence }) => sequence)).toEqual(sequences(5))
  expect(seals.map(({ previousHash }) => previousHash)).toEqual([
    Buffer.alloc(32),
    ...seals.slice(0, -1).map(({ hash }) => hash),
  ])
  expect(await verify(here)).toMatchObject({
    sealed: 5n,
    unsealed: 0,
    broken: 0,
    head: { sequence: 5n, hash: seals.at(-1)!.hash.toString('hex') },
  })
})

test('a row that commits late is sealed after rows that are younger', async () => {
  const here = await world()
  const early = new Date(Date.now() - 3_600_000)
  let commit = (): void => undefined
  const isReleased = new Promise<void>(resolve => {
    commit = resolve
  })
  let insert = (): void => undefined
  const isInserted = new Promise<void>(resolve => {
    insert = resolve
  })
  const late = here.database.transaction(here.workspaceId, async session => {
    const { text, values } = auditInsert(here.platformContext, early, [
      { act: 'compliance.late', outcome: 'DONE', data: {} },
    ])
    await session.sql(text, values)
    insert()
    await isReleased
    await session.commit()
  })
  await isInserted
  await record(here, 2)
  await seal(here)
  commit()
  await late
  await seal(here)

  expect(await verify(here)).toMatchObject({ sealed: 3n, unsealed: 0, broken: 0 })
  const [row] = await here.database.read<{ sequence: bigint }>(
    here.workspaceId,
    `select sequence from kernel.audit_seals seal join kernel.audit on audit.id = audit_id where seal.workspace_id = $1 and act = 'compliance.late'`,
    [here.workspaceId],
  )
  expect(row).toEqual({ sequence: 3n })
})

test('several workers that seal at once, while rows are added, create one chain in which each row is once', async () => {
  const here = await world()
  const workers = Array.from({ length: 3 }, () => workerOn(here.platform))
  for (let round = 0; round < 8; round++)
    await Promise.all([record(here, 5), record(here, 5), ...workers.map(worker => sealAudit.run(worker))])
  await seal(here)

  const seals = await sealsOf(here)
  expect(seals.map(({ sequence }) => sequence)).toEqual(sequences(80))
  expect(new Set(seals.map(({ auditId }) => auditId)).size).toBe(80)
  expect(await verify(here)).toMatchObject({ sealed: 80n, unsealed: 0, broken: 0 })
})

test('a worker that is killed in the middle of a batch leaves no part of it, and the next one continues', async () => {
  const here = await world()
  await record(here, 4)
  await seal(here)
  await record(here, 4)
  const worker = workerOn(here.platform)
  const killed = {
    ...worker,
    transaction: <Result>(work: (sql: WorkerSql) => Promise<Result>) =>
      worker.transaction(async sql => {
        await work(sql)
        throw new Error('killed before the commit')
      }),
  }

  await sealAudit.run(killed)
  expect(await verify(here)).toMatchObject({ sealed: 4n, unsealed: 4, broken: 0 })
  await seal(here)
  expect(await verify(here)).toMatchObject({ sealed: 8n, unsealed: 0, broken: 0 })
})

test('more rows than one batch takes are sealed in several, and chains of workspaces are separate', async () => {
  const [here, other] = [await world(), await world()]
  await record(here, 1_100)
  await record(other, 2)
  await Promise.all([seal(here), seal(other)])

  expect(await verify(here)).toMatchObject({ sealed: 1_100n, unsealed: 0, broken: 0 })
  expect(await verify(other)).toMatchObject({ sealed: 2n, unsealed: 0, broken: 0 })
})

test('neither the app nor the owner can change a seal, and the app cannot write one', async () => {
  const here = await world()
  await record(here, 1)
  await seal(here)
  const asApp = (text: string): Promise<unknown> =>
    here.database.transaction(here.workspaceId, session => session.sql(text))

  for (const text of ['update kernel.audit_seals set sequence = 9', 'delete from kernel.audit_seals'])
    await expect(
      asOwner(adminOf(here.databaseName), async owner => {
        await owner.query(`select set_config('app.workspace', $1, false)`, [here.workspaceId])
        await owner.query(text)
      }),
    ).rejects.toThrow('append-only')
  for (const text of [
    `insert into kernel.audit_seals select * from kernel.audit_seals`,
    'update kernel.audit_heads set sequence = 9',
    'delete from kernel.audit_queue',
  ])
    await expect(asApp(text)).rejects.toThrow(/permission denied/)
})
