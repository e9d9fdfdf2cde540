import { expect, test } from '@jest/globals'
import { payoutBehaviourFor } from '../../../subgraphs/remittance/rules/magic-recipients.ts'

test('a name is magic only where the table says so, also one that every JavaScript object knows', () => {
  expect(payoutBehaviourFor('Ada Test-Payout-Returned')).toBe('RETURNED')
  for (const name of ['Ada Obi', 'Ada Constructor', 'Ada __proto__', 'Constructor', '']) expect(payoutBehaviourFor(name)).toBe('PAYS')
})
