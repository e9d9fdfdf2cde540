import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import type { Subject } from './subject.ts'

/**
 * A prepared call of an operation, made after the customer's status has changed. The caller is undefined if
 * the credential is no longer valid.
 */
export interface Call {
  readonly caller: () => Context | undefined | Promise<Context | undefined>
  readonly variables: Readonly<Record<string, unknown>>
}

export interface Row {
  /** Suffix to the name of a mutation that has several rows. */
  readonly how?: string
  /** Whether the row needs its own customer, because the operation changes the customer's status. */
  readonly isAlone?: true
  /** Whether the call is made before other domains have been notified of the change. */
  readonly isEarly?: true
  readonly make: (of: Subject) => Promise<Call>
  /** Responses for a customer that is active, suspended, closed and erased. */
  readonly cells: readonly [active: string, suspended: string, closed: string, erased: string]
}

const done = 'allowed'
const ALWAYS = [done, done, done, done] as const
const NO_SESSION = 'UNAUTHENTICATED'
const NOT_ACTIVE = 'CUSTOMER_NOT_ACTIVE'
const CLOSED = 'CUSTOMER_CLOSED'
const SESSION = [done, NO_SESSION, NO_SESSION, NO_SESSION] as const
const DEBIT = [done, 'POST_NO_DEBIT', 'ACCOUNT_CLOSED', 'ACCOUNT_CLOSED'] as const
const CREDIT = [done, done, 'ACCOUNT_CLOSED', 'ACCOUNT_CLOSED'] as const
const ON_ACCOUNT = CREDIT

const QUOTE = { sendAmount: '100.00', sendCurrency: 'USD', receiveCurrency: 'NGN', destinationCountry: 'NG' }
const RECIPIENT = {
  firstName: 'Ada',
  lastName: 'Obi',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: '011',
  accountNumber: '0000014579',
}
/** A transfer to an account at another bank. */
export const OUTSIDE = {
  destinationAccountNum: '0123456789',
  destinationBankCode: '000013',
  destinationAccountName: 'Chidi Okafor',
  amount: '1.00',
  currency: 'NGN',
  channel: 'MOBILE',
  narration: 'Rent',
}
const CASH = { amount: '1.00', channel: 'BRANCH', narration: 'Cash' }

type Variables = Readonly<Record<string, unknown>>

/** A call with an access token that the customer got before the change of status. */
const inSession =
  (variables: (of: Subject) => Promise<Variables> | Variables): Row['make'] =>
  async of => {
    const { accessToken } = await of.tokens()
    return { caller: () => of.session(accessToken), variables: await variables(of) }
  }
const by =
  (
    caller: (of: Subject) => Context,
    variables: (of: Subject) => Promise<Variables> | Variables,
  ): Row['make'] =>
  async of => ({ caller: () => caller(of), variables: await variables(of) })
const byBank = (
  role: Parameters<Subject['bank']['banker']>[0],
  variables: (of: Subject) => Promise<Variables> | Variables,
): Row['make'] => by(of => of.bank.banker(role), variables)
const byStaff = (variables: (of: Subject) => Promise<Variables> | Variables): Row['make'] =>
  by(of => of.bank.staff(), variables)
const byDomain = (variables: (of: Subject) => Promise<Variables> | Variables): Row['make'] =>
  by(of => of.bank.as({ kind: 'service' }), variables)
const byNobody = (variables: (of: Subject) => Promise<Variables>): Row['make'] =>
  by(of => of.bank.as({ kind: 'anonymous', subjectId: '', workspaceId: '', tenantId: '' }), variables)

const order = async (of: Subject): Promise<Variables> => ({ input: await of.bank.order({ by: of.user }) })
const ofRecipient = async (of: Subject): Promise<string> => (await of.bank.recipient({ by: of.user })).id
const ofCustomer = (of: Subject): Variables => ({ id: of.id })
const because = { reason: 'Under review' }

const internal = async (of: Subject): Promise<Variables> => ({
  sourceAccountId: await of.account('50.00'),
  destinationAccountId: of.bank.foreign,
  destinationAccountName: 'Grace Hopper',
  amount: '1.00',
  currency: 'USD',
  channel: 'API',
  narration: 'Rent',
  initiatedBy: of.bank.initiator,
})

const onAccount = (
  role: Parameters<typeof byBank>[0],
  columns?: Readonly<Record<string, string>>,
  more: Variables = {},
): Row['make'] => byBank(role, async of => ({ id: await of.account('0.00', columns), ...because, ...more }))
const cash = async (of: Subject): Promise<Variables> => ({
  input: { accountId: await of.account('50.00'), initiatedBy: of.bank.initiator, ...CASH },
})
const outside = async (of: Subject): Promise<Variables> => ({
  input: {
    sourceAccountId: await of.account('50.00', {}, 'NGN'),
    ...OUTSIDE,
    initiatedBy: of.bank.initiator,
  },
})

