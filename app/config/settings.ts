import type { Settings } from '#kernel/context.ts'
import type { PublicEvent } from '#kernel/events/public-event.ts'
import type { Config } from './config.ts'

/** What operations need to know of the configuration. */
export const settingsOf = (
  {
    publicUrl,
    simulated,
    webhooks,
    watchlists,
    signingKeys,
    screeningThreads,
    screeningPolicyDelayHours,
  }: Config,
  publicEvents: readonly PublicEvent[],
): Settings => ({
  publicUrl,
  simulated,
  webhooks,
  watchlists,
  publicEvents,
  screeningPolicyDelayHours,
  ...(signingKeys !== undefined && { signingKeys }),
  ...(screeningThreads !== undefined && { screeningThreads }),
})
