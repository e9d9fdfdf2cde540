import type { WebhookRow } from '../endpoint.ts'

/** What the remittance service tells its tenants. */
export const webhooks: readonly WebhookRow[] = [
  { event: 'transfer.created', description: 'A transfer was accepted.', fact: 'remittance.transfer_created', data: 'Transfer' },
  { event: 'transfer.funded', description: 'A transfer was paid for by its sender.', fact: 'remittance.transfer_funded', data: 'Transfer' },
  { event: 'transfer.processing', description: 'A transfer was handed to the payout partner.', fact: 'remittance.transfer_processing', data: 'Transfer' },
  { event: 'transfer.completed', description: 'A transfer was paid out to its recipient.', fact: 'remittance.transfer_completed', data: 'Transfer' },
  { event: 'transfer.failed', description: 'A transfer will not be paid out.', fact: 'remittance.transfer_failed', data: 'Transfer' },
  { event: 'transfer.refunded', description: 'What the sender had paid for a transfer was given back.', fact: 'remittance.transfer_refunded', data: 'Transfer' },
  { event: 'recipient.created', description: 'A recipient was added.', fact: 'remittance.recipient_created', data: 'Recipient' },
  { event: 'recipient.updated', description: 'A recipient was changed.', fact: 'remittance.recipient_updated', data: 'Recipient' },
]
