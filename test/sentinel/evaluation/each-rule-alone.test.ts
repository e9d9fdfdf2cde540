import { beforeAll, expect, test } from '@jest/globals'
import { RULE_TYPES, type DetectionRuleType } from '#sentinel/detection-rules/rule-types.ts'
import { DAY_MS, enrolled, request, type Customer, type TransactionBody } from '../history.ts'

const PARAMETERS: { readonly [Type in DetectionRuleType]?: TransactionBody } = {
  AMOUNT_THRESHOLD: { amount: '10.00' },
  VELOCITY: { count_threshold: 2, window_hours: 24 },
  STAFF_OBSERVATION: { observations: { FEARFUL: 0.5 } },
  COMPOSITE: { categories: ['NEW_PAYEE', 'WIRE_ABROAD'] },
}

let customer: Customer

beforeAll(async () => {
  customer = await enrolled()
  await customer.loadOrdinaryHistory()
  const kinds: readonly TransactionBody[] = [
    { type: 'CASH', channel: 'ATM', at_limit: true },
    { type: 'GIFT_CARD', memo: 'gift card' },
    { type: 'CRYPTO', channel: 'ONLINE', balance_after: '100.00', device_id: 'new' },
    { type: 'WIRE', channel: 'BRANCH', balance_after: '10.00', counterparty: { id: 'p', country: 'GH' } },
    { type: 'TRANSFER', channel: 'MOBILE', counterparty: { name: 'Nobody New' }, country: 'RO' },
    { type: 'BILL', channel: 'AUTOMATIC', counterparty: { account: 'DE0212' }, currency: 'JPY', amount: '5' },
    { type: 'INCOME', direction: 'CREDIT', channel: 'AUTOMATIC', counterparty: { id: 'pension' } },
    { type: 'FEE', channel: 'AUTOMATIC' },
    { type: 'OTHER', direction: 'CREDIT', channel: 'PHONE' },
  ]
  await customer.load(kinds.map((kind, index) => customer.debit(index / 2, kind)))
}, 60_000)

test.each(RULE_TYPES)('a %s rule alone evaluates every kind of transaction', async ruleType => {
  const { body: rule } = await request('/rules', {
    code: `ALONE-${ruleType}`,
    rule_type: ruleType,
    severity: 'LOW',
    weight: 0.1,
    parameters: PARAMETERS[ruleType] ?? {},
  })
  const { status, body } = await request(`/rules/${rule.id as string}/simulate`, {
    from: new Date(Date.now() - 30 * DAY_MS).toISOString(),
    to: new Date(Date.now() + DAY_MS).toISOString(),
    profile_ids: [customer.profileId],
  })

  expect([status, body['is_complete']]).toEqual([200, true])
})
