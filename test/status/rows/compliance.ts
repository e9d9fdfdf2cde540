import { newId } from '#kernel/id.ts'
import { type Row, ALWAYS, byStaff, byDomain } from './row.ts'

/**
 * Screening is permitted for every status, because a bank must also screen customers that it may not serve.
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
