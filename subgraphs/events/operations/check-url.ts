import type { Tx } from '#kernel/command.ts'
import { urlFault } from '#kernel/outbound/url.ts'
import type { Fault } from '#kernel/refusals.ts'

/** Why nothing can be sent to this address, as far as its text tells; every attempt looks again at where it leads. */
export function urlFaults({ actor, settings }: Pick<Tx, 'actor' | 'settings'>, url: string): Fault[] {
  const reason = urlFault(url, {
    httpsOnly: actor.environment === 'production',
    allowsLoopback: actor.environment === 'sandbox' && settings.webhooks.allowsLoopback,
  })
  return reason === undefined ? [] : [{ field: 'url', reason }]
}
