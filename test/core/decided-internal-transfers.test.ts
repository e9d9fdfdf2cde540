import { expect, test } from '@jest/globals'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { bankTransfersCreated } from '#core/queries/bank-transfers-created.ts'
import { setPolicy } from '#test/compliance/set-policy.ts'
import { withLateReplies } from '#test/support/late-decisions.ts'
import { bank, SOUND } from './bank.ts'
import { storedWebhooks, storeWebhooks } from './transaction-events.ts'
import {
  balances,
  claim,
  closeAllCases,
  deciding,
  givenRule,
  heldOnSystem,
  judgedBy,
  setDecisions,
  transfer,
} from './decided-transfers.ts'

const HOUR_MS = 3_600_000

test('without the setting compliance is not asked, and no further statement is sent', async () => {
  const at = await bank()
  await givenRule(at, 'BLOCK')
  const [source, destination] = [await at.account(100_000n), await at.account()]
  await transfer(at, source, destination)
  at.statements.length = 0
  const { postedStatus, metadata } = await transfer(at, source, destination)

  expect([postedStatus, metadata]).toEqual(['COMPLETED', null])
  expect(at.statements.filter(text => !text.includes('core.post('))).toEqual([])
  expect(await judgedBy(at)).toEqual([])
})

test('with the setting a clear transfer completes at once and is judged once', async () => {
  const { at, source, destination } = await deciding()
  const posted = await transfer(at, source, destination)

  expect(posted.postedStatus).toBe('COMPLETED')
  expect(await balances(at, source, destination)).toEqual([90_000n, 10_000n])
  const [judged, ...others] = await judgedBy(at)
  expect(others).toEqual([])
  expect(judged).toMatchObject({ decision: 'ALLOW', isVoided: false })
  expect(posted.metadata).toEqual({ paymentId: judged!.transactionId })
  const now = at.platformContext.now().getTime()
  expect(
    await bankTransfersCreated(at.as({ kind: 'service' }), {
      from: new Date(now - HOUR_MS),
      to: new Date(now + HOUR_MS),
      first: 10,
    }),
  ).toEqual([judged!.transactionId])
})

test('transfers between accounts of one customer are not asked about', async () => {
  const { at, source } = await deciding()
  await givenRule(at, 'BLOCK')
  const own = await at.account(0n, { customer_id: source })

  expect((await transfer(at, source, own)).postedStatus).toBe('COMPLETED')
  expect(await judgedBy(at)).toEqual([])
})

test('a blocked transfer is refused and moves nothing, also when it is repeated', async () => {
  const { at, source, destination } = await deciding()
  await givenRule(at, 'BLOCK')

  for (let times = 0; times < 2; times++)
    await expect(transfer(at, source, destination, claim('blocked'))).rejects.toMatchObject({
      code: 'SCREENING_BLOCKED',
    })

  expect(await balances(at, source, destination)).toEqual([100_000n, 0n])
  expect(await judgedBy(at)).toMatchObject([{ decision: 'BLOCK', isVoided: false }])
})

test('a transfer for review goes on', async () => {
  const { at, source, destination } = await deciding()
  await givenRule(at, 'REVIEW')

  expect((await transfer(at, source, destination)).postedStatus).toBe('COMPLETED')
  expect(await judgedBy(at)).toMatchObject([{ decision: 'REVIEW', isVoided: false }])
})

