import { expect, test } from '@jest/globals'
import { demo } from '#remittance/demo.ts'
import { corridors } from '#remittance/queries/corridors.ts'
import { setting } from './given.ts'

test('filling the demonstration repeatedly creates its corridors once', async () => {
  const { platformContext, key } = await setting()
  const before = await corridors(key())

  await demo(platformContext)

  expect(await corridors(key())).toEqual(before)
  expect(before.length).toBeGreaterThanOrEqual(12)
})

test('a disabled corridor is listed as disabled', async () => {
  const { ask, sender } = await setting()

  const { data } = await ask<{ corridors: { enabled: boolean }[] }>(
    '{ corridors { sendCurrency receiveCurrency destinationCountry enabled minimumAmount maximumAmount payoutMethods } }',
    {},
    sender(),
  )

  expect(data!.corridors.filter(({ enabled }) => !enabled)).toEqual([
    {
      sendCurrency: 'CAD',
      receiveCurrency: 'ZAR',
      destinationCountry: 'ZA',
      enabled: false,
      minimumAmount: '1.00',
      maximumAmount: '10000.00',
      payoutMethods: ['BANK_ACCOUNT'],
    },
  ])
})

test('a tenant only sees its own corridors', async () => {
  const [here, rival] = [await setting(), await setting()]
  const [ours, theirs] = [await corridors(here.key()), await corridors(rival.key())]

  expect(ours.filter(({ id }) => theirs.some(other => other.id === id))).toEqual([])
})
