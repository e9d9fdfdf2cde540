import type { Endpoint } from '../../endpoint.ts'

const as = ['staff', 'tenant'] as const

const postingRefusals = {
  ACCOUNT_NOT_FOUND: 404, INITIATOR_UNKNOWN: 422, CUSTOMER_NOT_ACTIVE: 422, CUSTOMER_CLOSED: 409, INSUFFICIENT_FUNDS: 422, BALANCE_TOO_LARGE: 422, LIMIT_EXCEEDED: 422, CURRENCY_MISMATCH: 422,
  ACCOUNT_FROZEN: 422, ACCOUNT_DORMANT: 422, ACCOUNT_CLOSED: 422, ACCOUNT_NOT_ACTIVE: 422, POST_NO_DEBIT: 422, POST_NO_CREDIT: 422,
}

/** Deposits, withdrawals and transfers within the tenant. */
export const movements: readonly Endpoint[] = [
  { route: 'POST /deposits', runs: 'Deposit', replies: 201, as, refuses: postingRefusals, request: 'DepositRequest', countsAs: 'transfers', keepsOutcome: true, tag: 'Movements' },
  { route: 'POST /withdrawals', runs: 'Withdraw', replies: 201, as, refuses: postingRefusals, request: 'WithdrawalRequest', countsAs: 'transfers', keepsOutcome: true, tag: 'Movements' },
  { route: 'POST /transfers/internal', runs: 'TransferInternally', replies: 201, as, refuses: { ...postingRefusals, SAME_ACCOUNT: 422 }, request: 'InternalTransferRequest', countsAs: 'transfers', keepsOutcome: true, tag: 'Movements' },
  { route: 'POST /transfers/bulk', runs: 'TransferInBulk', replies: 200, as, request: 'BulkTransferRequest', countsAs: 'transfers', keepsOutcome: true, tag: 'Movements', isExtension: true },
  { route: 'POST /transfers/preview', runs: 'PreviewTransfer', replies: 200, as, refuses: { ACCOUNT_NOT_FOUND: 404 }, request: 'TransferPreviewRequest', isRepeatable: true, tag: 'Movements', isExtension: true },
  { route: 'POST /transfers/name-enquiry', runs: 'NameEnquiry', replies: 200, as, refuses: { ACCOUNT_NOT_FOUND: 404, BANK_UNKNOWN: 422, RAIL_NOT_CONFIGURED: 422 }, request: 'NameEnquiryRequest', isRepeatable: true, tag: 'Movements', isExtension: true },
  {
    route: 'POST /adjustments', runs: 'AdjustBalance', replies: 201, as,
    refuses: { ACCOUNT_NOT_FOUND: 404, ACCOUNT_CLOSED: 422, INITIATOR_UNKNOWN: 422, CUSTOMER_NOT_ACTIVE: 422, CUSTOMER_CLOSED: 409, INSUFFICIENT_FUNDS: 422, BALANCE_TOO_LARGE: 422 },
    request: 'AdjustmentRequest', countsAs: 'transfers', tag: 'Movements', isExtension: true,
  },
]
