import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'

/** What the evaluation of stored transactions needs of a transaction. */
export type EvaluationReader = Pick<Tx, 'sql' | 'actor' | 'now' | 'keys'>

const READ_ONLY = `select set_config('transaction_read_only', 'on', true)`

/** Runs reads in one transaction of the workspace, in which PostgreSQL refuses every write. */
export const readOnly = <Result>(
  ctx: Context,
  work: (reader: EvaluationReader) => Promise<Result>,
): Promise<Result> =>
  ctx.database.transaction(ctx.actor.workspaceId, async session => {
    await session.sql(READ_ONLY)
    const sql: Tx['sql'] = (text, values) => session.sql(text, values)
    return work({ sql, actor: ctx.actor, now: ctx.now, keys: ctx.keys })
  })
