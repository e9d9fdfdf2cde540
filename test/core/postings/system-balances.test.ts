import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { world, type World } from '#test/support/world.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import { systemBalances } from '#core/queries/system-balances.ts'
import { givenAccount, givenFee } from '../given-account.ts'
import { bank } from './bank-with-cash.ts'

test('balances of system accounts equal the sums of their entries before, during and after summing', async () => {
  const { here, staff, cash } = await bank()
  const account = await givenAccount(here)
  await deposit(staff, cash(account.id, '500.00'))
  await givenFee(here, { type: 'WITHDRAWAL', feeMinor: 1_000n, vatPpm: 75_000n })
  await here.work()
  await withdraw(staff, cash(account.id, '100.00'))
  await withdraw(staff, cash(account.id, '50.00'))

  const before = await systemBalances(staff)
  await here.work()
  const after = await systemBalances(staff)

  const asRead = (rows: typeof before) =>
    rows.map(({ kind, addedUpMinor, waitingMinor }) => [kind, addedUpMinor, waitingMinor])
  expect(asRead(before)).toEqual([
    ['CASH', '-50000', '15000'],
    ['FEE_INCOME', '0', '2000'],
    ['VAT_PAYABLE', '0', '150'],
  ])
  expect(asRead(after)).toEqual([
    ['CASH', '-35000', '0'],
    ['FEE_INCOME', '2000', '0'],
    ['VAT_PAYABLE', '150', '0'],
  ])
  expect(await sumsOfEntries(here)).toEqual({ CASH: '-35000', FEE_INCOME: '2000', VAT_PAYABLE: '150' })
})

test("balances are those of the caller's tenant, and require the role viewer", async () => {
  const { here, staff, cash } = await bank()
  await deposit(staff, cash((await givenAccount(here)).id, '500.00'))
  const other = await world()

  expect(await systemBalances(other.as({ kind: 'staff', roles: ['viewer'] }))).toEqual([])
  expect(
    await systemBalances(here.as({ kind: 'staff', roles: ['viewer'] }), { kind: 'CASH', currency: 'NGN' }),
  ).toHaveLength(1)
  await expect(systemBalances(here.as({ kind: 'user', customerId: newId() }))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

const SUMS = `select account.kind, sum(entry.amount_minor)::text as minor from core.entries entry
  join core.system_accounts account on account.workspace_id = entry.workspace_id and account.id = entry.account_id where entry.workspace_id = $1 group by account.kind`

const sumsOfEntries = async ({ database, workspaceId }: World): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await database.read<{ kind: string; minor: string }>(workspaceId, SUMS, [workspaceId])).map(
      ({ kind, minor }) => [kind, minor],
    ),
  )
