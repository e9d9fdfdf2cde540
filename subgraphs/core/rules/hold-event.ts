import { formatMinor } from '#kernel/money.ts'
import type { HoldRow } from '#core/queries/holds.ts'

/** Data of a hold's events. With the personal part it contains all fields of the REST body. */
export function holdEvent(
  hold: HoldRow,
  { tenantId, customerId }: { readonly tenantId: string; readonly customerId: string },
): [data: Record<string, unknown>, personal: Record<string, unknown>] {
  const money = (minor: bigint): string => formatMinor(minor, hold.currency)
  return [
    {
      id: hold.id,
      tenantId,
      accountId: hold.accountId,
      customerId,
      type: hold.type,
      status: hold.status,
      currency: hold.currency,
      amount: money(hold.amountMinor),
      remainingAmount: money(hold.remainingMinor),
      capturedAmount: money(hold.capturedMinor),
      expiresAt: hold.expiresAt?.toISOString() ?? null,
      capturedTransactionId: hold.capturedTransactionId,
      createdBy: hold.createdBy,
      createdAt: hold.createdAt.toISOString(),
      updatedAt: hold.updatedAt.toISOString(),
    },
    { reason: hold.reason, reference: hold.reference },
  ]
}
