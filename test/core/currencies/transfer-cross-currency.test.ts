import { expect, test } from '@jest/globals'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { setFee } from '#core/operations/pricing/set-fee.ts'
import { setTransactionLimit } from '#core/operations/pricing/set-transaction-limit.ts'
import { transferCrossCurrency } from '#core/operations/transfers/transfer-cross-currency.ts'
import { accountMovements } from '#core/queries/account-movements.ts'
import { legsOfTransaction, transactionById } from '#core/queries/posted-transaction.ts'
import { demoCurrencies } from '#core/demo/currencies.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { claim, movementSetting } from '../movement-setting.ts'
import { relayTransactions } from '../transaction-events.ts'
import {
  brokenChecks,
  convert,
  CONVERSION,
  converting,
  DAMAGES,
  entrySums,
  fxBalances,
} from './converting.ts'

test('who gives 100.00 USD gets 159,000.00 NGN, and the bank has the position, its value at MID and its income', async () => {
  const at = await converting()
  const [usd, ngn] = [await at.account('150.00', { currency: 'USD' }), await at.account()]

  const posted = await convert(at, usd, ngn, { amount: '100.00', currency: 'USD' })

  expect(posted).toMatchObject({ amountMinor: 10_000n, currency: 'USD', transferType: 'INTERNAL' })
  expect([await at.balance(usd), await at.balance(ngn)]).toEqual([5_000n, 15_900_000n])
  expect(await fxBalances(at)).toEqual({
    'FX_POSITION USD': 10_000n,
    'FX_COUNTER_VALUE NGN USD': -16_000_000n,
    'FX_INCOME NGN': 100_000n,
  })
  expect(await brokenChecks(at)).toEqual([])
})

test('who gives 160,000.00 NGN gets 99.37 USD, and what rounding takes is income', async () => {
  const at = await converting()
  const [ngn, usd] = [await at.account('160000.00'), await at.account('0.00', { currency: 'USD' })]

  await convert(at, ngn, usd, { amount: '160000.00' })

  expect([await at.balance(ngn), await at.balance(usd)]).toEqual([0n, 9_937n])
  expect(await fxBalances(at)).toEqual({
    'FX_POSITION USD': -9_937n,
    'FX_COUNTER_VALUE NGN USD': 15_899_200n,
    'FX_INCOME NGN': 100_800n,
  })
  expect(await brokenChecks(at)).toEqual([])
})

test('between two foreign currencies both positions are valued, and fee, VAT and parts are even in each currency', async () => {
  const at = await converting()
  const eur = await at.account('1000.00', { currency: 'EUR' })
  const jpy = await at.account('0', { currency: 'JPY' })
  await setFee(at.admin(), {
    transactionType: 'TRANSFER',
    transferType: 'INTERNAL',
    currency: 'EUR',
    feeType: 'FLAT',
    feeValue: '2.00',
    vatRate: '7.5',
  })

  const posted = await convert(at, eur, jpy, { amount: '100.00', currency: 'EUR' })

  // 100 x 1720 / 10.5 = 16380.95...; at MID 173,500.00 were given and 16380 x 10.4 = 170,352.00 taken.
  expect([await at.balance(eur), await at.balance(jpy)]).toEqual([100_000n - 10_000n - 215n, 16_380n])
  expect(await fxBalances(at)).toEqual({
    'FX_POSITION EUR': 10_000n,
    'FX_POSITION JPY': -16_380n,
    'FX_COUNTER_VALUE NGN EUR': -17_350_000n,
    'FX_COUNTER_VALUE NGN JPY': 17_035_200n,
    'FX_INCOME NGN': 314_800n,
  })
  expect(await entrySums(at, posted.id)).toEqual({ EUR: 0n, JPY: 0n, NGN: 0n })
  expect(await brokenChecks(at)).toEqual([])
})

