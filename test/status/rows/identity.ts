import {
  type Row,
  done,
  ALWAYS,
  NOT_ACTIVE,
  CLOSED,
  SESSION,
  inSession,
  by,
  byStaff,
  byAnonymous,
  ofCustomer,
} from './row.ts'

export const IDENTITY: Readonly<Record<string, readonly Row[]>> = {
  mintHandoffToken: [
    {
      isAlone: true,
      make: by(
        of => of.bank.partner(),
        of => ({ input: { partnerUserId: of.externalId } }),
      ),
      cells: [done, NOT_ACTIVE, CLOSED, done],
    },
  ],
  exchangeHandoffToken: [
    {
      make: byAnonymous(async of => ({ token: await of.token() })),
      cells: [done, 'TOKEN_INVALID', 'TOKEN_INVALID', 'TOKEN_INVALID'],
    },
  ],
  refreshSession: [
    {
      make: byAnonymous(async of => ({ refreshToken: (await of.tokens()).refreshToken })),
      cells: [done, NOT_ACTIVE, CLOSED, 'TOKEN_INVALID'],
    },
  ],
  issueToken: [
    {
      how: 'with a refresh token',
      make: byAnonymous(async of => ({
        input: { grantType: 'REFRESH_TOKEN', refreshToken: (await of.tokens()).refreshToken },
      })),
      cells: [done, NOT_ACTIVE, CLOSED, 'TOKEN_INVALID'],
    },
  ],
  endSession: [{ make: inSession(() => ({})), cells: SESSION }],
  ensureCustomer: [
    { isAlone: true, make: byStaff(of => ({ input: { externalId: of.externalId } })), cells: ALWAYS },
  ],
  updateCustomer: [
    {
      isAlone: true,
      make: byStaff(of => ({ id: of.id, input: { address: '1 Marina Road' } })),
      cells: [done, done, CLOSED, 'CUSTOMER_ERASED'],
    },
  ],
  activateCustomer: [{ isAlone: true, make: byStaff(ofCustomer), cells: [done, done, CLOSED, done] }],
  suspendCustomer: [{ isAlone: true, make: byStaff(ofCustomer), cells: [done, done, CLOSED, done] }],
  closeCustomer: [
    { isAlone: true, make: byStaff(ofCustomer), cells: ALWAYS },
    {
      how: 'with an open account',
      isAlone: true,
      make: byStaff(async of => (await of.account(), ofCustomer(of))),
      cells: ['CUSTOMER_HAS_ACCOUNTS', 'CUSTOMER_HAS_ACCOUNTS', done, done],
    },
  ],
  attestKyc: [
    {
      isAlone: true,
      make: byStaff(of => ({ customerId: of.id, input: { status: 'VERIFIED', level: 1 } })),
      cells: [done, done, done, 'CUSTOMER_ERASED'],
    },
  ],
  eraseCustomer: [
    { isAlone: true, make: byStaff(of => ({ customerId: of.id, reason: 'request 8' })), cells: ALWAYS },
    {
      how: 'with an open account',
      isAlone: true,
      make: byStaff(async of => (await of.account(), { customerId: of.id, reason: 'request 8' })),
      cells: ['CUSTOMER_HAS_ACCOUNTS', 'CUSTOMER_HAS_ACCOUNTS', done, done],
    },
  ],
}
