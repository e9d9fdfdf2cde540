import { defineEvents } from '#kernel/events/outbox.ts'

export const events = defineEvents('remittance', {
  corridor_set: {
    aggregate: 'corridor',
    administrative: true,
    description: 'A corridor was opened, or its terms were changed.',
  },
  rate_published: {
    aggregate: 'rate',
    administrative: true,
    description: 'A new market rate of a currency pair was published.',
  },
  quote_created: { aggregate: 'quote', description: 'A rate and a fee were locked.' },
  transfer_created: { aggregate: 'transfer', description: 'A transfer was accepted.' },
  // Not delivered by webhook. The own aggregate keeps the sequence of a transfer's webhook events free of gaps.
  transfer_released: {
    aggregate: 'transfer_hold',
    description: 'A transfer that was held for screening or for its suspended sender continues.',
  },
  transfer_requoted: {
    aggregate: 'transfer_hold',
    description:
      "A held transfer received the current rate, because the rate had moved by more than the corridor's margin.",
  },
  transfer_funded: { aggregate: 'transfer', description: "The sender's money for a transfer was collected." },
  transfer_processing: {
    aggregate: 'transfer',
    description: 'The payout of a transfer was submitted to the payout partner.',
  },
  transfer_completed: { aggregate: 'transfer', description: 'A transfer was paid out to its recipient.' },
  transfer_failed: { aggregate: 'transfer', description: 'A transfer will not be paid out.' },
  transfer_refunded: {
    aggregate: 'transfer',
    description: "The sender's money for a transfer was returned.",
  },
  agreement_published: {
    aggregate: 'agreement',
    administrative: true,
    description: 'A version of an agreement was published.',
  },
  agreement_signed: { aggregate: 'signed_agreement', description: 'A customer signed an agreement.' },
  kyc_limit_set: {
    aggregate: 'kyc_limit',
    administrative: true,
    description: 'The sending limit of a KYC level in a currency was changed.',
  },
  recipient_created: { aggregate: 'recipient', description: 'A recipient was added.' },
  recipient_updated: { aggregate: 'recipient', description: 'A recipient was changed.' },
  recipient_deactivated: {
    aggregate: 'recipient',
    description: 'A recipient was deleted and can no longer be paid.',
  },
})
