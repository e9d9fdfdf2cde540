import type { RecipientRow } from '#remittance/queries/recipients.ts'
import { nameOf } from './recipient.ts'

/** Event data of a recipient. Together with the personal part they contain the whole REST body. */
export function recipientEvent(
  recipient: RecipientRow,
): [data: Record<string, unknown>, personal: Record<string, unknown>] {
  const {
    workspaceId: _,
    id,
    customerId,
    status,
    country,
    currency,
    payoutMethod,
    warnings,
    createdAt,
    updatedAt,
    ...personal
  } = recipient
  return [
    {
      id,
      customerId,
      status,
      country,
      currency,
      payoutMethod,
      warnings,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    },
    { ...personal, name: nameOf(recipient) },
  ]
}
