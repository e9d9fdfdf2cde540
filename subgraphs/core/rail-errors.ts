/** Refusals of transfers to other banks and abroad. */
export const railErrors = {
  RAIL_NOT_CONFIGURED: {
    kind: 'refused',
    message: 'This environment has no payment rail to other banks.',
    resolution: 'Use the sandbox, or ask the operator to connect a payment rail.',
  },
  BANK_UNKNOWN: {
    kind: 'refused',
    message: 'The bank code is unknown.',
    resolution: 'Use a NIBSS Instant Payment institution code, such as 000013.',
  },
  AMOUNT_BELOW_CHARGES: {
    kind: 'refused',
    message: 'The charges leave nothing of the amount.',
    resolution: 'Send a larger amount, or let the sender pay the charges with OUR or SHA.',
  },
  TRANSFER_MESSAGE_NOT_FOUND: {
    kind: 'not-found',
    message: 'The transaction has no message.',
    resolution: 'Use the id of an international transfer.',
  },
} as const
