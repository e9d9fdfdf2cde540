import { expect, test } from '@jest/globals'
import { advanceTransactions } from '#core/jobs/advance-transactions.ts'
import { advanceTransaction } from '#core/operations/transfers/advance-transaction.ts'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { dyingDatabase, workerWith } from '#test/remittance/transfer-history.ts'
import { SOUND } from './bank.ts'
import {
  balances,
  claim,
  closeAllCases,
  deciding,
  givenRule,
  heldOnSystem,
  judgedBy,
  transfer,
} from './decided-transfers.ts'

test('of a concurrent cancellation and completion exactly one wins', async () => {
  const { at, source, destination } = await deciding()
  await givenRule(at, 'HOLD')
  const held = await Promise.all(Array.from({ length: 8 }, () => transfer(at, source, destination)))
  await closeAllCases(at, 'FALSE_POSITIVE')
  const settle = (call: Promise<unknown>) =>
    call.catch((error: { code?: string }) => {
      if (error.code !== 'INVALID_STATE') throw error
    })

  await Promise.all(
    held.flatMap(({ id }) => [
      settle(cancelTransaction(at.staff('manager'), { id })),
      settle(advanceTransaction(at.platformContext, { id })),
    ]),
  )

  const statuses = await Promise.all(held.map(({ id }) => at.status(id)))
  const completed = BigInt(statuses.filter(status => status === 'COMPLETED').length)
  expect(statuses.filter(status => status === 'PENDING')).toEqual([])
  expect(await balances(at, source, destination)).toEqual([
    100_000n - completed * 10_000n,
    completed * 10_000n,
  ])
  expect(await heldOnSystem(at)).toBe(0n)
  expect(await at.proof()).toEqual(SOUND)
})

test('a request that dies at any call moves nothing undecided, and its repeat makes one transfer', async () => {
  const { at, destination } = await deciding()
  await givenRule(at, 'HOLD')
  const source = await at.account(10_000_000n)
  let transfers = 0n
  for (let lifetime = 1, isDead = true; isDead; lifetime++) {
    const database = dyingDatabase(at, lifetime, lifetime % 2 === 0)
    await transfer(at, source, destination, { ...claim(`dies ${lifetime}`), database }).catch(() => undefined)
    isDead = database.isDead()
    const { postedStatus } = await transfer(at, source, destination, claim(`dies ${lifetime}`))
    transfers += 1n
    expect([lifetime, postedStatus]).toEqual([lifetime, 'PENDING'])
  }

  expect(transfers).toBeGreaterThan(3n)
  expect(await heldOnSystem(at)).toBe(transfers * 10_000n)
  expect(await balances(at, source, destination)).toEqual([10_000_000n - transfers * 10_000n, 0n])
  expect((await judgedBy(at)).filter(({ isVoided }) => !isVoided)).toHaveLength(Number(transfers))
})

test('a worker that dies at any step completes no transfer that is held, and later completes it once', async () => {
  const { at, destination } = await deciding()
  await givenRule(at, 'HOLD')
  const source = await at.account(10_000_000n)
  let [deaths, completed] = [0, 0n]
  for (let lifetime = 1, isDead = true; isDead; lifetime++) {
    const { id } = await transfer(at, source, destination)
    await at.work(1_500, 1)
    expect([lifetime, await at.status(id)]).toEqual([lifetime, 'PENDING'])
    await closeAllCases(at, 'FALSE_POSITIVE')
    at.clock.offsetMs += 60_000
    const database = dyingDatabase(at, lifetime, lifetime % 2 === 0)
    await advanceTransactions.run(workerWith(at, database))
    isDead = database.isDead()
    if (isDead) deaths += 1
    await at.work(12_000, 2)
    completed += 1n
    expect([lifetime, await at.status(id)]).toEqual([lifetime, 'COMPLETED'])
    expect((await balances(at, destination))[0]).toBe(completed * 10_000n)
  }

  expect(deaths).toBeGreaterThan(3)
  expect(await heldOnSystem(at)).toBe(0n)
  expect(await at.proof()).toEqual(SOUND)
}, 120_000)
