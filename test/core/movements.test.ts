import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { adjustBalance } from '#core/operations/transactions/adjust-balance.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { setFee } from '#core/operations/pricing/set-fee.ts'
import { setTransactionLimit } from '#core/operations/pricing/set-transaction-limit.ts'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import { previewTransfer } from '#core/queries/transfer-preview.ts'
import { claim, movementSetting, type MovementSetting } from './movement-setting.ts'

let at: MovementSetting
beforeAll(async () => {
  at = await movementSetting()
})

const cash = (accountId: string, amount: string) => ({
  accountId,
  amount,
  channel: 'BRANCH' as const,
  narration: 'Cash',
  initiatedBy: at.tellerId,
})

test('a deposit, a withdrawal and a transfer have the requested fields and effects', async () => {
  const [a, b] = [await at.account(), await at.account()]

  const paidIn = await deposit(at.teller(), cash(a, '100.10'))
  const paidOut = await withdraw(at.teller(), cash(a, '0.20'))
  const moved = await transferInternally(
    at.teller(),
    at.order(a, b, { amount: '0.10', channel: 'USSD', narration: 'Rent' }),
  )

  expect(paidIn).toMatchObject({
    type: 'DEPOSIT',
    transferType: null,
    postedStatus: 'COMPLETED',
    amountMinor: 10_010n,
    creditAccountId: a,
    debitSequence: null,
    creditAfterMinor: 10_010n,
    initiatedBy: at.tellerId,
    actorId: at.tellerId,
  })
  expect(paidOut).toMatchObject({
    type: 'WITHDRAWAL',
    debitAccountId: a,
    creditSequence: null,
    debitAfterMinor: 9_990n,
  })
  expect(moved).toMatchObject({
    type: 'TRANSFER',
    transferType: 'INTERNAL',
    channel: 'USSD',
    narration: 'Rent',
    destinationName: 'Ada Obi',
    debitAccountId: a,
    creditAccountId: b,
  })
  expect(moved.reference).toMatch(/^TRN[0-9]{8}[0-9]{8,}$/)
  expect([await at.balance(a), await at.balance(b)]).toEqual([9_980n, 10n])
})

test.each([
  ['JPY', '90071992547', 90_071_992_547n],
  ['KWD', '0.001', 1n],
  ['NGN', '90071992547409.93', 9_007_199_254_740_993n],
])('an amount of %s is exact to its last digit: %s', async (currency, amount, minor) => {
  const a = await at.account('0', { currency })

  const paidIn = await deposit(at.teller(), cash(a, amount))

  expect([paidIn.amountMinor, await at.balance(a)]).toEqual([minor, minor])
})

test('a repeat of each is the same transaction, another request under the key is a conflict', async () => {
  const [a, b] = [await at.account('100.00'), await at.account()]
  const operations = [
    () => deposit(at.teller({ idempotency: claim('paid in') }), cash(a, '1.00')),
    () => withdraw(at.teller({ idempotency: claim('paid out') }), cash(a, '1.00')),
    () => transferInternally(at.teller({ idempotency: claim('moved') }), at.order(a, b)),
    () =>
      adjustBalance(at.admin({ idempotency: claim('adjusted') }), {
        accountId: a,
        direction: 'CREDIT',
        amount: '1.00',
        reason: 'Twice',
      }),
  ]

  for (const run of operations) expect(await run()).toEqual(await run())
  await expect(
    deposit(at.teller({ idempotency: claim('paid in', 'other') }), cash(a, '2.00')),
  ).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  expect(await at.balance(a)).toBe(9_100n)
})

test('each invalid movement is refused with its own code', async () => {
  const [a, b, other] = [
    await at.account('10.00'),
    await at.account(),
    await at.account('0', { currency: 'USD' }),
  ]
  const foreign = await (await movementSetting()).account('10.00')
  const from = async (given: Record<string, unknown>): Promise<string> => {
    const id = await at.account('10.00')
    await at.database.transaction(at.workspaceId, session =>
      session.commit({
        text: `update core.accounts set status = $2, restriction = $3 where id = $1`,
        values: [id, given['status'] ?? 'ACTIVE', given['restriction'] ?? 'NONE'],
      }),
    )
    return id
  }
  const [frozen, closed, noDebit, noCredit] = [
    await from({ status: 'FROZEN' }),
    await from({ status: 'CLOSED' }),
    await from({ restriction: 'PND' }),
    await from({ restriction: 'PNC' }),
  ]
  const refusals: [() => Promise<unknown>, string][] = [
    [() => transferInternally(at.teller(), at.order(a, b, { amount: '10.01' })), 'INSUFFICIENT_FUNDS'],
    [() => transferInternally(at.teller(), at.order(a, a)), 'SAME_ACCOUNT'],
    [() => transferInternally(at.teller(), at.order(a, other)), 'CURRENCY_MISMATCH'],
    [() => transferInternally(at.teller(), at.order(a, foreign)), 'ACCOUNT_NOT_FOUND'],
    [() => transferInternally(at.teller(), at.order(a, b, { initiatedBy: newId() })), 'INITIATOR_UNKNOWN'],
    [() => deposit(at.teller(), cash(newId(), '1.00')), 'ACCOUNT_NOT_FOUND'],
    [() => deposit(at.teller(), cash(a, '0.00')), 'VALIDATION_ERROR'],
    [() => deposit(at.teller(), cash(a, '1.001')), 'VALIDATION_ERROR'],
    [() => withdraw(at.teller(), cash(a, '10.01')), 'INSUFFICIENT_FUNDS'],
    [() => transferInternally(at.teller(), at.order(frozen, b)), 'ACCOUNT_FROZEN'],
    [() => transferInternally(at.teller(), at.order(a, closed)), 'ACCOUNT_CLOSED'],
    [() => transferInternally(at.teller(), at.order(noDebit, b)), 'POST_NO_DEBIT'],
    [() => transferInternally(at.teller(), at.order(a, noCredit)), 'POST_NO_CREDIT'],
    [() => transferInternally(at.staff('viewer')(), at.order(a, b)), 'FORBIDDEN'],
    [() => deposit(at.staff('viewer')(), cash(a, '1.00')), 'FORBIDDEN'],
    [() => withdraw(at.staff('viewer')(), cash(a, '1.00')), 'FORBIDDEN'],
  ]

  for (const [refused, code] of refusals) await expect(refused()).rejects.toMatchObject({ code })
  expect(await at.balance(a)).toBe(1_000n)
})

