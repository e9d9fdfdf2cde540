import { command, type Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { BRANCH_COLUMNS, type BranchRow } from '#core/queries/branches/branches.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface CreateBranch {
  readonly code: string
  readonly name: string
}

const ADD = `with head_office as materialized (select core.head_office($1) as id)
  insert into core.branches as branch (workspace_id, id, code, name, created_at)
  select $1, $2, $3, $4, $5 from head_office where head_office.id is not null
  on conflict (workspace_id, code) do nothing returning ${BRANCH_COLUMNS}`

/** Creates a branch. Its code is unique in the workspace, which always has the head office. */
export const createBranch = command((tx, input: CreateBranch): Promise<BranchRow> => {
  admitRole(tx.actor, 'admin')
  return addBranch(tx, input)
})

/** Inserts the branch; shared with the demo data. */
export async function addBranch(tx: Tx, { code, name }: CreateBranch): Promise<BranchRow> {
  const id = newId()
  const [added] = await tx.sql<BranchRow>(ADD, [tx.actor.workspaceId, id, code, name, tx.now()])
  if (!added) throw refuse('BRANCH_EXISTS')
  tx.emit(events.branch_created, id, { branchId: id, code, name })
  return added
}
