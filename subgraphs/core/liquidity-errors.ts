/** Refusals of sweeps and virtual accounts. */
export const liquidityErrors = {
  SWEEP_NOT_FOUND: {
    kind: 'not-found',
    message: 'The sweep does not exist.',
    resolution: 'Use the id of a sweep of this tenant.',
  },
  SWEEP_BETWEEN_CUSTOMERS: {
    kind: 'refused',
    message: 'Compliance decides on transfers between customers, so a sweep cannot move money between them.',
    resolution: 'Sweep between accounts of one customer, or make the transfer with POST /transfers/internal.',
  },
  VIRTUAL_ACCOUNT_NOT_FOUND: {
    kind: 'not-found',
    message: 'The virtual account does not exist.',
    resolution: 'Use the id of a virtual account of this tenant.',
  },
  VIRTUAL_ACCOUNT_NESTED: {
    kind: 'refused',
    message: 'The account is a virtual account itself.',
    resolution: 'Use the account that it belongs to.',
  },
  VIRTUAL_ACCOUNT_COLLECTS: {
    kind: 'refused',
    message: 'The virtual account hands every credit to its parent and keeps no money.',
    resolution: 'Use its parent, or a virtual account of another kind.',
  },
  VIRTUAL_ACCOUNT_SUSPENDED: {
    kind: 'refused',
    message: 'The virtual account is suspended.',
    resolution: 'Activate it first.',
  },
  VIRTUAL_ACCOUNT_EXPIRED: {
    kind: 'refused',
    message: 'The virtual account has expired.',
    resolution: 'Ask for a new account number; an officer can also set a later expires_at and activate it.',
  },
  AMOUNT_MISMATCH: {
    kind: 'refused',
    message: 'The amount is not the one that the virtual account expects.',
    resolution: 'Pay the expected_amount of the virtual account.',
  },
  ESCROW_RELEASE_REQUIRED: {
    kind: 'refused',
    message: 'Money in escrow leaves the account only by a release.',
    resolution: 'Use POST /virtual-accounts/{id}/release.',
  },
  NOT_ESCROW: {
    kind: 'refused',
    message: 'The virtual account is not of the kind ESCROW.',
    resolution: 'Move its money with POST /transfers/internal.',
  },
} as const
