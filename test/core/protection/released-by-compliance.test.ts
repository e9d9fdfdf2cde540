import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { hashesOfPayeeText } from '#kernel/payee-hashes.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { applyProtectiveHold } from '#core/operations/accounts/apply-protective-hold.ts'
import { SOUND, timesSent } from '#test/core/bank.ts'
import {
  balances,
  closeAllCases,
  deciding,
  givenRule,
  heldOnSystem,
  transfer,
} from '#test/core/decided-transfers.ts'

test('transfers that compliance releases wait while a protective hold covers them, and go on at once after it', async () => {
  const { at, destination } = await deciding()
  await givenRule(at, 'HOLD')
  const externalId = `c-${newId()}`
  const { id: customerId } = await ensureCustomer(at.platformContext, {
    externalId,
    firstName: 'Walter',
    lastName: 'Ashdown',
  })
  const source = await at.account(100_000n, { customer_id: customerId })
  const within = await transfer(at, source, destination)
  const outside = await at.sent(source)
  const statuses = (): Promise<string[]> => Promise.all([within, outside].map(({ id }) => at.status(id)))
  const [{ number }] = (await at.rows<{ number: string }>(
    'select account_number as number from core.accounts where workspace_id = $1 and id = $2',
    [destination],
  )) as [{ number: string }]
  const holds = [number, 'Chidi Okafor'].map(payee => ({
    id: newId(),
    externalCustomerId: externalId,
    scope: 'PAYEE' as const,
    transactionId: null,
    accountId: null,
    payeeHashes: hashesOfPayeeText(at.platform.source.keys, at.workspaceId, payee),
    isInForce: true,
    expiresAt: null,
    sequence: 1n,
  }))
  for (const hold of holds) await applyProtectiveHold(at.platformContext, hold)

  await closeAllCases(at, 'FALSE_POSITIVE')
  await at.work(300_000, 3)
  expect(await statuses()).toEqual(['PENDING', 'PENDING'])
  expect([await heldOnSystem(at), await timesSent(at, outside.reference)]).toEqual([10_000n, 0])

  for (const hold of holds)
    await applyProtectiveHold(at.platformContext, { ...hold, isInForce: false, sequence: 2n })
  await at.work(1_000, 3)
  expect(await statuses()).toEqual(['COMPLETED', 'COMPLETED'])
  expect(await balances(at, source, destination)).toEqual([80_000n, 10_000n])
  expect(await at.proof()).toEqual(SOUND)
})
