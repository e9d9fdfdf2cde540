import { command } from '#kernel/command.ts'
import { one } from '#kernel/database/one.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { DOCUMENT_COLUMNS } from '#identity/queries/customer-documents.ts'
import { admitKeeper } from '#identity/rules/admit.ts'
import { hasExpired } from '#identity/rules/customer-document.ts'
import { openDocument, type CustomerDocumentRow } from '#identity/sealed-document.ts'

export interface ReviewCustomerDocument {
  readonly customerId: string
  readonly documentId: string
  readonly status: 'VERIFIED' | 'REJECTED'
  readonly reason?: string | null
}

const LOCK = `select ${DOCUMENT_COLUMNS} from identity.customer_documents document
  where workspace_id = $1 and customer_id = $2 and id = $3 for update`
const WRITE = `update identity.customer_documents document set status = $3, status_reason = $4, reviewed_by = $5, reviewed_at = $6
  where workspace_id = $1 and id = $2 returning ${DOCUMENT_COLUMNS}`

/** Records whether a document is genuine and belongs to the customer. A later review replaces the earlier one. */
export const reviewCustomerDocument = command(
  async (
    tx,
    { customerId, documentId, status, reason = null }: ReviewCustomerDocument,
  ): Promise<CustomerDocumentRow> => {
    admitKeeper(tx)
    const { workspaceId, subjectId } = tx.actor
    const [document] = await tx.sql<CustomerDocumentRow>(LOCK, [workspaceId, customerId, documentId])
    if (!document) throw refuse('DOCUMENT_NOT_FOUND')
    if (status === 'VERIFIED' && hasExpired(document, tx.now())) throw refuse('DOCUMENT_EXPIRED')

    const reviewed = one(
      await tx.sql<CustomerDocumentRow>(WRITE, [
        workspaceId,
        documentId,
        status,
        reason,
        subjectId,
        tx.now(),
      ]),
    )
    tx.emit(events.customer_document_reviewed, customerId, {
      customerId,
      documentId,
      status,
      reviewedBy: subjectId,
    })
    return openDocument(tx.keys, reviewed)
  },
)
