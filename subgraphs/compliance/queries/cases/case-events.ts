import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { decryptCaseEvent } from '#compliance/cases/seal-case.ts'
import { CaseEvent, type CaseEventRow } from '#compliance/entities/cases/case-history.ts'
import { refuse } from '#compliance/errors.ts'
import { admitReader } from '#compliance/rules/rights.ts'
import { complianceCase } from './cases.ts'

/** Later than every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

const PAGE = `select ${columnsOf(CaseEvent, 'event')} from compliance.case_history event
  where workspace_id = $1 and case_id = $2 and (made_at, id) < ($3, $4) order by made_at desc, id desc limit $5`

export interface CaseEventPage {
  readonly caseId: string
  readonly first: number
  readonly after?: string | null
}

/** A page of a case's history with its comments, newest first. */
export async function caseEvents(
  ctx: Context,
  { caseId, first, after }: CaseEventPage,
): Promise<Connection<CaseEventRow>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const list = `compliance.case_events:${caseId}`
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, list, after) : START
  if (!(await complianceCase(ctx, caseId))) throw refuse('CASE_NOT_FOUND')
  const rows = await ctx.database.read<CaseEventRow>(workspaceId, PAGE, [
    workspaceId,
    caseId,
    at,
    id,
    first + 1,
  ])
  return connection(
    ctx,
    list,
    rows.map(row => decryptCaseEvent(ctx.keys, row)),
    { first, after },
    row => ({ at: row.madeAt, id: row.id }),
  )
}