test('the transfer shows its conversion, and the credited account shows who paid', async () => {
  const at = await converting()
  const [usd, ngn] = [await at.account('150.00', { currency: 'USD' }), await at.account()]
  const { id } = await convert(at, usd, ngn, { amount: '100.00', currency: 'USD' })

  const { data, errors } = await at.ask(CONVERSION, { id, account: ngn }, at.staff('viewer')())

  expect(errors).toBeUndefined()
  expect(data!['transaction']).toMatchObject({
    transferType: 'INTERNAL',
    sourceAccountId: usd,
    destAccountId: ngn,
    amount: '100.00',
    currency: 'USD',
    metadata: null,
    sourceCurrency: 'USD',
    targetCurrency: 'NGN',
    exchangeRate: '1590',
    convertedAmount: '159000.00',
    corridorId: expect.any(String),
    entries: [
      { accountId: usd, systemAccount: null, entryType: 'DEBIT', amount: '100.00', currency: 'USD' },
      { accountNum: null, systemAccount: 'FX_POSITION', entryType: 'CREDIT', amount: '100.00' },
      { accountNum: null, systemAccount: 'FX_COUNTER_VALUE', entryType: 'DEBIT', amount: '159000.00' },
      { accountId: ngn, entryType: 'CREDIT', amount: '159000.00', currency: 'NGN' },
      { systemAccount: 'FX_COUNTER_VALUE', entryType: 'DEBIT', amount: '1000.00' },
      { systemAccount: 'FX_INCOME', entryType: 'CREDIT', amount: '1000.00' },
    ],
  })
  expect(data!['accountStatement']).toEqual({
    lines: [{ credit: '159000.00', counterpartyAccountNum: expect.any(String), narration: 'Rent' }],
  })
  expect(data!['accountTransactions']).toEqual({
    nodes: [
      {
        transferType: 'INTERNAL',
        sourceAccountId: usd,
        destAccountId: ngn,
        amount: '159000.00',
        currency: 'NGN',
        parentTxnId: id,
        metadata: null,
      },
    ],
  })
})

test('monitoring learns of one transaction with both customers', async () => {
  const at = await converting()
  const [usd, ngn] = [await at.account('150.00', { currency: 'USD' }), await at.account()]
  await relayTransactions(at)
  const { id } = await convert(at, usd, ngn, { amount: '100.00', currency: 'USD' })

  const events = await relayTransactions(at)
  const parts = await legsOfTransaction(at.teller(), id)
  const movements = await accountMovements(at.as({ kind: 'service' }), {
    ids: [id, ...parts.map(part => part.id)],
  })

  expect(events).toMatchObject([
    {
      type: 'core.transaction_completed',
      aggregateId: id,
      data: {
        amount: '100.00',
        currency: 'USD',
        sourceAccountId: usd,
        destAccountId: ngn,
        sourceCustomerId: expect.any(String),
        destCustomerId: expect.any(String),
        targetCurrency: 'NGN',
        convertedAmount: '159000.00',
      },
      personal: { metadata: null },
    },
  ])
  expect(movements).toMatchObject([
    { id, direction: 'DEBIT', amount: '100.00', currency: 'USD', counterparty: { id: expect.any(String) } },
  ])
  expect(await brokenChecks(at)).toEqual([])
})

