import { KEYS, STAFF, USERS, type Victim } from './callers.ts'

/** Graph queries that name the victim's objects. None may return any of their data. */
export const READS: readonly (readonly [
  by: readonly string[],
  title: string,
  query: string,
  variables: (victim: Victim) => object,
])[] = [
  [
    [...USERS, ...KEYS, ...STAFF],
    'a customer by id',
    'query Q($id: UUID) { customer(id: $id) { id externalId firstName kycStatus remittances { nodes { id } } recipients { id name } } }',
    victim => ({ id: victim.customerId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    "a customer by the tenant's id",
    'query Q { customer(externalId: "verified-user") { id email remittances { nodes { id reference } } recipients { id } } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a transfer with everything around it',
    'query Q($id: UUID!) { transfer(id: $id) { id reference sender { id firstName } recipient { id name } quote { id } events { at } } }',
    victim => ({ id: victim.transferId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a receipt and both sides of a transfer',
    'query Q($id: UUID!, $customer: UUID) { transfer(id: $id) { id travelRule { originator { name } } } transferReceipt(id: $id) { reference } sendingLimits(customerId: $customer) { leftToday } }',
    victim => ({ id: victim.transferId, customer: victim.customerId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a quote',
    'query Q($id: UUID!) { quote(id: $id) { id sendAmount } }',
    victim => ({ id: victim.quoteId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a recipient',
    'query Q($id: UUID!) { recipient(id: $id) { id name accountNumber } }',
    victim => ({ id: victim.recipientId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'transfers of a customer',
    'query Q($id: UUID!) { transfers(customerId: $id) { nodes { id } edges { node { id } } } }',
    victim => ({ id: victim.customerId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'all transfers',
    'query Q { transfers(first: 200) { nodes { id sender { id } recipient { id } quote { id } } } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'all customers',
    'query Q { customers(first: 200) { nodes { id remittances { nodes { id } } recipients { id } } } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'numbered pages',
    'query Q { transferPage { transfers { id } } recipientPage { recipients { id } } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'staff and API keys',
    'query Q { apiKeys { id partnerId } partners { id apiKeys { id } } staff { id } denyList { id } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'the viewer',
    'query Q { viewer { tenantId subjectId customer { id remittances { nodes { id } } } } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    "customers after the victim's cursor",
    'query Q($after: String) { customers(after: $after) { nodes { id } } }',
    victim => ({ after: victim.cursors.customers }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    "transfers after the victim's cursor",
    'query Q($after: String) { transfers(after: $after) { nodes { id } } }',
    victim => ({ after: victim.cursors.transfers }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    "a customer's transfers after the victim's cursor",
    'query Q($after: String, $id: UUID) { customer(id: $id) { remittances(after: $after) { nodes { id } } } }',
    victim => ({ id: victim.customerId, after: victim.cursors.remittances }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a webhook subscription',
    'query Q($id: UUID!) { webhookSubscription(id: $id) { id url } }',
    victim => ({ id: victim.subscriptionId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a webhook delivery',
    'query Q($id: UUID!) { webhookDelivery(id: $id) { id attemptLog { responseBody } subscription { id } } }',
    victim => ({ id: victim.deliveryId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'webhook subscriptions',
    'query Q { webhookSubscriptions { id url } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'deliveries of a subscription',
    'query Q($id: UUID) { webhookDeliveries(subscriptionId: $id) { nodes { id subscription { id } } } }',
    victim => ({ id: victim.subscriptionId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    "deliveries after the victim's cursor",
    'query Q($after: String) { webhookDeliveries(after: $after) { nodes { id } } }',
    victim => ({ after: victim.cursors.deliveries }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a made-up cursor',
    'query Q($after: String) { transfers(after: $after) { nodes { id } } }',
    () => ({ after: Buffer.from('mx7z.ffffffff-ffff-ffff-ffff-ffffffffffff.x').toString('base64url') }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'internal entity lookups',
    'query Q { _entities(representations: [{ __typename: "Transfer", id: "x" }]) { __typename } _service { sdl } }',
    () => ({}),
  ],
]
