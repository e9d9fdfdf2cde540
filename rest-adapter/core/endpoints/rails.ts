import type { Endpoint } from '../../endpoint.ts'

const sendingRefusals = {
  ACCOUNT_NOT_FOUND: 404, INITIATOR_UNKNOWN: 422, CUSTOMER_NOT_ACTIVE: 422, CUSTOMER_CLOSED: 409, INSUFFICIENT_FUNDS: 422, LIMIT_EXCEEDED: 422, CURRENCY_MISMATCH: 422,
  ACCOUNT_FROZEN: 422, ACCOUNT_DORMANT: 422, ACCOUNT_CLOSED: 422, ACCOUNT_NOT_ACTIVE: 422, POST_NO_DEBIT: 422, BANK_UNKNOWN: 422, RAIL_NOT_CONFIGURED: 422,
}
const stepRefusals = { TRANSACTION_NOT_FOUND: 404, INVALID_STATE: 409 }
const reversalRefusals = { ...stepRefusals, ALREADY_REVERSED: 409, INSUFFICIENT_FUNDS: 422, BALANCE_TOO_LARGE: 422, ACCOUNT_FROZEN: 422, ACCOUNT_DORMANT: 422, ACCOUNT_CLOSED: 422, ACCOUNT_NOT_ACTIVE: 422, POST_NO_DEBIT: 422, POST_NO_CREDIT: 422 }

/** Transfers to other banks, cancellations and reversals. */
export const rails: readonly Endpoint[] = [
  { route: 'POST /transfers/interbank', runs: 'TransferInterbank', replies: 201, as: ['staff', 'tenant'], refuses: sendingRefusals, request: 'InterbankTransferRequest', countsAs: 'transfers', keepsOutcome: true, tag: 'Movements' },
  { route: 'POST /transfers/nip', runs: 'TransferByNip', replies: 201, as: ['staff', 'tenant'], refuses: sendingRefusals, request: 'InterbankTransferRequest', countsAs: 'transfers', keepsOutcome: true, tag: 'Movements' },
  { route: 'POST /transactions/{id}/cancel', runs: 'CancelTransaction', replies: 200, as: ['staff', 'tenant'], refuses: stepRefusals, countsAs: 'transfers', tag: 'Movements', isExtension: true },
  { route: 'POST /transactions/{id}/requery', runs: 'RequeryTransaction', replies: 200, as: ['staff', 'tenant'], refuses: { ...stepRefusals, RAIL_NOT_CONFIGURED: 422 }, countsAs: 'transfers', tag: 'Movements', isExtension: true },
  { route: 'POST /transactions/{id}/reverse', runs: 'ReverseTransaction', replies: 201, as: ['staff', 'tenant'], refuses: reversalRefusals, request: 'ReverseTransactionRequest', countsAs: 'transfers', tag: 'Movements' },
]
