import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ledgerChanges, type LedgerJournal } from '#core/rules/books/journals/ledger-changes.ts'

const line = fc.record({
  accountId: fc.constantFrom('cash', 'fees', 'costs'),
  currency: fc.constantFrom('NGN', 'USD'),
  entryType: fc.constantFrom('DEBIT' as const, 'CREDIT' as const),
  amountMinor: fc.bigInt(0n, 10n ** 18n),
})
const journal: fc.Arbitrary<LedgerJournal> = fc.record({
  effectiveDate: fc.constantFrom('2026-01-31', '2026-02-01'),
  branchId: fc.constantFrom('head office', 'Lagos'),
  journalType: fc.constantFrom('GENERAL', 'CLOSING'),
  isAdjustment: fc.boolean(),
  lines: fc.array(line, { maxLength: 8 }),
})

test('the changes of journals are the sums of their lines, one for each date, account, branch, currency and kind', () => {
  fc.assert(
    fc.property(fc.array(journal, { maxLength: 6 }), journals => {
      const expected = new Map<string, bigint>()
      for (const { lines, ...of } of journals)
        for (const { accountId, currency, entryType, amountMinor } of lines) {
          const isClosing = of.journalType === 'CLOSING'
          const key = [of.effectiveDate, accountId, of.branchId, currency, of.isAdjustment, isClosing].join()
          if (amountMinor > 0n)
            for (const side of ['DEBIT', 'CREDIT'] as const)
              expected.set(
                `${key} ${side}`,
                (expected.get(`${key} ${side}`) ?? 0n) + (entryType === side ? amountMinor : 0n),
              )
        }

      const changes = ledgerChanges(journals).map(({ debit, credit, ...change }) => {
        const { date, gl_account_id: accountId, branch_id: branchId, currency, source } = change
        expect(source).toBe('JOURNALS')
        const key = [date, accountId, branchId, currency, change.is_adjustment, change.is_closing].join()
        return [
          [`${key} DEBIT`, BigInt(debit)],
          [`${key} CREDIT`, BigInt(credit)],
        ] as const
      })

      expect(changes.length * 2).toBe(expected.size)
      expect(new Map(changes.flat())).toEqual(expected)
    }),
  )
})

test('a line with an amount in the base currency alone changes no sum', () => {
  const rounding = { accountId: 'rounding', currency: 'USD', entryType: 'DEBIT', amountMinor: 0n } as const
  const lines = [rounding]
  const of = {
    effectiveDate: '2026-01-31',
    branchId: 'head office',
    journalType: 'GENERAL',
    isAdjustment: false,
  }

  expect(ledgerChanges([{ ...of, lines }])).toEqual([])
})
