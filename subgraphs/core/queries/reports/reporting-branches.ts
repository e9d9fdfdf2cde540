import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import type { ReportingBranch } from '#core/rules/books/reports/consolidated.ts'

const BRANCHES = planOnce(
  'select id as "branchId", code, name from core.branches where workspace_id = $1 order by code',
)

/** The accounts that hold what branches owe each other. */
const DUES = planOnce(
  "select gl_account_id as id from core.gl_mappings where workspace_id = $1 and source = 'SYSTEM_ACCOUNT' and value = 'INTER_BRANCH_DUE'",
)

/** The branches by code, and the accounts that hold what they owe each other. */
export async function reportingBranches({ database, actor: { workspaceId } }: Context): Promise<{
  readonly branches: readonly ReportingBranch[]
  readonly dueAccountIds: ReadonlySet<string>
}> {
  const [branches, dues] = await Promise.all([
    database.read<ReportingBranch>(workspaceId, BRANCHES, [workspaceId]),
    database.read<{ id: string }>(workspaceId, DUES, [workspaceId]),
  ])
  return { branches, dueAccountIds: new Set(dues.map(({ id }) => id)) }
}
