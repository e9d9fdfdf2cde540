import type { CashFlowClass, EquityComponent, GlAccountTerms, GlAccountType } from './gl-account.ts'

type Line = readonly [
  code: string,
  name: string,
  cashFlowClass: CashFlowClass,
  traits?: {
    readonly isControl?: true
    readonly allowManual?: false
    readonly equityComponent?: EquityComponent
  },
]

const CONTROL = { isControl: true } as const

const LINES: Readonly<Record<GlAccountType, readonly Line[]>> = {
  ASSET: [
    ['1000', 'Cash', 'CASH'],
    ['1100', 'Vault cash', 'CASH'],
    ['1200', 'NIP and correspondent settlement', 'CASH'],
    ['1300', 'Loans', 'OPERATING', CONTROL],
    ['1350', 'Allowance for loan losses', 'OPERATING'],
    ['1400', 'Interest receivable', 'OPERATING'],
    ['1500', 'Fixed assets', 'INVESTING'],
    ['1600', 'Foreign exchange position', 'OPERATING', { allowManual: false }],
    ['1700', 'Due between branches', 'OPERATING', { allowManual: false }],
    ['1900', 'Suspense assets', 'OPERATING'],
  ],
  LIABILITY: [
    ['2000', 'Savings accounts', 'OPERATING', CONTROL],
    ['2100', 'Current accounts', 'OPERATING', CONTROL],
    ['2200', 'Term deposits', 'OPERATING', CONTROL],
    ['2300', 'Domiciliary accounts', 'OPERATING', CONTROL],
    ['2400', 'VAT, withholding tax and stamp duty payable', 'OPERATING'],
    ['2500', 'Borrowings', 'FINANCING'],
    ['2600', 'Loyalty points', 'OPERATING'],
    ['2900', 'Suspense liabilities', 'OPERATING'],
    ['2910', 'Interest in suspense', 'OPERATING'],
  ],
  EQUITY: [
    ['3000', 'Share capital', 'FINANCING', { equityComponent: 'SHARE_CAPITAL' }],
    ['3100', 'Retained earnings', 'NONE', { equityComponent: 'RETAINED_EARNINGS' }],
    ['3200', 'Statutory reserve', 'NONE', { equityComponent: 'STATUTORY_RESERVE' }],
    ['3300', 'Regulatory risk reserve', 'NONE', { equityComponent: 'REGULATORY_RISK_RESERVE' }],
    ['3900', 'Income summary', 'NONE', { allowManual: false }],
  ],
  INCOME: [
    ['4000', 'Loan interest income', 'OPERATING'],
    ['4100', 'Fee income', 'OPERATING'],
    ['4200', 'Foreign exchange income', 'OPERATING'],
    ['4300', 'Penalty income', 'OPERATING'],
    ['4400', 'Loan recoveries', 'OPERATING'],
  ],
  EXPENSE: [
    ['5000', 'Deposit interest expense', 'OPERATING'],
    ['5100', 'Impairment', 'OPERATING'],
    ['5200', 'Staff costs', 'OPERATING'],
    ['5300', 'Operating costs', 'OPERATING'],
    ['5900', 'Rounding differences', 'OPERATING', { allowManual: false }],
  ],
}

const TYPES = ['ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE'] as const

/** The accounts with which every workspace starts, by code. None has a parent, and each takes every currency. */
export const STANDARD_CHART: readonly GlAccountTerms[] = TYPES.flatMap(type =>
  LINES[type].map(([code, name, cashFlowClass, traits = {}]) => {
    const isControl = traits.isControl ?? false
    return {
      code,
      name,
      type,
      usage: 'DETAIL' as const,
      currency: null,
      allowManual: traits.allowManual ?? !isControl,
      isControl,
      cashFlowClass,
      equityComponent: traits.equityComponent ?? null,
    }
  }),
)
