import { newId } from '#kernel/id.ts'
import type { Subject } from '../subject.ts'
import { type Row, type Variables, ALWAYS, byStaff, byDomain } from './row.ts'

const transactionOf = (of: Subject): Variables => ({
  transactionId: newId(),
  type: 'CASH_IN',
  direction: 'CREDIT',
  channel: 'branch',
  amount: '100.00',
  currency: 'USD',
  customer: { id: of.externalId, type: 'INDIVIDUAL' },
})

/**
 * Screening and monitoring are permitted for every status, because a bank must also watch customers that it may not serve.
 */
export const COMPLIANCE: Readonly<Record<string, readonly Row[]>> = {
  createSubject: [
    {
      make: byStaff(of => ({
        input: { externalId: of.externalId, type: 'INDIVIDUAL', name: 'Grace Hopper' },
      })),
      cells: ALWAYS,
    },
  ],
  decidePayment: [
    {
      make: byDomain(of => ({
        input: {
          paymentId: newId(),
          stage: 'PAYOUT',
          parties: [{ role: 'SENDER', name: 'Grace Hopper', country: 'US', externalId: of.externalId }],
          transaction: transactionOf(of),
        },
      })),
      cells: ALWAYS,
    },
  ],
  decidePayments: [
    {
      make: byDomain(of => ({
        inputs: [
          {
            paymentId: newId(),
            parties: [{ role: 'SENDER', name: 'Grace Hopper', country: 'US', externalId: of.externalId }],
            transaction: transactionOf(of),
          },
        ],
      })),
      cells: ALWAYS,
    },
  ],
  evaluateTransaction: [
    { make: byStaff(of => ({ input: { transaction: transactionOf(of), persist: true } })), cells: ALWAYS },
  ],
  ingestTransaction: [
    { make: byStaff(of => ({ input: { transaction: transactionOf(of) } })), cells: ALWAYS },
  ],
  createCase: [
    { make: byStaff(of => ({ input: { type: 'FRAUD', customerId: of.externalId } })), cells: ALWAYS },
  ],
}
