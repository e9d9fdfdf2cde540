import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { withClient } from '#test/support/clients.ts'
import { addToDenyList } from '#compliance/operations/lists/add-to-deny-list.ts'
import { eraseCustomer } from '#identity/operations/customers/erase-customer.ts'
import { sealRecipients as sealJob } from '#remittance/jobs/seal-recipients.ts'
import { eraseRecipients } from '#remittance/operations/recipients/erase-recipients.ts'
import { sealRecipients } from '#remittance/operations/recipients/seal-recipients.ts'
import { updateRecipient } from '#remittance/operations/recipients/update-recipient.ts'
import { recipient as readRecipient, recipientsOf } from '#remittance/queries/recipients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { workerOn } from '#test/support/world.ts'
import { NIGERIAN, setting, type Setting } from './given.ts'
import { search } from './recipients/account-search.ts'

type Stored = Record<
  'account_number' | 'iban' | 'phone' | 'address' | 'details' | 'account_hash' | 'status' | 'first_name',
  string | null
>

const stored = async (
  { databaseName, workspaceId }: Setting,
  id: string,
): Promise<{ row: Stored; text: string }> =>
  withClient(adminOf(databaseName), async admin => {
    const {
      rows: [row],
    } = await admin.query(
      'select *, r::text as text from remittance.recipients r where workspace_id = $1 and id = $2',
      [workspaceId, id],
    )
    return { row, text: row.text }
  })

/** A recipient row as written by earlier versions. */
async function inClear(
  { databaseName, workspaceId, senderId }: Setting,
  accountNumber = '0000014579',
): Promise<string> {
  const id = newId()
  await withClient(adminOf(databaseName), admin =>
    admin.query(
      `insert into remittance.recipients
      (workspace_id, id, customer_id, status, first_name, last_name, country, currency, payout_method, bank_code, account_number, phone, address, warnings, created_at, updated_at)
    values ($1, $2, $3, 'ACTIVE', 'Old', 'Row', 'NG', 'NGN', 'BANK_ACCOUNT', '011', $4, '+2348031234567', '1 Marina, Lagos', '{}', now(), now())`,
      [workspaceId, id, senderId, accountNumber],
    ),
  )
  return id
}

test('account number, IBAN, phone and address are not in the table in plain text, even after a change', async () => {
  const here = await setting()
  const given = { ...NIGERIAN, phone: '+2348031234567', address: '1 Marina, Lagos' }
  const { id } = await here.recipient(given)
  const before = await stored(here, id)
  await updateRecipient(here.sender(), { id, input: { accountNumber: '0000000220' } })
  const after = await stored(here, id)

  for (const { row, text } of [before, after]) {
    expect(row).toMatchObject({
      account_number: null,
      iban: null,
      phone: null,
      address: null,
      details: expect.any(String),
      account_hash: expect.any(String),
    })
    expect(text).not.toMatch(/0000014579|0000000220|8031234567|Marina/)
  }
  expect(after.row.account_hash).not.toBe(before.row.account_hash)
  expect(await readRecipient(here.sender(), id)).toMatchObject({
    accountNumber: '0000000220',
    phone: '+2348031234567',
    address: '1 Marina, Lagos',
  })
})

test('details copied to another row cannot be decrypted', async () => {
  const here = await setting()
  const [one, other] = [await here.recipient(), await here.recipient({ accountNumber: '0000000220' })]

  await withClient(adminOf(here.databaseName), admin =>
    admin.query(
      `update remittance.recipients r set details = o.details from remittance.recipients o where r.id = $1 and o.id = $2`,
      [one.id, other.id],
    ),
  )

  await expect(readRecipient(here.sender(), one.id)).rejects.toThrow()
})

test('account numbers are shown in full to their user and to staff with write access, and masked to others', async () => {
  const here = await setting()
  const { id } = await here.recipient({ phone: '+2348031234567' })
  const seen = async (ctx: Context) =>
    (
      await here.ask<{ recipient: unknown }>(
        'query ($id: UUID!) { recipient(id: $id) { accountNumber iban phone } }',
        { id },
        ctx,
      )
    ).data!.recipient

  for (const ctx of [here.sender(), here.as({ kind: 'staff', scopes: ['remittance:write'] })])
    expect(await seen(ctx)).toEqual({ accountNumber: '0000014579', iban: null, phone: '+2348031234567' })
  for (const ctx of [here.staff(), here.key()])
    expect(await seen(ctx)).toEqual({ accountNumber: '****4579', iban: null, phone: '****4567' })
})

