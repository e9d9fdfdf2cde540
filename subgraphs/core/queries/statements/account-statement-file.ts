import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { refuse } from '#core/errors.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { StatementFormat } from '#core/rules/statements/statement.ts'
import { FORMATS, fileNameOf } from '#core/statements/formats.ts'
import { writeDocument } from '#core/statements/write-document.ts'
import { STATEMENT_LINES_MAX } from './account-statement.ts'
import { statementRange, type StatementOf } from './statement-range.ts'
import type { DocumentPiece } from './requested-statements.ts'

export interface AccountStatementFile extends StatementOf {
  readonly format: StatementFormat
}

/** Size of the largest file, so that in base64 it fits into a response of the graph. */
const BYTES_MAX = 5_500_000

/** A short statement as a file, written while the caller waits. */
export async function accountStatementFile(
  ctx: Context,
  { format, ...of }: AccountStatementFile,
): Promise<DocumentPiece> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const [range, { bankCode }] = await Promise.all([statementRange(ctx, of), policyOf(ctx)])
  const { accountNumber, accountName, currency } = range.account
  const count = range.last - range.before
  if (count > STATEMENT_LINES_MAX)
    throw refuse('STATEMENT_TOO_LONG', {
      message: `The statement has ${count} lines; at most ${STATEMENT_LINES_MAX} are allowed.`,
    })

  const source = {
    ...range,
    id: newId(),
    createdAt: ctx.now(),
    workspaceId,
    accountId: of.id,
    accountNumber,
    accountName,
    currency,
    bankCode,
  }
  const pieces: Uint8Array[] = []
  let bytes = 0
  const read = <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    ctx.database.read<Row>(workspaceId, text, values)
  for await (const written of writeDocument(read, source, format)) {
    const piece = typeof written === 'string' ? Buffer.from(written, 'utf8') : written
    pieces.push(piece)
    bytes += piece.length
    if (bytes > BYTES_MAX)
      throw refuse('STATEMENT_TOO_LONG', {
        message: `The file has more than ${BYTES_MAX} bytes.`,
      })
  }
  return {
    contentType: FORMATS[format].contentType,
    fileName: fileNameOf({ ...range, accountNumber }, format),
    bytes,
    pieces: 1,
    content: Buffer.concat(pieces).toString('base64'),
  }
}
