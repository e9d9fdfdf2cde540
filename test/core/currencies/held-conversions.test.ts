import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { demoCurrencies } from '#core/demo/currencies.ts'
import { setExchangeRate } from '#core/operations/currencies/set-exchange-rate.ts'
import { updateConversionCorridor } from '#core/operations/currencies/update-conversion-corridor.ts'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { quoteCrossCurrency } from '#core/operations/transfers/quote-cross-currency.ts'
import {
  transferCrossCurrency,
  type TransferCrossCurrency,
} from '#core/operations/transfers/transfer-cross-currency.ts'
import { conversionCorridors } from '#core/queries/currencies/conversion-corridors.ts'
import { entriesOfTransaction } from '#core/queries/transactions.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { SOUND, type Bank } from '../bank.ts'
import {
  balances,
  claim,
  closeAllCases,
  deciding,
  givenRule,
  heldOnSystem,
  internalOrder,
  judgedBy,
  setDecisions,
} from '../decided-transfers.ts'
import { brokenChecks, CONVERSION } from './converting.ts'

interface Converting {
  readonly at: Bank
  /** 1,000.00 NGN. */
  readonly ngn: string
  readonly usd: string
}

/** Two accounts of different customers; compliance decides on transfers between them. USD/NGN is 1590, 1600 and 1610. */
async function givenDecisions(): Promise<Converting> {
  const { at, source } = await deciding()
  await demoCurrencies(at.platformContext)
  return { at, ngn: source, usd: await at.account(0n, { currency: 'USD' }) }
}

const order = (
  { at, ngn, usd }: Converting,
  given: Partial<TransferCrossCurrency> = {},
  parts: Partial<Context> = {},
): Promise<TransactionRow> =>
  transferCrossCurrency(at.staff('teller', parts), { ...internalOrder(at, ngn, usd), ...given })

const publish = async (at: Bank, ...rates: readonly (readonly ['BUY' | 'SELL' | 'MID', string])[]) => {
  for (const [rateType, rate] of rates)
    await setExchangeRate(at.staff('admin'), { baseCurrency: 'USD', quoteCurrency: 'NGN', rateType, rate })
}

async function release(at: Bank): Promise<void> {
  await closeAllCases(at, 'FALSE_POSITIVE')
  await at.work(1_500, 3)
}

const shown = async (at: Bank, id: string, account: string): Promise<Record<string, unknown>> => {
  const { data, errors } = await at.ask<{ transaction: Record<string, unknown> }>(
    CONVERSION,
    { id, account },
    at.staff('viewer'),
  )
  expect(errors).toBeUndefined()
  return data!.transaction
}

test('a cleared transfer between customers is converted at once, and a blocked one is refused', async () => {
  const here = await givenDecisions()
  const { at, ngn } = here

  const cleared = await order(here)
  expect(cleared.postedStatus).toBe('COMPLETED')
  expect((await judgedBy(at)).map(({ transactionId, isVoided }) => [transactionId, isVoided])).toEqual([
    [(cleared.metadata as { paymentId: string }).paymentId, false],
  ])
  await givenRule(at, 'BLOCK')
  await expect(order(here)).rejects.toMatchObject({ code: 'SCREENING_BLOCKED' })
  await setDecisions(at, false)
  await order(here)

  expect((await at.accountState(ngn)).balance).toBe(80_000n)
})

test('a held transfer keeps its money in the source currency, and is converted at the rate of its release', async () => {
  const here = await givenDecisions()
  const { at, ngn, usd } = here
  await at.fee('INTERNAL', 1_000n, 75_000n)
  await givenRule(at, 'HOLD')

  const { id, postedStatus } = await order(here, {}, claim('once'))
  expect(await order(here, {}, claim('once'))).toMatchObject({ id })
  await at.work(60_000, 2)
  expect([postedStatus, await at.status(id), await heldOnSystem(at)]).toEqual(['PENDING', 'PENDING', 10_000n])
  expect(await balances(at, ngn, usd)).toEqual([88_925n, 0n])
  expect(await shown(at, id, usd)).toMatchObject({
    amount: '100.00',
    sourceAccountId: ngn,
    destAccountId: usd,
    sourceCurrency: 'NGN',
    targetCurrency: 'USD',
    exchangeRate: null,
    convertedAmount: null,
    metadata: { paymentId: expect.any(String) },
  })
  await publish(at, ['BUY', '900'], ['MID', '950'], ['SELL', '1000'])
  await release(at)

  // 100.00 at 1000 are 0.10 USD.
  expect(await at.status(id)).toBe('COMPLETED')
  expect(await balances(at, ngn, usd)).toEqual([88_925n, 10n])
  expect(await heldOnSystem(at)).toBe(0n)
  const { entries, ...transaction } = await shown(at, id, usd)
  expect(transaction).toMatchObject({
    exchangeRate: '0.001',
    convertedAmount: '0.10',
    corridorId: expect.any(String),
  })
  expect(entries).toHaveLength(11)
  const sums: Record<string, bigint> = {}
  for (const { currency, amountMinor } of (await entriesOfTransaction(at.staff('viewer'), id))!)
    sums[currency] = (sums[currency] ?? 0n) + amountMinor
  expect(sums).toEqual({ NGN: 0n, USD: 0n })
  expect((await at.published()).filter(({ type }) => type === 'core.transaction_completed')).toMatchObject([
    { aggregateId: id, data: { exchangeRate: '0.001', convertedAmount: '0.10', destAccountId: usd } },
  ])
  expect(await at.proof()).toEqual(SOUND)
  expect(await brokenChecks(at)).toEqual([])

  await reverseTransaction(at.staff('manager'), { id, reason: 'Mistake' })
  expect(await balances(at, ngn, usd)).toEqual([100_000n, 0n])
  expect(await at.proof()).toEqual(SOUND)
  expect(await brokenChecks(at)).toEqual([])
})

