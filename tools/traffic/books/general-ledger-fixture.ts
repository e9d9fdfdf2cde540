import { randomInt } from 'node:crypto'
import type { CoreFixture, CoreTools } from '../fixtures.ts'

/** An account of the chart with a new code. */
export const glAccountBody = (): Record<string, unknown> => ({
  code: `5${String(randomInt(1e9)).padStart(9, '0')}`,
  name: 'Stationery',
  type: 'EXPENSE',
})

/** Accounts of the general ledger of core banking. */
export const coreGeneralLedger = ({ created }: CoreTools): Pick<CoreFixture, 'glAccount'> => ({
  glAccount: () => created('/gl-accounts', glAccountBody()),
})
