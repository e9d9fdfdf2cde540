import { formatMinor } from '#kernel/money.ts'
import { availableMinor, type AccountRow } from '#core/queries/accounts.ts'

/**
 * Data of an account's events, built while its row is locked. With the personal part it contains all fields of the REST body. Balances
 * did not change, so they are not part of the stored and audited data.
 */
export const accountEvent = (
  account: AccountRow,
  tenantId: string,
  reason: string | null,
): [data: Record<string, unknown>, personal: Record<string, unknown>] => [
  {
    id: account.id,
    tenantId,
    accountNumber: account.accountNumber,
    customerId: account.customerId,
    productId: account.productId,
    accountType: account.accountType,
    currency: account.currency,
    branchId: account.branchId,
    status: account.status,
    restriction: account.restriction,
    version: account.version,
    openedAt: account.openedAt.toISOString(),
    closedAt: account.closedAt?.toISOString() ?? null,
  },
  {
    accountName: account.accountName,
    ledgerBalance: formatMinor(account.balanceMinor, account.currency),
    availableBalance: formatMinor(availableMinor(account), account.currency),
    heldBalance: formatMinor(account.heldMinor, account.currency),
    unclearedBalance: formatMinor(account.unclearedMinor, account.currency),
    overdraftLimit: formatMinor(account.overdraftMinor, account.currency),
    reason,
  },
]