test('a quote keeps its rate while the transfer is held, and is used', async () => {
  const here = await givenDecisions()
  const { at, ngn, usd } = here
  await givenRule(at, 'HOLD')
  const { id: quoteId } = await quoteCrossCurrency(at.staff('teller'), {
    sourceAccountId: ngn,
    destinationAccountId: usd,
    amount: '100.00',
  })

  const { id } = await order(here, { quoteId })
  expect(await shown(at, id, usd)).toMatchObject({
    exchangeRate: '0.000621118012422',
    convertedAmount: '0.06',
  })
  await expect(order(here, { quoteId })).rejects.toMatchObject({ code: 'QUOTE_ALREADY_USED' })
  await at.work(3_600_000, 1)
  await publish(at, ['BUY', '900'], ['MID', '950'], ['SELL', '1000'])
  await release(at)

  expect(await at.status(id)).toBe('COMPLETED')
  expect(await balances(at, ngn, usd)).toEqual([90_000n, 6n])
  expect(await brokenChecks(at)).toEqual([])
})

test.each(['TRUE_POSITIVE', 'corridor', 'frozen', 'cancel'] as const)(
  'a held transfer that ends with %s returns amount, fee and VAT',
  async end => {
    const here = await givenDecisions()
    const { at, ngn, usd } = here
    await at.fee('INTERNAL', 1_000n, 75_000n)
    await givenRule(at, 'HOLD')
    const { id } = await order(here)

    if (end === 'cancel') await cancelTransaction(at.staff('manager'), { id })
    if (end === 'corridor') {
      const { nodes } = await conversionCorridors(at.staff('viewer'), { first: 100 })
      const corridor = nodes.find(each => each.sourceCurrency === 'NGN' && each.targetCurrency === 'USD')!
      await updateConversionCorridor(at.staff('admin'), { id: corridor.id, enabled: false })
    }
    if (end === 'frozen')
      await at.database.transaction(at.workspaceId, session =>
        session.commit({
          text: `update core.accounts set status = 'FROZEN' where workspace_id = $1 and id = $2`,
          values: [at.workspaceId, usd],
        }),
      )
    await closeAllCases(at, end === 'TRUE_POSITIVE' ? end : 'FALSE_POSITIVE')
    await at.work(1_500, 3)

    const { progress } = await at.found(id)
    expect([progress!.status, progress!.failureReason]).toEqual(
      {
        TRUE_POSITIVE: ['FAILED', 'The transfer could not be made'],
        corridor: ['FAILED', 'Money cannot be converted between these currencies.'],
        frozen: ['FAILED', 'The destination account is frozen.'],
        cancel: ['CANCELLED', null],
      }[end],
    )
    expect(await balances(at, ngn, usd)).toEqual([100_000n, 0n])
    expect(await heldOnSystem(at)).toBe(0n)
    expect(await at.proof()).toEqual(SOUND)
    expect(await brokenChecks(at)).toEqual([])
  },
)

test('a transfer to an account that cannot take it is refused before compliance is asked', async () => {
  const here = await givenDecisions()
  const { at } = here
  const frozen = await at.account(0n, { currency: 'USD', status: 'FROZEN' })
  await givenRule(at, 'HOLD')

  await expect(order({ ...here, usd: frozen })).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' })
  await expect(order(here, { amount: '1000.01' })).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  expect(await judgedBy(at)).toMatchObject([{ decision: 'HOLD', isVoided: true }])
})
