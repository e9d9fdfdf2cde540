import type { Arguments, Given, Make } from './making.ts'

/*
 * Operations on the caller's own account. The callers are the demonstration's staff, whose published password
 * must keep working: the new password is refused because it equals the old one, and codes are refused because
 * there is no second factor.
 */
const PASSWORDS = ['demo-password-1', 'demo-password-1'] as const

/** Valid arguments of the mutations of the graph. */
export const OWN_ACCOUNT_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  changeMyPassword: async () => ({ currentPassword: PASSWORDS[0], newPassword: PASSWORDS[1] }),
  beginTotp: async () => ({ password: PASSWORDS[0] }),
  confirmTotp: async fixture => {
    await fixture.giveUpEnrolments()
    return { code: '123456' }
  },
  disableTotp: async () => ({ totpCode: '123456' }),
}

/** Valid requests to core banking's routes. */
export const OWN_ACCOUNT_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /auth/password': async () => ({
    body: { current_password: PASSWORDS[0], new_password: PASSWORDS[1] },
  }),
  'POST /auth/totp': async () => ({ body: { password: PASSWORDS[0] } }),
  'POST /auth/totp/confirm': async fixture => {
    await fixture.giveUpEnrolments()
    return { body: { code: '123456' } }
  },
  'POST /auth/totp/disable': async () => ({ body: { totp_code: '123456' } }),
}
