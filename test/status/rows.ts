import type { Row } from './rows/row.ts'
import { REMITTANCE } from './rows/remittance.ts'
import { IDENTITY } from './rows/identity.ts'
import { CORE } from './rows/core.ts'
import { COMPLIANCE } from './rows/compliance.ts'

/** Responses to every mutation that acts for a customer, by status. */
export const ROWS: Readonly<Record<string, readonly Row[]>> = {
  ...REMITTANCE,
  ...IDENTITY,
  ...CORE,
  ...COMPLIANCE,
}
