import { publishes } from '#kernel/outbox.ts'

export const events = publishes('remittance', {
  corridor_set: { aggregate: 'corridor', administrative: true, description: 'A corridor was opened, or its terms were changed.' },
  rate_published: { aggregate: 'rate', administrative: true, description: 'A pair of currencies has a new rate.' },
  quote_created: { aggregate: 'quote', description: 'A rate and a fee were locked.' },
  transfer_created: { aggregate: 'transfer', description: 'A transfer was accepted.' },
  // Told to nobody outside, so counted by itself: what receivers are told of a transfer is numbered without a gap.
  transfer_released: { aggregate: 'transfer_hold', description: 'A transfer that was held for screening or for its suspended sender goes on.' },
  transfer_requoted: { aggregate: 'transfer_hold', description: 'A transfer that was held got the current rate, which had moved by more than the corridor\'s margin.' },
  transfer_funded: { aggregate: 'transfer', description: 'A transfer was paid for by its sender.' },
  transfer_processing: { aggregate: 'transfer', description: 'A transfer was handed to the payout partner.' },
  transfer_completed: { aggregate: 'transfer', description: 'A transfer was paid out to its recipient.' },
  transfer_failed: { aggregate: 'transfer', description: 'A transfer will not be paid out.' },
  transfer_refunded: { aggregate: 'transfer', description: 'What the sender had paid for a transfer was given back.' },
  agreement_published: { aggregate: 'agreement', administrative: true, description: 'A version of an agreement was published.' },
  agreement_signed: { aggregate: 'signed_agreement', description: 'A customer signed an agreement.' },
  kyc_limit_set: { aggregate: 'kyc_limit', administrative: true, description: 'What a KYC level may send in a currency was changed.' },
  recipient_created: { aggregate: 'recipient', description: 'A recipient was added.' },
  recipient_updated: { aggregate: 'recipient', description: 'A recipient was changed.' },
  recipient_deactivated: { aggregate: 'recipient', description: 'A recipient was deleted and can no longer be paid.' },
})
