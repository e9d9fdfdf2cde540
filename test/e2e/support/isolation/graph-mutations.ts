import { REASONS } from '../rest.ts'
import { KEYS, STAFF, USERS, type Intruder, type Victim } from './callers.ts'

/** Graph mutations on the victim's objects. */
export const WRITES: readonly (readonly [
  by: readonly string[],
  mutation: string,
  variables: (victim: Victim, intruder: Intruder) => object,
])[] = [
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { revokeApiKey(id: $id) { id } }',
    victim => ({ id: victim.apiKeyId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { createApiKey(input: { name: "x", partnerId: $id }) { secret } }',
    victim => ({ id: victim.partnerId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { updatePartner(id: $id, input: { returnUrls: ["https://evil.example/"] }) { id } }',
    victim => ({ id: victim.partnerId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { updateStaffMember(id: $id, input: { roles: ["viewer"], isActive: false }) { id } }',
    victim => ({ id: victim.staffId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { attestKyc(customerId: $id, input: { status: REJECTED, level: 0 }) { id } }',
    victim => ({ id: victim.customerId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { removeFromDenyList(id: $id) }',
    victim => ({ id: victim.denyListId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { updateRecipient(id: $id, input: { accountNumber: "0000014579", lastName: "Intruder" }) { id } }',
    victim => ({ id: victim.recipientId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { deactivateRecipient(id: $id) { id } }',
    victim => ({ id: victim.recipientId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'mutation M($id: UUID!) { updateWebhookSubscription(id: $id, input: { url: "https://evil.example/" }) { id } }',
    victim => ({ id: victim.subscriptionId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'mutation M($id: UUID!) { deleteWebhookSubscription(id: $id) }',
    victim => ({ id: victim.subscriptionId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'mutation M($id: UUID!) { testWebhookSubscription(id: $id) { id } }',
    victim => ({ id: victim.subscriptionId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'mutation M($id: UUID!) { rotateWebhookSecret(id: $id) { secret } }',
    victim => ({ id: victim.subscriptionId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'mutation M($id: UUID!) { retryWebhookDelivery(id: $id) { id } }',
    victim => ({ id: victim.deliveryId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { cancelTransfer(id: $id) { id } }',
    victim => ({ id: victim.transferId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'mutation M($id: UUID!) { confirmFunding(id: $id) { id } }',
    victim => ({ id: victim.transferId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($input: CreateTransferInput!) { createTransfer(input: $input) { id } }',
    (victim, { recipientId }) => ({
      input: { quoteId: victim.quoteId, recipientId: recipientId ?? victim.recipientId, ...REASONS },
    }),
  ],
]
