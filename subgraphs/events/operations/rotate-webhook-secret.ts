import { command } from '#kernel/command.ts'
import { events } from '../events.ts'
import { OVERLAP_MS, subscriptionFact } from '../rules/subscription.ts'
import { newSecret, sealSecret } from '../secrets.ts'
import { lockSubscription } from './lock-subscription.ts'

export interface RotatedWebhookSecret {
  readonly id: string
  readonly secret: string
  readonly previousSecretExpiresAt: Date
}

/** Gives a webhook subscription a new secret, shown in this answer alone. Until the overlap ends deliveries are signed with both. */
export const rotateWebhookSecret = command(async (tx, { id }: { id: string }): Promise<RotatedWebhookSecret> => {
  const subscription = await lockSubscription(tx, id)

  const secret = newSecret()
  const previousSecretExpiresAt = new Date(tx.now().getTime() + OVERLAP_MS)
  Object.assign(subscription, {
    secret: sealSecret(tx.keys, tx.actor.workspaceId, id, secret),
    previousSecret: subscription.secret,
    previousSecretUntil: previousSecretExpiresAt,
    updatedAt: tx.now(),
  })
  tx.emit(events.secret_rotated, id, subscriptionFact(tx.actor, subscription))
  return { id, secret, previousSecretExpiresAt }
}, { answer: 'secret' })
