import type { CashFlowClass } from '#core/rules/books/chart/gl-account.ts'
import type { JournalType } from '#core/rules/books/journals/type.ts'
import { type GlAccountBalance, sumOf } from './gl-account-balance.ts'
import { check } from './check.ts'

/**
 * What journals of one type moved on an account in the range, in base minor units, debits less credits: apart for the journals that
 * have a line on a cash account and for those that have none.
 */
export interface CashFlowMovement extends GlAccountBalance {
  readonly cashFlowClass: CashFlowClass
  readonly journalType: JournalType
  readonly touchesCash: boolean
}

export const CASH_FLOW_SECTIONS = ['OPERATING', 'INVESTING', 'FINANCING'] as const
export type CashFlowSection = (typeof CASH_FLOW_SECTIONS)[number]

/** A flow in base minor units; positive flows increase cash. The code is null unless the line is an account's. */
export interface CashFlowLine {
  readonly section: CashFlowSection
  readonly code: string | null
  readonly name: string
  readonly amount: bigint
}

/** Cash in base minor units. */
interface CashBalances {
  readonly openingMinor: bigint
  /** What the rates changed opening cash by until the end of the range. */
  readonly exchangeMinor: bigint
  readonly closingMinor: bigint
}

/**
 * The cash flow statement. Both methods state the same investing and financing flows, which are those of journals that touch cash.
 * The direct method states operating flows by account. The indirect method starts from net income and adds back whatever changed
 * without cash. REVALUATION journals change cash by the effect of exchange rates, which is no flow, and so do the rates at which opening
 * cash is valued. CLOSING journals do not count.
 */
export function cashFlow(
  method: 'DIRECT' | 'INDIRECT',
  movements: readonly CashFlowMovement[],
  cash: CashBalances,
) {
  const counted = movements.filter(({ journalType }) => journalType !== 'CLOSING')
  const revaluations = counted
    .filter(({ cashFlowClass, journalType }) => cashFlowClass === 'CASH' && journalType === 'REVALUATION')
    .reduce((sum, { debitLessCreditMinor }) => sum + debitLessCreditMinor, 0n)
  const others = counted.filter(({ cashFlowClass }) => cashFlowClass !== 'CASH')
  const lines = method === 'DIRECT' ? directLines(others) : indirectLines(others, revaluations)
  const [operating, investing, financing] = CASH_FLOW_SECTIONS.map(section =>
    lines.reduce((sum, line) => (line.section === section ? sum + line.amount : sum), 0n),
  ) as [bigint, bigint, bigint]
  const { openingMinor, exchangeMinor, closingMinor } = cash
  const fxEffect = revaluations + exchangeMinor
  const netChange = operating + investing + financing + fxEffect
  return {
    method,
    lines,
    totals: {
      operating,
      investing,
      financing,
      fxEffect,
      netChange,
      openingCash: openingMinor,
      closingCash: closingMinor,
    },
    checks: [check('net change = closing cash - opening cash', netChange, closingMinor - openingMinor)],
  }
}

function directLines(movements: readonly CashFlowMovement[]): readonly CashFlowLine[] {
  return merged(movements.filter(isFlow).map(movement => lineOf(movement, sectionOf(movement))))
}

function indirectLines(
  movements: readonly CashFlowMovement[],
  revaluations: bigint,
): readonly CashFlowLine[] {
  const adjustments = movements.flatMap(movement => {
    const section = sectionOf(movement)
    const isResult = movement.type === 'INCOME' || movement.type === 'EXPENSE'
    if (!isFlow(movement) || section === 'OPERATING') return isResult ? [] : [lineOf(movement, 'OPERATING')]
    const flow = lineOf(movement, section)
    // Net income includes the flow, which belongs to another section.
    return isResult ? [flow, { ...flow, section: 'OPERATING' as const, amount: -flow.amount }] : [flow]
  })
  const section = 'OPERATING'
  const netIncome = -sumOf(movements, ['INCOME', 'EXPENSE'])
  const exchange = {
    section,
    code: null,
    name: 'Exchange differences on cash',
    amount: -revaluations,
  } as const
  return [
    { section, code: null, name: 'Net income', amount: netIncome },
    ...merged(revaluations === 0n ? adjustments : [...adjustments, exchange]),
  ]
}

const isFlow = ({ touchesCash, journalType }: CashFlowMovement): boolean =>
  touchesCash && journalType !== 'REVALUATION'

/** Accounts without a class are operating, unless the owners contribute or receive the money. */
function sectionOf({ cashFlowClass, journalType }: CashFlowMovement): CashFlowSection {
  if (cashFlowClass === 'INVESTING' || cashFlowClass === 'FINANCING') return cashFlowClass
  const isWithOwners = journalType === 'DIVIDEND' || journalType === 'SHARE_ISSUE'
  return cashFlowClass === 'NONE' && isWithOwners ? 'FINANCING' : 'OPERATING'
}

const lineOf = (movement: CashFlowMovement, section: CashFlowSection): CashFlowLine => ({
  section,
  code: movement.code,
  name: movement.name,
  amount: -movement.debitLessCreditMinor,
})

/** One line for each account of a section, by section and code; lines of zero are left out. */
function merged(lines: readonly CashFlowLine[]): readonly CashFlowLine[] {
  const sums = new Map<string, CashFlowLine>()
  for (const line of lines) {
    const key = `${CASH_FLOW_SECTIONS.indexOf(line.section)} ${line.code ?? line.name}`
    sums.set(key, { ...line, amount: (sums.get(key)?.amount ?? 0n) + line.amount })
  }
  return [...sums]
    .filter(([, { amount }]) => amount !== 0n)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, line]) => line)
}