test('a held transfer reaches the destination once its case is a false positive, with one fee, and can be reversed', async () => {
  const { at, source, destination } = await deciding()
  await at.fee('INTERNAL', 1_000n, 75_000n)
  await at.dailyLimit(15_000n)
  await givenRule(at, 'HOLD')
  const { id } = await transfer(at, source, destination)
  await at.work(60_000, 3)
  expect(await at.status(id)).toBe('PENDING')
  expect(await balances(at, source, destination)).toEqual([88_925n, 0n])
  expect(await heldOnSystem(at)).toBe(10_000n)

  await closeAllCases(at, 'FALSE_POSITIVE')
  await at.work(1_500, 3)

  expect(await at.status(id)).toBe('COMPLETED')
  expect(await balances(at, source, destination)).toEqual([88_925n, 10_000n])
  expect(await heldOnSystem(at)).toBe(0n)
  // The limit counts it once: 50.00 of 150.00 remain.
  await transfer(at, source, destination, {}, { amount: '49.00' })
  await expect(transfer(at, source, destination, {}, { amount: '2.00' })).rejects.toMatchObject({
    code: 'LIMIT_EXCEEDED',
  })
  const completion = (
    await at.rows<{ id: string }>(
      `select id from core.transactions where workspace_id = $1 and parent_id = $2 and type = 'TRANSFER'`,
      [id],
    )
  )[0]!.id
  const manager = at.staff('manager')
  await expect(reverseTransaction(manager, { id: completion, reason: 'Part' })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })
  await reverseTransaction(at.staff('manager'), { id, reason: 'Mistake' })
  expect(await balances(at, source, destination)).toEqual([94_025n, 4_900n])
  expect(await Promise.all([id, completion].map(each => at.status(each)))).toEqual(['REVERSED', 'REVERSED'])
  await expect(reverseTransaction(at.staff('manager'), { id, reason: 'Again' })).rejects.toMatchObject({
    code: 'ALREADY_REVERSED',
  })
  expect(await at.proof()).toEqual(SOUND)
})

test('a reversal that the destination cannot pay is refused, and nothing moves', async () => {
  const { at, source, destination } = await deciding()
  await givenRule(at, 'HOLD')
  const { id } = await transfer(at, source, destination)
  await expect(reverseTransaction(at.staff('manager'), { id, reason: 'Early' })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })
  await closeAllCases(at, 'FALSE_POSITIVE')
  await at.work(1_500, 3)
  await setDecisions(at, false)
  await transfer(at, destination, source, {}, { amount: '60.00' })

  await expect(reverseTransaction(at.staff('manager'), { id, reason: 'Late' })).rejects.toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  })

  expect(await at.status(id)).toBe('COMPLETED')
  expect(await balances(at, source, destination)).toEqual([96_000n, 4_000n])
  expect(await at.proof()).toEqual(SOUND)
})

test.each(['TRUE_POSITIVE', 'expiry'] as const)(
  'a held transfer fails after %s, and the money returns',
  async end => {
    const { at, source, destination } = await deciding()
    await at.fee('INTERNAL', 1_000n, 75_000n)
    await setPolicy(at, { holdTtlHours: 2 })
    await givenRule(at, 'HOLD')
    const { id } = await transfer(at, source, destination)

    if (end === 'TRUE_POSITIVE') await closeAllCases(at, end)
    await at.work(end === 'expiry' ? 2 * HOUR_MS + 60_000 : 1_500, 3)

    expect(await at.status(id)).toBe('FAILED')
    expect((await at.found(id)).progress).toMatchObject({ failureReason: 'The transfer could not be made' })
    expect(await balances(at, source, destination)).toEqual([100_000n, 0n])
    await closeAllCases(at, 'FALSE_POSITIVE')
    await at.work(60_000, 2)
    expect(await balances(at, source, destination)).toEqual([100_000n, 0n])
    expect(await at.proof()).toEqual(SOUND)
  },
)

test.each(['CLOSED', 'FROZEN'])(
  'a released transfer to an account that is %s by then fails, and the money returns',
  async status => {
    const { at, source, destination } = await deciding()
    await givenRule(at, 'HOLD')
    const { id } = await transfer(at, source, destination)
    await at.database.transaction(at.workspaceId, session =>
      session.commit({
        text: 'update core.accounts set status = $3 where workspace_id = $1 and id = $2',
        values: [at.workspaceId, destination, status],
      }),
    )
    await closeAllCases(at, 'FALSE_POSITIVE')
    await at.work(1_500, 3)

    expect(await at.status(id)).toBe('FAILED')
    expect(await balances(at, source, destination)).toEqual([100_000n, 0n])
    await expect(transfer(at, source, destination, claim('closed'))).rejects.toMatchObject({
      code: `ACCOUNT_${status}`,
    })
    expect(await judgedBy(at)).toHaveLength(1)
    expect(await at.proof()).toEqual(SOUND)
  },
)

