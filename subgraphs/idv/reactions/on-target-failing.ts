import type { Context } from '#kernel/context.ts'
import type { DomainEvent } from '#kernel/events/relay.ts'
import type { Reaction } from '#kernel/events/reactions.ts'
import { mailFor } from '#kernel/mail/configured-mail.ts'
import { webhookTargetUrl } from '#idv/clients/webhooks.ts'
import { failingTargetMail } from '#idv/notices/failing-target-mail.ts'
import { idvSettings } from '#idv/queries/settings.ts'

/** A notice that no mail server accepted for this long would only confuse. */
const STALE_AFTER_MS = 24 * 3_600_000
/** A worker that waits longer for a mail server would lose the event to another worker, which would send the message again. */
const TIMEOUTS = { connectMs: 3_000, socketMs: 5_000 }

/** Sends one e-mail about a webhook target that fails. A repeat after a crash has the same Message-ID, so that the receiver recognises it. */
async function notify(ctx: Context, { id, data, occurredAt }: DomainEvent): Promise<void> {
  const { targetId, service } = data as { readonly targetId: string; readonly service: string }
  if (service !== 'idv' || ctx.now().getTime() - occurredAt.getTime() > STALE_AFTER_MS) return
  const { notificationEmail } = await idvSettings(ctx)
  const mail = mailFor(ctx, TIMEOUTS)
  if (notificationEmail === null || !mail) return
  const url = await webhookTargetUrl(ctx, targetId)
  if (url === null) return
  await mail.send({ id: `webhook-${id}`, to: notificationEmail, ...failingTargetMail(url) })
}

/** Notifies the tenant of a failing webhook target. Without an address or a mail server nothing is sent. */
export const onTargetFailing: Reaction = {
  name: 'idv.notify_of_failing_target',
  on: ['webhooks.target_failing'],
  run: notify,
}
