import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { pagesByParent } from '#kernel/page-statements.ts'
import { CustomerDocument } from '#identity/entities/customer-document.ts'
import { refuse } from '#identity/errors.ts'
import { admitReader } from '#identity/rules/admit.ts'
import { openDocument, type CustomerDocumentRow } from '#identity/sealed-document.ts'
import { customerByKey } from './customer.ts'

export const DOCUMENT_COLUMNS = columnsOf(CustomerDocument, 'document')

const listOf = (customerId: string): string => `documents of ${customerId}`
const byCustomer = pagesByParent<CustomerDocumentRow, CustomerDocumentRow>(
  listOf,
  `select parent.key as "parent", ${DOCUMENT_COLUMNS} from unnest($2::uuid[]) as parent (key)
  cross join lateral (
    select * from identity.customer_documents
    where workspace_id = $1 and customer_id = parent.key and (created_at, id) < ($3, $4)
    order by created_at desc, id desc limit $5) document
  order by document.created_at desc, document.id desc`,
  (ctx, row) => openDocument(ctx.keys, row),
)

/** A page of a customer's documents, newest first. */
export async function documentsOf(
  ctx: Context,
  customerId: string,
  { first, after }: PageArguments,
): Promise<Connection<CustomerDocumentRow>> {
  admitReader(ctx)
  const rows = (await byCustomer(ctx, { parent: customerId, first, after })) ?? []
  return connection(ctx, listOf(customerId), rows, { first, after }, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }))
}

export interface DocumentPage extends PageArguments {
  readonly customerId: string
}

/** A page of the documents of a customer of the workspace. */
export async function customerDocuments(
  ctx: Context,
  { customerId, ...page }: DocumentPage,
): Promise<Connection<CustomerDocumentRow>> {
  admitReader(ctx)
  if (!(await customerByKey(ctx, { id: customerId }))) throw refuse('CUSTOMER_NOT_FOUND')
  return documentsOf(ctx, customerId, page)
}
