import { command } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { CustomerDocument } from '#identity/entities/customer-document.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { admitKeeper } from '#identity/rules/admit.ts'
import { documentIssues } from '#identity/rules/customer-document.ts'
import { sealDocumentNumber, type CustomerDocumentRow } from '#identity/sealed-document.ts'

export interface AddCustomerDocument {
  readonly customerId: string
  readonly type: string
  readonly number: string
  readonly issuingCountry: string
  readonly issuedOn?: string | null
  readonly expiresOn?: string | null
}

// Waits for a concurrent erasure, and makes the next one wait until the document exists and can be deleted.
const LOCK = `select status, erased_at as "erasedAt" from identity.customers where workspace_id = $1 and id = $2 for share`
const ADD = insertOf(CustomerDocument, 'document')

/** Adds a document of a customer, which waits for its review. */
export const addCustomerDocument = command(
  async (
    tx,
    { customerId, type, number, issuingCountry, issuedOn = null, expiresOn = null }: AddCustomerDocument,
  ): Promise<CustomerDocumentRow> => {
    admitKeeper(tx)
    const issues = documentIssues({ issuedOn, expiresOn }, tx.now())
    if (issues.length > 0) throw invalid(issues)
    const { workspaceId, subjectId } = tx.actor
    const [customer] = await tx.sql<{ status: string; erasedAt: Date | null }>(LOCK, [
      workspaceId,
      customerId,
    ])
    if (!customer) throw refuse('CUSTOMER_NOT_FOUND')
    if (customer.erasedAt !== null) throw refuse('CUSTOMER_ERASED')
    if (customer.status === 'CLOSED') throw refuse('CUSTOMER_CLOSED')

    const id = newId()
    const document: CustomerDocumentRow = {
      workspaceId,
      id,
      customerId,
      type,
      number,
      issuingCountry,
      issuedOn,
      expiresOn,
      status: 'PENDING',
      statusReason: null,
      reviewedBy: null,
      reviewedAt: null,
      createdAt: tx.now(),
    }
    const sealed = sealDocumentNumber(tx.keys, document, number)
    await tx.sql(ADD, valuesOf(CustomerDocument, { ...document, number: sealed }))
    tx.emit(events.customer_document_added, customerId, {
      customerId,
      documentId: id,
      type,
      addedBy: subjectId,
    })
    return document
  },
)
