import { beforeAll, expect, test } from '@jest/globals'
import { railSimulator } from '#core/providers/rail-simulator.ts'
import { nameEnquiry } from '#core/queries/name-enquiry.ts'
import { movementSetting, type MovementSetting } from './movement-setting.ts'

let at: MovementSetting
beforeAll(async () => {
  at = await movementSetting()
})

test("name enquiry reads the tenant's accounts from the ledger and others from the scheme, with stable results", async () => {
  await at.account('0', { account_number: '9990000017', account_name: 'Grace Hopper' })
  await at.account('0', { account_number: '9990000024', status: 'CLOSED' })
  const enquiry = (accountNumber: string, bankCode?: string) =>
    nameEnquiry(at.teller(), { accountNumber, ...(bankCode && { bankCode }) })

  expect(await enquiry('9990000017')).toEqual({
    accountNumber: '9990000017',
    bankCode: null,
    accountName: 'Grace Hopper',
  })
  expect(await enquiry('0123456789', '000013')).toEqual(await enquiry('0123456789', '000013'))
  expect((await enquiry('0123456789', '058')).accountName).toBe(
    (await enquiry('0123456789', '000013')).accountName,
  )
  await expect(enquiry('0123456789', '888888')).rejects.toMatchObject({ code: 'BANK_UNKNOWN' })
  for (const [number, bank] of [
    ['9990000024', undefined],
    ['9990000031', undefined],
    ['0000000000', '000013'],
  ] as const)
    await expect(enquiry(number, bank)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  const production = at.as({
    kind: 'staff',
    roles: ['teller'],
    environment: 'production',
    workspaceId: at.production.workspaceId,
  })
  await expect(
    nameEnquiry(production, { accountNumber: '0123456789', bankCode: '000013' }),
  ).rejects.toMatchObject({ code: 'RAIL_NOT_CONFIGURED' })
})

test('a failure of the scheme during name enquiry is reported as UNAVAILABLE, not as an internal error', async () => {
  const { nameEnquiry: original } = railSimulator
  railSimulator.nameEnquiry = () => Promise.reject(new Error('The scheme has hung up.'))
  try {
    await expect(
      nameEnquiry(at.teller(), { accountNumber: '0123456789', bankCode: '000013' }),
    ).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  } finally {
    railSimulator.nameEnquiry = original
  }
})