/** An operation of the bank on an existing hold of 1.00. */
const onHold = (variables: (of: Subject) => Variables): Row['make'] =>
  byBank('officer', async of => {
    const { data } = await of.bank.ask<{ placeHold: { id: string } }>(
      'mutation ($accountId: UUID!, $input: PlaceHoldInput!) { placeHold(accountId: $accountId, input: $input) { id } }',
      {
        accountId: await of.account('50.00'),
        input: {
          amount: '1.00',
          reason: 'Hotel',
          type: 'AUTHORIZATION',
          expiresAt: '2090-01-01T00:00:00.000Z',
        },
      },
      of.bank.banker('officer'),
    )
    return { id: data!.placeHold.id, ...variables(of) }
  })

const setAside = async (of: Subject): Promise<Variables> => ({
  transferId: newId(),
  accountId: await of.account('50.00'),
  customerId: of.id,
  amount: '1.00',
  currency: 'USD',
})
const onTransferHold = (more: Variables = {}): Row['make'] =>
  byDomain(async of => {
    const input = await setAside(of)
    await of.bank.ask(
      'mutation ($input: PlaceTransferHoldInput!) { placeTransferHold(input: $input) }',
      { input },
      of.bank.as({ kind: 'service' }),
    )
    return { transferId: input['transferId'], ...more }
  })

const REMITTANCE: Readonly<Record<string, readonly Row[]>> = {
  createQuote: [
    { make: inSession(() => ({ input: QUOTE })), cells: SESSION },
    {
      how: "with the tenant's key, for no customer",
      make: by(
        of => of.bank.key(),
        () => ({ input: QUOTE }),
      ),
      cells: ALWAYS,
    },
  ],
  createTransfer: [
    { make: inSession(order), cells: SESSION },
    {
      how: 'in a session that a gateway still remembers',
      make: by(of => of.user(), order),
      cells: [done, NOT_ACTIVE, CLOSED, 'KYC_REQUIRED'],
    },
  ],
  cancelTransfer: [
    { make: inSession(async of => ({ id: await of.transfer() })), cells: SESSION, isEarly: true },
  ],
  confirmFunding: [
    {
      isEarly: true,
      make: by(
        of => of.bank.key(),
        async of => ({ id: await of.transfer({ sourceOfFunds: 'manual' }) }),
      ),
      cells: [done, NOT_ACTIVE, CLOSED, done],
    },
  ],
  createRecipient: [{ make: inSession(() => ({ input: RECIPIENT })), cells: SESSION }],
  updateRecipient: [
    {
      make: inSession(async of => ({ id: await ofRecipient(of), input: { lastName: 'Changed' } })),
      cells: SESSION,
    },
  ],
  deactivateRecipient: [{ make: inSession(async of => ({ id: await ofRecipient(of) })), cells: SESSION }],
  signAgreement: [
    {
      make: inSession(async of => ({
        id: (
          await of.bank.ask<{ agreements: { id: string }[] }>(
            '{ agreements(locale: "en") { id } }',
            {},
            of.user(),
          )
        ).data!.agreements[0]!.id,
      })),
      cells: SESSION,
    },
  ],
}