test('a recipient of an earlier version is read in plain text, encrypted by the worker, and then found by its account', async () => {
  const here = await setting()
  const ids = [await inClear(here), await inClear(here)]
  const shown = {
    accountNumber: '0000014579',
    iban: null,
    phone: '+2348031234567',
    address: '1 Marina, Lagos',
  }
  expect(await recipientsOf(here.sender(), here.senderId)).toMatchObject([shown, shown])
  await updateRecipient(here.sender(), { id: ids[0]!, input: { lastName: 'Changed' } })
  expect((await stored(here, ids[0]!)).row).toMatchObject({
    account_number: null,
    details: expect.any(String),
  })

  expect(await sealJob.run(workerOn(here.platform))).toBe(1)
  expect(await sealJob.run(workerOn(here.platform))).toBe(0)

  for (const id of ids) expect((await stored(here, id)).text).not.toMatch(/0000014579|8031234567|Marina/)
  expect(await recipientsOf(here.sender(), here.senderId)).toMatchObject([shown, shown])
  expect((await search(here.staff())).nodes.map(({ id }) => id).sort()).toEqual([...ids].sort())
})

test('two concurrent workers encrypt each row once, and other callers are refused', async () => {
  const here = await setting()
  const ids = await Promise.all(Array.from({ length: 5 }, () => inClear(here)))

  const done = await Promise.all(
    [1, 2].map(() => sealRecipients(here.as(here.platformContext.actor), { ids })),
  )

  expect(done.reduce((sum, many) => sum + many, 0)).toBe(5)
  await expect(sealRecipients(here.staff(), { ids })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test("an erased customer's recipients are blank and cannot be paid, while its transfers keep their recipients", async () => {
  const here = await setting()
  const deleted = await here.recipient()
  await here.ask(
    'mutation ($id: UUID!) { deactivateRecipient(id: $id) { id } }',
    { id: deleted.id },
    here.sender(),
  )
  const transfer = await here.transfer()
  const other = await here.recipient({ by: (await here.customer()).session })

  expect(await eraseRecipients(here.platformContext, { customerId: here.senderId })).toBe(2)
  expect(await eraseRecipients(here.platformContext, { customerId: here.senderId })).toBe(2)

  for (const id of [deleted.id, transfer.recipientId]) {
    expect((await stored(here, id)).row).toMatchObject({
      status: 'INACTIVE',
      first_name: null,
      account_number: null,
      details: null,
      account_hash: null,
    })
    expect(
      (
        await here.ask<{ recipient: unknown }>(
          'query ($id: UUID!) { recipient(id: $id) { name bankCode accountNumber relationship warnings } }',
          { id },
          here.staff(),
        )
      ).data!.recipient,
    ).toEqual({ name: '', bankCode: null, accountNumber: null, relationship: null, warnings: [] })
  }
  expect(
    (
      await here.ask<{ transfer: unknown }>(
        'query ($id: UUID!) { transfer(id: $id) { recipientName } }',
        { id: transfer.id },
        here.staff(),
      )
    ).data!.transfer,
  ).toEqual({ recipientName: 'Ada Obi' })
  expect(
    (await here.published()).filter(({ type }) => type === 'remittance.recipient_deactivated'),
  ).toHaveLength(2)
  expect((await search(here.staff())).nodes.map(({ id }) => id)).toEqual([other.id])
  await expect(eraseRecipients(here.staff(), { customerId: here.senderId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

test('transfers of an erased customer continue with their own copy of the data, and are screened with it', async () => {
  const here = await setting()
  const order = [await here.order(), await here.order()]
  here.away.add('compliance')
  const ids: string[] = []
  for (const each of order) ids.push((await here.transfer(each)).id)
  const moving = (
    await here.transfer({ by: (await here.customer({ firstName: 'Joan', lastName: 'Clarke' })).session })
  ).id
  await eraseCustomer(here.as({ kind: 'staff', roles: ['admin'], scopes: ['identity:write'] }), {
    customerId: here.senderId,
    reason: 'request 17',
  })
  await here.work(500)
  const statuses = async (): Promise<string[]> =>
    (
      await here.ask<{ transfers: { nodes: { id: string; status: string; hold: string | null }[] } }>(
        '{ transfers(first: 10) { nodes { id status hold } } }',
        {},
        here.staff(),
      )
    )
      .data!.transfers.nodes.map(
        ({ id, status, hold }) => `${id === moving ? "another's" : 'own'} ${hold ?? status}`,
      )
      .sort()
  expect(await statuses()).toEqual([
    "another's SCREENING_PENDING",
    'own SCREENING_PENDING',
    'own SCREENING_PENDING',
  ])

  await addToDenyList(here.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] }), {
    name: 'Grace Hopper',
  })
  here.away.delete('compliance')
  await here.work(60_000, 4)

  expect(await statuses()).toEqual(["another's COMPLETED", 'own FAILED', 'own FAILED'])
})
