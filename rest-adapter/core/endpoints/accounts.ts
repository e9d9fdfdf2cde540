import type { Endpoint } from '../../endpoint.ts'

/** Accounts. */
export const accounts: readonly Endpoint[] = [
  { route: 'GET /accounts/{id}', runs: 'GetAccount', replies: 200, as: ['staff', 'tenant'], refuses: { ACCOUNT_NOT_FOUND: 404 }, missing: 'ACCOUNT_NOT_FOUND', tag: 'Accounts', isExtension: true },
]
