/** Refusals of joint holders and signatories. */
export const holderErrors = {
  HOLDER_NOT_FOUND: {
    kind: 'not-found',
    message: 'The customer is not a joint holder or signatory of the account.',
    resolution: 'Use a customer_id from GET /accounts/{id}/holders. The primary holder cannot be removed.',
  },
  HOLDER_EXISTS: {
    kind: 'conflict',
    message: 'The customer holds the account already.',
    resolution: 'To change the role, remove the holder and add it again.',
  },
  ACCOUNT_NOT_JOINT: {
    kind: 'refused',
    message: 'Only accounts of the type JOINT have joint holders.',
    resolution: 'Add the customer as SIGNATORY, or open an account of the type JOINT.',
  },
  TOO_MANY_HOLDERS: {
    kind: 'refused',
    message: 'The account already has 20 holders beside its primary holder.',
    resolution: 'Remove a holder first.',
  },
} as const
