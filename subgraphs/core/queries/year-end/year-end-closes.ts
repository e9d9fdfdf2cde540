import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { YearEndClose } from '#core/entities/journals/year-end-close.ts'
import { refuse } from '#core/errors.ts'
import { admitRole } from '#core/rules/rights.ts'

export type YearEndCloseRow = Omit<Row<typeof YearEndClose>, 'status'> & {
  readonly status: 'CLOSED' | 'REVERSED'
}

export const CLOSE_COLUMNS = columnsOf(YearEndClose, 'closed')

const BY_ID = planOnce(
  `select ${CLOSE_COLUMNS} from core.year_end_closes closed where workspace_id = $1 and id = $2`,
)

/** Reads a year-end close of the workspace. */
export async function yearEndCloseById(ctx: Context, id: string): Promise<YearEndCloseRow> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const [found] = await ctx.database.read<YearEndCloseRow>(workspaceId, BY_ID, [workspaceId, id])
  if (!found) throw refuse('YEAR_END_CLOSE_NOT_FOUND')
  return found
}
