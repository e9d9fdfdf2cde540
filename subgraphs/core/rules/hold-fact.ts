import { formatMinor } from '#kernel/money.ts'
import type { HoldRow } from '../queries/holds.ts'

/** What is published of a hold with each of its steps: with the personal part all that its REST body shows. */
export function holdFact(hold: HoldRow, { tenantId, customerId }: { readonly tenantId: string; readonly customerId: string }): [data: Record<string, unknown>, personal: Record<string, unknown>] {
  const money = (minor: bigint): string => formatMinor(minor, hold.currency)
  return [{
    id: hold.id, tenantId, accountId: hold.accountId, customerId, type: hold.type, status: hold.status, currency: hold.currency,
    amount: money(hold.amountMinor), remainingAmount: money(hold.remainingMinor), capturedAmount: money(hold.capturedMinor),
    expiresAt: hold.expiresAt?.toISOString() ?? null, capturedTransactionId: hold.capturedTransactionId,
    createdBy: hold.createdBy, createdAt: hold.createdAt.toISOString(), updatedAt: hold.updatedAt.toISOString(),
  }, { reason: hold.reason, reference: hold.reference }]
}
