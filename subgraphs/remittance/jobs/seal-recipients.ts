import { sealing } from '#kernel/sealing.ts'
import { sealRecipients as seal } from '../operations/seal-recipients.ts'

/** Encrypts the details of recipients that predate encryption. */
export const sealRecipients = sealing({
  name: 'remittance.seal_recipients',
  table: 'remittance.recipients',
  columns: ['account_number', 'iban', 'phone', 'address'],
  seal,
})
