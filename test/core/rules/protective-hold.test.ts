import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  covers,
  isBeforeEnd,
  isHoldable,
  type DebitIdentifiers,
  type ProtectiveHoldTarget,
} from '#core/rules/protective-hold.ts'
import type { TransactionType } from '#core/rules/transaction.ts'

const target = (
  given: Partial<ProtectiveHoldTarget> & Pick<ProtectiveHoldTarget, 'scope'>,
): ProtectiveHoldTarget => ({
  transactionId: null,
  accountId: null,
  payeeHashes: [],
  expiresAt: null,
  ...given,
})
const debit = (given: Partial<DebitIdentifiers> = {}): DebitIdentifiers => ({
  accounts: ['01a2024f-7c15-726a-ac28-e651ce7af329', '0581234567'],
  transactionIds: ['TRN20261128000001'],
  payeeHashes: new Set(['a', 'b']),
  ...given,
})

test.each([
  ['everything', target({ scope: 'ALL' }), true],
  [
    'the account by its id',
    target({ scope: 'ACCOUNT', accountId: '01A2024F-7C15-726A-AC28-E651CE7AF329' }),
    true,
  ],
  ['the account by its number', target({ scope: 'ACCOUNT', accountId: '058 123-4567' }), true],
  ['another account', target({ scope: 'ACCOUNT', accountId: '0581234568' }), false],
  ['the transaction', target({ scope: 'TRANSACTION', transactionId: ' trn20261128000001 ' }), true],
  ['another transaction', target({ scope: 'TRANSACTION', transactionId: 'TRN2026112800000' }), false],
  ['the payee', target({ scope: 'PAYEE', payeeHashes: ['x', 'b'] }), true],
  ['another payee', target({ scope: 'PAYEE', payeeHashes: ['x'] }), false],
])('a hold on %s decides', (_, hold, isCovered) => {
  expect(covers(hold, debit())).toBe(isCovered)
})

test('a hold without an end ends only by its event, and any other at its end exactly', () => {
  const at = new Date('2026-11-28T10:00:00Z')
  const ending = (ms: number): boolean => isBeforeEnd({ expiresAt: new Date(at.getTime() + ms) }, at)

  expect(isBeforeEnd({ expiresAt: null }, at)).toBe(true)
  expect([ending(1), ending(0), ending(-1)]).toEqual([true, false, false])
})

const TYPES: readonly TransactionType[] = [
  'TRANSFER',
  'DEPOSIT',
  'WITHDRAWAL',
  'PAYMENT',
  'FEE',
  'INTEREST',
  'REVERSAL',
  'ADJUSTMENT',
]

test('holds apply to what customers pay, not to corrections and charges of the bank, nor where freezes do not apply', () => {
  expect(TYPES.filter(type => isHoldable({ type }))).toEqual(['TRANSFER', 'DEPOSIT', 'WITHDRAWAL', 'PAYMENT'])
  expect(TYPES.filter(type => isHoldable({ type, isUnrestricted: true }))).toEqual([])
})

const text = fc.string({ minLength: 1, maxLength: 4 })
const anyDebit = fc.record({
  accounts: fc.array(text, { maxLength: 3 }),
  transactionIds: fc.array(text, { maxLength: 3 }),
  payeeHashes: fc.array(text, { maxLength: 3 }).map(hashes => new Set(hashes)),
})
const anyHold = fc.record({
  scope: fc.constantFrom('TRANSACTION' as const, 'PAYEE' as const, 'ACCOUNT' as const, 'ALL' as const),
  transactionId: text,
  accountId: text,
  payeeHashes: fc.array(text, { maxLength: 3 }),
})

test('what is known beside a covered debit never frees it, and a hold on everything covers every debit', () => {
  fc.assert(
    fc.property(anyHold, anyDebit, anyDebit, (hold, known, more) => {
      const both = {
        accounts: [...known.accounts, ...more.accounts],
        transactionIds: [...more.transactionIds, ...known.transactionIds],
        payeeHashes: known.payeeHashes.union(more.payeeHashes),
      }
      expect(covers(hold, both)).toBe(covers(hold, known) || covers(hold, more))
      expect(covers({ ...hold, scope: 'ALL' }, known)).toBe(true)
    }),
  )
})

test('a hold distinguishes debits by nothing but the field of its scope', () => {
  fc.assert(
    fc.property(anyHold, anyDebit, anyDebit, (hold, known, other) => {
      const same = {
        accounts: hold.scope === 'ACCOUNT' ? known.accounts : other.accounts,
        transactionIds: hold.scope === 'TRANSACTION' ? known.transactionIds : other.transactionIds,
        payeeHashes: hold.scope === 'PAYEE' ? known.payeeHashes : other.payeeHashes,
      }
      expect(covers(hold, same)).toBe(covers(hold, known))
    }),
  )
})
