import type { Endpoint } from '../../endpoint.ts'

const as = ['staff', 'tenant'] as const

/** Fees and limits. */
export const pricing: readonly Endpoint[] = [
  { route: 'GET /fee-configs', runs: 'ListFeeConfigs', replies: 200, as, refuses: { CURSOR_INVALID: 400 }, response: 'FeeConfigurationPage', tag: 'Fees and limits', isExtension: true },
  { route: 'POST /fee-configs', runs: 'SetFee', replies: 201, as, refuses: { FEE_BANDS_OVERLAP: 422 }, request: 'FeeConfigurationRequest', tag: 'Fees and limits', isExtension: true },
  { route: 'DELETE /fee-configs/{id}', runs: 'EndFee', replies: 200, as, refuses: { FEE_NOT_FOUND: 404, FEE_NOT_IN_FORCE: 409 }, tag: 'Fees and limits', isExtension: true },
  { route: 'POST /fees/calculate', runs: 'CalculateFee', replies: 200, as, request: 'FeeCalculationRequest', isRepeatable: true, tag: 'Fees and limits', isExtension: true },
  { route: 'GET /limits', runs: 'ListLimits', replies: 200, as, refuses: { CURSOR_INVALID: 400 }, response: 'TransactionLimitPage', tag: 'Fees and limits', isExtension: true },
  { route: 'POST /limits', runs: 'SetLimit', replies: 201, as, request: 'TransactionLimitRequest', tag: 'Fees and limits', isExtension: true },
  { route: 'POST /limits/check', runs: 'CheckLimits', replies: 200, as, refuses: { ACCOUNT_NOT_FOUND: 404 }, request: 'LimitCheckRequest', isRepeatable: true, tag: 'Fees and limits', isExtension: true },
]
