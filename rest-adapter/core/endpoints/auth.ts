import type { Endpoint } from '#rest-adapter/endpoint.ts'

const tokenRefusals = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  LOGIN_FAILED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_INVALID: 401,
  TOO_MANY_ATTEMPTS: 429,
  TOKEN_INVALID: 401,
  TOKEN_EXPIRED: 401,
  TOKEN_REUSED: 401,
  CUSTOMER_NOT_ACTIVE: 401,
  CUSTOMER_CLOSED: 401,
}
const tag = 'Authentication'
/** Operations on the caller's own credentials; each takes a secret that an attacker could guess. */
const ownCredential = {
  auth: ['staff'],
  takesPassword: true,
  takesRestricted: true,
  isSafe: true,
  tag,
  isExtension: true,
} as const
const passwordErrors = { PASSWORD_CHANGE_REQUIRED: 403, TOO_MANY_ATTEMPTS: 429 }

/** Sign-in, and passwords and second factors of staff. */
export const auth: readonly Endpoint[] = [
  {
    route: 'POST /auth/token',
    operation: 'IssueToken',
    status: 200,
    auth: ['none', 'key'],
    errors: tokenRefusals,
    request: 'TokenRequest',
    response: 'TokenResponse',
    rateLimitClass: 'auth',
    takesForm: true,
    takesPassword: true,
    tag,
    isExtension: true,
  },
  {
    route: 'POST /auth/password',
    operation: 'ChangeMyPassword',
    status: 204,
    errors: { PASSWORD_WRONG: 422, TOO_MANY_ATTEMPTS: 429 },
    request: 'PasswordChangeRequest',
    ...ownCredential,
  },
  {
    route: 'POST /auth/totp',
    operation: 'BeginTotp',
    status: 200,
    errors: { ...passwordErrors, PASSWORD_WRONG: 422, SECOND_FACTOR_ENROLLED: 409 },
    request: 'TotpRequest',
    response: 'TotpEnrolment',
    ...ownCredential,
  },
  {
    route: 'POST /auth/totp/confirm',
    operation: 'ConfirmTotp',
    status: 200,
    errors: { ...passwordErrors, CODE_WRONG: 422, SECOND_FACTOR_ENROLLED: 409, ENROLMENT_NOT_BEGUN: 409 },
    request: 'TotpConfirmation',
    response: 'RecoveryCodes',
    ...ownCredential,
  },
  {
    route: 'POST /auth/totp/disable',
    operation: 'DisableTotp',
    status: 204,
    errors: {
      ...passwordErrors,
      SECOND_FACTOR_ENROLMENT_REQUIRED: 403,
      CODE_WRONG: 422,
      SECOND_FACTOR_NOT_ENROLLED: 409,
    },
    request: 'TotpRemoval',
    ...ownCredential,
  },
]
