import { sealing } from '#kernel/security/sealing.ts'
import { sealPayoutDetails as seal } from '#remittance/operations/transfers/seal-payout-details.ts'

/** Encrypts the payout details of transfers that predate encryption. */
export const sealPayoutDetails = sealing({
  name: 'remittance.seal_payout_details',
  table: 'remittance.transfers',
  columns: ['payout_details'],
  seal,
})
