import { beforeAll, expect, test } from '@jest/globals'
import type { WorkerSql } from '#kernel/database/database.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { selectReceived } from '#sentinel/consumers/receive-transactions.ts'
import { ingestReceived } from '#sentinel/jobs/ingest-received.ts'
import { eraseElderProfile } from '#sentinel/operations/profiles/erase-elder-profile.ts'
import { linkCustomer } from '#sentinel/operations/profiles/link-customer.ts'
import { world, workerOn } from '#test/support/world.ts'
import { elderBank, type ElderBank } from './bank.ts'

const TYPES = ['core.transaction_completed', 'core.transaction_created', 'core.account_created'] as const

let bank: ElderBank
let outsider: string

beforeAll(async () => {
  bank = await elderBank()
  outsider = await bank.account(await bank.customer(), 10_000)
}, 60_000)

/** An enrolled customer with this number of transfers that wait in the queue. */
async function withQueued(count: number, given?: Awaited<ReturnType<ElderBank['enrolled']>>) {
  const elder = given ?? (await bank.enrolled())
  const ids: string[] = []
  for (let number = 1; number <= count; number++)
    ids.push(await bank.transfer(elder.account, outsider, number))
  await bank.settleUntilQueued()
  expect(await bank.queued(elder.profileId)).toBe(count)
  return { ...elder, ids }
}

/** Runs the job until it finds no work. */
async function ingestAll(worker: Worker = workerOn(bank.desk.demo.platform)): Promise<void> {
  while ((await ingestReceived.run(worker)) > 0);
}

/** A worker whose statements that contain this text fail. */
const failingAt = (text: string, parts: Partial<Worker> = {}): Worker => {
  const worker = workerOn(bank.desk.demo.platform, parts)
  const sql: WorkerSql = (statement, values) =>
    statement.includes(text) ? Promise.reject(new Error('the process died')) : worker.sql(statement, values)
  return { ...worker, sql }
}

const storedIds = async (profileId: string) =>
  (await bank.stored(profileId)).map(({ transactionId }) => transactionId)

test('a worker that dies after it ingested a transaction ingests it once', async () => {
  const { profileId, ids } = await withQueued(2)

  await ingestReceived.run(failingAt('delete from sentinel.received_transactions'))
  const before = await storedIds(profileId)
  bank.elder.clock.offsetMs += 300_000
  await ingestAll()

  expect(before).toEqual([ids[0]])
  expect(await storedIds(profileId)).toEqual(ids)
  expect(await bank.queued(profileId)).toBe(0)
})

test('while a worker holds the transactions of a profile, later ones wait, until its lease has ended', async () => {
  const { profileId, account, ids } = await withQueued(1)
  const dying = failingAt('sentinel.received_transactions set due_at = $3')
  const dead: Worker = { ...dying, contextIn: () => Promise.reject(new Error('the process died')) }

  await ingestReceived.run(dead)
  const later = await bank.transfer(account, outsider, 9)
  await bank.settle()
  const waiting = await storedIds(profileId)
  bank.elder.clock.offsetMs += 121_000
  await ingestAll()

  expect(waiting).toEqual([])
  expect(await storedIds(profileId)).toEqual([...ids, later])
})

test('a transaction that fails is tried again after growing pauses, and later ones of the profile keep their order', async () => {
  const { profileId, ids } = await withQueued(3)
  const logged: string[] = []
  const failing = workerOn(bank.desk.demo.platform, {
    contextIn: () => Promise.reject(new Error('unavailable')),
    log: (_, message) => logged.push(message),
  })

  await ingestAll(failing)
  bank.elder.clock.offsetMs += 900
  await ingestAll(failing)
  bank.elder.clock.offsetMs += 200
  await ingestAll(failing)
  const attempts = logged.length
  bank.elder.clock.offsetMs += 2_100
  await ingestAll()

  expect(attempts).toBe(2)
  expect(await storedIds(profileId)).toEqual(ids)
})

