import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  CUSTOMER_NOT_FOUND: { kind: 'not-found', says: 'There is no such customer.', todo: 'Use the id of a customer of this tenant and environment.' },
  CUSTOMER_EXISTS: { kind: 'conflict', says: 'There is a customer with this external id already.', todo: 'Find that customer by its external id, or use another one.' },
  CUSTOMER_ERASED: { kind: 'conflict', says: 'The customer was erased, and stays erased.', todo: 'Add a new customer.' },
  CUSTOMER_CLOSED: { kind: 'conflict', says: 'The customer is closed for good.', todo: 'Add a new customer.' },
  CUSTOMER_HAS_ACCOUNTS: { kind: 'conflict', says: 'The customer has accounts that are not closed.', todo: 'Close the accounts first.' },
  API_KEY_NOT_FOUND: { kind: 'not-found', says: 'There is no such API key.', todo: 'Use an id from the list of API keys.' },
  PARTNER_NOT_FOUND: { kind: 'not-found', says: 'There is no such partner.', todo: 'Use an id from the list of partners.' },
  STAFF_MEMBER_NOT_FOUND: { kind: 'not-found', says: 'There is no such staff member.', todo: 'Use an id from the list of staff.' },
  STAFF_MEMBER_EXISTS: { kind: 'conflict', says: 'There is a staff member with this e-mail address already.', todo: 'Change that staff member, or use another address.' },
  RETURN_URL_NOT_ALLOWED: { kind: 'invalid', says: 'The returnUrl is not on the allow-list of this partner.', todo: 'Use an https URL below one of the partner\'s returnUrls, or have it added.' },
  TOKEN_INVALID: { kind: 'unauthenticated', says: 'The token is not valid.', todo: 'Use the token exactly as it was given, or start again.' },
  TOKEN_EXPIRED: { kind: 'unauthenticated', says: 'The token has expired.', todo: 'Start again to get a new one.' },
  TOKEN_USED: { kind: 'unauthenticated', says: 'The token was used already; it is good for one exchange.', todo: 'Mint a new handoff token.' },
  TOKEN_REUSED: { kind: 'unauthenticated', says: 'The refresh token was used before, so its session was ended.', todo: 'Sign in again, and keep the newest refresh token only.' },
  LOGIN_FAILED: { kind: 'unauthenticated', says: 'E-mail address or password is wrong.', todo: 'Check both; an administrator can see whether the account is active.' },
  TOO_MANY_ATTEMPTS: { kind: 'limited', says: 'Too many failed attempts; signing in is locked for a while.', todo: 'Try again after the seconds in Retry-After.' },
})
