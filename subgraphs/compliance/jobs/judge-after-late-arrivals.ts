import type { Context } from '#kernel/context.ts'
import { isConnectionError } from '#kernel/database/errors.ts'
import type { Job, Worker } from '#kernel/jobs/job.ts'
import type { LateArrivalRow } from '#compliance/entities/monitoring/late-arrival.ts'
import { findAffected, type LateTransaction, type Place } from '#compliance/evaluation/late/find-affected.ts'
import {
  judgeAgain,
  readJudged,
  readsHistory,
  type JudgedTransaction,
} from '#compliance/evaluation/late/judge-again.ts'
import { ruleSetOf, type RuleSet } from '#compliance/evaluation/rule-set.ts'
import { activeRules } from '#compliance/monitoring-rules/active-rules.ts'
import { recordLateHits } from '#compliance/operations/transactions/record-late-hits.ts'

/** Longer than a page takes. When a worker dies, another one repeats its page after this time. */
const LEASE_MS = 60_000
/** Pause after the first failure of a page; it doubles with each further one. */
const RETRY_MS = 10_000
const DOUBLINGS_MAX = 6
const WORKSPACES_MAX = 4
/** Late arrivals of a customer that are processed together, so that what came after them is judged again once. */
const GROUP_MAX = 200
const PAGE_SIZE = 50
/** A page ends early after this time, well before the deadline of its context. */
const PAGE_MS = 2_000
/** From this attempt at the same page on, transactions that cannot be judged are left out. */
const ATTEMPTS_MAX = 5

/** The first due group of each workspace in which no other one is in progress. The worker takes turns between the groups of a workspace, page by page. */
const CLAIM = `
  with recursive waiting as (
    (select workspace_id from compliance.late_arrivals order by workspace_id limit 1)
    union all
    select (select next.workspace_id from compliance.late_arrivals next where next.workspace_id > waiting.workspace_id order by next.workspace_id limit 1)
    from waiting where waiting.workspace_id is not null),
  due as (
    select first.workspace_id, first.id from waiting cross join lateral (
      select workspace_id, id, due_at from compliance.late_arrivals
      where workspace_id = waiting.workspace_id and (group_id is null or group_id = id) and due_at <= $1
        and not exists (select from compliance.late_arrivals leased where leased.workspace_id = waiting.workspace_id and leased.lease_until > $1)
      order by due_at, id limit 1) first
    order by first.due_at limit ${WORKSPACES_MAX})
  update compliance.late_arrivals late set group_id = late.id, lease_until = $2, attempts = late.attempts + 1
  from due where late.workspace_id = due.workspace_id and late.id = due.id and (late.group_id is null or late.group_id = late.id)
    and (late.lease_until is null or late.lease_until <= $1)
  returning late.workspace_id as "workspaceId", late.id, late.customer_id as "customerId", late.attempts,
    late.judged_at as "judgedAt", late.judged_sequence as "judgedSequence"`

const JOIN = `
  update compliance.late_arrivals late set group_id = $2
  from (
    select id from compliance.late_arrivals
    where workspace_id = $1 and customer_id = $3 and group_id is null order by id limit $4 for update skip locked) joining
  where late.workspace_id = $1 and late.id = joining.id`
const CONTINUE = `update compliance.late_arrivals set judged_at = $3, judged_sequence = $4, due_at = $5, lease_until = null, attempts = 0
  where workspace_id = $1 and id = $2`
const RETRY =
  'update compliance.late_arrivals set due_at = $3, lease_until = null where workspace_id = $1 and id = $2'
const END = 'delete from compliance.late_arrivals where workspace_id = $1 and group_id = $2'

const LATE = `
  select t.sequence, t.occurred_at as "occurredAt", t.received_at as "receivedAt", t.direction, t.currency, t.customer_id as "customerId", t.counterparty, t.card,
    t.device, t.ip, t.wallet, t.counterparty_account as "counterpartyAccount", t.phone, t.address, t.merchant_id as "merchantId"
  from compliance.late_arrivals late
  join compliance.monitored_transactions t on t.workspace_id = $1 and t.id = late.id
  where late.workspace_id = $1 and late.group_id = $2 and t.voided_at is null`

