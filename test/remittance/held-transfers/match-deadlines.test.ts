import { expect, test } from '@jest/globals'
import { confirmFunding } from '#remittance/operations/transfers/confirm-funding.ts'
import { lastStepOf, rememberedOf, statusesOf, stored } from '../transfer-history.ts'
import { bench, HOUR_MS, PAID } from './held-transfer-fixture.ts'

test('time spent waiting for an analyst does not shorten the time to fund a transfer', async () => {
  const here = await bench()
  await here.suspect()
  const { id } = await here.pay({ sourceOfFunds: 'manual' })
  await expect(confirmFunding(here.key(), { id })).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await here.work(5 * HOUR_MS)
  await expect(confirmFunding(here.key(), { id })).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await here.resolveAll(id, 'FALSE_POSITIVE')
  await here.work(1_500)

  await here.work(590_000)
  expect(await statusesOf(here, id)).toEqual(['CREATED'])
  await confirmFunding(here.key(), { id })
  await here.work(1_500, 2)

  expect(await statusesOf(here, id)).toEqual(PAID)
})

test('a released transfer fails if it is not funded in time', async () => {
  const here = await bench()
  await here.suspect()
  const { id } = await here.pay({ sourceOfFunds: 'manual' })
  await here.work(5 * HOUR_MS)
  await here.resolveAll(id, 'FALSE_POSITIVE')
  await here.work(1_500)

  await here.work(601_000)

  expect(await lastStepOf(here, id)).toMatchObject({ status: 'FAILED', reason: 'QUOTE_EXPIRED' })
})

test('a match that is not resolved in time fails the transfer and never releases it', async () => {
  const here = await bench()
  await here.set({ holdTtlHours: 2 })
  await here.suspect()
  const { id, reference } = await here.pay()
  await here.work(1.9 * HOUR_MS)
  expect(await stored(here, id)).toMatchObject({ status: 'CREATED', hold: 'SCREENING_MATCH' })

  await here.work(0.2 * HOUR_MS)

  expect(await lastStepOf(here, id)).toMatchObject({ status: 'FAILED', reason: 'SCREENING_MATCH' })
  expect((await rememberedOf(here, reference)).payout).toBeUndefined()
})
