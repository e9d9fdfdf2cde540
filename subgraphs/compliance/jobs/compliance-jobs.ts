import type { Job } from '#kernel/jobs/job.ts'
import { eraseTransactions } from './erase-transactions.ts'
import { escalateOverdueCases } from './escalate-overdue-cases.ts'
import { runWaitingMovements } from './evaluate-movements.ts'
import { generateReports } from './generate-reports.ts'
import { judgeAfterLateArrivals } from './judge-after-late-arrivals.ts'
import { publishAlerts } from './publish-alerts.ts'
import { purgeAlerts } from './purge-alerts.ts'
import { refreshLists } from './refresh-lists.ts'
import { rescreen } from './rescreen.ts'
import { runBacktests } from './run-backtests.ts'
import { runScreeningBatches } from './run-screening-batches.ts'
import { runTransactionBatches } from './run-transaction-batches.ts'
import { screenDueSubjects } from './screen-due-subjects.ts'

/** The scheduled jobs of the domain. */
export const complianceJobs = (): readonly Job[] => [
  refreshLists(),
  publishAlerts,
  purgeAlerts,
  rescreen,
  runScreeningBatches,
  runTransactionBatches,
  runWaitingMovements,
  judgeAfterLateArrivals,
  screenDueSubjects,
  generateReports,
  runBacktests,
  escalateOverdueCases,
  eraseTransactions,
]
