import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { STANDARD_CHART } from '#core/rules/books/chart/standard-chart.ts'
import type { JournalType } from '#core/rules/books/journals/type.ts'
import { changesInEquity, type EquityMovement } from '#core/rules/books/reports/changes-in-equity.ts'
import { balanceSheet } from '#core/rules/books/reports/statements.ts'

type Journal = readonly [type: JournalType, debit: string, credit: string, minor: bigint]

const ACCOUNTS = new Map(STANDARD_CHART.map(account => [account.code, account]))

const movementsOf = (journals: readonly Journal[]): readonly (EquityMovement & { code: string })[] =>
  journals.flatMap(([journalType, debit, credit, minor]) =>
    [debit, credit].map((code, side) => {
      const { type, equityComponent } = ACCOUNTS.get(code)!
      return { code, type, equityComponent, journalType, debitLessCreditMinor: side === 0 ? minor : -minor }
    }),
  )

const OPENING = movementsOf([
  ['SHARE_ISSUE', '1000', '3000', 1000n],
  ['GENERAL', '1000', '4100', 40n],
])
const YEAR = movementsOf([
  ['CLOSING', '4100', '3900', 40n],
  ['CLOSING', '3900', '3100', 40n],
  ['RESTATEMENT', '3100', '1300', 10n],
  ['GENERAL', '1000', '4100', 300n],
  ['GENERAL', '5300', '1000', 140n],
  ['DIVIDEND', '3100', '1000', 50n],
  ['SHARE_ISSUE', '1000', '3000', 200n],
  ['RESERVE_TRANSFER', '3100', '3200', 30n],
  ['GENERAL', '1000', '3300', 5n],
])

test('each row states what one kind of journal changed in each component', () => {
  const { rows, checks } = changesInEquity({
    opening: OPENING,
    movements: YEAR,
    exchange: [],
    closing: [...OPENING, ...YEAR],
  })
  const written = rows.map(({ row, amounts, total }) => {
    const { SHARE_CAPITAL: capital, RETAINED_EARNINGS: retained, STATUTORY_RESERVE: statutory } = amounts
    return `${row} ${capital} ${retained} ${statutory} ${amounts.REGULATORY_RISK_RESERVE} = ${total}`
  })
  expect(written).toEqual([
    'OPENING 1000 40 0 0 = 1040',
    'RESTATEMENT 0 -10 0 0 = -10',
    'PROFIT 0 160 0 0 = 160',
    'OCI 0 0 0 0 = 0',
    'DIVIDENDS 0 -50 0 0 = -50',
    'SHARE_ISSUE 200 0 0 0 = 200',
    'TRANSFERS 0 -30 30 0 = 0',
    'OTHER 0 0 0 5 = 5',
    'CLOSING 1200 110 30 5 = 1345',
  ])
  expect(checks.every(({ passed }) => passed)).toBe(true)
})

test('rates that change opening equity are among the other changes', () => {
  const exchange = YEAR.slice(-1)
  const { rows, checks } = changesInEquity({
    opening: OPENING,
    movements: [],
    exchange,
    closing: [...OPENING, ...exchange],
  })
  expect(rows.find(({ row }) => row === 'OTHER')?.total).toBe(5n)
  expect(checks.every(({ passed }) => passed)).toBe(true)
})

test('closing balances that the rows do not explain fail the checks of the total and of the component', () => {
  const { checks } = changesInEquity({
    opening: OPENING,
    movements: [],
    exchange: [],
    closing: [...OPENING, ...YEAR.slice(-1)],
  })
  expect(checks.filter(({ passed }) => !passed)).toEqual([
    { name: 'sum of the rows = closing equity', passed: false, left: 1040n, right: 1045n },
    { name: 'sum of the rows = closing REGULATORY_RISK_RESERVE', passed: false, left: 0n, right: 5n },
  ])
})

test('over any journals the rows add up to the equity of the balance sheet', () => {
  const code = fc.constantFrom(...[...ACCOUNTS.keys()].filter(one => one !== '3900'))
  const type = fc.constantFrom<JournalType>(
    'GENERAL',
    'SHARE_ISSUE',
    'DIVIDEND',
    'RESERVE_TRANSFER',
    'OCI',
    'RESTATEMENT',
  )
  const journals = fc.array(fc.tuple(type, code, code, fc.bigInt(1n, 10n ** 12n)), { maxLength: 30 })
  fc.assert(
    fc.property(journals, journals, (earlier, later) => {
      const [opening, moved] = [movementsOf(earlier), movementsOf(later)]
      const closing = [...opening, ...moved]
      const { rows, checks } = changesInEquity({ opening, movements: moved, exchange: [], closing })
      const accounts = closing.map(one => ({ ...one, accountId: one.code, name: one.code }))
      expect(rows.at(-1)?.total).toBe(balanceSheet(accounts).totals.equity)
      expect(checks.filter(({ passed }) => !passed)).toEqual([])
    }),
  )
})
