import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '#core/events.ts'
import {
  STATEMENT_COLUMNS,
  statementData,
  type StatementRow,
} from '#core/queries/statements/requested-statements.ts'
import type { ClaimedStatement, ProducedDocument } from '#core/statements/produce.ts'

/** Time for which a document can be downloaded; the statement can be requested again later. */
const RETENTION_MS = 7 * 24 * 3_600_000

export interface CompleteStatement extends ClaimedStatement {
  /** The document, or why it could not be written. */
  readonly outcome: ProducedDocument | { readonly failureReason: string }
}

const COMPLETE = `update core.statements as statement set status = case when $4::text is null then 'COMPLETED' else 'FAILED' end,
    failure_reason = $4, bytes = $5, chunks = $6, completed_at = $7, expires_at = $8, lease_until = null
  where workspace_id = $1 and id = $2 and attempts = $3 and completed_at is null returning ${STATEMENT_COLUMNS}`

const CLEAR = 'delete from core.statement_chunks where workspace_id = $1 and statement_id = $2'

/** Ends a statement once, unless another worker has taken it over, and publishes that. */
export const completeStatement = command(
  async (tx, { workspaceId, id, attempts, outcome }: CompleteStatement): Promise<boolean> => {
    allow(tx.actor, { kinds: ['platform'] })
    const at = tx.now()
    const [reason, bytes, chunks] =
      'failureReason' in outcome ? [outcome.failureReason, null, null] : [null, outcome.bytes, outcome.chunks]
    const [row] = await tx.sql<StatementRow>(COMPLETE, [
      workspaceId,
      id,
      attempts,
      reason,
      bytes,
      chunks,
      at,
      new Date(at.getTime() + RETENTION_MS),
    ])
    if (!row) return false
    if (reason !== null) await tx.sql(CLEAR, [workspaceId, id])
    tx.emit(
      reason === null ? events.statement_completed : events.statement_failed,
      id,
      statementData(row, tx.settings.publicUrl),
    )
    return true
  },
  { storage: 'one-time' },
)
