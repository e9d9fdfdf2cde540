import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { pagesByParent } from '#kernel/page-statements.ts'
import { Statement } from '#core/entities/statement.ts'
import { refuse } from '#core/errors.ts'
import { account } from '#core/queries/accounts.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { StatementFormat } from '#core/rules/statements/statement.ts'
import { FORMATS } from '#core/statements/formats.ts'

export type StatementRow = Row<typeof Statement>

export const STATEMENT_COLUMNS = columnsOf(Statement, 'statement')

// A statement whose retention has ended does not exist any more, even if its rows are not deleted yet.
const ONE = `select ${STATEMENT_COLUMNS} from core.statements statement
  where workspace_id = $1 and id = $2 and (expires_at is null or expires_at > $3)`

/** A requested statement. */
export async function statement(ctx: Context, id: string): Promise<StatementRow> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<StatementRow>(workspaceId, ONE, [workspaceId, id, ctx.now()])
  if (!row) throw refuse('STATEMENT_NOT_FOUND')
  return row
}

/** URL of the document at the REST interface; null until it is complete. */
export const downloadUrlOf = ({ id, status }: StatementRow, publicUrl: string): string | null =>
  status === 'COMPLETED' ? `${publicUrl}/api/v1/cba/statements/${id}/download` : null

export const linesOfRow = ({ beforeSequence, lastSequence }: StatementRow): number =>
  Number(lastSequence - beforeSequence)

/** The statement as its events publish it. */
export const statementData = (row: StatementRow, publicUrl: string): Readonly<Record<string, unknown>> => ({
  id: row.id,
  accountId: row.accountId,
  from: row.fromDate,
  to: row.toDate,
  format: row.format,
  status: row.status,
  lines: linesOfRow(row),
  bytes: row.bytes === null ? null : Number(row.bytes),
  contentType: FORMATS[row.format as StatementFormat].contentType,
  fileName: row.fileName,
  downloadUrl: downloadUrlOf(row, publicUrl),
  failureReason: row.failureReason,
  requestedBy: row.requestedBy,
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
})

const listOf = (accountId: string): string => `core.statements ${accountId}`

const PAGES = `select page.*, parent.id as "parent" from unnest($2::uuid[]) as parent (id)
  cross join lateral (
    select ${STATEMENT_COLUMNS} from core.statements statement
    where workspace_id = $1 and account_id = parent.id and (created_at, id) < ($3, $4) and (expires_at is null or expires_at > $6::timestamptz)
    order by created_at desc, id desc limit $5) page`

const pages = pagesByParent<StatementRow, StatementRow>(
  listOf,
  PAGES,
  (_, row) => row,
  ctx => [ctx.now()],
)

/** The statements that were requested of an account, newest first. */
export async function statementsOf(
  ctx: Context,
  accountId: string,
  { first, after }: PageArguments,
): Promise<Connection<StatementRow>> {
  admitRole(ctx.actor, 'viewer')
  const rows = (await pages(ctx, { parent: accountId, first, after })) ?? []
  return connection(ctx, listOf(accountId), rows, { first, after }, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }))
}

export interface StatementPage extends PageArguments {
  readonly accountId: string
}

/** A page of the statements that were requested of an account of the workspace. */
export async function accountStatements(
  ctx: Context,
  { accountId, ...page }: StatementPage,
): Promise<Connection<StatementRow>> {
  await account(ctx, accountId)
  return statementsOf(ctx, accountId, page)
}

/** A piece of a file, which a client gets as a whole. */
export interface DocumentPiece {
  readonly contentType: string
  readonly fileName: string
  readonly bytes: number
  /** Number of pieces of the file; 0 if it is empty. */
  readonly pieces: number
  /** In base64; empty behind the last piece. */
  readonly content: string
}

const CHUNK =
  'select content from core.statement_chunks where workspace_id = $1 and statement_id = $2 and number = $3'

/** A piece of a statement's document. */
export async function statementContent(
  ctx: Context,
  { id, piece }: { readonly id: string; readonly piece: number },
): Promise<DocumentPiece> {
  const row = await statement(ctx, id)
  if (row.status !== 'COMPLETED')
    throw refuse('INVALID_STATE', {
      message: `The statement is ${row.status}; only a COMPLETED statement can be downloaded.`,
    })
  const { workspaceId } = ctx.actor
  const [chunk] = await ctx.database.read<{ content: Buffer }>(workspaceId, CHUNK, [workspaceId, id, piece])
  return {
    contentType: FORMATS[row.format as StatementFormat].contentType,
    fileName: row.fileName,
    bytes: Number(row.bytes),
    pieces: row.chunks!,
    content: chunk?.content.toString('base64') ?? '',
  }
}
