import { command } from '#kernel/command.ts'
import { targetRules, urlIssues } from '#kernel/outbound/target.ts'
import { allow, type Service } from '#kernel/principal.ts'
import { invalid } from '#kernel/refusals.ts'
import { events } from '#webhooks/events.ts'
import { applyChange } from '#webhooks/rules/subscription.ts'
import { NO_URL_REASON } from '#webhooks/tenant-target.ts'
import { endWaiting } from './end-waiting.ts'
import { lockTenantTarget } from './lock-tenant-target.ts'

export interface SetWebhookTarget {
  readonly service: Service
  /** Null removes the URL. */
  readonly url?: string | null
}

/**
 * Sets the URL that receives the events of a service without subscriptions, for the domain that checked the caller's rights. A new URL starts
 * like a new receiver, and waiting deliveries are sent to it; without a URL they fail.
 */
export const setWebhookTarget = command(
  async (tx, { service, url = null }: SetWebhookTarget): Promise<boolean> => {
    allow(tx.actor, { kinds: ['service'] })
    const issues = url === null ? [] : urlIssues(url, targetRules(tx.actor.environment, tx.settings.webhooks))
    if (issues.length > 0) throw invalid(issues)
    const target = await lockTenantTarget(tx, service)
    if (target.url === (url ?? '')) return false

    const at = tx.now()
    const change =
      url === null
        ? { url: '', status: 'DISABLED' as const, disabledReason: NO_URL_REASON, failures: 0, dueAt: at }
        : applyChange(target, { url, status: 'ACTIVE' }, at)
    Object.assign(target, change, { failingAt: null, updatedAt: at })
    if (url === null) await endWaiting(tx.sql, tx.actor.workspaceId, target.id, at)
    tx.emit(events.target_set, target.id, { targetId: target.id, service, hasUrl: url !== null })
    return true
  },
)
