import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { AccountRestriction } from '#core/rules/account.ts'
import { restrictedByStaff } from '#core/rules/suspension.ts'

const restriction = fc.constantFrom<AccountRestriction>('NONE', 'PND', 'PNC', 'FULL')
const takesDebits = (given: AccountRestriction): boolean => given === 'NONE' || given === 'PNC'
const takesCredits = (given: AccountRestriction): boolean => given === 'NONE' || given === 'PND'

test('a suspension blocks debits only, and the restriction by staff returns when it ends', () => {
  fc.assert(
    fc.property(restriction, byStaff => {
      const suspended = restrictedByStaff(byStaff, true)
      const after = restrictedByStaff(suspended.staffRestriction!, false)

      expect(takesDebits(suspended.restriction)).toBe(false)
      expect(takesCredits(suspended.restriction)).toBe(takesCredits(byStaff))
      expect(after).toEqual({ restriction: byStaff, staffRestriction: null })
    }),
  )
})
