import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { BigNumber } from 'bignumber.js'
import { confirmFunding } from '#remittance/operations/transfers/confirm-funding.ts'
import { publishRate } from '#remittance/operations/corridors/publish-rate.ts'
import { requote } from '#remittance/rules/requote.ts'
import { statusesOf, stored } from './transfer-history.ts'
import { bench, HOUR_MS, PAID, type Bench } from './held-transfers/held-transfer-fixture.ts'

/** The demonstration's USD to NGN rate, multiplied by a factor. */
const moveRate = (here: Bench, factor: number): Promise<unknown> =>
  publishRate(here.as({ kind: 'staff', scopes: ['remittance:write'] }), {
    sendCurrency: 'USD',
    receiveCurrency: 'NGN',
    bid: new BigNumber('1448.62513791').times(factor).toFixed(8),
    offer: '9000',
  })

const eventsOf = async (here: Bench) =>
  (await here.published()).filter(({ type }) => type === 'remittance.transfer_requoted')

test.each([
  ['fell', 0.9],
  ['rose', 1.1],
])(
  'a transfer that waited for an analyst past its lock gets the rate that %s beyond the margin, and the sender pays the same',
  async (_, factor) => {
    const here = await bench()
    await here.suspect()
    const held = await here.pay()
    await moveRate(here, factor)
    here.clock.offsetMs += HOUR_MS
    await here.resolveAll(held.id, 'FALSE_POSITIVE')

    await here.work(1_500, 4)

    const paid = await stored(here, held.id)
    const expected = new BigNumber(held.receiveAmountMinor.toString()).times(factor)
    expect(await statusesOf(here, held.id)).toEqual(PAID)
    expect([paid.sendAmountMinor, paid.feeMinor]).toEqual([held.sendAmountMinor, held.feeMinor])
    expect(expected.minus(paid.receiveAmountMinor.toString()).abs().toNumber()).toBeLessThan(2)
    expect(await eventsOf(here)).toMatchObject([
      {
        aggregateId: held.id,
        data: { exchangeRate: paid.exchangeRate, previousExchangeRate: held.exchangeRate },
      },
    ])
  },
)

test.each([
  ['the rate stays within the margin', 1.005, HOUR_MS, {}],
  ['its quote has not expired', 0.9, 60_000, {}],
  ['the sender has already paid', 0.9, HOUR_MS, { sourceOfFunds: 'manual' }],
])('a held transfer keeps its rate when %s', async (_, factor, afterMs, given) => {
  const here = await bench()
  const isPaid = 'sourceOfFunds' in given
  if (!isPaid) await here.suspect()
  const { id, exchangeRate, receiveAmountMinor } = await here.pay(given)
  if (isPaid) {
    await here.suspect()
    await confirmFunding(here.key(), { id })
    await here.work(1_500, 2)
  }
  await moveRate(here, factor)
  here.clock.offsetMs += afterMs
  await here.resolveAll(id, 'FALSE_POSITIVE')

  await here.work(1_500, 4)

  expect(await statusesOf(here, id)).toEqual(PAID)
  expect(await stored(here, id)).toMatchObject({ exchangeRate, receiveAmountMinor })
  expect(await eventsOf(here)).toEqual([])
})

test('the new rate is the bid less the margin, and none is given for a move of at most the margin', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.bigInt(0n, 500_000n), (movedPpm, marginPpm) => {
      const transfer = {
        sendAmountMinor: 100_000n,
        sendCurrency: 'USD',
        receiveCurrency: 'NGN',
        exchangeRate: '1000',
      }
      const bid = new BigNumber(1_000).times(movedPpm).dividedBy(1_000_000)
      const amounts = requote(transfer, { bid: bid.toFixed(), marginPpm })
      const rate = bid
        .times(1_000_000 - Number(marginPpm))
        .dividedBy(1_000_000)
        .precision(10, BigNumber.ROUND_DOWN)
      const isBeyond = rate
        .minus(1_000)
        .abs()
        .dividedBy(1_000)
        .times(1_000_000)
        .isGreaterThan(Number(marginPpm))

      const receiveAmountMinor = BigInt(rate.times(100_000).integerValue(BigNumber.ROUND_DOWN).toFixed(0))
      expect(amounts).toEqual(
        !isBeyond
          ? undefined
          : receiveAmountMinor === 0n
            ? 'UNPAYABLE'
            : expect.objectContaining({ exchangeRate: rate.toFixed(), receiveAmountMinor }),
      )
    }),
  )
})
