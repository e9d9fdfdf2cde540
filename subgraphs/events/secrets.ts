import { randomBytes } from 'node:crypto'
import type { Keyring } from '#kernel/keyring.ts'

/** A new signing secret as it is shown, once: 256 random bits in the form that receivers' libraries know. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

const aboutSubscription = (workspaceId: string, subscriptionId: string): string => `events.subscriptions:${workspaceId}:${subscriptionId}`
const aboutDelivery = (workspaceId: string, deliveryId: string): string => `events.deliveries:${workspaceId}:${deliveryId}`

/** A subscription's secret as it is stored. */
export const sealSecret = (keys: Keyring, workspaceId: string, subscriptionId: string, text: string): string =>
  keys.seal(text, aboutSubscription(workspaceId, subscriptionId))

/** The secret that `sealSecret` stored. */
export const openSecret = (keys: Keyring, workspaceId: string, subscriptionId: string, text: string): string =>
  keys.open(text, aboutSubscription(workspaceId, subscriptionId))

/** A delivery's body as it is stored: it tells of people. */
export const sealBody = (keys: Keyring, workspaceId: string, deliveryId: string, text: string): string =>
  keys.seal(text, aboutDelivery(workspaceId, deliveryId))

/** The body that `sealBody` stored, to the byte. */
export const openBody = (keys: Keyring, workspaceId: string, deliveryId: string, text: string): string =>
  keys.open(text, aboutDelivery(workspaceId, deliveryId))
