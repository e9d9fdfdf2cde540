import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { refuse as refuseCaller } from '#kernel/refusals.ts'
import { APPROVAL_COLUMNS } from '#compliance/cases/case-approvals.ts'
import { CASE_COLUMNS } from '#compliance/cases/case-rows.ts'
import { decryptCase, type ReadableCase } from '#compliance/cases/seal-case.ts'
import type { CaseApprovalRow } from '#compliance/entities/cases/case-history.ts'
import type {
  CasePriority,
  CaseStatus,
  CaseType,
  ComplianceCaseRow,
} from '#compliance/entities/cases/compliance-case.ts'
import { admitReader } from '#compliance/rules/rights.ts'

const readCases = async (
  { actor: { workspaceId }, database, keys }: Context,
  text: string,
  values: readonly unknown[],
): Promise<ReadableCase[]> =>
  (await database.read<ComplianceCaseRow>(workspaceId, text, [workspaceId, ...values])).map(row =>
    decryptCase(keys, row),
  )

const BY_IDS = planOnce(
  `select ${CASE_COLUMNS} from compliance.cases opened where workspace_id = $1 and id = any($2::uuid[])`,
)

const caseById = loader<string, ReadableCase>(async (ctx, ids) => {
  admitReader(ctx.actor)
  return inOrder(ids, await readCases(ctx, BY_IDS, [ids]), ({ id }) => id)
})

/** A case of the workspace; null when the id is unknown. */
export const complianceCase = async (ctx: Context, id: string): Promise<ReadableCase | null> =>
  (await caseById(ctx, id)) ?? null

export interface CaseFilters {
  readonly status?: CaseStatus | null
  readonly priority?: CasePriority | null
  readonly type?: CaseType | null
  readonly assignee?: string | null
  readonly customerId?: string | null
  readonly dueBefore?: Date | null
  readonly isSnoozed?: boolean | null
}

export interface CasePage extends CaseFilters {
  readonly first: number
  readonly after?: string | null
}

const LIST = 'compliance.cases'

/** Position of a case in triage order: open ones first, then by priority, due time and id. */
export interface TriagePosition {
  readonly isClosed: boolean
  readonly priority: string
  readonly at: Date | '-infinity'
  readonly id: string
}

const START: TriagePosition = {
  isClosed: false,
  priority: '',
  at: '-infinity',
  id: '00000000-0000-0000-0000-000000000000',
}
const SORT_KEY = /^([01])(P[1-4]):([-0-9a-f]{36})$/

/** The cursor's id part holds the rest of the sort key. */
const sortKeyOf = ({ status, priority, id }: ReadableCase): string =>
  `${status === 'CLOSED' ? 1 : 0}${priority}:${id}`

export function triagePosition(ctx: Context, list: string, after: string | null | undefined): TriagePosition {
  if (typeof after !== 'string') return START
  const { at, id } = decodeCursor(ctx, list, after)
  const [, closed, priority, caseId] = SORT_KEY.exec(id) ?? []
  if (!priority || !caseId) throw refuseCaller('CURSOR_INVALID')
  return { isClosed: closed === '1', priority, at, id: caseId }
}

export const caseConnection = (
  ctx: Context,
  list: string,
  rows: readonly ReadableCase[],
  page: { readonly first: number; readonly after?: string | null },
): Connection<ReadableCase> =>
  connection(ctx, list, rows, page, row => ({ at: row.dueAt, id: sortKeyOf(row) }))

/** `$1` is the workspace, `$2` to `$5` the position, `$6` the length of the page. */
const pageText = (conditions: string): string => `select ${CASE_COLUMNS} from compliance.cases opened
  where workspace_id = $1 and ((status = 'CLOSED'), priority, due_at, id) > ($2, $3, $4, $5)${conditions}
  order by (status = 'CLOSED'), priority, due_at, id limit $6`

/** A page of cases in triage order. One statement per combination of filters, so that each gets its own query plan. */
export async function cases(
  ctx: Context,
  { first, after = null, ...filters }: CasePage,
): Promise<Connection<ReadableCase>> {
  admitReader(ctx.actor)
  const { isClosed, priority, at, id } = triagePosition(ctx, LIST, after)
  const { conditions, values } = conditionsOf(ctx, filters)
  const rows = await readCases(ctx, pageText(conditions), [isClosed, priority, at, id, first + 1, ...values])
  return caseConnection(ctx, LIST, rows, { first, after })
}

function conditionsOf(
  ctx: Context,
  { status, priority, type, assignee, customerId, dueBefore, isSnoozed }: CaseFilters,
): { readonly conditions: string; readonly values: readonly unknown[] } {
  const wanted = (
    [
      ['status =', status],
      ['priority =', priority],
      ['type =', type],
      ['assignee =', assignee],
      ['customer_id =', customerId],
      ['due_at <', dueBefore],
      // True selects the snoozed cases, false the others.
      [
        isSnoozed ? 'snoozed_until >' : `coalesce(snoozed_until, '-infinity') <=`,
        typeof isSnoozed === 'boolean' ? ctx.now() : null,
      ],
    ] as const
  ).filter(([, value]) => value !== null && value !== undefined)
  return {
    // A status says which half of the order is read, so the scan stops there.
    conditions:
      wanted.map(([condition], index) => ` and ${condition} $${index + 7}`).join('') +
      (status ? ` and (status = 'CLOSED') = ${status === 'CLOSED'}` : ''),
    values: wanted.map(([, value]) => value),
  }
}

const OPEN = pageText(` and status <> 'CLOSED' and (status = 'CLOSED') = false`)

/** The most urgent open cases. */
export async function analystDesk(ctx: Context, first: number): Promise<readonly ReadableCase[]> {
  admitReader(ctx.actor)
  const { isClosed, priority, at, id } = START
  return readCases(ctx, OPEN, [isClosed, priority, at, id, first])
}

const PENDING = planOnce(
  `select ${APPROVAL_COLUMNS} from compliance.case_approvals approval where workspace_id = $1 and case_id = any($2::uuid[]) and status = 'PENDING'`,
)

/** The closing of a case that waits for approval, by the id of the case. */
export const pendingApproval = loader<string, CaseApprovalRow>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<CaseApprovalRow>(workspaceId, PENDING, [workspaceId, ids])
  return inOrder(ids, rows, ({ caseId }) => caseId)
})
