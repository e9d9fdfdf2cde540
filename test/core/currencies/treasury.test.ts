import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { breakTerm } from '#core/operations/terms/break-term.ts'
import { setExchangeRate } from '#core/operations/currencies/set-exchange-rate.ts'
import { setting } from '#test/core/accounts/given.ts'
import { closeThrough } from '#test/core/end-of-day/close-through.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'
import { fixedDeposit, start } from '#test/core/terms/fixed-deposit.ts'
import { convert, converting } from './converting.ts'

const VIEW = `{ treasury { currency businessDate { businessDate }
  positions { currency position bookValue midRate value unrealisedResult }
  exchangeRates { baseCurrency quoteCurrency rateType rate }
  endOfDayRuns { status from through businessDate steps { name status } failures { code } } } }`

interface View {
  readonly treasury: {
    readonly positions: readonly Record<string, unknown>[]
    readonly exchangeRates: readonly Record<string, unknown>[]
    readonly endOfDayRuns: readonly { readonly through: string; readonly steps: readonly unknown[] }[]
  } & Record<string, unknown>
}

test('the treasury view values positions at MID and shows rates and runs, in a constant number of statements', async () => {
  const at = await converting()
  const [usd, ngn] = [await at.account('500.00', { currency: 'USD' }), await at.account('200000.00')]
  const eur = await at.account('100.00', { currency: 'EUR' })
  const look = async (): Promise<{ view: View['treasury']; statements: number }> => {
    at.statements.length = 0
    const { data, errors } = await at.ask<View>(VIEW, {}, at.staff('manager')())
    expect(errors).toBeUndefined()
    return { view: data!.treasury, statements: at.statements.length }
  }
  await openBusinessDate(at, '2027-03-01')
  await convert(at, usd, ngn, { amount: '100.00', currency: 'USD' })
  await closeThrough(at, '2027-03-01')
  await setExchangeRate(at.admin(), {
    baseCurrency: 'USD',
    quoteCurrency: 'NGN',
    rateType: 'SELL',
    rate: '1660',
  })
  await setExchangeRate(at.admin(), {
    baseCurrency: 'USD',
    quoteCurrency: 'NGN',
    rateType: 'MID',
    rate: '1650',
  })

  const one = await look()
  expect(one.view).toMatchObject({
    currency: 'NGN',
    businessDate: { businessDate: '2027-03-02' },
    positions: [
      {
        currency: 'USD',
        position: '100.00',
        bookValue: '160000.00',
        midRate: '1650',
        value: '165000.00',
        unrealisedResult: '5000.00',
      },
    ],
    endOfDayRuns: [{ status: 'COMPLETED', from: '2027-03-01', through: '2027-03-01', failures: [] }],
  })
  expect(one.view.exchangeRates).toContainEqual({
    baseCurrency: 'USD',
    quoteCurrency: 'NGN',
    rateType: 'MID',
    rate: '1650',
  })

  await convert(at, eur, ngn, { amount: '10.00', currency: 'EUR' })
  for (const date of ['2027-03-02', '2027-03-03', '2027-03-04']) await closeThrough(at, date)
  const many = await look()
  expect(many.view.positions.map(({ currency }) => currency)).toEqual(['EUR', 'USD'])
  expect(many.view.endOfDayRuns.map(({ through }) => through)).toEqual([
    '2027-03-04',
    '2027-03-03',
    '2027-03-02',
    '2027-03-01',
  ])
  expect(new Set(many.view.endOfDayRuns.map(({ steps }) => steps.length)).size).toBe(1)
  expect(many.statements).toBe(one.statements)
})

const MATURITIES = `query ($from: LocalDate, $through: LocalDate) { treasury { maturities(from: $from, through: $through) {
  maturityDate currency terms principal interestAtMaturity } } }`

interface Maturities {
  readonly treasury: { readonly maturities: readonly Record<string, unknown>[] }
}

test('maturities add up the running terms by date and currency, in as many statements for many terms as for one', async () => {
  const at = await setting()
  const look = async (range: { from?: string; through?: string } = {}) => {
    at.statements.length = 0
    const { data, errors } = await at.ask<Maturities>(MATURITIES, range, at.manager())
    return {
      codes: errors?.map(({ extensions }) => extensions?.['code']),
      maturities: data?.treasury.maturities,
      statements: at.statements.length,
    }
  }
  const [one, broken] = [await fixedDeposit(at, '2026-06-25'), await fixedDeposit(at, null)]
  await start(at, one, 'PAYOUT')
  const single = await look()
  await start(at, broken, 'PAYOUT')
  await breakTerm(at.manager(), { id: broken.id, reason: 'Needed' })
  await start(at, await fixedDeposit(at, null), 'ROLLOVER_ALL')
  await start(at, await fixedDeposit(at, null), 'PAYOUT', 89)
  await start(at, await fixedDeposit(at, null), 'PAYOUT', 90)
  await start(at, await fixedDeposit(at, null, { currency: 'USD' }), 'PAYOUT')

  const all = await look()
  const naira = { currency: 'NGN', terms: 1, principal: '1000000.00', interestAtMaturity: '3287.67' }
  expect(single.maturities).toEqual([{ maturityDate: '2026-07-05', ...naira }])
  expect(all.maturities).toEqual([
    {
      maturityDate: '2026-07-05',
      currency: 'NGN',
      terms: 2,
      principal: '2000000.00',
      interestAtMaturity: '6575.34',
    },
    { maturityDate: '2026-07-05', ...naira, currency: 'USD' },
    { maturityDate: '2026-09-22', ...naira, interestAtMaturity: '29260.27' },
  ])
  expect(all.statements).toBe(single.statements)
  expect((await look({ from: '2026-07-06', through: '2026-09-23' })).maturities).toMatchObject([
    { maturityDate: '2026-09-22' },
    { maturityDate: '2026-09-23' },
  ])
  expect((await look({ from: '2026-07-06', through: '2027-08-09' })).maturities).toHaveLength(2)
  expect((await look({ from: '2026-07-06', through: '2027-08-10' })).codes).toEqual(['VALIDATION_ERROR'])
  expect((await look({ through: '2026-06-24' })).codes).toEqual(['VALIDATION_ERROR'])
  const rival = await setting()
  const { data } = await rival.ask<Maturities>(MATURITIES, { from: '2026-06-25' }, rival.manager())
  expect(data!.treasury.maturities).toEqual([])
})

test('only managers see the treasury view', async () => {
  const at = await converting()

  for (const actor of [at.teller(), at.as({ kind: 'user', customerId: newId() })]) {
    const { errors } = await at.ask(VIEW, {}, actor)
    expect(errors!.map(({ extensions }) => extensions?.['code'])).toEqual(['FORBIDDEN'])
  }
})
