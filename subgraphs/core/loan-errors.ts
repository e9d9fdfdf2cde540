/** Refusals of loans and their products. */
export const loanErrors = {
  LOAN_PRODUCT_NOT_FOUND: {
    kind: 'not-found',
    message: 'The loan product does not exist.',
    resolution: 'Use the id of a loan product from GET /loans/products.',
  },
  LOAN_PRODUCT_EXISTS: {
    kind: 'conflict',
    message: 'A loan product with this code already exists.',
    resolution: 'Update that product, or use another code.',
  },
  LOAN_NOT_FOUND: {
    kind: 'not-found',
    message: 'The loan does not exist.',
    resolution: 'Use the id of a loan from GET /loans.',
  },
  LOAN_COLLATERAL_NOT_FOUND: {
    kind: 'not-found',
    message: 'The loan does not have this collateral.',
    resolution: 'Use the id of an entry from GET /loans/{id}/collateral.',
  },
  LOAN_GUARANTOR_NOT_FOUND: {
    kind: 'not-found',
    message: 'The loan does not have this guarantor.',
    resolution: 'Use the id of an entry from GET /loans/{id}/guarantors.',
  },
  ACCOUNT_REPAYS_LOAN: {
    kind: 'conflict',
    message: 'The installments of a loan are taken from this account.',
    resolution:
      'Name another account with PATCH /loans/{id}, or repay the loan, before you close the account.',
  },
  ACCOUNT_OF_ANOTHER_CUSTOMER: {
    kind: 'refused',
    message: 'An account belongs to another customer.',
    resolution: 'Use accounts of the customer who requests the loan.',
  },
  REPAYMENT_EXCEEDS_PAYOFF: {
    kind: 'refused',
    message: 'The payment exceeds the payoff of the loan.',
    resolution: 'Pay at most the total of GET /loans/{id}/payoff-quote.',
  },
  PREPAYMENT_TOO_SMALL: {
    kind: 'refused',
    message:
      'The payment does not exceed what is due and the earned interest, so it would lower no principal.',
    resolution: 'Pay more, or use POST /loans/{id}/repayments.',
  },
} as const
