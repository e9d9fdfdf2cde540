import { expect, test } from '@jest/globals'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { submitToRail } from '#core/operations/transfers/submit-to-rail.ts'
import { requeryTransaction } from '#core/operations/transfers/requery-transaction.ts'
import { transferByNip } from '#core/operations/transfers/transfer-by-nip.ts'
import { transferInterbank } from '#core/operations/transfers/transfer-interbank.ts'
import { bank, SOUND, timesSent, type Bank } from './bank.ts'
import { storedWebhooks, storeWebhooks } from './transaction-events.ts'

const historyOf = async (at: Bank, id: string): Promise<string[]> =>
  (
    await at.rows<{ status: string }>(
      'select status from core.transaction_history where workspace_id = $1 and transaction_id = $2 order by sequence',
      [id],
    )
  ).map(({ status }) => status)

test('a transfer by NIP is booked immediately as pending with its fee and a session id, and completes after submission', async () => {
  const at = await bank()
  await at.fee('NIP', 1_000n, 75_000n)
  const source = await at.account(100_000n)
  await storeWebhooks(at)

  const booked = await at.sent(source)
  const before = await at.accountState(source)
  await at.work()

  expect(booked).toMatchObject({
    type: 'TRANSFER',
    transferType: 'NIP',
    postedStatus: 'PENDING',
    amountMinor: 10_000n,
    feeMinor: 1_000n,
    vatMinor: 75n,
    progress: null,
    otherBankCode: '000013',
  })
  expect(booked.sessionId).toMatch(/^999999[0-9]{24}$/)
  expect(before).toEqual({ balance: 88_925n, held: 0n, available: 88_925n })
  const done = await at.found(booked.id)
  expect(done.progress).toMatchObject({
    status: 'COMPLETED',
    dueAt: null,
    processedAt: expect.any(Date),
    completedAt: expect.any(Date),
    externalReference: expect.stringMatching(/^SIM/),
    failureReason: null,
  })
  expect(await historyOf(at, booked.id)).toEqual(['PROCESSING', 'COMPLETED'])
  expect(
    (await storedWebhooks(at))
      .filter(({ transactionId }) => transactionId === booked.id)
      .map(({ event, sequence }) => [event, sequence]),
  ).toEqual([
    ['transaction.created', 1],
    ['transaction.processing', 2],
    ['transaction.completed', 3],
  ])
  expect(await timesSent(at, booked.reference)).toBe(1)
  expect(await at.accountState(source)).toEqual(before)
  expect(await at.proof()).toEqual(SOUND)
})

test('an interbank transfer is submitted with the next round, and can be cancelled until then', async () => {
  const at = await bank()
  const source = await at.account(100_000n)
  const [goes, stays] = [
    await transferInterbank(at.staff('teller'), at.order(source)),
    await transferInterbank(at.staff('teller'), at.order(source)),
  ]
  await at.work()

  const cancelled = await cancelTransaction(at.staff('manager'), { id: stays.id })
  await at.work(3_000)
  await at.work(1_000, 6)

  expect(goes.sessionId).toBeNull()
  expect(cancelled.progress).toMatchObject({ status: 'CANCELLED', dueAt: null })
  expect([await at.status(goes.id), await at.status(stays.id)]).toEqual(['COMPLETED', 'CANCELLED'])
  expect(await timesSent(at, stays.reference)).toBe(0)
  expect((await at.accountState(source)).balance).toBe(90_000n)
  await expect(cancelTransaction(at.staff('manager'), { id: goes.id })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })
  expect(await at.proof()).toEqual(SOUND)
})

test('a rejected transfer returns amount, fee and VAT, and uses no limit', async () => {
  const at = await bank()
  await at.fee('NIP', 1_000n, 75_000n)
  await at.dailyLimit(10_000n)
  const source = await at.account(100_000n)

  const { id } = await at.sent(source, { destinationAccountNum: '9000000001' })
  await expect(at.sent(source)).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })
  await at.work()

  const failed = await at.found(id)
  expect(failed.progress).toMatchObject({
    status: 'FAILED',
    failureReason: 'Invalid account (07)',
    completedAt: null,
    reversedById: expect.any(String),
  })
  expect(await at.found(failed.progress!.reversedById!)).toMatchObject({
    type: 'REVERSAL',
    reversesId: id,
    amountMinor: 10_000n,
    reason: 'Invalid account (07)',
  })
  expect((await at.accountState(source)).balance).toBe(100_000n)
  expect(await at.sent(source)).toMatchObject({ postedStatus: 'PENDING' })
  const ours = await at.rows<{
    kind: string
    sum: string
  }>(`select kind, sum(amount_minor)::text as sum from core.system_accounts s join core.entries e on e.workspace_id = s.workspace_id and e.account_id = s.id
    where s.workspace_id = $1 group by kind order by kind`)
  expect(ours.map(({ kind, sum }) => `${kind} ${sum}`)).toEqual([
    'CASH -100000',
    'FEE_INCOME 1000',
    'NIP_SETTLEMENT 10000',
    'VAT_PAYABLE 75',
  ])
  expect(await at.proof()).toEqual(SOUND)
})

