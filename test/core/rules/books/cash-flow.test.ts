import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { CashFlowClass } from '#core/rules/books/chart/gl-account.ts'
import type { JournalType } from '#core/rules/books/journals/type.ts'
import { STANDARD_CHART } from '#core/rules/books/chart/standard-chart.ts'
import { cashFlow, type CashFlowMovement } from '#core/rules/books/reports/cash-flow.ts'

type Journal = readonly [type: JournalType, debit: string, credit: string, minor: bigint]

const EQUIPMENT_SALES = {
  ...STANDARD_CHART.find(({ code }) => code === '4300')!,
  code: '4400',
  name: 'Gains on sales of equipment',
  cashFlowClass: 'INVESTING' as CashFlowClass,
}
const CHART = new Map([...STANDARD_CHART, EQUIPMENT_SALES].map(account => [account.code, account]))

function movementsOf(journals: readonly Journal[]): readonly CashFlowMovement[] {
  return journals.flatMap(([journalType, debit, credit, minor]) => {
    const accounts = [CHART.get(debit)!, CHART.get(credit)!] as const
    const touchesCash = accounts.some(({ cashFlowClass }) => cashFlowClass === 'CASH')
    return accounts.map(({ code, name, type, cashFlowClass }, side) => ({
      accountId: code,
      code,
      name,
      type,
      cashFlowClass,
      journalType,
      touchesCash,
      debitLessCreditMinor: side === 0 ? minor : -minor,
    }))
  })
}

function statementOf(method: 'DIRECT' | 'INDIRECT', journals: readonly Journal[]) {
  const movements = movementsOf(journals)
  const change = movements
    .filter(({ cashFlowClass }) => cashFlowClass === 'CASH')
    .reduce((sum, { debitLessCreditMinor }) => sum + debitLessCreditMinor, 0n)
  return cashFlow(method, movements, { openingMinor: 500n, exchangeMinor: 0n, closingMinor: 500n + change })
}

const written = (statement: ReturnType<typeof statementOf>) =>
  statement.lines.map(({ section, code, name, amount }) => `${section} ${code ?? name} ${amount}`)

const YEAR: readonly Journal[] = [
  ['SHARE_ISSUE', '1000', '3000', 1000n],
  ['GENERAL', '1000', '2500', 400n],
  ['GENERAL', '1500', '1000', 200n],
  ['GENERAL', '1000', '4100', 300n],
  ['GENERAL', '5300', '1000', 120n],
  ['ACCRUAL', '5300', '1500', 20n],
  ['DIVIDEND', '3100', '1000', 50n],
  ['RESERVE_TRANSFER', '3100', '3200', 30n],
  ['CLOSING', '4100', '3900', 300n],
]

test('the direct method states the flows of each account', () => {
  const statement = statementOf('DIRECT', YEAR)
  expect(written(statement)).toEqual([
    'OPERATING 4100 300',
    'OPERATING 5300 -120',
    'INVESTING 1500 -200',
    'FINANCING 2500 400',
    'FINANCING 3000 1000',
    'FINANCING 3100 -50',
  ])
  expect(statement.totals).toEqual({
    operating: 180n,
    investing: -200n,
    financing: 1350n,
    fxEffect: 0n,
    netChange: 1330n,
    openingCash: 500n,
    closingCash: 1830n,
  })
  expect(statement.checks[0]?.passed).toBe(true)
})

test('the indirect method starts from net income and adds back depreciation', () => {
  const statement = statementOf('INDIRECT', YEAR)
  expect(written(statement)).toEqual([
    'OPERATING Net income 160',
    'OPERATING 1500 20',
    'OPERATING 3100 -30',
    'OPERATING 3200 30',
    'INVESTING 1500 -200',
    'FINANCING 2500 400',
    'FINANCING 3000 1000',
    'FINANCING 3100 -50',
  ])
  expect(statement.totals).toEqual(statementOf('DIRECT', YEAR).totals)
})

test('a revaluation of cash is the effect of exchange rates and no flow', () => {
  const journals: readonly Journal[] = [
    ['REVALUATION', '1200', '4200', 5n],
    ['REVALUATION', '1300', '4200', 7n],
  ]
  expect(written(statementOf('DIRECT', journals))).toEqual([])
  const indirect = statementOf('INDIRECT', journals)
  expect(written(indirect)).toEqual([
    'OPERATING Net income 12',
    'OPERATING 1300 -7',
    'OPERATING Exchange differences on cash -5',
  ])
  expect(indirect.totals).toMatchObject({ operating: 0n, fxEffect: 5n, netChange: 5n })
})

test('income of investing leaves the operating flows', () => {
  expect(written(statementOf('INDIRECT', [['GENERAL', '1000', '4400', 9n]]))).toEqual([
    'OPERATING Net income 9',
    'OPERATING 4400 -9',
    'INVESTING 4400 9',
  ])
})

test('rates that change while cash is held change it without a flow', () => {
  const cash = { openingMinor: 500n, exchangeMinor: 25n, closingMinor: 525n }
  for (const method of ['DIRECT', 'INDIRECT'] as const) {
    const { totals, checks } = cashFlow(method, [], cash)
    expect(totals).toMatchObject({ operating: 0n, fxEffect: 25n, netChange: 25n })
    expect(checks[0]?.passed).toBe(true)
  }
})

test('a change of cash that the journals do not explain fails the check', () => {
  const { checks } = cashFlow('DIRECT', [], { openingMinor: 1n, exchangeMinor: 0n, closingMinor: 3n })
  expect(checks).toEqual([
    { name: 'net change = closing cash - opening cash', passed: false, left: 0n, right: 2n },
  ])
})

test('both methods agree in every total, and with the movement of cash', () => {
  const code = fc.constantFrom(...CHART.keys())
  const type = fc.constantFrom<JournalType>('GENERAL', 'ACCRUAL', 'SHARE_ISSUE', 'DIVIDEND', 'REVALUATION')
  const journals = fc.array(fc.tuple(type, code, code, fc.bigInt(1n, 10n ** 12n)), { maxLength: 40 })
  fc.assert(
    fc.property(journals, posted => {
      const [direct, indirect] = [statementOf('DIRECT', posted), statementOf('INDIRECT', posted)]
      expect(direct.totals).toEqual(indirect.totals)
      expect(direct.totals.netChange).toBe(direct.totals.closingCash - direct.totals.openingCash)
      expect([...direct.checks, ...indirect.checks].every(({ passed }) => passed)).toBe(true)
    }),
  )
})
