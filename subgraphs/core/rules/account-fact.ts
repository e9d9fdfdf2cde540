import type { AccountRow } from '../queries/accounts.ts'

/** What is published of an account with each change; balances are told by its transactions, for they move without one. */
export const accountFact = (account: AccountRow, tenantId: string, reason: string | null): [data: Record<string, unknown>, personal: Record<string, unknown>] => [{
  id: account.id,
  tenantId,
  accountNumber: account.accountNumber,
  customerId: account.customerId,
  productId: account.productId,
  accountType: account.accountType,
  currency: account.currency,
  status: account.status,
  restriction: account.restriction,
  version: account.version,
  openedAt: account.openedAt.toISOString(),
  closedAt: account.closedAt?.toISOString() ?? null,
}, { accountName: account.accountName, reason }]
