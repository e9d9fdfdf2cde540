import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { generalLedger, type GlAccountMovement } from '#core/rules/books/reports/general-ledger.ts'

const account = (code: string, type: GlAccountMovement['type'], minor: bigint[]): GlAccountMovement => {
  const [openingMinor, debitMinor, creditMinor, closingMinor] = minor as [bigint, bigint, bigint, bigint]
  return { accountId: code, code, name: code, type, openingMinor, debitMinor, creditMinor, closingMinor }
}

test('balances are positive on the normal side, and accounts without an amount are left out', () => {
  const accounts = [
    account('1000', 'ASSET', [10n, 5n, 2n, 13n]),
    account('1100', 'ASSET', [0n, 0n, 0n, 0n]),
    account('2000', 'LIABILITY', [-10n, 2n, 5n, -13n]),
  ]
  const { lines, totals, checks } = generalLedger(accounts)
  expect(lines.map(one => `${one.code} ${one.opening} ${one.debit} ${one.credit} ${one.closing}`)).toEqual([
    '1000 10 5 2 13',
    '2000 10 2 5 13',
  ])
  expect(totals).toEqual({ debit: 7n, credit: 7n })
  expect(checks[0]?.passed).toBe(true)
  expect(generalLedger(accounts, true).lines).toHaveLength(3)
})

test('what rounding leaves is added to one side, so that every line leads from its opening to its closing balance', () => {
  const minor = fc.bigInt(-(10n ** 12n), 10n ** 12n)
  const side = fc.bigInt(0n, 10n ** 12n)
  const rest = fc.bigInt(-2n, 2n)
  fc.assert(
    fc.property(fc.array(fc.tuple(minor, side, side, rest), { maxLength: 10 }), movements => {
      const { lines } = generalLedger(
        movements.map(([opening, debit, credit, off], index) =>
          account(`${1000 + index}`, 'ASSET', [opening, debit, credit, opening + debit - credit + off]),
        ),
        true,
      )
      lines.forEach((line, index) => {
        const [, debit, credit, off] = movements[index]!
        expect(line.opening + line.debit - line.credit).toBe(line.closing)
        expect(line.debit - debit + (line.credit - credit)).toBe(off < 0n ? -off : off)
        expect(line.debit >= debit && line.credit >= credit).toBe(true)
      })
    }),
  )
})
