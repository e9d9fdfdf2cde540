import { expect, test } from '@jest/globals'
import { payoutBehaviourFor } from '#remittance/rules/magic-recipients.ts'

test('only names in the table are magic, even for names of Object.prototype members', () => {
  expect(payoutBehaviourFor('Ada Test-Payout-Returned')).toBe('RETURNED')
  for (const name of ['Ada Obi', 'Ada Constructor', 'Ada __proto__', 'Constructor', ''])
    expect(payoutBehaviourFor(name)).toBe('PAYS')
})
