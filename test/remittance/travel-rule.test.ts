import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { withClient } from '#test/support/clients.ts'
import { attestKyc } from '#identity/operations/customers/attest-kyc.ts'
import { createCustomer } from '#identity/operations/customers/create-customer.ts'
import { sealPayoutDetails as sealJob } from '#remittance/jobs/seal-payout-details.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { sealPayoutDetails } from '#remittance/operations/transfers/seal-payout-details.ts'
import { payoutSimulator } from '#remittance/providers/payout-simulator.ts'
import type { Payout } from '#remittance/providers/payout.ts'
import { transfer as readTransfer } from '#remittance/queries/transfers.ts'
import { transferReceipt } from '#remittance/queries/transfer-receipt.ts'
import { partiesOfTransfer } from '#remittance/sealed-parties.ts'
import { adminOf } from '#test/support/cluster.ts'
import { workerOn } from '#test/support/world.ts'
import { setting, type Caller, type Setting } from './given.ts'

const COMPLETE = {
  firstName: 'Ada',
  lastName: 'Obi',
  dateOfBirth: '1990-05-17',
  address: '7 Secret Lane, Leeds',
  countryCode: 'GB',
}
const RULE = `query ($id: UUID!) { transfer(id: $id) { travelRule {
  originator { name account address dateOfBirth country } beneficiary { name account bank address country } } } }`

const send = async ({ quote, transfer }: Setting, by: Caller, sendAmount: string) =>
  transfer({ by, quoteId: (await quote({ by, sendAmount })).id })

test('every sender needs a name with letters and a date of birth for any amount; one person needs nothing more from one thousand on', async () => {
  const here = await setting()
  const { customer } = here
  const incomplete = [
    ['first_name = null, last_name = null', 'name'],
    [`first_name = '7', last_name = '-'`, 'name'],
    ['personal = null', 'date of birth'],
    ['first_name = null, last_name = null, personal = null', 'name and your date of birth'],
  ]

  for (const [columns, missing] of incomplete) {
    const { id, session } = await customer(COMPLETE)
    // Verified by an earlier version.
    await withClient(adminOf(here.databaseName), admin =>
      admin.query(`update identity.customers set ${columns} where id = $1`, [id]),
    )
    for (const amount of ['1.00', '1000.00'])
      await expect(send(here, session, amount)).rejects.toMatchObject({
        code: 'ORIGINATOR_DATA_REQUIRED',
        kind: 'refused',
        message: `To send money your ${missing} must be known.`,
      })
  }
  for (const amount of ['999.99', '1000.00'])
    expect((await send(here, (await customer(COMPLETE)).session, amount)).status).toBe('CREATED')
})

test('linked transfers are counted one after the other, even in a workspace without limits', async () => {
  const here = await setting()
  await withClient(adminOf(here.databaseName), async admin => {
    await admin.query('set session_replication_role = replica')
    await admin.query('delete from remittance.kyc_limits where workspace_id = $1', [here.workspaceId])
  })
  const { id } = await createCustomer(here.as({ kind: 'staff', roles: ['officer'] }), {
    type: 'CORPORATE',
    legalName: 'Tidewick Traders Ltd',
    incorporationDate: '2001-02-03',
  })
  await attestKyc(here.platformContext, { customerId: id, status: 'VERIFIED', level: 2 })
  const by: Caller = parts => here.as({ kind: 'user', customerId: id }, parts)
  const orders = await Promise.all(
    Array.from({ length: 6 }, async () =>
      here.order({ by, quoteId: (await here.quote({ by, sendAmount: '400.00' })).id }),
    ),
  )

  const outcomes = await Promise.allSettled(orders.map(order => createTransfer(by(), order)))

  expect(
    outcomes
      .map(each => (each.status === 'fulfilled' ? each.value.status : (each.reason as { code: string }).code))
      .toSorted(),
  ).toEqual(['CREATED', 'CREATED', ...Array<string>(4).fill('ORIGINATOR_DATA_REQUIRED')])
})

test('staff with read access see both sides of a transfer as of its creation; other callers do not', async () => {
  const here = await setting()
  const { customer, recipient, transfer, ask, manager, staff, key, as } = here
  const { id: senderId, session } = await customer(COMPLETE)
  const payee = await recipient({ by: session, address: '2 Marina, Lagos' })
  const created = await transfer({ by: session, recipientId: payee.id })
  const rule = async (caller: Caller) =>
    (await ask<{ transfer: { travelRule: unknown } | null }>(RULE, { id: created.id }, caller())).data
      ?.transfer?.travelRule

  const { data } = await ask<{ customer: { externalId: string } }>(
    'query ($id: UUID) { customer(id: $id) { externalId } }',
    { id: senderId },
    here.platformContext,
  )
  const whole = {
    originator: {
      name: 'Ada Obi',
      account: data!.customer.externalId,
      address: '7 Secret Lane, Leeds',
      dateOfBirth: '1990-05-17',
      country: 'GB',
    },
    beneficiary: {
      name: 'Ada Obi',
      account: '0000014579',
      bank: '011',
      address: '2 Marina, Lagos',
      country: 'NG',
    },
  }
  expect(await rule(manager)).toEqual(whole)
  // Callers with read access only never see the full account, neither at the recipient nor here.
  expect(await rule(staff)).toEqual(whole)
  for (const caller of [session, key]) expect(await rule(caller)).toBeNull()
  expect(await rule(() => as({ kind: 'staff', scopes: ['identity:read'] }))).toBeUndefined()
})

