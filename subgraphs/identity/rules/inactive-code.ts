import type { CustomerStatus } from '../queries/customer.ts'

/** Why a customer may not act; undefined for one that may. */
export const inactiveCode = (status: CustomerStatus): 'CUSTOMER_CLOSED' | 'CUSTOMER_NOT_ACTIVE' | undefined =>
  status === 'ACTIVE' ? undefined : status === 'CLOSED' ? 'CUSTOMER_CLOSED' : 'CUSTOMER_NOT_ACTIVE'
