import { expect, test } from '@jest/globals'
import { activateCustomer } from '#identity/operations/customers/activate-customer.ts'
import { closeCustomer } from '#identity/operations/customers/close-customer.ts'
import { createCustomer } from '#identity/operations/customers/create-customer.ts'
import { eraseCustomer } from '#identity/operations/customers/erase-customer.ts'
import { suspendCustomer } from '#identity/operations/customers/suspend-customer.ts'
import { updateCustomer } from '#identity/operations/customers/update-customer.ts'
import { customers } from '#identity/queries/customers.ts'
import { newId } from '#kernel/id.ts'
import { world } from '#test/support/world.ts'
import { ADA, officerOf } from './bank-customer.ts'

test("a customer's status can change until it is closed, and each change is published once", async () => {
  const here = await world()
  const officer = officerOf(here)
  const { id } = await createCustomer(officer, ADA)

  const statuses = [
    await suspendCustomer(officer, { id, reason: 'Documents expired' }),
    await suspendCustomer(officer, { id }),
    await activateCustomer(officer, { id }),
    await closeCustomer(officer, { id, reason: 'Moved' }),
    await closeCustomer(officer, { id }),
  ].map(({ status, statusReason }) => `${status} ${statusReason}`)

  expect(statuses).toEqual([
    'SUSPENDED Documents expired',
    'SUSPENDED Documents expired',
    'ACTIVE null',
    'CLOSED Moved',
    'CLOSED Moved',
  ])
  for (const act of [
    () => activateCustomer(officer, { id }),
    () => suspendCustomer(officer, { id }),
    () => updateCustomer(officer, { id, address: 'X' }),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'CUSTOMER_CLOSED', kind: 'conflict' })
  expect((await here.published()).map(({ type }) => type)).toEqual([
    'identity.customer_created',
    'identity.customer_suspended',
    'identity.customer_activated',
    'identity.customer_closed',
  ])
  for (const act of [activateCustomer, suspendCustomer, closeCustomer])
    await expect(act(officer, { id: newId() })).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' })
})

test('a customer with an open account cannot be closed', async () => {
  const here = await world()
  const officer = officerOf(here)
  const { id } = await createCustomer(officer, ADA)
  const accountId = newId()
  await here.database.transaction(here.workspaceId, session =>
    session.commit({
      text: `insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, opened_at)
      values ($1, $2, '0000000001', 'Ada', 'ada', $3, $2, 1, 'SAVINGS', 'NGN', 'FROZEN', now())`,
      values: [here.workspaceId, accountId, id],
    }),
  )

  await expect(closeCustomer(officer, { id })).rejects.toMatchObject({
    code: 'CUSTOMER_HAS_ACCOUNTS',
    kind: 'conflict',
  })
  await here.database.transaction(here.workspaceId, session =>
    session.commit({
      text: `update core.accounts set status = 'CLOSED' where workspace_id = $1 and id = $2`,
      values: [here.workspaceId, accountId],
    }),
  )
  expect(await closeCustomer(officer, { id })).toMatchObject({ status: 'CLOSED' })
})

test('an erased customer stays erased', async () => {
  const here = await world()
  const officer = officerOf(here)
  const { id } = await createCustomer(officer, {
    type: 'CORPORATE',
    legalName: 'Obi Ltd',
    incorporationDate: '2015-03-02',
    email: 'obi@example.com',
  })
  const erased = await eraseCustomer(
    here.as({ kind: 'staff', roles: ['admin'], scopes: ['identity:write'] }),
    { customerId: id, reason: 'Request 7' },
  )

  expect(erased).toMatchObject({
    legalName: null,
    incorporationDate: null,
    email: null,
    customerNumber: 'CUS00000001',
  })
  expect((await customers(officer, { email: 'obi@example.com' })).nodes).toEqual([])
  await expect(updateCustomer(officer, { id, legalName: 'Obi Ltd' })).rejects.toMatchObject({
    code: 'CUSTOMER_ERASED',
  })
  expect(await suspendCustomer(officer, { id })).toMatchObject({ status: 'SUSPENDED' })
  await expect(activateCustomer(officer, { id })).rejects.toMatchObject({ code: 'CUSTOMER_ERASED' })
})
