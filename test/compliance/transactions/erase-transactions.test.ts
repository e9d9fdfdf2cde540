import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { eraseTransactions } from '#compliance/jobs/erase-transactions.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { administrator } from '#test/identity/given.ts'
import { workerOn } from '#test/support/world.ts'
import { rulesWorld, type RulesWorld } from '../monitoring-rules/given-rules.ts'

const DAY_MS = 86_400_000
const YEARS_MS = 5 * 366 * DAY_MS

const INGEST = `mutation ($input: TransactionInput!) { ingestTransaction(input: { transaction: $input }) { evaluationId } }`
const READ = `query ($id: String!) { monitoredTransaction(transactionId: $id) {
  transactionId customerId amount decision customer { name phone } device { ip } counterparty { name } } }`
const ERASE = 'mutation ($id: UUID!) { eraseCustomer(customerId: $id, reason: "request 3") { erasedAt } }'
const DELETE = 'mutation ($id: UUID!) { deleteSubject(id: $id) }'
const CREATE = `mutation ($externalId: String!) { createSubject(input: { externalId: $externalId, type: INDIVIDUAL, name: "Tovell Marrikane" }) { subjectId: id } }`
const REPLAY = 'query ($id: UUID!) { evaluationReplay(id: $id) { isIdentical } }'

async function dataOf<Data>(
  here: RulesWorld,
  ...[document, variables, ctx]: Parameters<RulesWorld['ask']>
): Promise<Data> {
  const { data, errors } = await here.ask<Data>(document, variables, ctx)
  expect(errors).toBeUndefined()
  return data!
}

/** Stores a transaction of the customer, and returns its id and its evaluation. */
async function store(here: RulesWorld, customerId: string): Promise<{ id: string; evaluationId: string }> {
  const id = newId()
  const input = {
    transactionId: id,
    type: 'TRANSFER',
    direction: 'DEBIT',
    channel: 'app',
    amount: '120.00',
    currency: 'USD',
    customer: { id: customerId, type: 'INDIVIDUAL', name: 'Tovell Marrikane', phone: '+2348031234567' },
    device: { fingerprint: 'phone-7', ip: '203.0.113.7' },
    counterparty: { name: 'Vexil Quorbane', account: '0000014570' },
  }
  const { ingestTransaction } = await dataOf<{ ingestTransaction: { evaluationId: string } }>(
    here,
    INGEST,
    { input },
    here.key(),
  )
  return { id, evaluationId: ingestTransaction.evaluationId }
}

const read = async (here: RulesWorld, id: string): Promise<Record<string, unknown>> =>
  (await dataOf<{ monitoredTransaction: Record<string, unknown> }>(here, READ, { id }, here.key()))
    .monitoredTransaction

const HASHES = `select card, device, ip, wallet, counterparty_account, phone, address from compliance.monitored_transactions where workspace_id = $1 and transaction_id = $2`
const hashes = async (here: RulesWorld, id: string): Promise<unknown[]> => {
  const [row] = await here.database.read(here.workspaceId, HASHES, [here.workspaceId, id])
  return Object.values(row!).filter(value => value !== null)
}

const known = {
  customer: { name: 'Tovell Marrikane', phone: '+2348031234567' },
  device: { ip: '203.0.113.7' },
  counterparty: { name: 'Vexil Quorbane' },
}
const erased = { customer: null, device: null, counterparty: null }

test('the transactions of an erased customer lose their personal data after five years, and those of others and later ones stay', async () => {
  const here = await rulesWorld()
  const externalId = `c-${newId()}`
  const { id: customerId } = await ensureCustomer(administrator(here), {
    externalId,
    firstName: 'Tovell',
    lastName: 'Marrikane',
  })
  const [own, underId, other] = [
    await store(here, externalId),
    await store(here, customerId),
    await store(here, 'someone-else'),
  ]
  await dataOf(here, ERASE, { id: customerId }, administrator(here))
  await here.work()
  here.clock.offsetMs += DAY_MS
  const later = await store(here, externalId)
  const worker = workerOn(here.platform)

  here.clock.offsetMs += YEARS_MS - 8 * DAY_MS
  await eraseTransactions.run(worker)
  const retained = await read(here, own.id)
  here.clock.offsetMs += 9 * DAY_MS
  await eraseTransactions.run(worker)
  await eraseTransactions.run(worker)

  expect(retained).toMatchObject(known)
  for (const { id } of [own, underId]) {
    expect(await read(here, id)).toMatchObject({
      transactionId: id,
      amount: '120.00',
      decision: 'ALLOW',
      ...erased,
    })
    expect(await hashes(here, id)).toEqual([])
  }
  for (const { id } of [other, later]) expect(await read(here, id)).toMatchObject(known)
  expect(await eraseTransactions.run(worker)).toBe(0)
  expect((await here.ask(REPLAY, { id: own.evaluationId }, here.key())).errors).toMatchObject([
    { extensions: { code: 'INVALID_STATE' } },
  ])
})

test('the transactions of a deleted subject lose their personal data after five years, and those of another tenant stay', async () => {
  const [here, rival] = [await rulesWorld(), await rulesWorld()]
  const externalId = `c-${newId()}`
  const { createSubject } = await dataOf<{ createSubject: { subjectId: string } }>(
    here,
    CREATE,
    { externalId },
    here.key(),
  )
  const [own, foreign] = [await store(here, externalId), await store(rival, externalId)]

  await dataOf(here, DELETE, { id: createSubject.subjectId }, here.key())
  const before = await read(here, own.id)
  here.clock.offsetMs += YEARS_MS
  while ((await eraseTransactions.run(workerOn(here.platform))) > 0);

  expect(before).toMatchObject(known)
  expect(await read(here, own.id)).toMatchObject(erased)
  expect(await read(rival, foreign.id)).toMatchObject(known)
})
