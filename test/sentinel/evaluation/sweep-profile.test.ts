import { expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import { activeRules } from '#sentinel/detection-rules/active-rules.ts'
import { sweepProfile } from '#sentinel/evaluation/sweep-profile.ts'
import { createElderProfile } from '#sentinel/operations/profiles/create-elder-profile.ts'
import { ingestElderTransactions } from '#sentinel/operations/transactions/ingest-elder-transactions.ts'
import { lockProfile } from '#sentinel/profiles/profile-rows.ts'
import { world } from '#test/support/world.ts'

const DAY_MS = 86_400_000

const sweep = command(async (tx, { profileId, asOf }: { profileId: string; asOf: Date }) =>
  sweepProfile(tx, await lockProfile(tx, profileId), await activeRules(tx), asOf),
)

test('a sweep finds income and bills that are overdue, and only those', async () => {
  const tenant = await world()
  const ctx = tenant.as({ kind: 'staff', scopes: ['sentinel:read', 'sentinel:write'] })
  const profile = await createElderProfile(ctx, {
    customerId: 'c-1',
    customerName: 'Eleanor Whitfield',
    dateOfBirth: '1941-03-09',
    enrollmentReason: 'SELF_REQUEST',
  })
  const now = Date.now()
  let sequence = 0
  const monthly = (id: string, lastDaysAgo: number, more: object) =>
    [90, 60, 30, 0].map(before => ({
      transactionId: `t-${++sequence}`,
      customerId: 'c-1',
      occurredAt: new Date(now - (lastDaysAgo + before) * DAY_MS),
      channel: 'AUTOMATIC' as const,
      amount: '80.00',
      currency: 'USD',
      counterparty: { id },
      type: 'BILL' as const,
      direction: 'DEBIT' as const,
      ...more,
    }))
  const income = { type: 'INCOME', direction: 'CREDIT', amount: '2100.00' } as const
  await ingestElderTransactions(ctx, {
    transactions: [
      ...monthly('power', 33, {}),
      ...monthly('water', 33.1, {}),
      ...monthly('gym', 60, { type: 'CARD' }),
      ...monthly('pension', 34, income),
      ...monthly('rent', 30, income),
      ...monthly('bank', 40, { type: 'INTEREST', direction: 'CREDIT' }),
      ...monthly('irregular', 0, {}).filter((_, index) => index !== 1),
    ],
    evaluate: false,
  })
  const asOf = new Date(now)

  const { findings } = await sweep(ctx, { profileId: profile.id, asOf })
  const again = await sweep(ctx, { profileId: profile.id, asOf: new Date(now + DAY_MS) })

  expect(findings.map(({ rule, signalCategory }) => [rule?.code, signalCategory])).toEqual([
    ['STD-F9-MISSED-BILL', 'MISSED_PAYMENT'],
    ['STD-PENSION', 'INCOME_DIVERSION'],
  ])
  const [bill, pension] = findings
  expect(bill!.observed).toMatchObject({
    days_since: 33.1,
    baseline: { n: 4, median_amount: '80.00', currency: 'USD', median_gap_days: 30, mad_gap_days: 0 },
  })
  expect(bill).toMatchObject({ at: asOf, confidence: 1 })
  expect(pension!.reason).toContain('2100.00 USD every 30 d')
  expect(again.findings.map(({ findingKey }) => findingKey)).toEqual(
    expect.arrayContaining(findings.map(({ findingKey }) => findingKey)),
  )
})