test.each([
  ['9000000002', 'COMPLETED'],
  ['9000000003', 'FAILED'],
  ['9000000004', 'COMPLETED'],
  ['9000000005', 'FAILED'],
  ['9000000006', 'FAILED'],
])(
  'an unknown outcome at %s is queried until it is known, and nothing is sent twice',
  async (destinationAccountNum, end) => {
    const at = await bank()
    const source = await at.account(100_000n)

    const { id, reference } = await at.sent(source, { destinationAccountNum })
    await at.work()
    const first = await at.status(id)
    await at.work(1_000, 3)
    for (let round = 0; round < 8; round++) await at.work(1_000 * 2 ** round)

    expect(first).toBe('PROCESSING')
    expect(await at.status(id)).toBe(end)
    expect(await timesSent(at, reference)).toBe(1)
    expect((await at.accountState(source)).balance).toBe(end === 'FAILED' ? 100_000n : 90_000n)
    expect(await at.proof()).toEqual(SOUND)
  },
)

test('money of a failed transfer returns to an account that has been frozen', async () => {
  const at = await bank()
  const source = await at.account(100_000n)
  const { id } = await at.sent(source, { destinationAccountNum: '9000000001' })
  await at.database.transaction(at.workspaceId, session =>
    session.commit({
      text: `update core.accounts set status = 'FROZEN' where workspace_id = $1 and id = $2`,
      values: [at.workspaceId, source],
    }),
  )

  await at.work()

  expect([await at.status(id), (await at.accountState(source)).balance]).toEqual(['FAILED', 100_000n])
})

test('an officer queries the rail immediately; a repeat under the key sends no query, and ended transfers are not queried', async () => {
  const at = await bank()
  const source = await at.account(100_000n)
  const { id } = await at.sent(source, { destinationAccountNum: '9000000002' })
  await expect(requeryTransaction(at.staff('officer'), { id })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })
  await at.work()
  const idempotency = { key: 'k', subject: 's', fingerprint: 'f' }

  const early = await requeryTransaction(at.staff('officer', { idempotency }), { id })
  at.clock.offsetMs += 3_000
  const again = await requeryTransaction(at.staff('officer', { idempotency }), { id })
  const late = await requeryTransaction(at.staff('officer'), { id })

  expect([early, again, late].map(({ progress }) => progress!.status)).toEqual([
    'PROCESSING',
    'PROCESSING',
    'COMPLETED',
  ])
  await expect(requeryTransaction(at.staff('officer'), { id })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })
  await expect(requeryTransaction(at.staff('teller'), { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a transfer that cannot be sent is refused before anything is booked', async () => {
  const at = await bank()
  const other = await bank()
  const [source, dollars] = [await at.account(100_000n), await at.account(0n, { currency: 'USD' })]
  const teller = at.staff('teller')

  await expect(at.sent(source, { destinationBankCode: '123456' })).rejects.toMatchObject({
    code: 'BANK_UNKNOWN',
  })
  await expect(at.sent(dollars, { currency: 'USD' })).rejects.toMatchObject({ code: 'CURRENCY_MISMATCH' })
  await expect(at.sent(source, { amount: '1000.01' })).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  await expect(at.sent(source, { amount: '0.00' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  await expect(transferByNip(at.staff('viewer'), at.order(source))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(transferByNip(other.staff('teller'), other.order(source))).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_FOUND',
  })
  await expect(
    transferInterbank({ ...teller, actor: { ...teller.actor, environment: 'production' } }, at.order(source)),
  ).rejects.toMatchObject({ code: 'RAIL_NOT_CONFIGURED' })
  const { id } = await at.sent(source)
  await expect(cancelTransaction(at.staff('officer'), { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(cancelTransaction(other.staff('manager'), { id })).rejects.toMatchObject({
    code: 'TRANSACTION_NOT_FOUND',
  })
  await expect(submitToRail(at.staff('admin'), { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