test('an adjustment overrides freezes and restrictions but cannot overdraw, and has no fee or limit', async () => {
  const here = await movementSetting()
  const a = await here.account('0', { status: 'FROZEN', restriction: 'FULL' })
  const closed = await here.account('0', { status: 'CLOSED' })
  await setTransactionLimit(here.admin(), { transactionType: 'DEPOSIT', singleLimit: '0.01' })

  const credited = await adjustBalance(here.admin(), {
    accountId: a,
    direction: 'CREDIT',
    amount: '5.00',
    reason: 'A charge too many',
  })
  const debited = await adjustBalance(here.admin(), {
    accountId: a,
    direction: 'DEBIT',
    amount: '2.00',
    reason: 'It was one after all',
    narration: 'Correction',
    channel: 'API',
  })

  expect(credited).toMatchObject({
    type: 'ADJUSTMENT',
    postedStatus: 'COMPLETED',
    feeMinor: 0n,
    creditAccountId: a,
    description: 'A charge too many',
    channel: 'BRANCH',
  })
  expect(debited).toMatchObject({
    type: 'ADJUSTMENT',
    debitAccountId: a,
    narration: 'Correction',
    channel: 'API',
  })
  expect(await here.balance(a)).toBe(300n)
  await expect(
    adjustBalance(here.admin(), { accountId: a, direction: 'DEBIT', amount: '3.01', reason: 'Too much' }),
  ).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  await expect(
    adjustBalance(here.admin(), {
      accountId: closed,
      direction: 'CREDIT',
      amount: '3.01',
      reason: 'Too late',
    }),
  ).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED' })
  await expect(
    adjustBalance(here.admin(), {
      accountId: newId(),
      direction: 'CREDIT',
      amount: '3.01',
      reason: 'Nobody',
    }),
  ).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  await expect(
    adjustBalance(here.staff('manager')(), {
      accountId: a,
      direction: 'CREDIT',
      amount: '1.00',
      reason: 'Please',
    }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(
    (await here.published())
      .filter(({ type }) => type === 'core.balance_adjusted')
      .map(({ data }) => [data['direction'], data['amount'], data['reason']]),
  ).toEqual([
    ['CREDIT', '5.00', 'A charge too many'],
    ['DEBIT', '2.00', 'It was one after all'],
  ])
})

test('a preview returns the same cost and refusal as the transfer itself, and writes nothing', async () => {
  const here = await movementSetting()
  const [a, b] = [await here.account('100.00'), await here.account()]
  await setFee(here.admin(), {
    transactionType: 'TRANSFER',
    feeType: 'FLAT',
    feeValue: '10.00',
    vatRate: '7.5',
  })
  await setTransactionLimit(here.admin(), {
    transactionType: 'TRANSFER',
    transferType: 'INTERNAL',
    dailyLimit: '95.00',
  })
  const preview = (amount: string, given: Record<string, unknown> = {}) =>
    previewTransfer(here.staff('viewer')(), {
      transferType: 'INTERNAL',
      sourceAccountId: a,
      destinationAccountId: b,
      amount,
      currency: 'NGN',
      ...given,
    })
  const before = await here.published()

  expect(await preview('50.00')).toMatchObject({
    amountMinor: 5_000n,
    feeMinor: 1_000n,
    vatMinor: 75n,
    availableMinor: 10_000n,
    refusal: undefined,
    limit: undefined,
  })
  for (const [amount, to] of [
    ['89.26', b],
    ['95.01', b],
    ['1.00', a],
    ['1.00', await here.account('0', { currency: 'USD' })],
    ['1.00', await here.account('0', { status: 'FROZEN' })],
  ] as const) {
    const { refusal } = await preview(amount, { destinationAccountId: to })
    const refused = await transferInternally(here.teller(), here.order(a, to, { amount })).catch(
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(Error)
    expect(refused).toMatchObject({ code: refusal!.code, message: refusal!.message })
  }
  expect((await preview('95.01')).limit).toMatchObject({ window: 'DAILY', remainingMinor: 9_500n })
  expect(await preview('95.01', { transferType: 'NIP', destinationAccountId: null })).toMatchObject({
    refusal: { code: 'INSUFFICIENT_FUNDS' },
    limit: undefined,
  })
  for (const [given, code] of [
    [{ destinationBankCode: '888888' }, 'BANK_UNKNOWN'],
    [{ currency: 'USD' }, 'CURRENCY_MISMATCH'],
  ] as const)
    expect(
      (await preview('1.00', { transferType: 'NIP', destinationAccountId: null, ...given })).refusal,
    ).toMatchObject({ code })
  await expect(preview('1.00', { destinationAccountId: null })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
  await expect(preview('1.00', { sourceAccountId: newId() })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_FOUND',
  })
  // Only the events of the transfers themselves were written, not of the previews.
  expect((await here.published()).length - before.length).toBe(1)
})
