import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#kernel/database/database.ts'
import { isConnectionError, isLockTimeout, isRetryable, translated } from '#kernel/database/errors.ts'
import type { StatementConnection } from '#kernel/database/statement-connection.ts'
import { refuse, type Refusal } from '#kernel/refusals.ts'
import { POST, withParts, type PostRow } from './post-call.ts'
import { valuesOf } from './post-parameters.ts'
import { resultOf } from './post-result.ts'
import type { Posting, PostResult } from './posting.ts'

/** A posting with its state while it waits and is attempted. */
export interface Attempted {
  readonly posting: Posting
  /** Epoch milliseconds after which the caller no longer waits. */
  readonly deadlineAt: number
  /** Time of the request; a batch is posted at the latest time of its postings. */
  readonly at: Date
  settle(result: PostResult): void
  fail(error: unknown): void
  /** Ids of attempts whose outcome is unknown; one of them may have committed. */
  readonly inDoubtIds: Set<string>
}

// The function sets the planner's settings. These are the timeouts of a batch and of the locks that it waits for.
const SETTINGS = ['statement_timeout=5000', 'lock_timeout=1000', 'idle_in_transaction_session_timeout=10000']

export const openWriter = (database: Database): StatementConnection =>
  database.statementConnection({ name: 'post', text: POST, settings: SETTINGS, responseMs: 6_000 })

const ATTEMPTS_MAX = 4

/** Posts a batch on a writer and settles each of its postings, even if the connection fails. */
export async function postBatch(writer: StatementConnection, batch: readonly Attempted[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { sent, ids, positions } = withParts(batch.map(({ posting }) => posting))
    try {
      const [row] = await writer.call<PostRow>(valuesOf(sent, ids)(latest(batch)))
      batch.forEach((each, index) => {
        const position = positions[index]!
        each.settle(resultOf(row!, position, ids[position]!, each.inDoubtIds))
      })
      return
    } catch (error) {
      const isInDoubt = isConnectionError(error)
      if (isInDoubt) batch.forEach(({ inDoubtIds }, index) => inDoubtIds.add(ids[positions[index]!]!.id))
      if (isInDoubt) batch = failExpired(batch)
      // Nothing was applied. A deadlock is retried; any other error is caused by one of the postings.
      else if (!isRetryable(error) || attempt >= ATTEMPTS_MAX) return splitBatch(writer, batch, error)
      if (batch.length === 0) return
      await pause(isInDoubt ? 50 * attempt : Math.random() * 5 * 2 ** attempt)
    }
  }
}

const latest = (batch: readonly Attempted[]): Date =>
  batch.reduce((last, { at }) => (at > last ? at : last), batch[0]!.at)

/** Settles postings whose caller no longer waits, and returns the others. */
function failExpired(batch: readonly Attempted[]): readonly Attempted[] {
  const at = Date.now()
  return batch.filter(each => {
    if (each.deadlineAt > at) return true
    each.fail(outcomeUnknown())
    return false
  })
}

const outcomeUnknown = (): Refusal =>
  refuse('UNAVAILABLE', {
    message: 'The outcome is unknown; repeat the request with the same Idempotency-Key.',
    retryAfterS: 1,
  })

/** Splits the batch until the posting that the database rejects fails alone. */
async function splitBatch(
  writer: StatementConnection,
  batch: readonly Attempted[],
  error: unknown,
): Promise<void> {
  if (batch.length === 1) return settleSingle(batch[0]!, error)
  const half = Math.ceil(batch.length / 2)
  await postBatch(writer, batch.slice(0, half))
  await postBatch(writer, batch.slice(half))
}

function settleSingle({ settle, fail, inDoubtIds }: Attempted, error: unknown): void {
  if (!isKeyHeld(error)) return fail(translated(error))
  // An earlier attempt of this posting, on a lost connection, may still hold the key.
  if (inDoubtIds.size > 0) return fail(outcomeUnknown())
  settle({ kind: 'in-progress' })
}

/** Whether another transaction holds the key: the server reports the waiting statement in `where`. */
const isKeyHeld = (error: unknown): boolean =>
  isLockTimeout(error) &&
  (error as { where?: string }).where?.includes('insert into kernel.idempotency') === true
