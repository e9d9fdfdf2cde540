import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, updateOf, valuesOf } from '#kernel/database/columns.ts'
import { Verification, type VerificationRow } from '#idv/entities/verification.ts'
import { refuse } from '#idv/errors.ts'
import { decryptVerification, sealVerification, type ReadableVerification } from './details.ts'

export const VERIFICATION_COLUMNS = columnsOf(Verification, 'verification')

const LOCK = `select ${VERIFICATION_COLUMNS} from idv.verifications verification
  where workspace_id = $1 and id = $2 for update`

/** Locks a verification for the rest of the transaction. Throws when the workspace has none with this id. */
export async function lockVerification(tx: Tx, id: string): Promise<ReadableVerification> {
  const [row] = await tx.sql<VerificationRow>(LOCK, [tx.actor.workspaceId, id])
  if (!row) throw refuse('VERIFICATION_NOT_FOUND')
  return decryptVerification(tx.keys, row)
}

const storedOf = (tx: Tx, { details, checks, ...row }: ReadableVerification) => ({
  ...row,
  details: sealVerification(tx.keys, row, details),
  // A list would be bound as an array of PostgreSQL.
  checks: (checks === null ? null : JSON.stringify(checks)) as never,
})

const INSERT = insertOf(Verification, 'verification')

export const insertVerification = async (tx: Tx, verification: ReadableVerification): Promise<void> =>
  void (await tx.sql(INSERT, valuesOf(Verification, storedOf(tx, verification))))

const UPDATE = updateOf(Verification, 'verification', [
  'status',
  'currentStep',
  'documentType',
  'decision',
  'decisionReason',
  'overallScore',
  'checks',
  'hasAuthenticChip',
  'details',
  'documentHash',
  'reviewedBy',
  'processingDueAt',
  'processingAttempts',
  'eraseAt',
  'updatedAt',
  'completedAt',
])

/** Saves changes of a locked verification; returns the verification after them. */
export async function changeVerification(
  tx: Tx,
  before: ReadableVerification,
  change: Partial<ReadableVerification>,
): Promise<ReadableVerification> {
  const after = { ...before, ...change, updatedAt: tx.now() }
  await tx.sql(UPDATE.text, UPDATE.values(after, storedOf(tx, after)))
  return after
}
