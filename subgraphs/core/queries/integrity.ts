import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import type { Sql } from '#kernel/database/dedicated.ts'
import { refuse } from '#kernel/refusals.ts'
import { beginningOf, checkBlocks, sentenceOf } from '#core/ledger/chain/check-blocks.ts'
import { singleReports } from '#core/ledger/single-reports.ts'
import { admitRole } from '#core/rules/rights.ts'
import { INTEGRITY } from './integrity-sql.ts'
import { requestedReport } from './integrity-runs.ts'
import {
  INTEGRITY_CHECKS,
  type Integrity,
  type IntegrityCheck,
  type IntegrityReport,
} from './integrity-report.ts'

/** Checks the ledger of a workspace on one snapshot; see integrity-sql.ts. */
export async function integrityOf(database: Pick<Database, 'read'>, workspaceId: string): Promise<Integrity> {
  return integrityIn(await database.read<IntegrityRow>(workspaceId, INTEGRITY, [workspaceId]))
}

export type IntegrityRow = { readonly name: string } & Omit<IntegrityCheck, 'name'>

/** Builds the report from the rows of the checks. */
export function integrityIn(rows: readonly IntegrityRow[]): Integrity {
  const checkNamed = (name: string): Omit<IntegrityCheck, 'name'> | undefined =>
    rows.find(row => row.name === name)
  return {
    transactions: checkNamed('TRANSACTIONS')!.checked,
    checks: INTEGRITY_CHECKS.map(name => ({
      checked: 0n,
      broken: 0n,
      examples: [],
      ...checkNamed(name),
      name,
    })),
  }
}

export const CHAIN_EXAMPLES_MAX = 10

/** A ledger up to this number of transactions is checked in full within the request; a larger one by a job. */
const TRANSACTIONS_MAX = 10_000
const ACCOUNTS_MAX = 50_000

const SIZE = `select
  (select count(*) from (select from core.transactions where workspace_id = $1 limit ${TRANSACTIONS_MAX + 1}) posted) as transactions,
  (select count(*) from (select from core.accounts where workspace_id = $1 limit ${ACCOUNTS_MAX + 1}) opened) as accounts`

const SMALL_TIMEOUT_MS = 8_000

/**
 * Reports whether the workspace's ledger is correct. Uses a connection outside the pool; concurrent callers share one run. `full` checks
 * again what earlier runs have verified; a small ledger is always checked in full.
 */
export async function ledgerIntegrity(
  ctx: Context,
  { full = false }: { readonly full?: boolean } = {},
): Promise<IntegrityReport> {
  admitRole(ctx.actor, full ? 'manager' : 'viewer')
  const { workspaceId } = ctx.actor
  return singleReports(ctx.database).run(`${workspaceId} ${full}`, ctx.deadlineAt, async () => {
    const report = await ctx.database.dedicated(
      workspaceId,
      { statementTimeoutMs: SMALL_TIMEOUT_MS },
      async sql => {
        const [size] = await sql<{ transactions: bigint; accounts: bigint }>(SIZE, [workspaceId])
        const isSmall =
          size!.transactions <= BigInt(TRANSACTIONS_MAX) && size!.accounts <= BigInt(ACCOUNTS_MAX)
        return isSmall ? readWholeReport(ctx, sql) : requestedReport(ctx, sql, full)
      },
    )
    if (!report) throw refuse('UNAVAILABLE', { retryAfterS: 1 })
    return report
  })
}

async function readWholeReport(
  { actor: { workspaceId }, now }: Pick<Context, 'actor' | 'now'>,
  sql: Sql,
): Promise<IntegrityReport> {
  const checkedAt = now()
  const { transactions, checks } = integrityIn(await sql<IntegrityRow>(INTEGRITY, [workspaceId]))
  return {
    transactions,
    checks: [...checks, await readWholeChain(sql, workspaceId)],
    checkedAt,
    isFull: true,
    status: 'COMPLETED',
  }
}

async function readWholeChain(sql: Sql, workspaceId: string): Promise<IntegrityCheck> {
  let [checked, broken] = [0n, 0n]
  const examples: { accountId: null; message: string }[] = []
  for await (const { end, discrepancies } of checkBlocks(sql, workspaceId, beginningOf(workspaceId))) {
    checked = end.position
    broken += BigInt(discrepancies.length)
    for (const discrepancy of discrepancies.slice(0, CHAIN_EXAMPLES_MAX - examples.length))
      examples.push({ accountId: null, message: sentenceOf(discrepancy) })
  }
  return { name: 'CHAIN', checked, broken, examples }
}
