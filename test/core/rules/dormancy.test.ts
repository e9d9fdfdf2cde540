import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { dormancyDaysOf, dormancyIssues, dormancyOf, isUse } from '#core/rules/accounts/dormancy.ts'
import type { TransactionType } from '#core/rules/transaction.ts'

const days = fc.option(fc.integer({ min: 1, max: 36_500 }), { nil: null })

test('an account becomes dormant later than inactive', () => {
  fc.assert(
    fc.property(days, days, (inactive, dormant) => {
      const isOrdered = inactive === null || dormant === null || dormant > inactive
      expect(dormancyIssues({ inactive, dormant }).map(({ field }) => field)).toEqual(
        isOrdered ? [] : ['dormancyDays.dormant'],
      )
    }),
  )
})

test('terms are read as they were given; none are null', () => {
  fc.assert(
    fc.property(days, days, (inactive, dormant) => {
      expect(dormancyDaysOf(dormancyOf({ inactive, dormant }))).toEqual(
        inactive === null && dormant === null ? null : { inactive, dormant },
      )
    }),
  )
  expect(dormancyDaysOf(dormancyOf({}))).toBeNull()
})

test('what customers ask for is use of an account; what the bank corrects, charges or does without a request is not', () => {
  const types: readonly TransactionType[] = [
    'TRANSFER',
    'DEPOSIT',
    'WITHDRAWAL',
    'PAYMENT',
    'FEE',
    'INTEREST',
    'REVERSAL',
    'ADJUSTMENT',
  ]

  expect(types.filter(type => isUse({ type }))).toEqual(['TRANSFER', 'DEPOSIT', 'WITHDRAWAL', 'PAYMENT'])
  expect(types.filter(type => isUse({ type, isAutomatic: true }))).toEqual([])
  expect(types.filter(type => isUse({ type, isUnrestricted: true }))).toEqual([])
})
