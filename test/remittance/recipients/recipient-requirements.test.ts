import { expect, test } from '@jest/globals'
import type { PayoutMethod } from '#remittance/entities/recipient.ts'
import { createRecipient, type CreateRecipient } from '#remittance/operations/recipients/create-recipient.ts'
import { corridors } from '#remittance/queries/corridors.ts'
import { recipientRequirements } from '#remittance/queries/recipient-requirements.ts'
import { setting } from '../given.ts'

test("in every corridor the form's examples make a valid recipient, and without a required field they do not", async () => {
  const { sender, key } = await setting()
  const ways = new Map(
    (await corridors(key()))
      .filter(({ isEnabled }) => isEnabled)
      .map(({ destinationCountry, receiveCurrency }) => [
        `${destinationCountry}${receiveCurrency}`,
        { destinationCountry, receiveCurrency },
      ]),
  )
  let created = 0

  for (const { destinationCountry, receiveCurrency } of ways.values()) {
    for (const { payoutMethod, fields } of (
      await recipientRequirements(sender(), { destinationCountry, receiveCurrency })
    ).payoutMethods) {
      const examples = Object.fromEntries(
        fields.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
      )
      const filled = {
        country: destinationCountry,
        currency: receiveCurrency,
        payoutMethod,
        ...examples,
      } as unknown as CreateRecipient
      expect((await createRecipient(sender(), filled)).warnings).toEqual([])
      for (const { name } of fields.filter(({ required }) => required))
        await expect(createRecipient(sender(), { ...filled, [name]: null })).rejects.toMatchObject({
          code: 'VALIDATION_ERROR',
          issues: [expect.objectContaining({ field: name })],
        })
      created++
    }
  }

  expect(created).toBeGreaterThan(15)
})

test('the payout methods are those of the enabled corridors, for any send currency', async () => {
  const { sender } = await setting()
  const offered = async (payoutMethod?: PayoutMethod) =>
    (
      await recipientRequirements(sender(), {
        destinationCountry: 'GH',
        receiveCurrency: 'GHS',
        ...(payoutMethod && { payoutMethod }),
      })
    ).payoutMethods.map(each => each.payoutMethod)

  expect(await offered()).toEqual(['BANK_ACCOUNT', 'CASH_PICKUP', 'MOBILE_WALLET'])
  expect(await offered('MOBILE_WALLET')).toEqual(['MOBILE_WALLET'])
})

test('without an enabled corridor for the currency or payout method there is no form', async () => {
  const { sender, as } = await setting()
  const otherUser = as({
    kind: 'user',
    customerId: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f',
    workspaceId: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f',
  })

  await expect(
    recipientRequirements(sender(), { destinationCountry: 'US', receiveCurrency: 'USD' }),
  ).rejects.toMatchObject({ code: 'CORRIDOR_NOT_AVAILABLE', kind: 'refused' })
  await expect(
    recipientRequirements(sender(), {
      destinationCountry: 'NG',
      receiveCurrency: 'NGN',
      payoutMethod: 'MOBILE_WALLET',
    }),
  ).rejects.toMatchObject({
    code: 'CORRIDOR_NOT_AVAILABLE',
    message: expect.stringContaining('MOBILE_WALLET'),
  })
  await expect(
    recipientRequirements(otherUser, { destinationCountry: 'NG', receiveCurrency: 'NGN' }),
  ).rejects.toMatchObject({ code: 'CORRIDOR_NOT_AVAILABLE' })
})