test('workers at once ingest every transaction once and in order', async () => {
  const other = await bank.enrolled()
  const first = await withQueued(14)
  const second = await withQueued(3, other)
  const workers = Array.from({ length: 4 }, () => workerOn(bank.desk.demo.platform))

  await Promise.all(workers.map(worker => ingestAll(worker)))
  await ingestAll()

  expect(await storedIds(first.profileId)).toEqual(first.ids)
  expect(await storedIds(second.profileId)).toEqual(second.ids)
})

test('a transaction that the tenant sent under the same id is given up, and the next one is ingested', async () => {
  const { profileId, externalId, ids } = await withQueued(2)
  const { status } = await bank.elder.call('POST', '/transactions', {
    transaction_id: ids[0],
    customer_id: externalId,
    type: 'TRANSFER',
    direction: 'DEBIT',
    channel: 'MOBILE',
    amount: '77.00',
    currency: 'NGN',
  })
  const logged: Readonly<Record<string, unknown>>[] = []

  await ingestAll(workerOn(bank.desk.demo.platform, { log: fields => logged.push(fields) }))

  expect(status).toBe(201)
  expect((await bank.stored(profileId)).map(each => [each.transactionId, each.amountMinor])).toEqual([
    [ids[0], '7700'],
    [ids[1], '200'],
  ])
  expect(logged).toEqual([expect.objectContaining({ profileId, code: 'TRANSACTION_CONFLICT' })])
  expect(JSON.stringify(logged)).not.toMatch(/Rent|77\.00/)
})

test('waiting transactions are encrypted, and gone with the link once the customer is erased or has opted out', async () => {
  const other = await bank.enrolled()
  const erased = await withQueued(1)
  const optedOut = await withQueued(1, other)
  const workspaceId = await bank.workspaceId()
  const rows = await bank.desk.demo.database.asWorker<{ row: string }>(
    'select to_jsonb(received)::text as row from sentinel.received_transactions received where profile_id = $1',
    [erased.profileId],
  )
  const ctx = await bank.desk.demo.platform.contextIn(workspaceId)

  await eraseElderProfile(ctx, { customerId: erased.externalId })
  await linkCustomer(ctx, { customerId: erased.externalId, platformCustomerId: erased.id })
  await bank.elder.call('PUT', `/profiles/${optedOut.profileId}/status`, { status: 'OPTED_OUT' })
  const left = await bank.queued(erased.profileId)
  await bank.transfer(erased.account, outsider, 5)
  await bank.settle()

  expect(rows.map(({ row }) => row).join()).not.toMatch(/Rent|Ada|TRANSFER/)
  expect(left).toBe(0)
  expect(await bank.stored(erased.profileId)).toEqual([])
  expect(await bank.stored(optedOut.profileId)).toEqual([])
  expect(await bank.queued(optedOut.profileId)).toBe(0)
})

test('a workspace receives the transactions of its enrolled customers, and one statement finds them', async () => {
  const tenant = await world()
  const workspaceId = await bank.workspaceId()
  const enrolled = await bank.enrolled()
  const outsider = await bank.customer()
  const worker = workerOn(bank.desk.demo.platform)
  const types = [workspaceId, tenant.workspaceId].flatMap(id =>
    TYPES.map(type => ({ workspaceId: id, type })),
  )
  const statements: string[] = []
  const counting: WorkerSql = (text, values) => {
    statements.push(text)
    return worker.sql(text, values)
  }

  const received = await selectReceived(counting, types, worker)
  await selectReceived(counting, types.slice(2, 3), worker)

  const customerIds = expect.arrayContaining([enrolled.id])
  expect(received).toEqual(types.slice(0, 2).map(each => ({ ...each, customerIds })))
  expect(received.flatMap(each => each.customerIds)).not.toContain(outsider.id)
  expect(statements).toHaveLength(1)
})
