import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { CaseApproval, type CaseApprovalRow } from '#compliance/entities/cases/case-history.ts'
import type { CaseDisposition, ComplianceCaseRow } from '#compliance/entities/cases/compliance-case.ts'
import type { Analyst } from '#kernel/acting-person.ts'
import { sealClosing, type ClosingText } from './seal-case.ts'

export const APPROVAL_COLUMNS = columnsOf(CaseApproval, 'approval')

const INSERT = insertOf(CaseApproval, 'approval')
const PENDING = `select ${APPROVAL_COLUMNS} from compliance.case_approvals approval where workspace_id = $1 and case_id = $2 and status = 'PENDING'`
const DECIDE = `update compliance.case_approvals set status = $3, decided_by = $4, decided_by_key = $5, decided_at = $6 where workspace_id = $1 and id = $2`
const COUNT_LINKS =
  'select count(*)::int as many from compliance.case_links where workspace_id = $1 and case_id = $2'

export async function countLinks(tx: Tx, caseId: string): Promise<number> {
  const [row] = await tx.sql<{ many: number }>(COUNT_LINKS, [tx.actor.workspaceId, caseId])
  return row!.many
}

interface ProposedClosing extends ClosingText {
  readonly disposition: CaseDisposition
  readonly by: Analyst
}

/** Stores a closing that waits for a second person. */
export async function addApproval(
  tx: Tx,
  { id: caseId, status: previousStatus }: ComplianceCaseRow,
  { disposition, by, reason, note }: ProposedClosing,
): Promise<void> {
  const { workspaceId } = tx.actor
  const id = newId()
  await tx.sql(
    INSERT,
    valuesOf(CaseApproval, {
      workspaceId,
      id,
      caseId,
      status: 'PENDING',
      disposition,
      previousStatus,
      details: sealClosing(tx.keys, { workspaceId, id }, { reason, note }),
      linkCount: await countLinks(tx, caseId),
      requestedBy: by.by,
      requestedByKey: by.keyId,
      requestedAt: tx.now(),
    }),
  )
}

/** The closing that a locked case in PENDING_APPROVAL waits for. */
export async function pendingClosing(tx: Tx, caseId: string): Promise<CaseApprovalRow> {
  const [found] = await tx.sql<CaseApprovalRow>(PENDING, [tx.actor.workspaceId, caseId])
  return found!
}

export const decideApproval = async (
  tx: Tx,
  { id }: CaseApprovalRow,
  status: 'APPROVED' | 'REJECTED',
  { by, keyId }: Analyst,
): Promise<void> => void (await tx.sql(DECIDE, [tx.actor.workspaceId, id, status, by, keyId, tx.now()]))
