import { command } from '#kernel/command.ts'
import { events } from '#webhooks/events.ts'
import { OVERLAP_MS, subscriptionEvent } from '#webhooks/rules/subscription.ts'
import { newSecret, sealSecret } from '#webhooks/secrets.ts'
import { lockSubscription } from './lock-subscription.ts'

export interface RotatedWebhookSecret {
  readonly id: string
  readonly secret: string
  readonly previousSecretExpiresAt: Date
}

export interface RotateWebhookSecret {
  readonly id: string
  /** Revokes the previous secret at once, including one that an earlier rotation left. */
  readonly immediate?: boolean | null
}

/** Replaces a subscription's secret, which only this result contains. Deliveries are signed with both secrets until the overlap ends. */
export const rotateWebhookSecret = command(
  async (tx, { id, immediate }: RotateWebhookSecret): Promise<RotatedWebhookSecret> => {
    const subscription = await lockSubscription(tx, id)

    const secret = newSecret()
    const previousSecretExpiresAt = immediate ? tx.now() : new Date(tx.now().getTime() + OVERLAP_MS)
    Object.assign(subscription, {
      secret: sealSecret(tx.keys, tx.actor.workspaceId, id, secret),
      previousSecret: immediate ? null : subscription.secret,
      previousSecretUntil: immediate ? null : previousSecretExpiresAt,
      updatedAt: tx.now(),
    })
    tx.emit(events.secret_rotated, id, subscriptionEvent(tx.actor, subscription))
    return { id, secret, previousSecretExpiresAt }
  },
  { storage: 'secret' },
)
