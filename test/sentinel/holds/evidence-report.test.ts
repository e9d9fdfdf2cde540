import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { sendHoldNotices } from '#sentinel/jobs/send-hold-notices.ts'
import { workerOn } from '#test/support/world.ts'
import { adminOf } from '#test/support/cluster.ts'
import { withClient } from '#test/support/clients.ts'
import { at, call, contact, enrol, place, REASON, RIVAL_KEY, stopClock } from './holds-rest.ts'

/** Signals and transactions as the rules store them; a signal's reason is encrypted. */
async function evidenceFor(profileId: string, customerId: string): Promise<string> {
  const [profile] = await at.database.asWorker<{ workspaceId: string }>(
    'select workspace_id as "workspaceId" from kernel.outbox where aggregate_id = $1 limit 1',
    [profileId],
  )
  const { workspaceId } = profile!
  const { keys } = at.platform.source
  await keys.ready(workspaceId)
  const signal = (status: string, flags: string[], transactionIds: string[]) => {
    const id = newId()
    const details = keys.seal(
      workspaceId,
      JSON.stringify({ reason: 'Two gift cards of 500.00 USD in a day' }),
      `sentinel.signals:${workspaceId}:${id}`,
    )
    return [workspaceId, id, profileId, customerId, status, details, transactionIds, flags] as const
  }
  const signals = [
    signal('CONFIRMED', ['F2'], ['g-1', 'g-2']),
    signal('ACTIVE', ['B1', 'F11', 'F2'], ['g-2', 'w-1']),
    signal('DISMISSED', ['F9'], ['x-1']),
  ]
  const transactions = [
    ['g-1', '50000', 'USD', 'GIFT_CARD'],
    ['g-2', '50000', 'USD', 'GIFT_CARD'],
    ['w-1', '400000', 'JPY', 'WIRE'],
    ['x-1', '77700', 'USD', 'CARD'],
  ]
  await withClient(adminOf(at.databaseName), async client => {
    for (const values of signals)
      await client.query(
        `insert into sentinel.signals (workspace_id, id, profile_id, customer_id, signal_category, severity, weight, confidence, status, details,
           transaction_ids, fincen_flags, detected_at, last_hit_at, created_at, reviewed_by, reviewed_at)
         values ($1, $2, $3, $4, 'GIFT_CARD_PURCHASE', 'HIGH', 1, 1, $5, $6, $7, $8, '2026-11-18T12:00:00Z', '2026-11-18T12:00:00Z', now(),
           case when $5 <> 'ACTIVE' then 'ann' end, case when $5 <> 'ACTIVE' then now() end)`,
        [...values],
      )
    for (const [id, amount, currency, type] of transactions)
      await client.query(
        `insert into sentinel.transactions (workspace_id, id, profile_id, transaction_id, content_hash, occurred_at, received_at, type, direction,
           channel, amount_minor, currency, is_debit, is_at_limit, is_gift_card, is_crypto, local_hour)
         values ($1, $2, $3, $4, 'hash', '2026-11-17T12:00:00Z', now(), $5, 'DEBIT', 'CARD', $6, $7, true, false, false, false, 12)`,
        [workspaceId, newId(), profileId, id, type, amount, currency],
      )
  })
  return signals[0]![1]
}

test('the report has flags, amounts, transactions, holds and contacts, and says them in one text', async () => {
  stopClock('2026-11-20T15:00:00Z')
  const { id, customer_id } = await enrol()
  await contact(id, 'ruth@example.com')
  const signalId = await evidenceFor(id, customer_id)
  const held = await call(`POST /profiles/${id}/holds`, {
    scope: 'ACCOUNT',
    account_id: 'checking',
    ...REASON,
    signal_ids: [signalId],
  })
  await call(`PUT /holds/${held.body.id}/extend`, { basis: 'INTERNAL_REVIEW', ...REASON })
  await sendHoldNotices.run(workerOn(at.platform))

  const { status, body } = await call(`GET /elder/profiles/${id}/report`)

  expect([status, held.body.signal_ids]).toEqual([200, [signalId]])
  expect(body).toMatchObject({
    key_term: 'EFE FIN-2022-A002',
    profile: { id, status: 'RESTRICTED', customer_name: 'Eleanor Whitfield' },
    period: { from: '2026-11-17T12:00:00.000Z', to: '2026-11-18T12:00:00.000Z' },
    amounts: [
      { currency: 'JPY', amount: '400000' },
      { currency: 'USD', amount: '1000.00' },
    ],
    transaction_count: 3,
    holds: [{ id: held.body.id, status: 'EXTENDED_10', notices: [{ status: 'SENT' }] }],
    contacts_made: [{ name: 'Ruth Whitfield', relation: 'daughter', channel: 'EMAIL' }],
  })
  expect(body.flags.map(({ flag }: { flag: string }) => flag)).toEqual(['F2', 'F11', 'B1'])
  expect(body.flags[0].signal_ids).toHaveLength(2)
  expect(body.signals).toHaveLength(2)
  expect(body.signals[0].reason).toBe('Two gift cards of 500.00 USD in a day')
  expect(body.transactions.map((each: { transaction_id: string }) => each.transaction_id).sort()).toEqual([
    'g-1',
    'g-2',
    'w-1',
  ])
  for (const part of [
    'EFE FIN-2022-A002.',
    `Eleanor Whitfield (customer ${customer_id})`,
    'From 2026-11-17 to 2026-11-18, 2 signals showed the red flags F2, F11, B1; 1 of them confirmed.',
    '3 transactions of 400000 JPY and 1000.00 USD',
    'then EXTENDED_10 by ann@bank.example on 2026-11-20',
    'Ruth Whitfield (daughter) was notified by e-mail on 2026-11-20.',
  ])
    expect(body.narrative).toContain(part)
})

test('the report of a profile without signals is empty, and another tenant has none', async () => {
  const { id } = await enrol()

  const { body } = await call(`GET /profiles/${id}/report`)
  const rival = await call(`GET /profiles/${id}/report`, undefined, RIVAL_KEY)

  expect(body).toMatchObject({
    period: null,
    flags: [],
    signals: [],
    amounts: [],
    holds: [],
    contacts_made: [],
  })
  expect(body.narrative).toContain('No signal is active or confirmed.')
  expect(rival).toMatchObject({ status: 404, code: 'PROFILE_NOT_FOUND' })
})

test('a hold of signals of another profile is refused', async () => {
  const [one, other] = [await enrol(), await enrol()]
  const hold = await place(one.id)
  const signalId = newId()

  const refused = await call(`POST /profiles/${other.id}/holds`, {
    scope: 'ACCOUNT',
    account_id: 'checking',
    ...REASON,
    signal_ids: [signalId],
  })

  expect([hold.status, refused.status]).toEqual([201, 400])
})
