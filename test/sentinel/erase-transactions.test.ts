import { expect, test } from '@jest/globals'
import { ingestAccountEvent } from '#sentinel/operations/transactions/ingest-account-event.ts'
import { ingestElderTransaction } from '#sentinel/operations/transactions/ingest-elder-transaction.ts'
import { createElderProfile } from '#sentinel/operations/profiles/create-elder-profile.ts'
import { eraseElderProfile } from '#sentinel/operations/profiles/erase-elder-profile.ts'
import { adminOf } from '#test/support/cluster.ts'
import { withClient } from '#test/support/clients.ts'
import { world } from '#test/support/world.ts'

test('memos, parties, devices and details are stored sealed and erased with the customer', async () => {
  const tenant = await world()
  const ctx = tenant.as({ kind: 'staff', scopes: ['sentinel:read', 'sentinel:write'] })
  const { id } = await createElderProfile(ctx, {
    customerId: 'c-1',
    customerName: 'Eleanor Whitfield',
    dateOfBirth: '1941-03-09',
    enrollmentReason: 'SELF_REQUEST',
  })
  const transaction = {
    transactionId: 't-1',
    customerId: 'c-1',
    type: 'WIRE',
    direction: 'DEBIT',
    channel: 'ONLINE',
    amount: '120.00',
    currency: 'USD',
    counterparty: { name: 'Marlow Vantongeren' },
    memo: 'For my nephew Marlow',
    deviceId: 'device-of-eleanor',
  } as const
  await ingestElderTransaction(ctx, transaction)
  const details = { device_id: 'device-of-eleanor', note: 'Marlow called' }
  await ingestAccountEvent(ctx, { eventId: 'e-1', customerId: 'c-1', type: 'LOGIN', details })
  const rows = async (): Promise<string[]> =>
    withClient(adminOf(tenant.databaseName), async client => {
      const { rows: found } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from sentinel.transactions t where profile_id = $1
         union all select to_jsonb(e)::text from sentinel.account_events e where profile_id = $1`,
        [id],
      )
      return found.map(({ row }) => row)
    })

  const stored = await rows()
  await eraseElderProfile(ctx, { customerId: 'c-1' })
  const erased = await rows()
  const repeat = await ingestElderTransaction(ctx, transaction)

  expect(stored).toHaveLength(2)
  for (const row of [...stored, ...erased]) expect(row).not.toMatch(/Marlow|device-of-eleanor/)
  for (const row of stored) expect(row).not.toContain('"details": null')
  for (const row of erased) expect(row).toContain('"details": null')
  expect(repeat.isRepeated).toBe(true)
})
