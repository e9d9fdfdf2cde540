import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { applySuspension } from '#core/operations/accounts/apply-suspension.ts'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { freezeAccount } from '#core/operations/accounts/freeze-account.ts'
import { openAccount } from '#core/operations/accounts/open-account.ts'
import { restrictAccount } from '#core/operations/accounts/restrict-account.ts'
import { unfreezeAccount } from '#core/operations/accounts/unfreeze-account.ts'
import { suspendCustomer } from '#identity/operations/customers/suspend-customer.ts'
import { setting } from './accounts/given.ts'
import { bank, SOUND, type Bank } from './bank.ts'

const REASON = { reason: 'Ordered by a court' }

const accountOf = (here: Bank, customerId: string, balance = 0n): Promise<string> =>
  here.account(balance, { customer_id: customerId })
const suspend = (here: Bank, customerId: string, isSuspended: boolean, sequence: bigint): Promise<void> =>
  applySuspension(here.platformContext, { customerId, isSuspended, sequence })
const states = async (here: Bank, ids: readonly string[]): Promise<string[]> => {
  const rows = await here.rows<{ id: string; state: string }>(
    `select id, status || ' ' || restriction as state from core.accounts where workspace_id = $1 and id = any($2)`,
    [ids],
  )
  return ids.map(id => rows.find(row => row.id === id)!.state)
}

test("activation lifts the suspension's restriction, but no restriction by staff from before or during it", async () => {
  const here = await bank()
  const customerId = newId()
  const ids = [
    await accountOf(here, customerId),
    await accountOf(here, customerId),
    await accountOf(here, customerId),
    await accountOf(here, customerId),
    await accountOf(here, customerId),
  ]
  const [, restricted, frozen, lifted, later] = ids as [string, string, string, string, string]
  await restrictAccount(here.staff('officer'), { id: restricted, restriction: 'PNC', ...REASON })
  await freezeAccount(here.staff('manager'), { id: frozen, ...REASON })
  await restrictAccount(here.staff('officer'), { id: lifted, restriction: 'PND', ...REASON })

  await suspend(here, customerId, true, 5n)
  const stopped = await states(here, ids)
  await restrictAccount(here.staff('officer'), { id: lifted, restriction: 'NONE', ...REASON })
  await restrictAccount(here.staff('officer'), { id: later, restriction: 'FULL', ...REASON })
  const restrictedInBetween = await states(here, ids)
  await suspend(here, customerId, false, 6n)

  expect(stopped).toEqual(['ACTIVE PND', 'ACTIVE FULL', 'FROZEN PND', 'ACTIVE PND', 'ACTIVE PND'])
  expect(restrictedInBetween).toEqual([
    'ACTIVE PND',
    'ACTIVE FULL',
    'FROZEN PND',
    'ACTIVE PND',
    'ACTIVE FULL',
  ])
  expect(await states(here, ids)).toEqual([
    'ACTIVE NONE',
    'ACTIVE PNC',
    'FROZEN NONE',
    'ACTIVE NONE',
    'ACTIVE FULL',
  ])
  await unfreezeAccount(here.staff('manager'), { id: frozen, ...REASON })
  expect(await states(here, [frozen])).toEqual(['ACTIVE NONE'])
})

test('an event that arrives after a later one changes nothing, and a repeat changes nothing twice', async () => {
  const here = await bank()
  const customerId = newId()
  const ids = [await accountOf(here, customerId)]

  await suspend(here, customerId, false, 3n)
  await suspend(here, customerId, true, 2n)
  expect(await states(here, ids)).toEqual(['ACTIVE NONE'])

  await suspend(here, customerId, true, 4n)
  await suspend(here, customerId, true, 4n)
  expect(await states(here, ids)).toEqual(['ACTIVE PND'])
  expect((await here.published()).filter(({ type }) => type === 'core.account_restricted')).toHaveLength(1)
})

test('an account opened concurrently with a suspension is refused, or has its debits blocked', async () => {
  const { officer, customerId, product, platformContext, database, workspaceId } = await setting()
  const productId = await product()

  for (let round = 1n; round <= 10n; round++) {
    await Promise.allSettled([
      openAccount(officer(), { customerId, productId, currency: 'NGN' }),
      openAccount(officer(), { customerId, productId, currency: 'NGN' }),
      applySuspension(platformContext, { customerId, isSuspended: true, sequence: round * 2n }),
    ])
    expect(
      await database.read(
        workspaceId,
        `select 1 from core.accounts where workspace_id = $1 and customer_id = $2 and restriction <> 'PND'`,
        [workspaceId, customerId],
      ),
    ).toEqual([])
    await expect(openAccount(officer(), { customerId, productId, currency: 'NGN' })).rejects.toMatchObject({
      code: 'CUSTOMER_NOT_ACTIVE',
    })
    await applySuspension(platformContext, { customerId, isSuspended: false, sequence: round * 2n + 1n })
  }
})

test('a transfer to another bank booked before the suspension is not submitted; it can be cancelled, and continues when the customer is active', async () => {
  const here = await bank()
  const customerId = newId()
  const source = await accountOf(here, customerId, 100_000n)
  const [cancelled, retained] = [await here.sent(source), await here.sent(source)]
  await suspend(here, customerId, true, 1n)

  await here.work(2_000, 3)
  expect([await here.status(cancelled.id), await here.status(retained.id)]).toEqual(['PENDING', 'PENDING'])
  await cancelTransaction(here.staff('manager'), { id: cancelled.id })
  await suspend(here, customerId, false, 2n)
  await here.work(10_000, 4)

  expect([await here.status(cancelled.id), await here.status(retained.id)]).toEqual([
    'CANCELLED',
    'COMPLETED',
  ])
  expect((await here.accountState(source)).balance).toBe(90_000n)
  expect(await here.proof()).toEqual(SOUND)
})

test('the history of accounts contains the changes, with the suspension as the reason', async () => {
  const { officer, customerId, product, database, workspaceId, as, work } = await setting()
  const { id } = await openAccount(officer(), { customerId, productId: await product(), currency: 'NGN' })

  await suspendCustomer(as({ kind: 'staff', roles: ['officer'] }), { id: customerId, reason: 'Under review' })
  await work()

  expect(
    await database.read(
      workspaceId,
      'select change, restriction, reason from core.account_changes where workspace_id = $1 and account_id = $2 order by version',
      [workspaceId, id],
    ),
  ).toEqual([
    { change: 'OPENED', restriction: 'NONE', reason: null },
    { change: 'RESTRICTED', restriction: 'PND', reason: 'Its customer was suspended' },
  ])
})
