import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { addBranch, type CreateBranch } from '#core/operations/branches/create-branch.ts'

/** Branches of the demo workspaces besides the head office. */
const BRANCHES: readonly CreateBranch[] = [
  { code: 'LAG', name: 'Lagos' },
  { code: 'ABJ', name: 'Abuja' },
]

const READ_CODES = 'select code from core.branches where workspace_id = $1'

const add = command(
  async (tx, missing: typeof BRANCHES) => {
    for (const branch of missing) await addBranch(tx, branch)
  },
  { storage: 'one-time' },
)

/** Creates the missing branches. */
export async function demoBranches(ctx: Context): Promise<void> {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<{ code: string }>(workspaceId, READ_CODES, [workspaceId])
  const missing = BRANCHES.filter(({ code }) => !rows.some(row => row.code === code))
  if (missing.length > 0) await add(ctx, missing)
}
