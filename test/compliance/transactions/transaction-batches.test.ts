import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { createTransactionBatch } from '#compliance/operations/transactions/create-transaction-batch.ts'
import { ingestTransaction } from '#compliance/operations/transactions/ingest-transaction.ts'
import { runQueuedTransactions } from '#compliance/operations/transactions/run-queued-transactions.ts'
import { monitoredTransaction } from '#compliance/queries/monitoring/monitored-transactions.ts'
import {
  transactionBatch,
  transactionBatchFailures,
} from '#compliance/queries/monitoring/transaction-batches.ts'
import type { TransactionInput } from '#compliance/schema.gen.ts'
import { world, type World } from '#test/support/world.ts'

const key = (here: World): Context =>
  here.as({ kind: 'tenant_key', service: 'compliance', scopes: ['compliance:*'] })

const transfer = (over: Partial<TransactionInput> = {}): TransactionInput => ({
  transactionId: `tx-${newId()}`,
  type: 'TRANSFER',
  direction: 'DEBIT',
  channel: 'web',
  amount: '10.00',
  currency: 'USD',
  customer: { id: 'C-1', type: 'INDIVIDUAL' },
  ...over,
})

test('the worker stores the transactions of a batch in order, and the batch names what it refused', async () => {
  const here = await world()
  const known = transfer()
  await ingestTransaction(key(here), { transaction: known })
  const transactions = [transfer(), known, { ...known, amount: '11.00' }, transfer()]
  const { id } = await createTransactionBatch(key(here), { transactions })
  expect(await transactionBatch(key(here), id)).toMatchObject({ status: 'QUEUED', total: 4, evaluated: 0 })

  await here.work()

  const batch = await transactionBatch(key(here), id)
  expect(batch).toMatchObject({ status: 'COMPLETED', total: 4, evaluated: 3, failed: 1 })
  expect(await transactionBatchFailures(key(here), batch!)).toMatchObject([
    { transactionId: known.transactionId, code: 'CONFLICT' },
  ])
  expect(await monitoredTransaction(key(here), transactions[3]!.transactionId)).toMatchObject({
    amount: '10.00',
  })
  expect((await here.published()).map(({ type }) => type)).toContain('compliance.transaction_batch_completed')
})

test('two workers at once store each transaction once', async () => {
  const here = await world()
  const transactions = Array.from({ length: 30 }, () => transfer())
  const { id } = await createTransactionBatch(key(here), { transactions })
  const service = here.as({ kind: 'service' })

  await Promise.all([1, 2].map(() => runQueuedTransactions(service, { batchId: id })))

  expect(await transactionBatch(key(here), id)).toMatchObject({
    status: 'COMPLETED',
    evaluated: 30,
    failed: 0,
  })
})

test('a batch with an invalid transaction queues nothing and names the field', async () => {
  const here = await world()
  const transactions = [transfer(), transfer({ amount: '0.001' })]

  await expect(createTransactionBatch(key(here), { transactions })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'transactions[1].amount' }],
  })
  await expect(createTransactionBatch(key(here), { transactions: [] })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
})

test('personal data is stored encrypted or hashed', async () => {
  const here = await world()
  const transaction = transfer({
    customer: { id: 'C-2', type: 'INDIVIDUAL', name: 'Tovell Marrikane', phone: '+49 30 123456' },
    counterparty: { name: 'Brunna Oskwell', account: 'DE02120300000000202051' },
    device: { fingerprint: 'phone-fingerprint', ip: '192.0.2.77' },
    cardId: 'card-token-1',
  })
  await ingestTransaction(key(here), { transaction })
  const rows = await here.database.read<{ row: string }>(
    here.workspaceId,
    `select row_to_json(transaction)::text as row from compliance.monitored_transactions transaction where workspace_id = $1`,
    [here.workspaceId],
  )

  const text = rows.map(({ row }) => row).join()
  for (const secret of [
    'Marrikane',
    '123456',
    'Oskwell',
    'DE0212',
    'phone-fingerprint',
    '192.0.2',
    'card-token',
  ])
    expect(text).not.toContain(secret)
  expect(await monitoredTransaction(key(here), transaction.transactionId)).toMatchObject({
    customer: { name: 'Tovell Marrikane', phone: '+49 30 123456' },
    counterparty: { account: 'DE02120300000000202051' },
    device: { ip: '192.0.2.77' },
  })
})