test('both sides are encrypted for their own transfer, and stored nowhere else in plain text', async () => {
  const { customer, recipient, transfer, keys, databaseName } = await setting()
  const { session } = await customer(COMPLETE)
  const created = await transfer({
    by: session,
    recipientId: (await recipient({ by: session, accountNumber: '0000987654' })).id,
  })

  const {
    rows: [row],
  } = await withClient(adminOf(databaseName), admin =>
    admin.query<{ text: string }>('select t::text as text from remittance.transfers t where id = $1', [
      created.id,
    ]),
  )

  for (const secret of ['Secret Lane', '1990-05-17', '0000987654']) expect(row!.text).not.toContain(secret)
  expect(partiesOfTransfer(keys, created)).toMatchObject({
    originator: { address: '7 Secret Lane, Leeds' },
    beneficiary: { account: '0000987654' },
  })
  expect(() => partiesOfTransfer(keys, { ...created, id: newId() })).toThrow()
})

test('the payout partner receives both sides', async () => {
  const { customer, transfer, work, ask, staff, clock } = await setting()
  const { session } = await customer(COMPLETE)
  const { id, reference } = await transfer({ by: session })
  // The simulated partner pays out a second later, which may pass on a slow machine.
  clock.stoppedAtMs = Date.now()
  const given: Payout[] = []
  const submit = payoutSimulator.submit
  Object.assign(payoutSimulator, {
    submit: async (ctx: Context, payout: Payout) => {
      if (payout.reference === reference) given.push(payout)
      return submit(ctx, payout)
    },
  })

  await work(0, 2).finally(() => {
    Object.assign(payoutSimulator, { submit })
    delete clock.stoppedAtMs
  })

  expect(given).toMatchObject([
    {
      parties: {
        originator: { name: 'Ada Obi', dateOfBirth: '1990-05-17' },
        beneficiary: { accountNumber: '0000014579', bankCode: '011', payoutMethod: 'BANK_ACCOUNT' },
      },
    },
  ])
  expect(
    (
      await ask<{ transfer: { status: string } }>(
        'query ($id: UUID!) { transfer(id: $id) { status } }',
        { id },
        staff(),
      )
    ).data!.transfer.status,
  ).toBe('PROCESSING')
})

test('a transfer that predates stored parties is paid and shown with its known data', async () => {
  const { transfer, databaseName, keys, sender, senderId, staff, ask, work } = await setting()
  const created = await transfer()
  await withClient(adminOf(databaseName), admin =>
    admin.query(
      `update remittance.transfers set parties = null, payout_details = '{"payoutMethod":"BANK_ACCOUNT","bankCode":"011","accountNumber":"0000014579","iban":null,"bic":null,"phone":null}' where id = $1`,
      [created.id],
    ),
  )

  const old = await readTransfer(sender(), created.id)

  expect(partiesOfTransfer(keys, old)).toEqual({
    originator: { name: senderId, account: senderId, address: null, dateOfBirth: null, country: null },
    beneficiary: {
      name: 'Ada Obi',
      account: '0000014579',
      address: null,
      country: 'NG',
      payoutMethod: 'BANK_ACCOUNT',
      bankCode: '011',
      accountNumber: '0000014579',
      iban: null,
      bic: null,
      phone: null,
    },
  })
  expect((await ask(RULE, { id: created.id }, staff())).data).toEqual({ transfer: { travelRule: null } })
  expect(await transferReceipt(sender(), created.id)).toMatchObject({
    sender: { name: 'Grace Hopper' },
    recipient: { account: '****4579' },
  })
  await work(1_500, 3)
  expect((await readTransfer(sender(), created.id)).status).toBe('COMPLETED')
})

test('plain-text payout details of an earlier version are encrypted by the worker, once, and stay readable', async () => {
  const here = await setting()
  const { transfer, databaseName, keys, sender, senderId, staff, ask, platform } = here
  const ids = [(await transfer()).id, (await transfer()).id]
  const admin = <Row extends object>(text: string) =>
    withClient(adminOf(databaseName), client => client.query<Row>(text, [ids]))
  await admin(
    `update remittance.transfers set parties = null, payout_details = '{"payoutMethod":"BANK_ACCOUNT","bankCode":"011","accountNumber":"0000014579","iban":null,"bic":null,"phone":"+2348031234567"}' where id = any($1)`,
  )
  const before = partiesOfTransfer(keys, await readTransfer(sender(), ids[0]!))

  expect(await sealJob.run(workerOn(platform))).toBe(2)
  expect(await sealJob.run(workerOn(platform))).toBe(0)
  expect(await sealPayoutDetails(here.platformContext, { ids })).toBe(0)

  const { rows } = await admin<{ text: string }>(
    'select t::text as text from remittance.transfers t where id = any($1)',
  )
  for (const { text } of rows) expect(text).not.toMatch(/0000014579|8031234567/)
  expect(partiesOfTransfer(keys, await readTransfer(sender(), ids[0]!))).toEqual(before)
  expect(before.originator.name).toBe(senderId)
  expect((await ask(RULE, { id: ids[0] }, staff())).data).toEqual({ transfer: { travelRule: null } })
  expect(await transferReceipt(sender(), ids[0]!)).toMatchObject({
    sender: { name: 'Grace Hopper' },
    recipient: { account: '****4579' },
  })
  await expect(sealPayoutDetails(staff(), { ids })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await here.work(1_500, 3)
  expect((await readTransfer(sender(), ids[0]!)).status).toBe('COMPLETED')
})