test('while compliance or identity does not answer, or answers late, a transfer waits', async () => {
  const { at, source, destination } = await deciding()
  const initiatedBy = at.staff('teller').actor.subjectId
  for (const away of ['compliance', 'identity'] as const) {
    at.away.add(away)
    const { id } = await transfer(at, source, destination, {}, { initiatedBy })
    await at.work(2_000, 2)
    expect([away, await at.status(id)]).toEqual([away, 'PENDING'])
    at.away.delete(away)
    await at.work(10_000, 3)
    expect([away, await at.status(id)]).toEqual([away, 'COMPLETED'])
  }
  const late = await withLateReplies('decidePayment', at.staff('teller'), callDomain =>
    transfer(at, source, destination, { callDomain }),
  )
  expect(late.postedStatus).toBe('PENDING')
  await at.work(10_000, 3)

  expect(await at.status(late.id)).toBe('COMPLETED')
  expect(await balances(at, source, destination)).toEqual([70_000n, 30_000n])
  expect((await judgedBy(at)).map(({ isVoided }) => isVoided)).toEqual([false, false, false])
})

test('a repeat under the same key returns the first transfer as it was booked, whatever was decided since', async () => {
  const { at, source, destination } = await deciding()
  await givenRule(at, 'HOLD')
  const first = await transfer(at, source, destination, claim('once'))
  await closeAllCases(at, 'TRUE_POSITIVE')
  await at.work(1_500, 3)
  const second = await transfer(at, source, destination, claim('once'))

  expect([second.id, second.postedStatus]).toEqual([first.id, 'PENDING'])
  expect(await judgedBy(at)).toHaveLength(1)
  expect(await balances(at, source, destination)).toEqual([100_000n, 0n])
})

test('a transfer that the ledger refuses does not count, and a held one can be cancelled', async () => {
  const { at, source, destination } = await deciding()
  for (let times = 0; times < 2; times++)
    await expect(
      transfer(at, source, destination, claim('much'), { amount: '1000.01' }),
    ).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  expect(await judgedBy(at)).toMatchObject([{ decision: 'ALLOW', isVoided: true }])

  await givenRule(at, 'HOLD')
  const { id } = await transfer(at, source, destination)
  await cancelTransaction(at.staff('manager'), { id })
  await closeAllCases(at, 'FALSE_POSITIVE')
  await at.work(1_500, 3)

  expect(await at.status(id)).toBe('CANCELLED')
  expect(await balances(at, source, destination)).toEqual([100_000n, 0n])
})

test('events name both accounts of a held transfer, and there is none of its completion', async () => {
  const { at, source, destination } = await deciding()
  await storeWebhooks(at)
  await givenRule(at, 'HOLD')
  const { id } = await transfer(at, source, destination)
  await closeAllCases(at, 'FALSE_POSITIVE')
  await at.work(1_500, 3)

  const webhooks = (await storedWebhooks(at)).filter(({ data }) => data['transaction_type'] === 'TRANSFER')
  expect(
    webhooks.map(({ transactionId, event, sequence, data }) => [
      transactionId,
      event,
      sequence,
      data['source_account_id'],
      data['dest_account_id'],
    ]),
  ).toEqual([
    [id, 'transaction.created', 1, source, destination],
    [id, 'transaction.completed', 2, source, destination],
  ])
})

test('the setting holds in every process at once, also where it was read before', async () => {
  const at = await bank()
  const [source, destination] = [await at.account(100_000n), await at.account()]
  await givenRule(at, 'BLOCK')
  await transfer(at, source, destination)
  // As another process does: this one still has the earlier settings.
  await at.database.transaction(at.workspaceId, session =>
    session.commit({
      text: 'update core.policies set decides_internal_transfers = true, version = version + 1 where workspace_id = $1',
      values: [at.workspaceId],
    }),
  )

  await expect(transfer(at, source, destination)).rejects.toMatchObject({ code: 'SCREENING_BLOCKED' })
  expect(await balances(at, source, destination)).toEqual([90_000n, 10_000n])
})
