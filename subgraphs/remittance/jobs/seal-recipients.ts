import { sealing } from '#kernel/security/sealing.ts'
import { sealRecipients as seal } from '#remittance/operations/recipients/seal-recipients.ts'

/** Encrypts the details of recipients that predate encryption. */
export const sealRecipients = sealing({
  name: 'remittance.seal_recipients',
  table: 'remittance.recipients',
  columns: ['account_number', 'iban', 'phone', 'address'],
  seal,
})
