import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { closeCustomer } from '#identity/operations/customers/close-customer.ts'
import { suspendCustomer } from '#identity/operations/customers/suspend-customer.ts'
import { openAccount } from '#core/operations/accounts/open-account.ts'
import { updateProduct } from '#core/operations/products/update-product.ts'
import { account as readAccount } from '#core/queries/accounts.ts'
import { isNuban } from '#core/rules/nuban.ts'
import { claim, setting } from './given.ts'

test("an officer opens an account that is immediately usable, named after its customer, with a number of the tenant's bank", async () => {
  const { officer, staff, viewer, customerId, product, published, deposit } = await setting()
  const productId = await product({ overdraftLimit: '60.00', minimumBalance: '0.00' })
  await updateProduct(staff('admin')(), { id: productId, overdraftLimit: '50.00', minimumBalance: '10.00' })

  const opened = await openAccount(officer(), { customerId, productId, currency: 'NGN' })

  expect(opened).toMatchObject({
    customerId,
    productId,
    productVersion: 2,
    accountName: 'Ada Obi',
    accountType: 'SAVINGS',
    currency: 'NGN',
    status: 'ACTIVE',
    restriction: 'NONE',
    balanceMinor: 0n,
    heldMinor: 0n,
    overdraftMinor: 5_000n,
    minimumMinor: 1_000n,
  })
  expect(isNuban(opened.accountNumber, '999999')).toBe(true)
  expect(await readAccount(viewer(), opened.id)).toEqual(opened)
  expect(await published()).toContainEqual({
    type: 'core.account_created',
    aggregateId: opened.id,
    data: expect.objectContaining({ id: opened.id, accountNumber: opened.accountNumber, status: 'ACTIVE' }),
  })
  await deposit(opened.id, '10.00')
})

test('account numbers of a tenant are sequential and use its bank code; two tenants can have the same numbers', async () => {
  const here = await setting()
  const other = await setting()
  await other.asAdmin(
    `insert into core.policies (workspace_id, version, time_zone, bank_code) values ($1, 1, 'Africa/Lagos', '011')`,
    [other.workspaceId],
  )

  const numbers = [
    (await here.account()).accountNumber,
    (await here.account()).accountNumber,
    (await other.account()).accountNumber,
  ]

  expect(numbers.map(number => number.slice(0, 9))).toEqual(['000000001', '000000002', '000000001'])
  expect(isNuban(numbers[2]!, '011')).toBe(true)
})

test('concurrently opened accounts each have their own number', async () => {
  const { account } = await setting()

  const numbers = await Promise.all(Array.from({ length: 20 }, async () => (await account()).accountNumber))

  expect(new Set(numbers).size).toBe(20)
})

test('without a product the newest active one for the type and currency is used', async () => {
  const { account, product } = await setting()
  await product({ category: 'CURRENT' })
  const newest = await product({ category: 'CURRENT' })
  await product({ category: 'CURRENT', status: 'RETIRED' })
  await product({ category: 'CURRENT', currency: 'USD' })

  expect(await account({ accountType: 'CURRENT' })).toMatchObject({ productId: newest, currency: 'NGN' })
})

test('an invalid customer, product, product status, currency or account type is refused', async () => {
  const { account, product, customer, officer, staff } = await setting()
  const rival = await setting()
  const [nameless, closed, suspended] = [await customer({}), await customer(), await customer()]
  const [retired, dollars] = [
    await product({ status: 'RETIRED' }),
    await product({ category: 'DOMICILIARY', currency: 'USD' }),
  ]

  await expect(account({ customerId: newId() })).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
    kind: 'not-found',
  })
  await expect(account({ customerId: rival.customerId })).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  })
  await closeCustomer(staff('officer')(), { id: closed, reason: 'Moved' })
  await expect(account({ customerId: closed })).rejects.toMatchObject({
    code: 'CUSTOMER_CLOSED',
    kind: 'conflict',
  })
  await suspendCustomer(staff('officer')(), { id: suspended, reason: 'Documents expired' })
  await expect(account({ customerId: suspended })).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_ACTIVE',
    kind: 'refused',
  })
  await expect(account({ productId: newId() })).rejects.toMatchObject({
    code: 'PRODUCT_NOT_FOUND',
    kind: 'not-found',
  })
  await expect(account({ productId: await rival.product() })).rejects.toMatchObject({
    code: 'PRODUCT_NOT_FOUND',
  })
  await expect(account({ productId: retired })).rejects.toMatchObject({
    code: 'PRODUCT_NOT_ACTIVE',
    kind: 'refused',
  })
  await expect(account({ productId: dollars, accountType: 'DOMICILIARY' })).rejects.toMatchObject({
    code: 'CURRENCY_MISMATCH',
  })
  await expect(account({ productId: dollars, currency: 'USD' })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [expect.objectContaining({ field: 'accountType' })],
  })
  await expect(account({ accountType: 'JOINT' })).rejects.toMatchObject({
    code: 'PRODUCT_UNAVAILABLE',
    kind: 'refused',
  })
  await expect(openAccount(officer(), { customerId: nameless, currency: 'NGN' })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [expect.objectContaining({ field: 'productId' })],
  })
  await expect(account({ customerId: nameless })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [expect.objectContaining({ field: 'accountName' })],
  })
  expect(await account({ customerId: nameless, accountName: 'Petty cash' })).toMatchObject({
    accountName: 'Petty cash',
  })
})

test('a repeat under the same key returns the same account and opens no other', async () => {
  const { officer, customerId, asAdmin, workspaceId } = await setting()
  const wanted = { customerId, accountType: 'SAVINGS', currency: 'NGN' } as const

  const [first, second] = [
    await openAccount(officer({ idempotency: claim('once') }), wanted),
    await openAccount(officer({ idempotency: claim('once') }), wanted),
  ]

  expect(second).toEqual(first)
  expect(await asAdmin('select 1 from core.accounts where workspace_id = $1', [workspaceId])).toHaveLength(1)
})

test('only officers and those above them open accounts', async () => {
  const { staff, as, customerId } = await setting()
  const wanted = { customerId, accountType: 'SAVINGS', currency: 'NGN' } as const

  for (const role of ['viewer', 'teller'] as const)
    await expect(openAccount(staff(role)(), wanted)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(openAccount(as({ kind: 'user', customerId }), wanted)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  for (const role of ['officer', 'manager', 'admin'] as const)
    expect((await openAccount(staff(role)(), wanted)).status).toBe('ACTIVE')
})
