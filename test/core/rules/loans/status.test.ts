import { expect, test } from '@jest/globals'
import { loanNumber } from '#core/rules/loans/loan-number.ts'
import {
  isInRepayment,
  LOAN_MOVES,
  LOAN_STATUSES,
  statusAfter,
  statusByArrears,
  type LoanStatus,
} from '#core/rules/loans/status.ts'

const movesFrom = (status: LoanStatus): readonly string[] =>
  (Object.keys(LOAN_MOVES) as (keyof typeof LOAN_MOVES)[]).filter(move => statusAfter(status, move))

test('an application is submitted, reviewed, approved and disbursed', () => {
  expect(movesFrom('DRAFT')).toEqual(['SUBMIT', 'WITHDRAW'])
  expect(movesFrom('SUBMITTED')).toEqual(['REVIEW', 'APPROVE', 'REJECT', 'WITHDRAW'])
  expect(movesFrom('UNDER_REVIEW')).toEqual(['APPROVE', 'REJECT', 'WITHDRAW'])
  expect(movesFrom('APPROVED')).toEqual(['WITHDRAW', 'DISBURSE'])
  expect(statusAfter('APPROVED', 'DISBURSE')).toBe('ACTIVE')
  expect(statusAfter('DRAFT', 'DISBURSE')).toBeUndefined()
})

test('a disbursed loan is restructured, closed or written off, and only an ACTIVE disbursement is undone', () => {
  const moves = ['RESTRUCTURE', 'CLOSE', 'WRITE_OFF']

  expect(LOAN_STATUSES.filter(isInRepayment)).toEqual(['ACTIVE', 'IN_ARREARS', 'RESTRUCTURED'])
  expect(movesFrom('ACTIVE')).toEqual(['UNDO_DISBURSEMENT', ...moves])
  expect(movesFrom('IN_ARREARS')).toEqual(moves)
  expect(movesFrom('RESTRUCTURED')).toEqual(moves)
})

test.each<LoanStatus>(['REJECTED', 'WITHDRAWN', 'CLOSED_OBLIGATIONS_MET', 'CLOSED_WRITTEN_OFF'])(
  '%s is final',
  status => {
    expect(movesFrom(status)).toEqual([])
  },
)

test('a loan with a late line is in arrears until it is paid', () => {
  expect(statusByArrears(1, false)).toBe('IN_ARREARS')
  expect(statusByArrears(0, false)).toBe('ACTIVE')
  expect(statusByArrears(0, true)).toBe('RESTRUCTURED')
})

test('a loan number contains the date and a sequence', () => {
  expect(loanNumber('2027-01-04', 12n)).toBe('LN2027010400000012')
})
