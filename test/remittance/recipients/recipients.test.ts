import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newId } from '#kernel/id.ts'
import { createRecipient } from '#remittance/operations/recipients/create-recipient.ts'
import { deactivateRecipient } from '#remittance/operations/recipients/deactivate-recipient.ts'
import { updateRecipient } from '#remittance/operations/recipients/update-recipient.ts'
import { recipient as readRecipient, recipientPage } from '#remittance/queries/recipients.ts'
import { claim, NIGERIAN, setting } from '../given.ts'

test('a recipient is stored in normalised form and published without its details', async () => {
  const { sender, senderId, published } = await setting()

  const created = await createRecipient(sender(), {
    businessName: 'Müller & Söhne',
    country: 'DE',
    currency: 'EUR',
    payoutMethod: 'BANK_ACCOUNT',
    iban: 'de89 3704 0044 0532 0130 00',
    bic: 'cobadeffxxx',
    relationship: 'supplier',
  })

  expect(created).toMatchObject({
    customerId: senderId,
    status: 'ACTIVE',
    businessName: 'Müller & Söhne',
    firstName: null,
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    accountNumber: null,
    warnings: [],
  })
  expect(await readRecipient(sender(), created.id)).toEqual(created)
  const event = (await published()).find(({ type }) => type === 'remittance.recipient_created')!
  expect(event).toMatchObject({
    aggregateId: created.id,
    data: { id: created.id, customerId: senderId, country: 'DE' },
  })
  expect(Object.keys(event.data).sort()).toEqual([
    'country',
    'createdAt',
    'currency',
    'customerId',
    'id',
    'payoutMethod',
    'status',
    'updatedAt',
    'warnings',
  ])
})

test('all issues of a recipient are returned at once, including a missing corridor', async () => {
  const { sender } = await setting()

  const refused = createRecipient(sender(), {
    firstName: 'Ada',
    country: 'NG',
    currency: 'EUR',
    payoutMethod: 'BANK_ACCOUNT',
    accountNumber: '12',
  })

  await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_ERROR', kind: 'invalid' })
  await expect(refused).rejects.toMatchObject({
    issues: ['currency', 'lastName', 'accountNumber', 'bankCode'].map(field =>
      expect.objectContaining({ field }),
    ),
  })
})

test('a doubtful check digit is a warning on the recipient', async () => {
  const { recipient } = await setting()

  expect((await recipient({ accountNumber: '0123456789' })).warnings).toHaveLength(1)
  expect((await recipient()).warnings).toEqual([])
})

test('the same idempotency key adds one recipient', async () => {
  const { sender } = await setting()

  const [first, second] = [
    await createRecipient(sender({ idempotency: claim('r1') }), NIGERIAN),
    await createRecipient(sender({ idempotency: claim('r1') }), NIGERIAN),
  ]

  expect(second).toEqual(first)
  expect((await recipientPage(sender(), { page: 1, pageSize: 20 })).totalCount).toBe(1)
})

test('an update changes the given fields and validates the whole recipient', async () => {
  const { sender, senderId, recipient, published } = await setting()
  const { id, createdAt } = await recipient({ address: '1 Marina, Lagos' })

  const changed = await updateRecipient(sender(), {
    id,
    input: { lastName: 'Eze', address: null, accountNumber: '0000000220' },
  })

  expect(changed).toMatchObject({
    id,
    firstName: 'Ada',
    lastName: 'Eze',
    address: null,
    accountNumber: '0000000220',
    bankCode: '011',
    createdAt,
  })
  expect(changed.updatedAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime())
  expect(await readRecipient(sender(), id)).toEqual(changed)
  expect(await published()).toContainEqual({
    type: 'remittance.recipient_updated',
    aggregateId: id,
    data: expect.objectContaining({ id, customerId: senderId, updatedAt: changed.updatedAt.toISOString() }),
  })
})

