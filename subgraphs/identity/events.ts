import { defineEvents } from '#kernel/events/outbox.ts'

// The gateway evicts a cached credential when the aggregate of an event is its key, session, partner or staff member.
export const events = defineEvents('identity', {
  customer_created: { aggregate: 'customer', description: 'A customer was added.' },
  customer_updated: {
    aggregate: 'customer',
    administrative: true,
    description: 'The data of a customer were changed.',
  },
  customer_activated: {
    aggregate: 'customer',
    administrative: true,
    description: 'A customer was made active.',
  },
  customer_suspended: {
    aggregate: 'customer',
    administrative: true,
    description: 'A customer was suspended.',
  },
  customer_closed: {
    aggregate: 'customer',
    administrative: true,
    description: 'A customer was closed permanently.',
  },
  customer_kyc_attested: {
    aggregate: 'customer',
    administrative: true,
    description: 'The KYC status of a customer was attested.',
  },
  customer_document_added: {
    aggregate: 'customer',
    administrative: true,
    description: 'A document of a customer was added.',
  },
  customer_document_reviewed: {
    aggregate: 'customer',
    administrative: true,
    description: 'A document of a customer was verified or rejected.',
  },
  customer_erased: {
    aggregate: 'customer',
    administrative: true,
    description:
      'The personal data of a customer were erased; every domain erases the data that the law does not require it to retain.',
  },
  session_started: {
    aggregate: 'session',
    description: 'A customer or staff member signed in, or an API key was exchanged for tokens.',
  },
  session_ended: {
    aggregate: 'session',
    description:
      'A session was ended: by its holder, because its refresh token was used twice, or because its customer was suspended, closed or erased.',
  },
  api_key_created: { aggregate: 'api_key', administrative: true, description: 'An API key was created.' },
  api_key_revoked: { aggregate: 'api_key', administrative: true, description: 'An API key was revoked.' },
  partner_created: { aggregate: 'partner', administrative: true, description: 'A partner was added.' },
  partner_updated: {
    aggregate: 'partner',
    administrative: true,
    description: "A partner's name or allow-list was changed.",
  },
  staff_member_created: {
    aggregate: 'staff_member',
    administrative: true,
    description: 'A staff member was added.',
  },
  staff_password_set: {
    aggregate: 'staff_member',
    administrative: true,
    description: "An administrator set a staff member's password, and that member's sessions were ended.",
  },
  staff_password_changed: {
    aggregate: 'staff_member',
    administrative: true,
    description: 'A staff member changed their password, and their other sessions were ended.',
  },
  staff_second_factor_enrolled: {
    aggregate: 'staff_member',
    administrative: true,
    description: 'A staff member enrolled a second factor, and their other sessions were ended.',
  },
  staff_second_factor_disabled: {
    aggregate: 'staff_member',
    administrative: true,
    description: 'A staff member disabled their second factor.',
  },
  staff_second_factor_reset: {
    aggregate: 'staff_member',
    administrative: true,
    description:
      "An administrator removed a staff member's second factor, and that member's sessions were ended.",
  },
  staff_member_updated: {
    aggregate: 'staff_member',
    administrative: true,
    description: "A staff member's roles, scopes or permission to sign in were changed.",
  },
})
