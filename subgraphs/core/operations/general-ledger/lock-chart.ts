import type { Tx } from '#kernel/command.ts'
import { GL_ACCOUNT_COLUMNS, type GlAccountRow } from '#core/queries/general-ledger/gl-accounts.ts'
import type { ChartNode } from '#core/rules/books/chart/parent.ts'

const LOCK = `select 1 from core.policies where workspace_id = $1 for no key update`
const READ = `select ${GL_ACCOUNT_COLUMNS} from core.gl_accounts account where workspace_id = $1`

/** The accounts of the chart by id. Until the transaction ends, no other one changes the chart. */
export async function lockChart(tx: Tx): Promise<ReadonlyMap<string, GlAccountRow>> {
  const { workspaceId } = tx.actor
  await tx.sql(LOCK, [workspaceId])
  const rows = await tx.sql<GlAccountRow>(READ, [workspaceId])
  return new Map(rows.map(row => [row.id, row]))
}

/** The accounts as the rules of the chart see them. */
export const nodesOf = (chart: ReadonlyMap<string, GlAccountRow>): ReadonlyMap<string, ChartNode> =>
  new Map(
    [...chart].map(([id, { parentId, type, usage, status }]) => [
      id,
      {
        id,
        parentId,
        type: type as ChartNode['type'],
        usage: usage as ChartNode['usage'],
        isActive: status === 'ACTIVE',
      },
    ]),
  )
