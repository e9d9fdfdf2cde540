import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { closeCustomer } from '#identity/operations/customers/close-customer.ts'
import { endAccountsOfCustomer } from '#core/operations/accounts/end-accounts-of-customer.ts'
import { openAccount } from '#core/operations/accounts/open-account.ts'
import { account as readAccount } from '#core/queries/accounts.ts'
import { setting, type Setting } from './given.ts'

/** Opens an account, and runs `beforeWrite` between the domain call for its customer and the write. */
const openedAround = (
  at: Setting,
  productId: string,
  beforeWrite: () => Promise<unknown>,
): Promise<{ id: string }> => {
  const officer = at.officer()
  const callDomain: Context['callDomain'] = async (ctx, question, variables) => {
    const result = await officer.callDomain(ctx, question, variables)
    await beforeWrite()
    return result
  }
  return openAccount({ ...officer, callDomain }, { customerId: at.customerId, productId, currency: 'NGN' })
}

const close = (at: Setting): Promise<unknown> =>
  closeCustomer(at.staff('officer')(), { id: at.customerId, reason: 'Left' })

test("an account opened concurrently with its customer's closure is closed by the event, with the reason", async () => {
  const at = await setting()
  const productId = await at.product()

  const { id } = await openedAround(at, productId, () => close(at))
  await at.work()

  expect(await readAccount(at.viewer(), id)).toMatchObject({ status: 'CLOSED', closedAt: expect.any(Date) })
  expect(
    (await at.published()).filter(({ aggregateId }) => aggregateId === id).map(({ type }) => type),
  ).toEqual(['core.account_created', 'core.account_closed'])
  await expect(at.deposit(id, '1.00')).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED' })
})

test('after core has received the closure, no account is opened', async () => {
  const at = await setting()
  const productId = await at.product()

  await expect(
    openedAround(at, productId, async () => {
      await close(at)
      await at.work()
    }),
  ).rejects.toMatchObject({ code: 'CUSTOMER_CLOSED' })

  expect(await at.asAdmin('select id from core.accounts where customer_id = $1', [at.customerId])).toEqual([])
})

test('such an account with a balance is fully restricted until staff resolve it', async () => {
  const at = await setting()
  const productId = await at.product()
  const { id } = await openedAround(at, productId, () => close(at))
  await at.deposit(id, '5.00')

  await at.work()
  await endAccountsOfCustomer(at.platformContext, { customerId: at.customerId })

  expect(await readAccount(at.viewer(), id)).toMatchObject({
    status: 'ACTIVE',
    restriction: 'FULL',
    balanceMinor: 500n,
    version: 2,
  })
  await expect(at.deposit(id, '1.00')).rejects.toMatchObject({ code: 'POST_NO_CREDIT' })
  await expect(at.withdraw(id, '5.00')).rejects.toMatchObject({ code: 'POST_NO_DEBIT' })
})

test('opening and closure are serialised: in either order no account of a closed customer stays in use', async () => {
  const at = await setting()
  const productId = await at.product()

  for (let round = 0; round < 10; round++) {
    const customerId = await at.customer()
    const opening = Promise.allSettled(
      Array.from({ length: 4 }, () => openAccount(at.officer(), { customerId, productId, currency: 'NGN' })),
    )
    await Promise.all([opening, endAccountsOfCustomer(at.platformContext, { customerId })])
    expect(
      await at.asAdmin(`select id from core.accounts where customer_id = $1 and status <> 'CLOSED'`, [
        customerId,
      ]),
    ).toEqual([])
  }
})

test('only the platform can close the accounts of a closed customer', async () => {
  const at = await setting()

  await expect(endAccountsOfCustomer(at.manager(), { customerId: at.customerId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})
