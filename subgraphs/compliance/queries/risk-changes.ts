import { type RiskChangeRow, RiskChange } from '#compliance/entities/risk-change.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { admitReader } from '#compliance/rules/rights.ts'
import { subject } from './subjects.ts'

const PAGE = `select ${columnsOf(RiskChange, 'change')} from compliance.risk_changes change
  where workspace_id = $1 and subject_id = $2 and (changed_at, id) < ($3, $4)
  order by changed_at desc, id desc limit $5`

/** Later than every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

interface OfSubject {
  readonly subjectId: string
  readonly first: number
  readonly after?: string | null
}

/** A page of the risk changes of a subject, newest first. */
export async function riskHistory(
  ctx: Context,
  { subjectId, first, after }: OfSubject,
): Promise<Connection<RiskChangeRow>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  await subject(ctx, subjectId)
  const list = `compliance.risk_changes:${subjectId}`
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, list, after) : START
  const rows = await ctx.database.read<RiskChangeRow>(workspaceId, PAGE, [
    workspaceId,
    subjectId,
    at,
    id,
    first + 1,
  ])
  return connection(ctx, list, rows, { first, after }, row => ({ at: row.changedAt, id: row.id }))
}
