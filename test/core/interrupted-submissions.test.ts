import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { advanceTransactions } from '#core/jobs/advance-transactions.ts'
import { advanceTransaction } from '#core/operations/transfers/advance-transaction.ts'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { submitToRail } from '#core/operations/transfers/submit-to-rail.ts'
import { requeryTransaction } from '#core/operations/transfers/requery-transaction.ts'
import { workerOn } from '#test/support/world.ts'
import { bank, SOUND, timesSent, type Bank } from './bank.ts'

const tolerant = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: { code?: string }) => {
    if (error.code !== 'INVALID_STATE') throw error
  })

/** The context of a worker whose database calls die, while the calls to other domains go on. */
function dyingWorker(at: Bank, database: Database): Context {
  const healthy = at.as(at.platformContext.actor)
  return at.as(at.platformContext.actor, {
    database,
    callDomain: (_, call, variables) => healthy.callDomain(healthy, call, variables),
  })
}

test('a worker that dies between marking and sending leaves a transfer that is queried, and refunded once it can no longer arrive', async () => {
  const at = await bank()
  const source = await at.account(100_000n)
  const { id, reference } = await at.sent(source)
  const dying = {
    ...at.database,
    transaction: ((workspaceId: string, work: never) =>
      at.database.transaction(workspaceId, work).then(() => {
        throw new Error('the process died')
      })) as never,
  }

  await expect(submitToRail(dyingWorker(at, dying), { id })).rejects.toThrow('the process died')
  const between = await at.status(id)
  await at.work(10_000)
  const queried = await at.status(id)
  await at.work(60_000)

  expect([between, queried]).toEqual(['PROCESSING', 'PROCESSING'])
  expect((await at.found(id)).progress).toMatchObject({
    status: 'FAILED',
    failureReason: 'Unable to locate record (25)',
  })
  expect(await timesSent(at, reference)).toBe(0)
  expect((await at.accountState(source)).balance).toBe(100_000n)
})

test('a worker that dies between sending and storing the response leaves a transfer that a query finds as sent', async () => {
  const at = await bank()
  const source = await at.account(100_000n)
  const { id, reference } = await at.sent(source)
  let calls = 0
  const dying = {
    ...at.database,
    transaction: ((workspaceId: string, work: never) =>
      ++calls > 2
        ? Promise.reject(new Error('the process died'))
        : at.database.transaction(workspaceId, work)) as never,
  }

  await expect(submitToRail(dyingWorker(at, dying), { id })).rejects.toThrow('the process died')
  await at.work(10_000)

  expect(await at.status(id)).toBe('COMPLETED')
  expect(await timesSent(at, reference)).toBe(1)
})

test('of a concurrent cancellation and submission exactly one wins, and the balances match it', async () => {
  const at = await bank()
  const source = await at.account(1_000_000n)
  const sent = await Promise.all(Array.from({ length: 12 }, () => at.sent(source)))

  await Promise.all([
    ...sent.map(({ id }) => tolerant(cancelTransaction(at.staff('manager'), { id }))),
    advanceTransactions.run(workerOn(at.platform)),
    ...sent.slice(0, 6).map(({ id }) => tolerant(advanceTransaction(at.platformContext, { id }))),
  ])
  await at.work(10_000)

  const ends = await Promise.all(
    sent.map(async ({ id, reference }) => [await at.status(id), await timesSent(at, reference)] as const),
  )
  for (const [status, times] of ends)
    expect([status, times]).toEqual(status === 'CANCELLED' ? ['CANCELLED', 0] : ['COMPLETED', 1])
  expect((await at.accountState(source)).balance).toBe(
    1_000_000n - 10_000n * BigInt(ends.filter(([status]) => status === 'COMPLETED').length),
  )
  expect(await at.proof()).toEqual(SOUND)
})

test('a process that was paused between marking and sending a transfer does not send it, since it may have been refunded', async () => {
  const at = await bank()
  const source = await at.account(100_000n)
  const { id, reference } = await at.sent(source)
  const pausing = {
    ...at.platformContext,
    onCommitted: () => {
      at.clock.offsetMs += 90_000
    },
  }

  const left = await submitToRail(pausing, { id })
  const sent = await timesSent(at, reference)
  await requeryTransaction(at.platformContext, { id })

  expect(left.progress).toMatchObject({ status: 'PROCESSING' })
  expect(sent).toBe(0)
  expect(await at.status(id)).toBe('FAILED')
  expect((await at.accountState(source)).balance).toBe(100_000n)
})
