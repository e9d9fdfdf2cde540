import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { Statement } from '#core/entities/statement.ts'
import { policyOf } from '#core/ledger/policy.ts'
import type { StatementFormat } from '#core/rules/statements/statement.ts'
import type { StatementSource } from './source.ts'
import { chunksOf, writeDocument } from './write-document.ts'

/** Size of a chunk of the document. */
export const CHUNK_BYTES = 256 * 1024

/** Longer than the writing of a chunk, and than the sums of the longest statement. */
export const LEASE_MS = 60_000
const STATEMENT_TIMEOUT_MS = 50_000

export interface ClaimedStatement {
  readonly workspaceId: string
  readonly id: string
  readonly attempts: number
}

const ONE = `select ${columnsOf(Statement, 'statement')}, account.account_number as "accountNumber", account.account_name as "accountName", account.currency
  from core.statements statement
  join core.accounts account on account.workspace_id = statement.workspace_id and account.id = statement.account_id
  where statement.workspace_id = $1 and statement.id = $2 and statement.attempts = $3 and statement.completed_at is null`

const CLEAR = 'delete from core.statement_chunks where workspace_id = $1 and statement_id = $2'

// The commit that completes the statement also makes its chunks permanent; after a crash before it the document is written again.
const ASYNCHRONOUS = `select set_config('synchronous_commit', 'off', false)`

// A worker whose statement was taken over writes nothing more.
const WRITE = `with held as (
    update core.statements set lease_until = $6 where workspace_id = $1 and id = $2 and attempts = $3 and completed_at is null returning workspace_id, id)
  insert into core.statement_chunks (workspace_id, statement_id, number, content)
  select workspace_id, id, $4, $5 from held returning 1`

type StatementRow = Row<typeof Statement> & {
  readonly accountNumber: string
  readonly accountName: string
  readonly currency: string
}

/** Size and number of chunks of the document. */
export interface ProducedDocument {
  readonly bytes: bigint
  readonly chunks: number
}

/**
 * Writes the document of a claimed statement, from its beginning: what an earlier attempt left is deleted. Returns undefined if another
 * worker has taken the statement over, or it is complete.
 */
export async function produceStatement(
  ctx: Context,
  { workspaceId, id, attempts }: ClaimedStatement,
  signal: AbortSignal,
): Promise<ProducedDocument | undefined> {
  const policy = await policyOf(ctx)
  return ctx.database.dedicated(
    workspaceId,
    { statementTimeoutMs: STATEMENT_TIMEOUT_MS, plansOnce: true, signal },
    async (sql): Promise<ProducedDocument | undefined> => {
      const [row] = await sql<StatementRow>(ONE, [workspaceId, id, attempts])
      if (!row) return undefined
      await sql(CLEAR, [workspaceId, id])
      await sql(ASYNCHRONOUS)
      const pieces = writeDocument(sql, sourceOf(row, policy), row.format as StatementFormat)
      let bytes = 0
      let chunks = 0
      const write = async (chunk: Uint8Array): Promise<boolean> => {
        const leaseUntil = new Date(ctx.now().getTime() + LEASE_MS)
        const written = await sql(WRITE, [workspaceId, id, attempts, chunks, chunk, leaseUntil])
        return written.length > 0
      }
      // A chunk is stored while the next one is made.
      let isWritten = Promise.resolve(true)
      for await (const chunk of chunksOf(pieces, CHUNK_BYTES)) {
        if (!(await isWritten)) return undefined
        isWritten = write(chunk)
        // The failure is thrown where the result is awaited.
        isWritten.catch(() => undefined)
        bytes += chunk.length
        chunks += 1
      }
      return (await isWritten) ? { bytes: BigInt(bytes), chunks } : undefined
    },
  )
}

const sourceOf = (row: StatementRow, { bankCode }: { readonly bankCode: string }): StatementSource => ({
  id: row.id,
  createdAt: row.createdAt,
  workspaceId: row.workspaceId,
  accountId: row.accountId,
  accountNumber: row.accountNumber,
  accountName: row.accountName,
  currency: row.currency,
  bankCode,
  from: row.periodFrom,
  to: row.periodTo,
  firstDate: row.fromDate,
  lastDate: row.toDate,
  before: row.beforeSequence,
  last: row.lastSequence,
})
