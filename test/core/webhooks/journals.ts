import { expect, test } from '@jest/globals'
import { staffToken } from '#test/e2e/support/tokens.ts'
import { bearer, DEMO, send, type Json } from '#test/e2e/support/rest.ts'
import { randomUUID } from 'node:crypto'
import { core, demo, shows } from './desk.ts'

const entries = ['debit', 'credit'].map(entry_type => ({
  account_code: '1000',
  amount: 12.5,
  entry_type,
  currency_code: 'NGN',
}))

/** Creates a journal as an officer, so that the administrator can approve it. */
async function officersJournal(): Promise<Json> {
  const { business_date: transaction_date } = await core('GET', '/business-date')
  const { body, status } = await send(demo.app, {
    base: '/api/v1/cba',
    method: 'POST',
    path: '/journals',
    headers: {
      ...bearer(await staffToken(demo.app, DEMO, 'officer'), DEMO.id),
      'idempotency-key': randomUUID(),
    },
    body: { journal_type: 'GENERAL', description: 'Cash', transaction_date, entries },
  })
  expect(status).toBe(201)
  return body
}

test('the webhooks of a journal equal the GET response at that time, without the entries', async () => {
  const { id } = await officersJournal()
  await shows('journal.created', '/journals', id)
  for (const [move, event] of [
    ['approve', 'journal.approved'],
    ['post', 'journal.posted'],
  ] as const) {
    await core('POST', `/journals/${id}/${move}`)
    await shows(event, '/journals', id)
  }
  await core('POST', `/journals/${id}/reverse`, { reason: 'Entered twice' })
  await shows('journal.reversed', '/journals', id)

  const rejected = await officersJournal()
  await core('POST', `/journals/${rejected.id}/reject`, { reason: 'Wrong amount' })
  await shows('journal.rejected', '/journals', rejected.id)
})

test('the webhooks of a fiscal period equal the GET response at that time', async () => {
  const { fiscal_periods } = await core('GET', '/fiscal-periods')
  const { id } = fiscal_periods[0]
  await core('POST', `/fiscal-periods/${id}/close`)
  await shows('period.closed', '/fiscal-periods', id)
  await core('POST', `/fiscal-periods/${id}/reopen`, { reason: 'A late invoice' })
  await shows('period.reopened', '/fiscal-periods', id)
})
