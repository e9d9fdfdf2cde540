import { command } from '#kernel/command.ts'
import type { Service } from '#kernel/principal.ts'
import { invalid } from '#kernel/refusals.ts'
import { events } from '#webhooks/events.ts'
import { servicesFor } from '#webhooks/queries/visible.ts'
import { OVERLAP_MS, subscriptionEvent } from '#webhooks/rules/subscription.ts'
import { newSecret, sealSecret } from '#webhooks/secrets.ts'
import { lockTenantTarget } from './lock-tenant-target.ts'
import type { RotatedWebhookSecret } from './rotate-webhook-secret.ts'

export interface RotateWebhookTargetSecret {
  readonly service: Service
  /** Revokes the previous secret at once. */
  readonly immediate?: boolean | null
}

/**
 * Replaces the secret that signs the events of a service without subscriptions, which only this result contains. Until the overlap ends the
 * previous secret signs too, unless no response has ever contained it.
 */
export const rotateWebhookTargetSecret = command(
  async (tx, { service, immediate }: RotateWebhookTargetSecret): Promise<RotatedWebhookSecret> => {
    if (!servicesFor(tx, 'write').includes(service))
      throw invalid([{ field: 'service', reason: 'must be the service of this key' }])
    const target = await lockTenantTarget(tx, service)

    const secret = newSecret()
    const isRevoked = immediate || !target.isSecretShown
    const previousSecretExpiresAt = isRevoked ? tx.now() : new Date(tx.now().getTime() + OVERLAP_MS)
    Object.assign(target, {
      secret: sealSecret(tx.keys, tx.actor.workspaceId, target.id, secret),
      previousSecret: isRevoked ? null : target.secret,
      previousSecretUntil: isRevoked ? null : previousSecretExpiresAt,
      isSecretShown: true,
      updatedAt: tx.now(),
    })
    tx.emit(events.secret_rotated, target.id, subscriptionEvent(tx.actor, target))
    return { id: target.id, secret, previousSecretExpiresAt }
  },
  { storage: 'secret' },
)