const IDENTITY: Readonly<Record<string, readonly Row[]>> = {
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
      make: byNobody(async of => ({ token: await of.token() })),
      cells: [done, 'TOKEN_INVALID', 'TOKEN_INVALID', 'TOKEN_INVALID'],
    },
  ],
  refreshSession: [
    {
      make: byNobody(async of => ({ refreshToken: (await of.tokens()).refreshToken })),
      cells: [done, NOT_ACTIVE, CLOSED, 'TOKEN_INVALID'],
    },
  ],
  issueToken: [
    {
      how: 'with a refresh token',
      make: byNobody(async of => ({
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

const CORE: Readonly<Record<string, readonly Row[]>> = {
  openAccount: [
    {
      isEarly: true,
      make: byBank('officer', of => ({
        input: { customerId: of.id, accountType: 'DOMICILIARY', currency: 'USD', accountName: 'Grace' },
      })),
      cells: [done, NOT_ACTIVE, CLOSED, done],
    },
  ],
  deposit: [{ make: byBank('teller', cash), cells: CREDIT }],
  withdraw: [{ make: byBank('teller', cash), cells: DEBIT }],
  transferInternally: [
    { make: byBank('teller', async of => ({ input: await internal(of) })), cells: DEBIT },
    {
      how: 'to its account',
      make: byBank('teller', async of => ({
        input: {
          ...(await internal(of)),
          sourceAccountId: of.bank.foreign,
          destinationAccountId: await of.account(),
        },
      })),
      cells: CREDIT,
    },
    {
      how: 'of others, by the customer',
      make: byBank('teller', async of => ({
        input: {
          ...(await internal(of)),
          sourceAccountId: of.bank.foreign,
          destinationAccountId: of.bank.spare,
          initiatedBy: of.id,
        },
      })),
      cells: [done, NOT_ACTIVE, CLOSED, done],
    },
  ],
  transferInBulk: [
    { make: byBank('teller', async of => ({ input: { items: [await internal(of)] } })), cells: DEBIT },
  ],
  transferInterbank: [{ make: byBank('teller', outside), cells: DEBIT }],
  transferByNip: [{ make: byBank('teller', outside), cells: DEBIT }],
  adjustBalance: [
    {
      make: byBank('admin', async of => ({
        input: {
          accountId: await of.account('50.00'),
          direction: 'DEBIT',
          amount: '1.00',
          reason: 'Counted wrong',
        },
      })),
      cells: ON_ACCOUNT,
    },
  ],
  reverseTransaction: [
    {
      make: byBank('manager', async of => {
        const { data } = await of.bank.ask<{ deposit: { id: string } }>(
          'mutation ($input: CashMovementInput!) { deposit(input: $input) { id } }',
          await cash(of),
          of.bank.banker('teller'),
        )
        return { id: data!.deposit.id, input: because }
      }),
      cells: DEBIT,
    },
  ],
  placeHold: [
    {
      make: byBank('officer', async of => ({
        accountId: await of.account('50.00'),
        input: { amount: '1.00', reason: 'Hotel', type: 'AUTHORIZATION' },
      })),
      cells: DEBIT,
    },
  ],
  releaseHold: [{ make: onHold(() => ({})), cells: ALWAYS }],
  extendHold: [{ make: onHold(() => ({ input: { expiresAt: '2099-01-01T00:00:00.000Z' } })), cells: ALWAYS }],
  captureHold: [
    {
      make: onHold(of => ({ input: { amount: '1.00', destinationAccountId: of.bank.foreign } })),
      cells: DEBIT,
    },
  ],
  placeTransferHold: [
    {
      make: byDomain(async of => ({ input: await setAside(of) })),
      cells: ['PLACED', 'NOT_USABLE', 'NOT_USABLE', 'NOT_USABLE'],
    },
  ],
  captureTransferHold: [
    {
      make: onTransferHold({ reference: 'TXN-0000AAAA' }),
      cells: ['CAPTURED', 'SUSPENDED', 'REFUSED', 'REFUSED'],
    },
  ],
  releaseTransferHold: [{ make: onTransferHold(), cells: ['RELEASED', 'RELEASED', 'RELEASED', 'RELEASED'] }],
  freezeAccount: [{ make: onAccount('manager'), cells: ON_ACCOUNT }],
  unfreezeAccount: [{ make: onAccount('manager', { status: 'FROZEN' }), cells: ON_ACCOUNT }],
  reactivateAccount: [{ make: onAccount('officer', { status: 'DORMANT' }), cells: ON_ACCOUNT }],
  restrictAccount: [{ make: onAccount('officer', {}, { restriction: 'PNC' }), cells: ON_ACCOUNT }],
  closeAccount: [{ make: onAccount('manager'), cells: [done, done, 'INVALID_STATE', 'INVALID_STATE'] }],
}

/**
 * Screening is permitted for every status, because a bank must also screen customers that it may not serve.
 */
const COMPLIANCE: Readonly<Record<string, readonly Row[]>> = {
  createSubject: [
    {
      make: byStaff(of => ({
        input: { externalId: of.externalId, type: 'INDIVIDUAL', name: 'Grace Hopper' },
      })),
      cells: ALWAYS,
    },
  ],
  screenPayment: [
    {
      make: byDomain(of => ({
        input: {
          paymentId: newId(),
          stage: 'PAYOUT',
          parties: [{ role: 'SENDER', name: 'Grace Hopper', country: 'US', externalId: of.externalId }],
        },
      })),
      cells: ALWAYS,
    },
  ],
}

/** Responses to every mutation that acts for a customer, by status. */
export const ROWS: Readonly<Record<string, readonly Row[]>> = {
  ...REMITTANCE,
  ...IDENTITY,
  ...CORE,
  ...COMPLIANCE,
}
