import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  CUSTOMER_NOT_FOUND: {
    kind: 'not-found',
    message: 'The customer does not exist.',
    resolution: 'Use the id of a customer of this tenant and environment.',
  },
  CUSTOMER_EXISTS: {
    kind: 'conflict',
    message: 'A customer with this external id already exists.',
    resolution: 'Read that customer by its external id, or use another external id.',
  },
  CUSTOMER_ERASED: {
    kind: 'conflict',
    message: 'The customer has been erased permanently.',
    resolution: 'Add a new customer.',
  },
  CUSTOMER_CLOSED: {
    kind: 'conflict',
    message: 'The customer is permanently closed.',
    resolution: 'Add a new customer.',
  },
  CUSTOMER_NOT_ACTIVE: {
    kind: 'refused',
    message: 'The customer is not active.',
    resolution: 'Read the reason in status_reason, and activate the customer first.',
  },
  CUSTOMER_HAS_ACCOUNTS: {
    kind: 'conflict',
    message: 'The customer has accounts that are not closed, or has or guarantees loans that have not ended.',
    resolution: 'Close the accounts, end the loans or their requests, and release the guarantees first.',
  },
  CUSTOMER_INCOMPLETE: {
    kind: 'refused',
    message: 'The customer cannot be verified without a name and a date of birth or incorporation.',
    resolution: 'Add the data named in the message with updateCustomer, then attest the identity again.',
  },
  DOCUMENT_NOT_FOUND: {
    kind: 'not-found',
    message: 'The customer has no document with this id.',
    resolution: "Use an id from the list of the customer's documents.",
  },
  DOCUMENT_EXPIRED: {
    kind: 'refused',
    message: 'The document has expired and cannot be verified.',
    resolution: 'Add a valid document of the customer.',
  },
  API_KEY_NOT_FOUND: {
    kind: 'not-found',
    message: 'The API key does not exist.',
    resolution: 'Use an id from the list of API keys.',
  },
  PARTNER_NOT_FOUND: {
    kind: 'not-found',
    message: 'The partner does not exist.',
    resolution: 'Use an id from the list of partners.',
  },
  STAFF_MEMBER_NOT_FOUND: {
    kind: 'not-found',
    message: 'The staff member does not exist.',
    resolution: 'Use an id from the list of staff.',
  },
  STAFF_MEMBER_EXISTS: {
    kind: 'conflict',
    message: 'A staff member with this e-mail address already exists.',
    resolution: 'Change that staff member, or use another address.',
  },
  RETURN_URL_NOT_ALLOWED: {
    kind: 'invalid',
    message: 'The returnUrl is not on the allow-list of this partner.',
    resolution:
      "Use an https URL below one of the partner's returnUrls, or ask the tenant to add it to the allow-list.",
  },
  TOKEN_INVALID: {
    kind: 'unauthenticated',
    message: 'The token is not valid.',
    resolution: 'Send the issued token without changes, or get a new one.',
  },
  TOKEN_EXPIRED: {
    kind: 'unauthenticated',
    message: 'The token has expired.',
    resolution: 'Get a new token.',
  },
  TOKEN_USED: {
    kind: 'unauthenticated',
    message: 'The token has already been exchanged; each token works once.',
    resolution: 'Mint a new handoff token.',
  },
  TOKEN_REUSED: {
    kind: 'unauthenticated',
    message: 'The refresh token was used twice, so its session has ended.',
    resolution: 'Sign in again, and store only the newest refresh token.',
  },
  LOGIN_FAILED: {
    kind: 'unauthenticated',
    message: 'E-mail address or password is wrong.',
    resolution: 'Check both, or ask an administrator whether the account is active.',
  },
  TOO_MANY_ATTEMPTS: {
    kind: 'limited',
    message: 'Too many failed attempts; try again later.',
    resolution: 'Wait for the seconds in Retry-After, then try again.',
  },
  SECOND_FACTOR_REQUIRED: {
    kind: 'unauthenticated',
    message: 'A code of the second factor is required.',
    resolution: 'Sign in again with totpCode, or with recoveryCode.',
  },
  SECOND_FACTOR_INVALID: {
    kind: 'unauthenticated',
    message: 'The code is wrong, expired or already used.',
    resolution: 'Wait for the next code of the authenticator app.',
  },
  SECOND_FACTOR_ENROLLED: {
    kind: 'conflict',
    message: 'The staff member already has a second factor.',
    resolution: 'Disable it with disableTotp first.',
  },
  SECOND_FACTOR_NOT_ENROLLED: {
    kind: 'conflict',
    message: 'The staff member has no second factor.',
    resolution: 'Enrol one with beginTotp and confirmTotp.',
  },
  ENROLMENT_NOT_BEGUN: {
    kind: 'conflict',
    message: 'No enrolment was started within the last 15 minutes.',
    resolution: 'Call beginTotp first.',
  },
  CODE_WRONG: {
    kind: 'refused',
    message: 'The code is wrong, expired or already used.',
    resolution: 'Wait for the next code of the authenticator app.',
  },
  PASSWORD_WRONG: {
    kind: 'refused',
    message: 'The current password is wrong.',
    resolution: 'Check the password, or ask an administrator to set a new one.',
  },
})
