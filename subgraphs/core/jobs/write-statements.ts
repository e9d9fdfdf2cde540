import type { Job, Worker } from '#kernel/jobs/job.ts'
import { runSlots, type RunSlots } from '#kernel/jobs/run-slots.ts'
import { Refusal } from '#kernel/refusals.ts'
import { events } from '#core/events.ts'
import { completeStatement } from '#core/operations/statements/complete-statement.ts'
import { LEASE_MS, produceStatement, type ClaimedStatement } from '#core/statements/produce.ts'

/** Statements that a process writes at once: a short one need not wait for a long one. */
const CONCURRENCY = 2
/** Many times the duration of the longest statement. */
const TIMEOUT_MS = 20 * 60_000
/** A statement that fails this many times is given up. */
const ATTEMPTS_MAX = 10

const KIND = 'statement'

const IS_WAITING = 'completed_at is null and (lease_until is null or lease_until <= $1)'

/** The oldest waiting statement of each workspace, so that no workspace waits for another. A lease that ended means that its worker died. */
const CLAIM = `update core.statements as statement set status = 'RUNNING', lease_until = $2, attempts = statement.attempts + 1
  from (
    select workspace_id, id from core.statements
    where ${IS_WAITING} and (workspace_id, id) in (
      select distinct on (workspace_id) workspace_id, id from core.statements where ${IS_WAITING} order by workspace_id, created_at, id)
    order by created_at, id limit $3 for update skip locked) due
  where statement.workspace_id = due.workspace_id and statement.id = due.id
  returning statement.workspace_id as "workspaceId", statement.id, statement.attempts`

const RELEASE = `update core.statements set lease_until = $4 where workspace_id = $1 and id = $2 and attempts = $3 and completed_at is null`

/** Pause before a statement that failed is tried again. */
const RETRY_MS = 5_000

/** Writes the documents of requested statements in the background. */
export function writeStatementsWith({
  concurrency = CONCURRENCY,
}: { readonly concurrency?: number } = {}): Job {
  const slotsOf = new WeakMap<Worker, RunSlots>()
  return {
    name: 'core.write_statements',
    everyMs: 1_000,
    wakesOn: [events.statement_requested],
    async run(worker) {
      const slots =
        slotsOf.get(worker) ?? runSlots({ concurrency, abandonedMax: concurrency, timeoutMs: TIMEOUT_MS })
      slotsOf.set(worker, slots)
      const free = slots.free(KIND)
      if (free === 0) return 0
      const at = worker.now()
      const claimed = await worker.sql<ClaimedStatement>(CLAIM, [at, new Date(at.getTime() + LEASE_MS), free])
      for (const each of claimed) worker.background(write(worker, slots, each))
      return claimed.length
    },
  }
}

export const writeStatements: Job = writeStatementsWith()

/** Never rejects: the worker awaits it in the background. */
async function write(worker: Worker, slots: RunSlots, claimed: ClaimedStatement): Promise<void> {
  const { workspaceId, id } = claimed
  const log = (error: unknown): void =>
    worker.log({ error, workspaceId, statementId: id }, 'a statement could not be written')
  try {
    const end = await slots.run(KIND, worker.signal, signal => writeClaimed(worker, claimed, signal))
    if (end === 'abandoned') await endAttempt(worker, claimed, undefined)
  } catch (error) {
    log(error)
    await endAttempt(worker, claimed, error).catch(log)
  }
}

async function writeClaimed(worker: Worker, claimed: ClaimedStatement, signal: AbortSignal): Promise<void> {
  const ctx = await worker.contextIn(claimed.workspaceId)
  const outcome = await produceStatement(ctx, claimed, signal)
  // A new context, because the document may have taken longer than the deadline of the first one.
  if (outcome) await completeStatement(await worker.contextIn(claimed.workspaceId), { ...claimed, outcome })
}

/** A refusal is final; anything else is tried again by the next free worker. */
async function endAttempt(worker: Worker, claimed: ClaimedStatement, error: unknown): Promise<void> {
  const isFinal = error instanceof Refusal && error.code === 'STATEMENT_NOT_EXPRESSIBLE'
  if (isFinal || claimed.attempts >= ATTEMPTS_MAX) {
    const failureReason = isFinal
      ? error.message
      : 'The document could not be written because of an internal error.'
    await completeStatement(await worker.contextIn(claimed.workspaceId), {
      ...claimed,
      outcome: { failureReason },
    })
    return
  }
  const { workspaceId, id, attempts } = claimed
  const pauseMs = worker.signal.aborted ? 0 : RETRY_MS
  await worker.sql(RELEASE, [workspaceId, id, attempts, new Date(worker.now().getTime() + pauseMs)])
}
