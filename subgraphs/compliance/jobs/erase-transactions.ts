import type { Job } from '#kernel/jobs/job.ts'
import {
  eraseTransactions as erase,
  retainedSince,
} from '#compliance/operations/transactions/erase-transactions.ts'
import { runInWorkspaces } from '#kernel/jobs/run-in-workspaces.ts'

const BATCH_SIZE = 20

const DUE = `select workspace_id as "workspaceId" from (
    select workspace_id, erased_at from compliance.erased_customers where erased_at <= $1 order by erased_at limit 1000) due
  group by workspace_id order by min(erased_at), workspace_id limit ${BATCH_SIZE}`

/** Erases the personal data of the transactions of customers who were erased five years ago. */
export const eraseTransactions: Job = {
  name: 'compliance.erase_transactions',
  everyMs: 60 * 60_000,
  run: worker => runInWorkspaces(worker, DUE, [retainedSince(worker.now())], ctx => erase(ctx, {})),
}
