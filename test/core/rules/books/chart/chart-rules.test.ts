import { expect, test } from '@jest/globals'
import { deactivationObstacle } from '#core/rules/books/chart/deactivation.ts'
import { type GlAccountTerms, glAccountIssues, normalBalance } from '#core/rules/books/chart/gl-account.ts'
import { CUSTOMER_MONEY, PLATFORM_CODES, SYSTEM_MONEY } from '#core/rules/books/chart/mappings.ts'
import { STANDARD_CHART } from '#core/rules/books/chart/standard-chart.ts'

const DETAIL: GlAccountTerms = {
  code: '1010',
  name: 'Petty cash',
  type: 'ASSET',
  usage: 'DETAIL',
  currency: null,
  allowManual: true,
  isControl: false,
  cashFlowClass: 'CASH',
  equityComponent: null,
}

test.each<[Partial<GlAccountTerms>, string[]]>([
  [{}, []],
  [{ code: '123' }, ['code']],
  [{ code: '12345678901' }, ['code']],
  [{ code: '10A0' }, ['code']],
  [{ name: '  ' }, ['name']],
  [{ usage: 'HEADER' }, ['allowManual']],
  [{ usage: 'HEADER', allowManual: false }, []],
  [{ usage: 'HEADER', allowManual: false, isControl: true }, ['isControl']],
  [{ isControl: true }, ['allowManual']],
  [{ equityComponent: 'SHARE_CAPITAL' }, ['equityComponent']],
  [{ type: 'EQUITY', cashFlowClass: 'NONE', equityComponent: 'SHARE_CAPITAL' }, []],
  [{ type: 'EXPENSE' }, ['cashFlowClass']],
])('an account with %j has issues with %j', (change, fields) => {
  expect(glAccountIssues({ ...DETAIL, ...change }).map(issue => issue.field)).toEqual(fields)
})

test('assets and expenses stand on the debit side', () => {
  expect(normalBalance('ASSET')).toBe('DEBIT')
  expect(normalBalance('EXPENSE')).toBe('DEBIT')
  expect(normalBalance('LIABILITY')).toBe('CREDIT')
  expect(normalBalance('EQUITY')).toBe('CREDIT')
  expect(normalBalance('INCOME')).toBe('CREDIT')
})

test('the standard chart keeps the rules, names each code once and has every mapped code', () => {
  const codes = STANDARD_CHART.map(({ code }) => code)

  expect(STANDARD_CHART.flatMap(glAccountIssues)).toEqual([])
  expect(codes).toEqual([...new Set(codes)].sort())
  expect(codes).toEqual(
    expect.arrayContaining([
      ...Object.values(CUSTOMER_MONEY),
      ...Object.values(SYSTEM_MONEY),
      ...Object.values(PLATFORM_CODES),
    ]),
  )
})

test('an account to which the platform posts, or with active accounts below it, cannot be deactivated', () => {
  const plain = { code: '5200', isMapped: false, hasActiveChildren: false }

  expect(deactivationObstacle(plain)).toBeUndefined()
  expect(deactivationObstacle({ ...plain, isMapped: true })).toBe('MAPPED')
  expect(deactivationObstacle({ ...plain, code: '5900', hasActiveChildren: true })).toBe('MAPPED')
  expect(deactivationObstacle({ ...plain, hasActiveChildren: true })).toBe('ACTIVE_CHILDREN')
})
