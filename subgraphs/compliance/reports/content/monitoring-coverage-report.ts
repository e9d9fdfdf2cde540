import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { lowestIdAt } from '#kernel/id.ts'
import { movementsPostedIn } from '#compliance/clients/movements.ts'
import { bankTransfersOf, remittancesOf } from '#compliance/clients/payments.ts'
import { loadMonitoringSettings } from '#compliance/cases/monitoring-settings.ts'
import type { Period } from '#compliance/reports/period.ts'
import { periodText } from './json.ts'

/** Ids of payments without an evaluation that the report names. */
const MISSING_MAX = 100

const EVALUATED = planOnce(
  `select payment_id as id from compliance.payment_evaluations where workspace_id = $1 and payment_id = any($2::uuid[]) and voided_at is null`,
)
/** Movements are stored under the ids of their transactions, each at most once by the key of the table. */
const JUDGED = planOnce(
  `select transaction.transaction_id as id from compliance.monitored_transactions transaction
   join compliance.evaluations evaluation on evaluation.workspace_id = $1 and evaluation.id = transaction.evaluation_id
   where transaction.workspace_id = $1 and transaction.transaction_id = any($2::text[])`,
)
const STORED = `
  select count(*)::int as stored, count(evaluation.id)::int as evaluated
  from compliance.monitored_transactions transaction
  left join compliance.evaluations evaluation on evaluation.workspace_id = $1 and evaluation.id = transaction.evaluation_id
  where transaction.workspace_id = $1 and transaction.id >= $2 and transaction.id < $3`

interface Coverage {
  readonly expected: number
  readonly evaluated: number
  readonly missing: readonly string[]
}

/**
 * Whether every payment that the platform made, and every transaction that was stored, was evaluated. A payment has at most one evaluation,
 * by the key of its table; those of payments that were not made are voided and do not count.
 */
export async function monitoringCoverageReport(ctx: Context, period: Period): Promise<object> {
  const { workspaceId } = ctx.actor
  const [remittances, bankTransfers, movements, [transactions]] = await Promise.all([
    coverageOf(ctx, remittancesOf(ctx, period), EVALUATED),
    coverageOf(ctx, bankTransfersOf(ctx, period), EVALUATED),
    movementCoverage(ctx, period),
    ctx.database.read<{ stored: number; evaluated: number }>(workspaceId, STORED, [
      workspaceId,
      lowestIdAt(period.from),
      lowestIdAt(period.to),
    ]),
  ])
  const { stored, evaluated } = transactions!
  return {
    period: periodText(period),
    is_complete:
      stored === evaluated &&
      [remittances, bankTransfers, movements].every(
        each => each === null || each.expected === each.evaluated,
      ),
    remittances,
    bank_transfers: bankTransfers,
    movements,
    transactions: { stored, evaluated },
  }
}

/** Coverage of the movements in the ledger that are judged after they were posted; null while the workspace does not monitor them, or began to after the period. */
async function movementCoverage(
  ctx: Context,
  { from, to }: Period,
): Promise<(Coverage & { readonly since: string }) | null> {
  const { movementsFrom } = await loadMonitoringSettings(ctx)
  if (movementsFrom === null || movementsFrom >= to) return null
  const since = movementsFrom > from ? movementsFrom : from
  const coverage = await coverageOf(ctx, movementsPostedIn(ctx, { from: since, to }), JUDGED)
  return { since: since.toISOString(), ...coverage }
}

async function coverageOf(
  ctx: Context,
  pages: AsyncIterable<readonly string[]>,
  evaluatedOf: typeof EVALUATED,
): Promise<Coverage> {
  const { workspaceId } = ctx.actor
  const missing: string[] = []
  let [expected, evaluated] = [0, 0]
  for await (const ids of pages) {
    const found = await ctx.database.read<{ id: string }>(workspaceId, evaluatedOf, [workspaceId, ids])
    const known = new Set(found.map(({ id }) => id))
    expected += ids.length
    evaluated += known.size
    for (const id of ids) if (!known.has(id) && missing.length < MISSING_MAX) missing.push(id)
  }
  return { expected, evaluated, missing }
}
