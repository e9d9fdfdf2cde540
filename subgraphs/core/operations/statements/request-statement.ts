import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { Statement } from '#core/entities/statement.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { statementRange, type StatementRange } from '#core/queries/statements/statement-range.ts'
import { STATEMENT_COLUMNS, type StatementRow } from '#core/queries/statements/requested-statements.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { StatementFormat } from '#core/rules/statements/statement.ts'
import { fileNameOf } from '#core/statements/formats.ts'

export interface RequestStatement {
  readonly accountId: string
  readonly from: string
  readonly to: string
  readonly format: StatementFormat
}

/** Lines of the longest document. */
export const DOCUMENT_LINES_MAX = 1_000_000
/** Maximum number of a workspace's statements that are not finished. */
const UNFINISHED_MAX = 50

const UNFINISHED =
  'select count(*)::int as many from core.statements where workspace_id = $1 and completed_at is null'
const INSERT = `${insertOf(Statement, 'statement')} returning ${STATEMENT_COLUMNS}`

/** Requests the document of a statement, which the worker writes. Entries that are posted later in the period are not on it. */
export const requestStatement = command({
  async prepare(ctx: Context, { accountId, from, to }: RequestStatement): Promise<StatementRange> {
    admitRole(ctx.actor, 'viewer')
    const range = await statementRange(ctx, { id: accountId, from, to })
    const count = range.last - range.before
    if (count > DOCUMENT_LINES_MAX)
      throw refuse('STATEMENT_TOO_LONG', {
        message: `The statement has ${count} lines; at most ${DOCUMENT_LINES_MAX} are allowed.`,
      })
    return range
  },
  async write(tx, { accountId, format }, { account, before, last, ...period }): Promise<StatementRow> {
    const { workspaceId, kind, subjectId } = tx.actor
    const [{ many } = { many: 0 }] = await tx.sql<{ many: number }>(UNFINISHED, [workspaceId])
    if (many >= UNFINISHED_MAX) throw refuse('STATEMENT_LIMIT_REACHED')

    const id = newId()
    const [row] = await tx.sql<StatementRow>(
      INSERT,
      valuesOf(Statement, {
        workspaceId,
        id,
        accountId,
        fromDate: period.firstDate,
        toDate: period.lastDate,
        periodFrom: period.from,
        periodTo: period.to,
        format,
        status: 'PENDING',
        beforeSequence: before,
        lastSequence: last,
        fileName: fileNameOf({ ...period, accountNumber: account.accountNumber }, format),
        attempts: 0,
        requestedBy: `${kind}:${subjectId}`,
        createdAt: tx.now(),
      }),
    )
    tx.emit(events.statement_requested, id, { statementId: id, accountId, format })
    return row!
  },
})