test('a repeat with the same key converts once, and a refused transfer moves nothing', async () => {
  const at = await converting()
  const [usd, ngn] = [await at.account('150.00', { currency: 'USD' }), await at.account()]
  const frozen = await at.account('0.00', { status: 'FROZEN' })
  const order = { amount: '100.00', currency: 'USD' }

  const first = await convert(at, usd, ngn, order, { idempotency: claim('once') })
  const second = await convert(at, usd, ngn, order, { idempotency: claim('once') })

  expect(second).toEqual(first)
  await expect(convert(at, usd, ngn, order)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  await expect(convert(at, usd, frozen, { ...order, amount: '1.00' })).rejects.toMatchObject({
    code: 'ACCOUNT_FROZEN',
    message: 'The destination account is frozen.',
  })
  expect([await at.balance(usd), await at.balance(ngn), await at.balance(frozen)]).toEqual([
    5_000n,
    15_900_000n,
    0n,
  ])
  expect(await brokenChecks(at)).toEqual([])
})

test('accounts that cannot convert are refused', async () => {
  const at = await converting()
  const [usd, ngn, other] = [
    await at.account('150.00', { currency: 'USD' }),
    await at.account(),
    await at.account(),
  ]
  const elsewhere = await converting()

  await expect(convert(at, ngn, other, { amount: '1.00' })).rejects.toMatchObject({ code: 'SAME_CURRENCY' })
  await expect(convert(at, ngn, ngn, { amount: '1.00' })).rejects.toMatchObject({ code: 'SAME_ACCOUNT' })
  await expect(convert(at, usd, ngn, { amount: '1.00' })).rejects.toMatchObject({ code: 'CURRENCY_MISMATCH' })
  await expect(convert(at, ngn, usd, { amount: '0.01' })).rejects.toMatchObject({
    code: 'AMOUNT_OUT_OF_RANGE',
  })
  await expect(convert(elsewhere, usd, ngn, { amount: '1.00', currency: 'USD' })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_FOUND',
  })
  await expect(
    transferCrossCurrency(at.staff('viewer')(), { ...at.order(usd, ngn), currency: 'USD' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a limit in the source currency refuses the transfer, and its event is published once', async () => {
  const at = await converting()
  const [usd, ngn] = [await at.account('150.00', { currency: 'USD' }), await at.account()]
  await setTransactionLimit(at.admin(), {
    transactionType: 'TRANSFER',
    transferType: 'INTERNAL',
    currency: 'USD',
    dailyLimit: '100.00',
  })
  await convert(at, usd, ngn, { amount: '60.00', currency: 'USD' })

  for (let times = 0; times < 2; times++)
    await expect(
      convert(at, usd, ngn, { amount: '40.01', currency: 'USD' }, { idempotency: claim('too much') }),
    ).rejects.toMatchObject({
      code: 'LIMIT_EXCEEDED',
      message: 'The limit is 100.00 USD a day, of which 40.00 USD remains.',
    })

  expect((await at.published()).filter(({ type }) => type === 'core.limit_exceeded')).toHaveLength(1)
  expect([await at.balance(usd), await at.balance(ngn)]).toEqual([9_000n, 9_540_000n])
})

test('a reversal undoes all legs at the original rate, once, and no leg can be reversed separately', async () => {
  const at = await converting()
  const manager = at.staff('manager')
  const [usd, ngn] = [await at.account('150.00', { currency: 'USD' }), await at.account()]
  const { id } = await convert(at, usd, ngn, { amount: '100.00', currency: 'USD' })
  const parts = await legsOfTransaction(at.teller(), id)

  for (const part of parts)
    await expect(reverseTransaction(manager(), { id: part.id, reason: 'Wrong' })).rejects.toMatchObject({
      code: 'INVALID_STATE',
    })
  const reversal = await reverseTransaction(manager(), { id, reason: 'Wrong account' })

  expect([await at.balance(usd), await at.balance(ngn)]).toEqual([15_000n, 0n])
  expect(Object.values(await fxBalances(at))).toEqual([0n, 0n, 0n])
  expect(await entrySums(at, reversal.id)).toEqual({ USD: 0n, NGN: 0n })
  for (const each of [id, ...parts.map(part => part.id)])
    expect(await transactionById(at.teller(), each)).toMatchObject({ progress: { status: 'REVERSED' } })
  await expect(reverseTransaction(manager(), { id, reason: 'Again' })).rejects.toMatchObject({
    code: 'ALREADY_REVERSED',
  })
  expect(await brokenChecks(at)).toEqual([])
})

test('money that the destination has spent is not reversed', async () => {
  const at = await converting()
  const [usd, ngn, other] = [
    await at.account('150.00', { currency: 'USD' }),
    await at.account(),
    await at.account('0.00', { currency: 'EUR' }),
  ]
  const { id } = await convert(at, usd, ngn, { amount: '100.00', currency: 'USD' })
  await convert(at, ngn, other, { amount: '1000.00' })

  await expect(
    reverseTransaction(at.staff('manager')(), { id, reason: 'Wrong account' }),
  ).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  expect([await at.balance(usd), await at.balance(ngn)]).toEqual([5_000n, 15_800_000n])
})

test('opposite transfers at once neither wait for each other nor lose a unit', async () => {
  const at = await converting()
  const [usd, ngn] = [await at.account('1000.00', { currency: 'USD' }), await at.account('1000000.00')]

  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0
        ? convert(at, usd, ngn, { amount: '10.00', currency: 'USD' })
        : convert(at, ngn, usd, { amount: '1610.00' }),
    ),
  )

  expect([await at.balance(usd), await at.balance(ngn)]).toEqual([
    100_000n - 6_000n + 600n,
    100_000_000n + 9_540_000n - 966_000n,
  ])
  expect(await brokenChecks(at)).toEqual([])
})

test.each(DAMAGES)('the report finds %s', async (_, damage) => {
  const at = await converting()
  const [usd, ngn] = [await at.account('150.00', { currency: 'USD' }), await at.account()]
  await convert(at, usd, ngn, { amount: '100.00', currency: 'USD' })

  await withClient(adminOf(at.databaseName), async client => {
    await client.query('set session_replication_role = replica')
    await client.query(`${damage} and workspace_id = '${at.workspaceId}'`)
  })

  expect(await brokenChecks(at)).toContain('POSITIONS')
})

test('the demo is filled once, and its rates do not age', async () => {
  const at = await movementSetting()
  await demoCurrencies(at.platformContext)
  await demoCurrencies(at.platformContext)
  const kwd = await at.account('10.000', { currency: 'KWD' })
  const gbp = await at.account('0.00', { currency: 'GBP' })

  await convert(at, kwd, gbp, { amount: '1.000', currency: 'KWD' })

  // 5175 / 2050 = 2.524...
  expect(await at.balance(gbp)).toBe(252n)
})
