import { randomBytes } from 'node:crypto'
import type { Keyring } from '#kernel/keyring.ts'
import { sealedById, type SealedColumn } from '#kernel/sealed-columns.ts'

type Sealing = Pick<Keyring, 'seal' | 'open'>

/** What a secret is sealed for, so that it opens for its own subscription alone. */
const secretOf = (workspaceId: string, subscriptionId: string): string => `events.subscriptions:${workspaceId}:${subscriptionId}`
const bodyFor = (workspaceId: string, deliveryId: string): string => `events.deliveries:${workspaceId}:${deliveryId}`
const answerTo = (workspaceId: string, deliveryId: string): string => `events.attempts:${workspaceId}:${deliveryId}`

/** A new secret of 256 bits in the form of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** A subscription's secret as it is kept. */
export const sealSecret = (keys: Sealing, workspaceId: string, subscriptionId: string, secret: string): string =>
  keys.seal(workspaceId, secret, secretOf(workspaceId, subscriptionId))

/** The secret that was sealed for the subscription. */
export const openSecret = (keys: Sealing, workspaceId: string, subscriptionId: string, sealed: string): string =>
  keys.open(workspaceId, sealed, secretOf(workspaceId, subscriptionId))

/** A delivery's body as it is kept, for it may tell of a person. */
export const sealBody = (keys: Sealing, workspaceId: string, deliveryId: string, body: string): string =>
  keys.seal(workspaceId, body, bodyFor(workspaceId, deliveryId))

/** The body that was sealed for the delivery. */
export const openBody = (keys: Sealing, workspaceId: string, deliveryId: string, sealed: string): string =>
  keys.open(workspaceId, sealed, bodyFor(workspaceId, deliveryId))

/** What a receiver answered as it is kept, for it may repeat what it was sent. Most say nothing, and nothing is kept as it is. */
export const sealAnswer = (keys: Sealing, workspaceId: string, deliveryId: string, answer: string): string =>
  (answer === '' ? '' : keys.seal(workspaceId, answer, answerTo(workspaceId, deliveryId)))

/** The answer that was sealed for an attempt at the delivery. */
export const openAnswer = (keys: Sealing, workspaceId: string, deliveryId: string, sealed: string): string =>
  (sealed === '' ? '' : keys.open(workspaceId, sealed, answerTo(workspaceId, deliveryId)))

/** The sealed columns of this domain. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedById('events.subscriptions', 'secret', secretOf),
  sealedById('events.subscriptions', 'previous_secret', secretOf),
  sealedById('events.deliveries', 'body', bodyFor),
  {
    table: 'events.attempts', column: 'response_body', key: { delivery_id: 'uuid', number: 'integer' },
    about: (workspaceId, row) => answerTo(workspaceId, row['delivery_id']!),
  },
]
