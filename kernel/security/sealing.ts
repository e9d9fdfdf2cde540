import type { Context } from '#kernel/context.ts'
import type { Job } from '#kernel/jobs/job.ts'

interface Sealing {
  readonly name: string
  /** The table with its schema. */
  readonly table: string
  /** Columns in which earlier versions stored unencrypted values. */
  readonly columns: readonly string[]
  /** SQL condition for further rows to pass to `seal`. */
  readonly also?: string
  /** Encrypts these rows of one workspace and returns how many there were. */
  seal(ctx: Context, input: { readonly ids: readonly string[] }): Promise<number>
}

const BATCH_SIZE = 100

/** Creates a job that encrypts, in batches, values that earlier versions stored unencrypted. */
export const sealing = ({ name, table, columns, also, seal }: Sealing): Job => ({
  name,
  everyMs: 60_000,
  async run(worker) {
    const found = await worker.sql<{
      workspaceId: string
      id: string
    }>(`select workspace_id as "workspaceId", id from ${table}
      where num_nonnulls(${columns.join(', ')}) > 0${also === undefined ? '' : ` or ${also}`} order by workspace_id, id limit ${BATCH_SIZE}`)
    let sealed = 0
    for (const [workspaceId, rows] of Map.groupBy(found, row => row.workspaceId)) {
      const ctx = await worker.contextIn(workspaceId)
      // A workspace whose keys are unavailable must not block the others.
      if (worker.keys.status(workspaceId) === 'open')
        sealed += await seal(ctx, { ids: rows.map(({ id }) => id) })
    }
    return sealed
  },
})
