import { balanceSnapshots } from './balance-snapshots.ts'
import { dormancy } from './dormancy.ts'
import { expiries } from './expiries/expiries.ts'
import { generalLedger } from './general-ledger.ts'
import { interestAccrual } from './interest-accrual.ts'
import { interestPosting } from './interest-posting.ts'
import { loanAccrual } from './loans/loan-accrual.ts'
import { loanRepayments } from './loans/loan-repayments.ts'
import { standingInstructions } from './standing-instructions/standing-instructions.ts'
import type { EndOfDayStep } from './step.ts'
import { sweeps } from './sweeps.ts'
import { termMaturity } from './terms/term-maturity.ts'
import { valueCorrections } from './value-corrections.ts'

/** The steps by which a business date is closed, in the order of their names. */
export const END_OF_DAY_STEPS: readonly EndOfDayStep[] = [
  expiries,
  standingInstructions,
  interestAccrual,
  valueCorrections,
  interestPosting,
  termMaturity,
  loanRepayments,
  loanAccrual,
  sweeps,
  dormancy,
  balanceSnapshots,
  generalLedger,
]
