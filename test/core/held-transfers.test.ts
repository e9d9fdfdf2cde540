import { expect, test } from '@jest/globals'
import { monitoredTransactions } from '#compliance/queries/monitoring/monitored-transactions.ts'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { transferByNip } from '#core/operations/transfers/transfer-by-nip.ts'
import { transferInterbank } from '#core/operations/transfers/transfer-interbank.ts'
import { dyingDatabase, workerWith } from '#test/remittance/transfer-history.ts'
import { advanceTransactions } from '#core/jobs/advance-transactions.ts'
import { setPolicy } from '#test/compliance/set-policy.ts'
import { activeLists, named } from '#test/compliance/active-lists.ts'
import { bank, SOUND, timesSent, type Bank } from './bank.ts'
import { analyst, closeAllCases, givenRule } from './decided-transfers.ts'

const HOUR_MS = 3_600_000
const judged = async (at: Bank) =>
  (await monitoredTransactions(analyst(at), { first: 50 })).nodes.map(
    ({ decision, voidedAt, amount, currency, type, channel, accountId, counterparty }) => ({
      decision,
      isVoided: voidedAt !== null,
      amount: `${amount} ${currency}`,
      type,
      channel,
      accountId,
      account: counterparty?.account,
    }),
  )

test('a transfer by NIP is judged once, with the account and the payee, and sent when it is clear', async () => {
  const at = await bank()
  const source = await at.account(100_000n)
  const { id, reference } = await at.sent(source)
  await at.work()

  expect(await at.status(id)).toBe('COMPLETED')
  expect(await timesSent(at, reference)).toBe(1)
  expect(await judged(at)).toEqual([
    {
      decision: 'ALLOW',
      isVoided: false,
      amount: '100.00 NGN',
      type: 'TRANSFER',
      channel: 'mobile',
      accountId: source,
      account: '0123456789',
    },
  ])
})

test('a transfer that a rule holds is booked and not sent until its case is closed as a false positive', async () => {
  const at = await bank()
  await givenRule(at, 'HOLD')
  const source = await at.account(100_000n)
  const { id, reference } = await at.sent(source)
  await at.work(60_000, 3)
  expect([await at.status(id), await timesSent(at, reference)]).toEqual(['PENDING', 0])
  expect(await at.accountState(source)).toMatchObject({ available: 90_000n })

  await closeAllCases(at, 'FALSE_POSITIVE')
  await at.work(1_500, 3)

  expect([await at.status(id), await timesSent(at, reference)]).toEqual(['COMPLETED', 1])
  expect(await judged(at)).toMatchObject([{ decision: 'HOLD', isVoided: false }])
  expect(await at.proof()).toEqual(SOUND)
})

test('a transfer that a rule holds fails once its case is closed as a true positive, and the money and fee return', async () => {
  const at = await bank()
  await at.fee('INTERBANK', 1_000n, 75_000n)
  await givenRule(at, 'HOLD')
  const source = await at.account(100_000n)
  const { id, reference } = await transferInterbank(at.staff('teller'), at.order(source))

  await closeAllCases(at, 'TRUE_POSITIVE')
  await at.work(1_500, 3)

  expect([await at.status(id), await timesSent(at, reference)]).toEqual(['FAILED', 0])
  expect((await at.found(id)).progress).toMatchObject({ failureReason: 'The transfer could not be made' })
  expect(await at.accountState(source)).toMatchObject({ balance: 100_000n, available: 100_000n })
  expect(await at.proof()).toEqual(SOUND)
})

test('a hold that expires fails the transfer, and the money returns', async () => {
  const at = await bank()
  await setPolicy(at, { holdTtlHours: 2 })
  await givenRule(at, 'HOLD')
  const source = await at.account(100_000n)
  const { id } = await at.sent(source)
  await at.work(HOUR_MS)
  expect(await at.status(id)).toBe('PENDING')
  await at.work(HOUR_MS + 60_000, 2)

  expect(await at.status(id)).toBe('FAILED')
  expect(await at.accountState(source)).toMatchObject({ balance: 100_000n, available: 100_000n })
})