test('an update that would leave a recipient that cannot be paid changes nothing', async () => {
  const { sender, recipient } = await setting()
  const created = await recipient()

  await expect(
    updateRecipient(sender(), { id: created.id, input: { payoutMethod: 'CASH_PICKUP' } }),
  ).rejects.toMatchObject({ issues: [{ field: 'accountNumber' }, { field: 'bankCode' }] })
  await expect(
    updateRecipient(sender(), { id: created.id, input: { country: null, lastName: null } }),
  ).rejects.toMatchObject({ issues: [{ field: 'country', reason: 'must not be null' }] })
  await expect(
    updateRecipient(sender(), { id: created.id, input: { accountNumber: null } }),
  ).rejects.toMatchObject({ issues: [{ field: 'accountNumber' }] })

  expect(await readRecipient(sender(), created.id)).toEqual(created)
  expect(
    await updateRecipient(sender(), {
      id: created.id,
      input: { payoutMethod: 'CASH_PICKUP', accountNumber: null, bankCode: null },
    }),
  ).toMatchObject({ payoutMethod: 'CASH_PICKUP' })
})

test('a deleted recipient is not found or listed for its user, and cannot be deleted or changed again', async () => {
  const { sender, senderId, recipient, staff, published } = await setting()
  const { id } = await recipient()

  expect(await deactivateRecipient(sender(), { id })).toMatchObject({ id, status: 'INACTIVE' })

  await expect(deactivateRecipient(sender(), { id })).rejects.toMatchObject({
    code: 'RECIPIENT_NOT_FOUND',
    kind: 'not-found',
  })
  await expect(updateRecipient(sender(), { id, input: { lastName: 'Eze' } })).rejects.toMatchObject({
    code: 'RECIPIENT_NOT_FOUND',
  })
  await expect(readRecipient(sender(), id)).rejects.toMatchObject({ code: 'RECIPIENT_NOT_FOUND' })
  expect((await readRecipient(staff(), id)).status).toBe('INACTIVE')
  expect(await recipientPage(sender(), { page: 1, pageSize: 20 })).toMatchObject({
    recipients: [],
    totalCount: 0,
  })
  expect(await published()).toContainEqual({
    type: 'remittance.recipient_deactivated',
    aggregateId: id,
    data: { id, customerId: senderId },
  })
})

test('other users and other workspaces do not find a recipient', async () => {
  const { recipient, customer } = await setting()
  const rival = await setting()
  const { id } = await recipient()
  const other = (await customer()).session

  for (const caller of [other, rival.sender]) {
    await expect(readRecipient(caller(), id)).rejects.toMatchObject({ code: 'RECIPIENT_NOT_FOUND' })
    await expect(updateRecipient(caller(), { id, input: {} })).rejects.toMatchObject({
      code: 'RECIPIENT_NOT_FOUND',
    })
    await expect(deactivateRecipient(caller(), { id })).rejects.toMatchObject({
      code: 'RECIPIENT_NOT_FOUND',
    })
  }
  await expect(readRecipient(rival.staff(), id)).rejects.toMatchObject({ code: 'RECIPIENT_NOT_FOUND' })
  await expect(readRecipient(rival.staff(), newId())).rejects.toMatchObject({ code: 'RECIPIENT_NOT_FOUND' })
})

test('only users have recipients', async () => {
  const { key, staff, recipient } = await setting()
  const { id } = await recipient()

  for (const caller of [key, staff]) {
    await expect(createRecipient(caller(), NIGERIAN)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(updateRecipient(caller(), { id, input: {} })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(deactivateRecipient(caller(), { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(recipientPage(caller(), { page: 1, pageSize: 20 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  }
})

test('any text is returned as it was given', async () => {
  const { sender } = await setting()
  const text = fc
    .string({
      unit: fc.oneof(
        fc.constantFrom("'", '"', '\\', '?', '$1', ':a', '{', '}', '%', ';', '--', '\n'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2 }),
      ),
      minLength: 1,
      maxLength: 40,
    })
    .filter(each => each.trim() !== '' && !each.includes('\0') && each.isWellFormed())

  await fc.assert(
    fc.asyncProperty(text, async address => {
      const created = await createRecipient(sender(), { ...NIGERIAN, address })
      const changed = await updateRecipient(sender(), { id: created.id, input: { address: `${address}?` } })

      expect(created.address).toBe(address.trim())
      expect(changed.address).toBe(`${address}?`.trim())
      expect(await readRecipient(sender(), created.id)).toEqual(changed)
    }),
    { numRuns: 60 },
  )
})
