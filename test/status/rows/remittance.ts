import type { Subject } from '../subject.ts'
import { type Row, done, ALWAYS, NOT_ACTIVE, CLOSED, SESSION, type Variables, inSession, by } from './row.ts'

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

const order = async (of: Subject): Promise<Variables> => ({ input: await of.bank.order({ by: of.user }) })
const ofRecipient = async (of: Subject): Promise<string> => (await of.bank.recipient({ by: of.user })).id

export const REMITTANCE: Readonly<Record<string, readonly Row[]>> = {
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
