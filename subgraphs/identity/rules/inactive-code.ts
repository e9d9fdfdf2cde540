import type { CustomerStatus } from '#identity/customer-record.ts'

/** Refusal code of a customer who may not act; undefined for an active one. */
export const inactiveCode = (
  status: CustomerStatus,
): 'CUSTOMER_CLOSED' | 'CUSTOMER_NOT_ACTIVE' | undefined =>
  status === 'ACTIVE' ? undefined : status === 'CLOSED' ? 'CUSTOMER_CLOSED' : 'CUSTOMER_NOT_ACTIVE'
