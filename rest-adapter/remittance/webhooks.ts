import type { WebhookRow } from '#rest-adapter/endpoint.ts'

/** Webhook events of the remittance service. */
export const webhooks: readonly WebhookRow[] = [
  {
    event: 'transfer.created',
    description: 'A transfer was accepted.',
    domainEvent: 'remittance.transfer_created',
    data: 'Transfer',
  },
  {
    event: 'transfer.funded',
    description: "The sender's money for a transfer was collected.",
    domainEvent: 'remittance.transfer_funded',
    data: 'Transfer',
  },
  {
    event: 'transfer.processing',
    description: 'The payout of a transfer was submitted to the payout partner.',
    domainEvent: 'remittance.transfer_processing',
    data: 'Transfer',
  },
  {
    event: 'transfer.completed',
    description: 'A transfer was paid out to its recipient.',
    domainEvent: 'remittance.transfer_completed',
    data: 'Transfer',
  },
  {
    event: 'transfer.failed',
    description: 'A transfer will not be paid out.',
    domainEvent: 'remittance.transfer_failed',
    data: 'Transfer',
  },
  {
    event: 'transfer.refunded',
    description: "The sender's money for a transfer was returned.",
    domainEvent: 'remittance.transfer_refunded',
    data: 'Transfer',
  },
  {
    event: 'recipient.created',
    description: 'A recipient was added.',
    domainEvent: 'remittance.recipient_created',
    data: 'Recipient',
  },
  {
    event: 'recipient.updated',
    description: 'A recipient was changed.',
    domainEvent: 'remittance.recipient_updated',
    data: 'Recipient',
  },
]
