import { expect, test } from '@jest/globals'
import type { WorkerSql } from '#kernel/database/database.ts'
import { relayOutbox, type RelayConsumer } from '#kernel/events/relay.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { publishPostings } from '#core/consumers/publish-postings.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { createDeliveries } from '#webhooks/consumers/create-deliveries.ts'
import { selectReceived } from '#webhooks/consumers/subscribers.ts'
import { workerOn } from '#test/support/world.ts'
import type { Bank } from '../bank.ts'
import { expectExactBalances, relay, relayAll, withTransfer, written } from './relayed-postings.ts'

const once = (paid: TransactionRow, queued: readonly string[]) => ({
  balances: [
    ['CASH', '-100000', 1n],
    ['FEE_INCOME', '1000', 1n],
    ['VAT_PAYABLE', '75', 1n],
  ],
  queued: [...queued, paid.id].sort(),
  webhooks: [[paid.id, 'transaction.completed', 1]],
})

/** A worker whose process dies during the relay's transaction, at the given statement of its consumers or at the commit. */
const dying = (at: Bank, statement: number): Worker => {
  const worker = workerOn(at.platform)
  return {
    ...worker,
    transaction: work =>
      worker.transaction(async sql => {
        let sent = 0
        const counting: WorkerSql = (text, values) =>
          sent++ === statement ? Promise.reject(new Error('the process died')) : sql(text, values)
        await work(counting)
        throw new Error('the process died')
      }),
  }
}

test('a relay that dies at any statement or before its commit leaves nothing, and the next one does everything once', async () => {
  const { at, paid } = await withTransfer()
  const before = await written(at)
  // The relay itself sends three statements, and its consumers send the rest.
  for (let statement = 0; statement < 15; statement++) {
    await expect(relay.run(dying(at, statement))).rejects.toThrow('the process died')
    await expectExactBalances(at)
  }
  const after = await written(at)

  await relayAll(at)

  expect(after).toEqual(before)
  expect(await written(at)).toEqual(once(paid, before.queued))
  await expectExactBalances(at)
})

test('a relay that dies after its commit has done everything once', async () => {
  const { at, paid } = await withTransfer()
  const { queued } = await written(at)
  const worker = workerOn(at.platform)
  const dead: Worker = {
    ...worker,
    transaction: async work => {
      await worker.transaction(work)
      throw new Error('the process died')
    },
  }

  await expect(relay.run(dead)).rejects.toThrow('the process died')
  await relayAll(at)

  expect(await written(at)).toEqual(once(paid, queued))
  await expectExactBalances(at)
})

test('a later consumer that fails undoes the balances, and the next run adds them once', async () => {
  const { at, paid } = await withTransfer()
  const before = await written(at)
  const failing = relayOutbox(
    [
      publishPostings,
      createDeliveries,
      () => Promise.reject(new Error('the connection was lost')),
    ] satisfies RelayConsumer[],
    selectReceived,
  )

  await expect(failing.run(workerOn(at.platform))).rejects.toThrow('the connection was lost')
  const after = await written(at)
  await relayAll(at)

  expect(after).toEqual(before)
  expect(await written(at)).toEqual(once(paid, before.queued))
})
