import type { Context } from '#kernel/context.ts'
import type { Sql } from '#kernel/database/dedicated.ts'
import { ADVANCE_MARK, INTEGRITY_FROM_MARK } from '#core/queries/integrity-sql.ts'
import { CHAIN_EXAMPLES_MAX, integrityIn, type IntegrityRow } from '#core/queries/integrity.ts'
import type { IntegrityCheck } from '#core/queries/integrity-report.ts'
import type { ChainEnd } from './chain/block.ts'
import {
  beginningOf,
  checkBlocks,
  sentenceOf,
  transactionsOf,
  type CheckedBlock,
} from './chain/check-blocks.ts'

/** Advisory lock that allows one run at a time in the installation; the run's connection holds it. */
const LOCK = 'core.integrity_run'
/** The last statement of a run reads every account; the others read a slice. */
const STATEMENT_TIMEOUT_MS = 300_000
const SLICE_BLOCKS = 10
const FAILURES_MAX = 5
const RETENTION_MS = 30 * 24 * 3_600_000

// A full run discards the earlier verified sums in the same statement.
const BEGIN = `with begun as (
    update core.integrity_runs set status = 'RUNNING', started_at = $3 where workspace_id = $1 and id = $2 and status = 'QUEUED' returning is_full),
  forgotten as (delete from core.integrity_sums where workspace_id = $1 and exists (select 1 from begun where is_full)),
  unmarked as (delete from core.integrity_marks where workspace_id = $1 and exists (select 1 from begun where is_full))
  select count(*) from begun`

const STEP = `update core.integrity_runs set stepped_at = $3 where workspace_id = $1 and id = $2 and finished_at is null returning 1`

const MARK = `select position, block_number as "blockNumber", hash, transactions, broken, discrepancies from core.integrity_marks where workspace_id = $1`

const CHAIN = 'select position, is_scanned as "isScanned" from core.ledger_chains where workspace_id = $1'

const COMPLETE = `with purged as (delete from core.integrity_runs where workspace_id = $1 and finished_at < $6)
  update core.integrity_runs set status = 'COMPLETED', checked_at = $3, finished_at = $3, transactions = $4, checks = $5
  where workspace_id = $1 and id = $2 and finished_at is null`

const FAIL = `update core.integrity_runs set failures = failures + 1, status = case when failures + 1 < ${FAILURES_MAX} then status else 'FAILED' end,
    finished_at = case when failures + 1 < ${FAILURES_MAX} then finished_at else $3 end
  where workspace_id = $1 and id = $2 and finished_at is null`

interface Mark extends ChainEnd {
  readonly transactions: bigint
  readonly broken: bigint
  readonly discrepancies: readonly string[]
}

export interface OpenRun {
  readonly workspaceId: string
  readonly id: string
}

export interface RunBounds {
  /** No slice begins after this time, on the clock of `performance`. */
  readonly untilMs: number
  /** Cancels the running statement; the run later continues from its mark. */
  readonly signal: AbortSignal
}

/** `waiting`: the run is already finished, or the chain does not contain all transactions yet. `locked`: another worker executes a run. */
export type RunStep = 'worked' | 'waiting' | 'locked'

/**
 * Continues a run until it is finished or the time is up. The mark stores how far the records are verified, so any process can resume an interrupted run.
 */
export async function continueIntegrityRun(
  ctx: Context,
  { workspaceId, id }: OpenRun,
  { untilMs, signal }: RunBounds,
): Promise<RunStep> {
  const step = await ctx.database.dedicated(
    workspaceId,
    { statementTimeoutMs: STATEMENT_TIMEOUT_MS, lock: LOCK, signal },
    async (sql): Promise<RunStep> => {
      try {
        await sql(BEGIN, [workspaceId, id, ctx.now()])
        if ((await sql(STEP, [workspaceId, id, ctx.now()])).length === 0) return 'waiting'
        const [chain] = await sql<{ position: bigint; isScanned: boolean }>(CHAIN, [workspaceId])
        if (!chain?.isScanned) return 'waiting'
        let mark = await markOf(sql, workspaceId)
        while (mark.position < chain.position && performance.now() < untilMs)
          mark = await verifySlice(ctx, sql, mark)
        if (mark.position >= chain.position) await complete(ctx, sql, id)
        return 'worked'
      } catch (error) {
        // A lost connection does not fail the run; it continues on another connection.
        await sql(FAIL, [workspaceId, id, ctx.now()]).catch(() => undefined)
        throw error
      }
    },
  )
  return step ?? 'locked'
}

async function markOf(sql: Sql, workspaceId: string): Promise<Mark> {
  const [mark] = await sql<Mark>(MARK, [workspaceId])
  return mark ?? { ...beginningOf(workspaceId), transactions: 0n, broken: 0n, discrepancies: [] }
}

async function verifySlice(ctx: Context, sql: Sql, from: Mark): Promise<Mark> {
  const { workspaceId } = ctx.actor
  const checked: CheckedBlock[] = []
  for await (const each of checkBlocks(sql, workspaceId, from)) if (checked.push(each) === SLICE_BLOCKS) break
  const ids = checked.flatMap(({ block }) => transactionsOf(block))
  const discrepancies = checked.flatMap(each => each.discrepancies)
  const last = checked.at(-1)
  if (!last)
    throw new Error(`the hash chain of workspace ${workspaceId} has no block after position ${from.position}`)
  const mark: Mark = {
    ...last.end,
    transactions: from.transactions + BigInt(ids.length),
    broken: from.broken + BigInt(discrepancies.length),
    discrepancies: [...from.discrepancies, ...discrepancies.map(sentenceOf)].slice(0, CHAIN_EXAMPLES_MAX),
  }
  await sql(ADVANCE_MARK, [
    workspaceId,
    ids,
    mark.position,
    mark.blockNumber,
    mark.hash,
    mark.transactions,
    mark.broken,
    JSON.stringify(mark.discrepancies),
    ctx.now(),
  ])
  return mark
}

async function complete(ctx: Context, sql: Sql, id: string): Promise<void> {
  const { workspaceId } = ctx.actor
  const at = ctx.now()
  const { transactions, checks } = integrityIn(await sql<IntegrityRow>(INTEGRITY_FROM_MARK, [workspaceId]))
  const { position, broken, discrepancies } = await markOf(sql, workspaceId)
  const chain: IntegrityCheck = {
    name: 'CHAIN',
    checked: position,
    broken,
    examples: discrepancies.map(message => ({ accountId: null, message })),
  }
  const stored = [...checks, chain].map(check => ({
    ...check,
    checked: String(check.checked),
    broken: String(check.broken),
  }))
  await sql(COMPLETE, [
    workspaceId,
    id,
    at,
    transactions,
    JSON.stringify(stored),
    new Date(at.getTime() - RETENTION_MS),
  ])
}
