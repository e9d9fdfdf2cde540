import type { Context } from './context.ts'
import type { Job } from './subgraph.ts'

interface Sealing {
  readonly name: string
  /** The table with its schema. */
  readonly table: string
  /** Its columns that a version before kept in clear. */
  readonly columns: readonly string[]
  /** What else is found and given to `seal`, as a condition. */
  readonly also?: string
  /** Seals these rows of one workspace; says how many those were. */
  seal(ctx: Context, input: { readonly ids: readonly string[] }): Promise<number>
}

const AT_ONCE = 100

/** Seals what a version before kept in clear, some rows at a time. */
export const sealing = ({ name, table, columns, also, seal }: Sealing): Job => ({
  name,
  everyMs: 60_000,
  async run(worker) {
    const found = await worker.sql<{ workspaceId: string; id: string }>(`select workspace_id as "workspaceId", id from ${table}
      where num_nonnulls(${columns.join(', ')}) > 0${also === undefined ? '' : ` or ${also}`} order by workspace_id, id limit ${AT_ONCE}`)
    let sealed = 0
    for (const [workspaceId, rows] of Map.groupBy(found, row => row.workspaceId)) {
      const ctx = await worker.within(workspaceId)
      // One workspace that cannot seal must not keep the others from it.
      if (worker.keys.standing(workspaceId) === 'open') sealed += await seal(ctx, { ids: rows.map(({ id }) => id) })
    }
    return sealed
  },
})
