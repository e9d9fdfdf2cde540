import { newId } from '#kernel/id.ts'
import type { Subject } from '../subject.ts'
import { toBorrow } from './to-borrow.ts'
import { type Row, done, ALWAYS, NOT_ACTIVE, CLOSED, type Variables, byBank, byDomain } from './row.ts'

const DEBIT = [done, 'POST_NO_DEBIT', 'ACCOUNT_CLOSED', 'ACCOUNT_CLOSED'] as const
const CREDIT = [done, done, 'ACCOUNT_CLOSED', 'ACCOUNT_CLOSED'] as const
const ON_ACCOUNT = CREDIT

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

/** Dollars for naira, between accounts of the customer. */
const toConvert = async (of: Subject): Promise<Variables> => ({
  sourceAccountId: await of.account('50.00'),
  destinationAccountId: await of.account('0.00', {}, 'NGN'),
  amount: '1.00',
})

async function betweenBranches(of: Subject): Promise<Variables> {
  const { data } = await of.bank.ask<{ branches: { nodes: { id: string; code: string }[] } }>(
    '{ branches(first: 10) { nodes { id code } } }',
    {},
    of.bank.banker('viewer'),
  )
  const lagos = data!.branches.nodes.find(({ code }) => code === 'LAG')!
  const destinationAccountId = await of.account('0.00', { branch_id: lagos.id })
  return { input: { ...(await internal(of)), destinationAccountId } }
}

async function inwardCredit(of: Subject): Promise<Variables> {
  const { data } = await of.bank.ask<{ account: { accountNumber: string } }>(
    'query ($id: UUID!) { account(id: $id) { accountNumber } }',
    { id: await of.account('0.00', {}, 'NGN') },
    of.bank.banker('viewer'),
  )
  return {
    input: {
      accountNumber: data!.account.accountNumber,
      amount: '1.00',
      currency: 'NGN',
      senderName: 'Chidi Okafor',
      senderAccountNum: '0123456789',
      senderBankCode: '000013',
      narration: 'Rent',
    },
  }
}

const monthly = async (of: Subject): Promise<Variables> => ({
  input: {
    sourceAccountId: await of.account('50.00'),
    destinationAccountId: of.bank.foreign,
    amountType: 'FIXED',
    amount: '1.00',
    currency: 'USD',
    frequency: 'MONTHLY',
    startDate: '2090-01-31',
    narration: 'Rent',
    onFailure: 'SKIP',
  },
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

const abroad = async (of: Subject): Promise<Variables> => ({
  input: {
    ...OUTSIDE,
    sourceAccountId: await of.account('50.00'),
    destinationAccountNum: 'GB33BUKB20201555555555',
    destinationBankCode: 'BUKBGB22',
    destinationBankName: 'Barclays',
    destinationCountry: 'GB',
    currency: 'USD',
    destinationCurrency: 'USD',
    chargeBearer: 'SHA',
    purpose: 'SUPP',
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

const newTerm = async (of: Subject): Promise<Variables> => ({
  id: await of.account('50.00', { account_type: 'FIXED_DEPOSIT' }),
  input: { tenorDays: 30, maturityInstruction: 'PAYOUT', payoutAccountId: await of.account() },
})
const runningTerm = async (of: Subject): Promise<Variables> => {
  const variables = await newTerm(of)
  await of.bank.ask(
    'mutation ($id: UUID!, $input: StartTermInput!) { startTerm(id: $id, input: $input) { id } }',
    variables,
    of.bank.banker('officer'),
  )
  return { id: variables['id'], ...because }
}

export const CORE: Readonly<Record<string, readonly Row[]>> = {
  openAccount: [
    {
      isEarly: true,
      make: byBank('officer', of => ({
        input: { customerId: of.id, accountType: 'DOMICILIARY', currency: 'USD', accountName: 'Grace' },
      })),
      cells: [done, NOT_ACTIVE, CLOSED, done],
    },
  ],
  createLoan: [
    {
      make: byBank('officer', toBorrow),
      cells: [done, NOT_ACTIVE, CLOSED, 'ACCOUNT_CLOSED'],
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
  transferBetweenBranches: [{ make: byBank('teller', betweenBranches), cells: DEBIT }],
  quoteCrossCurrency: [
    { make: byBank('teller', async of => ({ input: await toConvert(of) })), cells: ALWAYS },
  ],
  transferCrossCurrency: [
    {
      make: byBank('teller', async of => ({ input: { ...(await internal(of)), ...(await toConvert(of)) } })),
      cells: DEBIT,
    },
  ],
  simulateInwardCredit: [{ make: byBank('teller', inwardCredit), cells: CREDIT }],
  openVirtualAccount: [
    {
      make: byBank('officer', async of => ({
        accountId: await of.account(),
        input: { kind: 'ESCROW', accountName: 'Grace' },
      })),
      cells: [done, NOT_ACTIVE, 'ACCOUNT_CLOSED', 'ACCOUNT_CLOSED'],
    },
  ],
  createStandingInstruction: [{ make: byBank('officer', monthly), cells: CREDIT }],
  transferInBulk: [
    { make: byBank('teller', async of => ({ input: { items: [await internal(of)] } })), cells: DEBIT },
  ],
  transferInterbank: [{ make: byBank('teller', outside), cells: DEBIT }],
  transferInternationally: [{ make: byBank('teller', abroad), cells: DEBIT }],
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
  startTerm: [{ make: byBank('officer', newTerm), cells: ON_ACCOUNT }],
  breakTerm: [{ make: byBank('manager', runningTerm), cells: DEBIT }],
  closeAccount: [{ make: onAccount('manager'), cells: [done, done, 'INVALID_STATE', 'INVALID_STATE'] }],
}
