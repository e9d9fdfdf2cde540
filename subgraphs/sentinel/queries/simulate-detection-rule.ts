import type { Context } from '#kernel/context.ts'
import { allSettledOrThrow, planOnce } from '#kernel/database/connection.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { invalid } from '#kernel/refusals.ts'
import { ElderTransaction, type ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { refuse } from '#sentinel/errors.ts'
import { evaluateStored } from '#sentinel/evaluation/evaluate-stored.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { admitReader } from '#sentinel/rules/rights.ts'
import { readOnly } from '#sentinel/simulation/read-only.ts'
import { simulatedProfiles } from '#sentinel/simulation/simulated-profiles.ts'
import { checkPeriod, type SimulationPeriod } from '#sentinel/simulation/simulation-period.ts'
import type { DetectionRuleRow } from '#sentinel/entities/detection-rule.ts'
import { ruleById } from './detection-rules.ts'

export interface SimulateDetectionRule extends SimulationPeriod {
  readonly id: string
  readonly profileIds?: readonly string[] | null
}

/** A transaction that the rule would have reported. */
export interface SimulatedHit {
  readonly profileId: string
  /** The tenant's id. */
  readonly transactionId: string
  readonly occurredAt: Date
  readonly observed: Readonly<Record<string, unknown>> | null
}

export interface DetectionRuleSimulation {
  /** Whether all transactions of the period were evaluated, and not only the newest. */
  readonly isComplete: boolean
  readonly transactionsEvaluated: number
  readonly hitsTotal: number
  /** The newest ones, newest first. */
  readonly hits: readonly SimulatedHit[]
}

const TRANSACTIONS_MAX = 10_000
const HITS_MAX = 1_000
const PAGE_SIZE = 100
/** Time for the last page and for the response. */
const RESERVED_MS = 2_000

const IDS = `select id from sentinel.transactions
  where workspace_id = $1 and profile_id = any($2::uuid[]) and occurred_at >= $3 and occurred_at < $4
  order by occurred_at desc, id desc limit $5`
const BY_IDS =
  planOnce(`select ${columnsOf(ElderTransaction, 'transaction')} from sentinel.transactions transaction
  where workspace_id = $1 and id = any($2::uuid[]) order by occurred_at desc, id desc`)

/** Evaluates a rule, enabled or not, for the stored transactions of a period, newest first, and stores nothing. Ends early before the deadline. */
export async function simulateDetectionRule(
  ctx: Context,
  { id, from, to, profileIds = null }: SimulateDetectionRule,
): Promise<DetectionRuleSimulation> {
  admitReader(ctx.actor)
  checkPeriod({ from, to })
  const rule = await ruleById(ctx, id)
  if (!rule) throw refuse('RULE_NOT_FOUND')
  const profiles = await simulatedProfiles(ctx, rule.ruleType, profileIds)
  const ids = await transactionIds(ctx, { from, to }, [...profiles.keys()])

  const hits: SimulatedHit[] = []
  let evaluated = 0
  while (evaluated < ids.length && !isLate(ctx)) {
    const page = ids.slice(evaluated, evaluated + PAGE_SIZE)
    hits.push(...(await evaluatePage(ctx, { rule, profiles, ids: page })))
    evaluated += page.length
  }
  return {
    transactionsEvaluated: evaluated,
    isComplete: evaluated === ids.length,
    hitsTotal: hits.length,
    hits: hits.slice(0, HITS_MAX),
  }
}

/** Ids of the transactions of the period, newest first. */
async function transactionIds(
  ctx: Context,
  { from, to }: SimulationPeriod,
  profileIds: readonly string[],
): Promise<string[]> {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<{ id: string }>(workspaceId, IDS, [
    workspaceId,
    profileIds,
    from,
    to,
    TRANSACTIONS_MAX + 1,
  ])
  if (rows.length > TRANSACTIONS_MAX)
    throw invalid([
      {
        field: 'from',
        reason: `must be later, because the profiles have more than ${TRANSACTIONS_MAX} transactions in the period`,
      },
    ])
  return rows.map(row => row.id)
}

interface SimulatedPage {
  readonly rule: DetectionRuleRow
  readonly profiles: ReadonlyMap<string, ElderProfile>
  readonly ids: readonly string[]
}

/** The statements of all transactions of a page are sent as one message. */
const evaluatePage = (ctx: Context, { rule, profiles, ids }: SimulatedPage): Promise<SimulatedHit[]> =>
  readOnly(ctx, async reader => {
    const rows = await reader.sql<ElderTransactionRow>(BY_IDS, [ctx.actor.workspaceId, ids])
    const evaluated = await allSettledOrThrow(
      rows.map(async row => {
        const { findings } = await evaluateStored(reader, profiles.get(row.profileId)!, row, [rule])
        return findings.map(({ observed }): SimulatedHit => ({ ...hitOf(row), observed }))
      }),
    )
    return evaluated.flat()
  })

const hitOf = ({
  profileId,
  transactionId,
  occurredAt,
}: ElderTransactionRow): Omit<SimulatedHit, 'observed'> => ({ profileId, transactionId, occurredAt })

const isLate = ({ signal, deadlineAt }: Context): boolean =>
  signal.aborted || Date.now() > deadlineAt - RESERVED_MS
