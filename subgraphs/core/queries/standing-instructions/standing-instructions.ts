import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, type Connection, type PageArguments, type PagePosition } from '#kernel/page.ts'
import { equalities, pagesByParent, positionAfter } from '#kernel/page-statements.ts'
import { StandingInstruction } from '#core/entities/standing-instructions/standing-instruction.ts'
import { refuse } from '#core/errors.ts'
import { accountById } from '#core/queries/accounts.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { StandingInstructionStatus } from '#core/rules/standing-instructions/progress.ts'

export type StandingInstructionRow = Row<typeof StandingInstruction>

export const INSTRUCTION_COLUMNS = columnsOf(StandingInstruction, 'instruction')

const BY_IDS = planOnce(
  `select ${INSTRUCTION_COLUMNS} from core.standing_instructions instruction where workspace_id = $1 and id = any($2::uuid[])`,
)

export const standingInstructionById = loader<string, StandingInstructionRow>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<StandingInstructionRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(ids, rows, ({ id }) => id)
})

/** Reads a standing instruction of the workspace. */
export async function standingInstruction(ctx: Context, id: string): Promise<StandingInstructionRow> {
  admitRole(ctx.actor, 'viewer')
  const found = await standingInstructionById(ctx, id)
  if (!found) throw refuse('STANDING_INSTRUCTION_NOT_FOUND')
  return found
}

export interface StandingInstructionPage extends PageArguments {
  readonly accountId?: string | null
  readonly status?: StandingInstructionStatus | null
}

const LIST = 'core.standing_instructions'
const positionOf = ({ createdAt, id }: StandingInstructionRow): PagePosition => ({ at: createdAt, id })

/** A page of standing instructions, newest first. */
export async function standingInstructions(
  ctx: Context,
  { first, after, accountId, status }: StandingInstructionPage,
): Promise<Connection<StandingInstructionRow>> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const { at, id } = positionAfter(ctx, LIST, after)
  if (typeof accountId === 'string' && !(await accountById(ctx, accountId))) throw refuse('ACCOUNT_NOT_FOUND')
  const filters = equalities({ source_account_id: accountId, status }, 5)
  const rows = await ctx.database.read<StandingInstructionRow>(
    workspaceId,
    `select ${INSTRUCTION_COLUMNS} from core.standing_instructions instruction
    where workspace_id = $1 and (created_at, id) < ($2, $3)${filters.text} order by created_at desc, id desc limit $4`,
    [workspaceId, at, id, first + 1, ...filters.values],
  )
  return connection(ctx, LIST, rows, { first, after }, positionOf)
}

const OF_ACCOUNT = 'core.standing_instructions_of_account'
const byAccount = pagesByParent<StandingInstructionRow, StandingInstructionRow>(
  OF_ACCOUNT,
  `select parent.key as "parent", ${INSTRUCTION_COLUMNS} from unnest($2::uuid[]) as parent (key)
  cross join lateral (
    select * from core.standing_instructions
    where workspace_id = $1 and source_account_id = parent.key and (created_at, id) < ($3, $4)
    order by created_at desc, id desc limit $5) instruction
  order by instruction.created_at desc, instruction.id desc`,
  (_, row) => row,
)

/** A page of the standing instructions that pay from an account, newest first. */
export async function standingInstructionsOf(
  ctx: Context,
  accountId: string,
  { first, after }: PageArguments,
): Promise<Connection<StandingInstructionRow>> {
  admitRole(ctx.actor, 'viewer')
  const rows = (await byAccount(ctx, { parent: accountId, first, after })) ?? []
  return connection(ctx, OF_ACCOUNT, rows, { first, after }, positionOf)
}