test('a rule that blocks refuses the transfer, which is not booked; the attempt counts', async () => {
  const at = await bank()
  await givenRule(at, 'BLOCK')
  const source = await at.account(100_000n)

  await expect(at.sent(source)).rejects.toMatchObject({ code: 'SCREENING_BLOCKED' })

  expect(await at.accountState(source)).toMatchObject({ balance: 100_000n, available: 100_000n })
  expect(await judged(at)).toMatchObject([{ decision: 'BLOCK', isVoided: false }])
})

test('a payee who may be on a watchlist holds the transfer', async () => {
  const at = await bank()
  await (
    await activeLists(at)
  ).list('UN_CONSOLIDATED', {
    names: [...named('Wholly Unheard Of'), ...named('Torvane Quibbleshaw', 'WEAK_ALIAS')],
  })
  const source = await at.account(100_000n)
  const { id, reference } = await at.sent(source, { destinationAccountName: 'Torvane Quibbleshaw' })
  await at.work(60_000, 2)
  expect([await at.status(id), await timesSent(at, reference)]).toEqual(['PENDING', 0])

  await closeAllCases(at, 'FALSE_POSITIVE')
  await at.work(1_500, 4)

  expect([await at.status(id), await timesSent(at, reference)]).toEqual(['COMPLETED', 1])
})

test('while compliance or identity does not answer, a transfer is booked and waits', async () => {
  const at = await bank()
  const source = await at.account(100_000n)
  for (const away of ['compliance', 'identity'] as const) {
    const initiatedBy = at.staff('teller').actor.subjectId
    at.away.add(away)
    const { id, reference } = await transferByNip(at.staff('teller'), at.order(source, { initiatedBy }))
    await at.work(2_000, 2)
    expect([away, await at.status(id), await timesSent(at, reference)]).toEqual([away, 'PENDING', 0])
    at.away.delete(away)
    await at.work(10_000, 3)
    expect([away, await at.status(id)]).toEqual([away, 'COMPLETED'])
  }
})

test('a transfer that is not booked does not count, and a held one can be cancelled', async () => {
  const at = await bank()
  const source = await at.account(10_000n)
  await expect(at.sent(source, { amount: '100.01' })).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  expect(await judged(at)).toMatchObject([{ decision: 'ALLOW', isVoided: true }])

  await givenRule(at, 'HOLD')
  const { id } = await at.sent(source)
  await cancelTransaction(at.staff('manager'), { id })

  expect(await at.status(id)).toBe('CANCELLED')
  expect(await at.accountState(source)).toMatchObject({ balance: 10_000n, available: 10_000n })
})

test('a repeat under the same key returns the first transfer, which counts once', async () => {
  const at = await bank()
  const source = await at.account(100_000n)
  const idempotency = { key: 'once', subject: 'teller', fingerprint: 'the same' }
  const order = at.order(source)

  const first = await transferByNip(at.staff('teller', { idempotency }), order)
  const second = await transferByNip(at.staff('teller', { idempotency }), order)

  expect(second.id).toBe(first.id)
  expect((await judged(at)).filter(({ isVoided }) => !isVoided)).toHaveLength(1)
})

test('a worker that crashes at any step sends no transfer that is held, and later sends it once', async () => {
  const at = await bank()
  await givenRule(at, 'HOLD')
  const source = await at.account(10_000_000n)
  let deaths = 0
  for (let lifetime = 1, isDead = true; isDead; lifetime++) {
    const { id, reference } = await at.sent(source)
    const database = dyingDatabase(at, lifetime, lifetime % 2 === 0)
    await advanceTransactions.run(workerWith(at, database))
    isDead = database.isDead()
    if (isDead) deaths += 1
    await at.work(12_000, 2)
    expect([lifetime, await at.status(id), await timesSent(at, reference)]).toEqual([lifetime, 'PENDING', 0])

    await closeAllCases(at, 'FALSE_POSITIVE')
    await at.work(12_000, 2)
    expect([lifetime, await at.status(id), await timesSent(at, reference)]).toEqual([
      lifetime,
      'COMPLETED',
      1,
    ])
  }

  expect(deaths).toBeGreaterThan(3)
  expect(await at.proof()).toEqual(SOUND)
}, 120_000)
