import type { Context } from '#kernel/context.ts'
import type { Service } from '#kernel/principal.ts'
import type { PublicEvent } from '#kernel/events/public-event.ts'
import { servicesFor } from './visible.ts'

/** Events that can be subscribed to: for keys those of their service, for staff those of the given service or of every service. */
export function webhookEvents(ctx: Context, { service }: { service?: Service | null }): PublicEvent[] {
  const services = servicesFor(ctx, 'read').filter(each => !service || each === service)
  return ctx.settings.publicEvents.filter(event => services.includes(event.service))
}
