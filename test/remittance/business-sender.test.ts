import { expect, test } from '@jest/globals'
import { attestKyc } from '#identity/operations/customers/attest-kyc.ts'
import { createCustomer, type NewCustomer } from '#identity/operations/customers/create-customer.ts'
import { eraseCustomer } from '#identity/operations/customers/erase-customer.ts'
import { mintHandoffToken } from '#identity/operations/sessions/mint-handoff-token.ts'
import { customer } from '#identity/queries/customer.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import { transferReceipt } from '#remittance/queries/transfer-receipt.ts'
import { partiesOfTransfer } from '#remittance/sealed-parties.ts'
import { givenPartner } from '#test/identity/given.ts'
import { named } from '#test/compliance/active-lists.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { platformOf, statusesOf, stored } from './transfer-history.ts'
import type { Caller } from './given.ts'
import { bench, PAID, type Bench } from './held-transfers/held-transfer-fixture.ts'

interface Given extends Bench {
  /** A verified customer of the bank. */
  banked(parts: NewCustomer): Promise<{ id: string; externalId: string; by: Caller }>
}

async function given(): Promise<Given> {
  const here = await bench()
  return {
    ...here,
    async banked(parts) {
      const { id, externalId } = await createCustomer(here.as({ kind: 'staff', roles: ['officer'] }), {
        countryCode: 'GB',
        ...(parts.type === 'CORPORATE' ? { incorporationDate: '2001-02-03' } : { dateOfBirth: '1990-05-17' }),
        ...parts,
      })
      await attestKyc(here.platformContext, { customerId: id, status: 'VERIFIED', level: 2 })
      return { id, externalId, by: session => here.as({ kind: 'user', customerId: id }, session) }
    },
  }
}

const sendersSearched = ({ lists }: Bench): string[] =>
  [...new Set(lists.searches.map(({ party }) => party.names[0]!.text))]
    .filter(name => name !== 'Ada Obi')
    .sort()

test('a business is screened under its legal name, at creation and before payout', async () => {
  const here = await given()
  const legalName = `${here.name.whole} Holdings`
  const { by } = await here.banked({ type: 'CORPORATE', legalName })
  const clean = await here.transfer({ by })
  await fundTransfer(platformOf(here), { transferId: clean.id })
  await here.lists.list('UN_CONSOLIDATED', {
    type: 'ORGANIZATION',
    names: [...named('Wholly Unheard Of'), ...named(legalName, 'WEAK_ALIAS')],
  })

  await here.work(1_500, 2)
  expect(await stored(here, clean.id)).toMatchObject({ status: 'FUNDED', hold: 'SCREENING_MATCH' })
  expect((await here.transfer({ by })).hold).toBe('SCREENING_MATCH')
  await here.lists.list('OFAC_SDN', { type: 'ORGANIZATION', names: named(legalName) })
  await expect(here.transfer({ by })).rejects.toMatchObject({ code: 'SCREENING_BLOCKED', kind: 'refused' })
})

test('a transfer of an unlisted business is paid, and shows its legal name everywhere', async () => {
  const here = await given()
  const { by, externalId } = await here.banked({
    type: 'CORPORATE',
    legalName: 'Tidewick Traders Ltd',
    address: '1 Quay',
  })
  const created = await here.transfer({ by, quoteId: (await here.quote({ by, sendAmount: '1500.00' })).id })
  await here.work(1_500, 4)

  expect(await statusesOf(here, created.id)).toEqual(PAID)
  expect(partiesOfTransfer(here.keys, created).originator).toEqual({
    name: 'Tidewick Traders Ltd',
    account: externalId,
    address: '1 Quay',
    dateOfBirth: null,
    country: 'GB',
    isOrganization: true,
  })
  expect(await transferReceipt(by(), created.id)).toMatchObject({ sender: { name: 'Tidewick Traders Ltd' } })
})

test('a sender with a legal and a personal name is screened under both, even when only the transfer still has them', async () => {
  const here = await given()
  const { firstName, lastName, whole } = here.name
  const { id, by } = await here.banked({
    type: 'JOINT',
    legalName: 'The Harbour Pair',
    firstName,
    lastName,
    dateOfBirth: '1970-01-01',
  })
  here.lists.searches.length = 0
  const created = await here.transfer({ by })
  expect(sendersSearched(here)).toEqual(['The Harbour Pair', whole].sort())
  expect(here.lists.searches.flatMap(({ party }) => party.datesOfBirth)).toEqual([])
  await fundTransfer(platformOf(here), { transferId: created.id })
  await eraseCustomer(here.platformContext, { customerId: id, reason: 'requested' })
  await here.suspect()

  await here.work(1_500, 2)

  expect(await stored(here, created.id)).toMatchObject({ status: 'FUNDED', hold: 'SCREENING_MATCH' })
})

test('a business or joint customer needs an address: a date of birth does not identify them', async () => {
  const here = await given()
  const over = async (parts: NewCustomer) => {
    const { by } = await here.banked(parts)
    return here.transfer({ by, quoteId: (await here.quote({ by, sendAmount: '1000.00' })).id })
  }

  for (const parts of [
    { type: 'CORPORATE', legalName: 'Tidewick Traders Ltd' },
    { type: 'JOINT', legalName: 'The Harbour Pair', dateOfBirth: '1970-01-01' },
  ] as const) {
    await expect(over(parts)).rejects.toMatchObject({
      code: 'ORIGINATOR_DATA_REQUIRED',
      message: expect.stringContaining('your address must be known'),
    })
    expect((await over({ ...parts, address: '1 Quay' })).hold).toBeNull()
  }
})

test('a partner cannot add a personal name to a customer with a legal name', async () => {
  const here = await given()
  const { ctx } = await givenPartner(here)
  const { externalId } = await createCustomer(here.as({ kind: 'staff', roles: ['officer'] }), {
    type: 'CORPORATE',
    legalName: 'Tidewick Traders Ltd',
  })

  await mintHandoffToken(ctx, {
    partnerUserId: externalId,
    firstName: 'Ada',
    lastName: 'Obi',
    dateOfBirth: '1990-05-17',
    countryCode: 'GB',
  })

  expect(await customer(here.platformContext, { externalId })).toMatchObject({
    legalName: 'Tidewick Traders Ltd',
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    countryCode: 'GB',
  })
})

test('a name that shows no letter is refused, and a sender that already has one sends nothing', async () => {
  const here = await given()
  const officer = here.as({ kind: 'staff', roles: ['officer'] })
  const { ctx } = await givenPartner(here)
  const unreadable = { firstName: '-', lastName: '\u3164' }
  await expect(createCustomer(officer, unreadable)).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'firstName' }],
  })
  await expect(createCustomer(officer, { type: 'CORPORATE', legalName: '---' })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'legalName' }],
  })
  await expect(mintHandoffToken(ctx, { partnerUserId: 'u-1', ...unreadable })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'firstName' }],
  })
  await mintHandoffToken(ctx, { partnerUserId: 'u-2', firstName: 'Ada', lastName: '-' })

  const { id, by } = await here.banked({ firstName: 'Ada', lastName: 'Obi' })
  await withClient(adminOf(here.databaseName), client =>
    client.query(`update identity.customers set first_name = '-', last_name = '-' where id = $1`, [id]),
  )

  await expect(here.transfer({ by })).rejects.toMatchObject({
    code: 'ORIGINATOR_DATA_REQUIRED',
    message: 'To send money your name must be known.',
  })
})
