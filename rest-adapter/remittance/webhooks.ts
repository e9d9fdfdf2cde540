import type { WebhookRow } from '../endpoint.ts'

/** What the remittance service tells its tenants. */
export const webhooks: readonly WebhookRow[] = [
  { event: 'transfer.created', fact: 'remittance.transfer_created', data: 'Transfer' },
  { event: 'transfer.funded', fact: 'remittance.transfer_funded', data: 'Transfer' },
  { event: 'transfer.processing', fact: 'remittance.transfer_processing', data: 'Transfer' },
  { event: 'transfer.completed', fact: 'remittance.transfer_completed', data: 'Transfer' },
  { event: 'transfer.failed', fact: 'remittance.transfer_failed', data: 'Transfer' },
  { event: 'transfer.refunded', fact: 'remittance.transfer_refunded', data: 'Transfer' },
  { event: 'recipient.created', fact: 'remittance.recipient_created', data: 'Recipient' },
  { event: 'recipient.updated', fact: 'remittance.recipient_updated', data: 'Recipient' },
]
