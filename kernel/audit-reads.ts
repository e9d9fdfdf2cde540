import { attributedInsert, type Act, type AttributedAct } from './audit.ts'
import type { Context } from './context.ts'
import { allSettledOrThrow } from './database/connection.ts'
import type { Database } from './database/database.ts'
import { perDatabase } from './database/per-database.ts'

/** A read that the audit records. */
export interface ReadAct {
  /** `<domain>.<what was read>`, such as compliance.case_read. */
  readonly act: string
  readonly aggregate: string
  /** The record that was read; left out for a list. */
  readonly aggregateId?: string
  /** Ids that were read or by which a list was filtered; never personal data. */
  readonly data?: Act['data']
}

interface Batch {
  readonly acts: AttributedAct[]
  readonly written: Promise<void>
}

interface Batches {
  /** The batch of each workspace that takes further acts. */
  readonly open: Map<string, Batch>
  /** The last batch of each workspace that is being written. */
  readonly writing: Map<string, Promise<void>>
}

const batchesOf = perDatabase((): Batches => ({ open: new Map(), writing: new Map() }))

/**
 * Records a read in the audit; resolves once that is committed. Reads of one workspace that arrive during a write share the next
 * transaction. Start it beside the read and await both: data whose reading could not be recorded must not be returned.
 */
export function auditRead(ctx: Context, { act, aggregate, aggregateId, data = {} }: ReadAct): Promise<void> {
  const { database } = ctx
  const { workspaceId } = ctx.actor
  const batches = batchesOf(database)
  let batch = batches.open.get(workspaceId)
  if (!batch) {
    batch = openBatch(database, workspaceId, batches)
    batches.open.set(workspaceId, batch)
  }
  batch.acts.push({ act, outcome: 'DONE', aggregate, aggregateId, data, source: ctx, at: ctx.now() })
  return batch.written
}

/** Runs a read and records it at the same time. Throws, and so returns no data, unless both succeed. */
export async function readAudited<Result>(
  ctx: Context,
  act: ReadAct,
  read: () => Promise<Result>,
): Promise<Result> {
  const [result] = await allSettledOrThrow([read(), auditRead(ctx, act)])
  return result
}

function openBatch(database: Database, workspaceId: string, { open, writing }: Batches): Batch {
  const acts: AttributedAct[] = []
  const before = writing.get(workspaceId) ?? Promise.resolve()
  const write = async (): Promise<void> => {
    open.delete(workspaceId)
    await database.transaction(workspaceId, session => session.commit(attributedInsert(workspaceId, acts)))
  }
  // A failed batch fails its own reads only.
  const written = before.then(write, write)
  writing.set(workspaceId, written)
  const forget = (): void => {
    if (writing.get(workspaceId) === written) writing.delete(workspaceId)
  }
  written.then(forget, forget)
  return { acts, written }
}
