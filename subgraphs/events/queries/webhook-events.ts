import type { Context } from '#kernel/context.ts'
import type { Service } from '#kernel/principal.ts'
import type { PublicEvent } from '#kernel/public-event.ts'
import { servicesFor } from './visible.ts'

/** What can be subscribed to: a key's own service's events, for staff every service's or those of the one they name. */
export function webhookEvents(ctx: Context, { service }: { service?: Service | null }): PublicEvent[] {
  const services = servicesFor(ctx, 'read').filter(each => !service || each === service)
  return ctx.settings.publicEvents.filter(event => services.includes(event.service))
}
