import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { pagesByParent } from '#kernel/page-statements.ts'
import { StandingInstructionExecution } from '#core/entities/standing-instructions/standing-instruction-execution.ts'
import { admitRole } from '#core/rules/rights.ts'
import { standingInstruction, type StandingInstructionRow } from './standing-instructions.ts'

export type ExecutionRow = Row<typeof StandingInstructionExecution>

/** An execution with the currency of its instruction. */
export type ExecutionOf = ExecutionRow & { readonly currency: string }

const LIST = 'core.standing_instruction_executions'

// A row whose first attempt is running says nothing yet.
const byInstruction = pagesByParent<ExecutionRow, ExecutionRow>(
  LIST,
  `select parent.key as "parent", ${columnsOf(StandingInstructionExecution, 'execution')} from unnest($2::uuid[]) as parent (key)
  cross join lateral (
    select * from core.standing_instruction_executions
    where workspace_id = $1 and instruction_id = parent.key and (created_at, id) < ($3, $4) and status <> 'PENDING'
    order by created_at desc, id desc limit $5) execution
  order by execution.created_at desc, execution.id desc`,
  (_, row) => row,
)

/** A page of what became of the due dates of an instruction, newest first. */
export async function executionsOf(
  ctx: Context,
  { id, currency }: Pick<StandingInstructionRow, 'id' | 'currency'>,
  { first, after }: PageArguments,
): Promise<Connection<ExecutionOf>> {
  admitRole(ctx.actor, 'viewer')
  const rows = (await byInstruction(ctx, { parent: id, first, after })) ?? []
  return connection(
    ctx,
    LIST,
    rows.map(row => ({ ...row, currency })),
    { first, after },
    row => ({ at: row.createdAt, id: row.id }),
  )
}

export interface ExecutionPage extends PageArguments {
  readonly id: string
}

/** A page of the executions of an instruction of the workspace. */
export const standingInstructionExecutions = async (
  ctx: Context,
  { id, ...page }: ExecutionPage,
): Promise<Connection<ExecutionOf>> => executionsOf(ctx, await standingInstruction(ctx, id), page)
