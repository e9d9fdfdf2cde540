import type { Tx } from '#kernel/command.ts'
import type { Update } from '#kernel/database/columns.ts'
import { refuse } from '#core/errors.ts'
import { lockLoan } from '../locked-loan.ts'

/** When an entry of a loan was released, by whom and why; null while it is in force. */
interface EntryRelease {
  readonly releasedAt: Date | null
  readonly releasedBy: string | null
  readonly releaseReason: string | null
}

/** A table of entries of loans. */
export interface LoanEntries {
  /** Selects the entry of a workspace, a loan and an id. */
  readonly select: string
  readonly update: Update<Readonly<Record<string, unknown>>, EntryRelease>
  readonly notFound: 'LOAN_COLLATERAL_NOT_FOUND' | 'LOAN_GUARANTOR_NOT_FOUND'
}

interface ReleasedEntry {
  readonly loanId: string
  readonly id: string
  readonly reason?: string | null | undefined
}

/** Releases an entry of a loan, also after the loan is closed: its security then returns to its owner. */
export async function releaseEntry<Entry extends EntryRelease>(
  tx: Tx,
  { select, update, notFound }: LoanEntries,
  { loanId, id, reason }: ReleasedEntry,
): Promise<Entry & { readonly currency: string }> {
  const { workspaceId, currency } = await lockLoan(tx, loanId)
  const [entry] = await tx.sql<Entry>(select, [workspaceId, loanId, id])
  if (!entry) throw refuse(notFound)
  if (entry.releasedAt) throw refuse('INVALID_STATE', { message: 'It was released before.' })
  const release = {
    releasedAt: tx.now(),
    releasedBy: tx.actor.subjectId,
    releaseReason: reason ?? null,
  }
  await tx.sql(update.text, update.values({ workspaceId, loanId, id }, release))
  return { ...entry, ...release, currency }
}
