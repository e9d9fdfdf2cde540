import { randomBytes } from 'node:crypto'
import type { Keyring } from '#kernel/security/keyring.ts'
import { sealedById, type SealedColumn } from '#kernel/security/sealed-columns.ts'

type Sealing = Pick<Keyring, 'seal' | 'open'>

/** Encryption context of a secret, so that it can only be decrypted for its own subscription. */
const secretOf = (workspaceId: string, subscriptionId: string): string =>
  `webhooks.subscriptions:${workspaceId}:${subscriptionId}`
const contextOfBody = (workspaceId: string, deliveryId: string): string =>
  `webhooks.delivery_bodies:${workspaceId}:${deliveryId}`
const contextOfResponse = (workspaceId: string, deliveryId: string): string =>
  `webhooks.attempts:${workspaceId}:${deliveryId}`

/** A new 256-bit secret in the format of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Encrypts the secret of a subscription. */
export const sealSecret = (
  keys: Sealing,
  workspaceId: string,
  subscriptionId: string,
  secret: string,
): string => keys.seal(workspaceId, secret, secretOf(workspaceId, subscriptionId))

/** Decrypts the secret of a subscription. */
export const openSecret = (
  keys: Sealing,
  workspaceId: string,
  subscriptionId: string,
  sealed: string,
): string => keys.open(workspaceId, sealed, secretOf(workspaceId, subscriptionId))

/** Encrypts the body of a delivery, which may contain personal data. */
export const sealBody = (keys: Sealing, workspaceId: string, deliveryId: string, body: string): string =>
  keys.seal(workspaceId, body, contextOfBody(workspaceId, deliveryId))

/** Decrypts the body of a delivery. */
export const openBody = (keys: Sealing, workspaceId: string, deliveryId: string, sealed: string): string =>
  keys.open(workspaceId, sealed, contextOfBody(workspaceId, deliveryId))

/** Encrypts the response of a receiver, which may echo what it was sent. An empty response stays an empty string. */
export const sealResponse = (
  keys: Sealing,
  workspaceId: string,
  deliveryId: string,
  response: string,
): string =>
  response === '' ? '' : keys.seal(workspaceId, response, contextOfResponse(workspaceId, deliveryId))

/** Decrypts the response of an attempt of the delivery. */
export const openResponse = (
  keys: Sealing,
  workspaceId: string,
  deliveryId: string,
  sealed: string,
): string => (sealed === '' ? '' : keys.open(workspaceId, sealed, contextOfResponse(workspaceId, deliveryId)))

/** The encrypted columns of this domain. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedById('webhooks.subscriptions', 'secret', secretOf),
  sealedById('webhooks.subscriptions', 'previous_secret', secretOf),
  sealedById('webhooks.delivery_bodies', 'body', contextOfBody),
  {
    table: 'webhooks.attempts',
    column: 'response_body',
    key: { delivery_id: 'uuid', number: 'integer' },
    about: (workspaceId, row) => contextOfResponse(workspaceId, row['delivery_id']!),
  },
]