type LateGroup = Pick<
  LateArrivalRow,
  'workspaceId' | 'id' | 'customerId' | 'attempts' | 'judgedAt' | 'judgedSequence'
>

/**
 * Judges transactions again that had been judged before an earlier one arrived. A rule that hits them only now raises an alert. A page that is
 * repeated, because a worker died, raises no alert twice.
 */
export const judgeAfterLateArrivals: Job = {
  name: 'compliance.judge_after_late_arrivals',
  everyMs: 2_000,
  async run(worker) {
    const at = worker.now()
    const claimed = await worker.sql<LateGroup>(CLAIM, [at, new Date(at.getTime() + LEASE_MS)])
    for (const group of claimed) {
      const { workspaceId, id } = group
      try {
        await judgePage(worker, group)
      } catch (error) {
        worker.log(
          { error, workspaceId, lateArrival: id },
          'failed to judge what came after a late transaction',
        )
        const pauseMs = RETRY_MS * 2 ** Math.min(group.attempts - 1, DOUBLINGS_MAX)
        await worker.sql(RETRY, [workspaceId, id, new Date(worker.now().getTime() + pauseMs)])
      }
    }
    return claimed.length
  },
}

async function judgePage(worker: Worker, group: LateGroup): Promise<void> {
  const { workspaceId, id, customerId, judgedAt, judgedSequence } = group
  const ctx = await worker.contextIn(workspaceId)
  await ctx.keys.ready(workspaceId)
  const set = ruleSetOf((await activeRules(ctx)).filter(readsHistory))
  const after = judgedAt === null ? undefined : { at: judgedAt, sequence: judgedSequence! }
  if (!after) await worker.sql(JOIN, [workspaceId, id, customerId, GROUP_MAX])
  const late = await ctx.database.read<LateTransaction>(workspaceId, LATE, [workspaceId, id])
  const { affected, isLast } = await findAffected(ctx, set.needs, late, { after, limit: PAGE_SIZE })
  const judged = await readJudged(
    ctx,
    affected.map(({ transactionId }) => transactionId),
  )
  const last = await judgeInTime(worker, ctx, { group, set, judged })
  if (last) await worker.sql(CONTINUE, [workspaceId, id, last.at, last.sequence, worker.now()])
  else if (!isLast) {
    const end = affected.at(-1)!
    await worker.sql(CONTINUE, [workspaceId, id, end.at, end.sequence, worker.now()])
  } else await worker.sql(END, [workspaceId, id])
}

/** The database is away, which says nothing about the transaction. */
const isOutage = (error: unknown): boolean =>
  isConnectionError(error) || (error instanceof Error && isConnectionError(error.cause))

interface Page {
  readonly group: LateGroup
  readonly set: RuleSet
  readonly judged: readonly JudgedTransaction[]
}

/** Judges a page; returns the place of the last transaction that was judged if the time was not enough for all. */
async function judgeInTime(
  worker: Worker,
  ctx: Context,
  { group, set, judged }: Page,
): Promise<Place | undefined> {
  const startedMs = performance.now()
  for (const [index, each] of judged.entries()) {
    try {
      const found = await judgeAgain(ctx, set, each)
      if (found && found.hits.length > 0) await recordLateHits(ctx, { row: each, ...found })
    } catch (error) {
      if (group.attempts < ATTEMPTS_MAX || isOutage(error)) throw error
      const { workspaceId, id } = each
      worker.log(
        { error, workspaceId, transaction: id },
        'left out a transaction that could not be judged again',
      )
    }
    const isOver = performance.now() - startedMs > PAGE_MS || worker.signal.aborted
    if (isOver && index < judged.length - 1) return { at: each.occurredAt, sequence: each.sequence }
  }
  return undefined
}
