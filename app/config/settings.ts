import type { Settings } from '#kernel/context.ts'
import type { Config } from './config.ts'

/** The settings of operations: those of the configuration, and those that the domains declare. */
export const settingsOf = (
  {
    publicUrl,
    simulated,
    webhooks,
    watchlists,
    mail,
    faces,
    signingKeys,
    screeningThreads,
    ocrThreads,
    screeningPolicyDelayHours,
  }: Config,
  {
    publicEvents = [],
    roleHierarchies = [],
  }: Partial<Pick<Settings, 'publicEvents' | 'roleHierarchies'>> = {},
): Settings => ({
  publicUrl,
  simulated,
  webhooks,
  watchlists,
  publicEvents,
  roleHierarchies,
  screeningPolicyDelayHours,
  ocrThreads,
  ...(mail !== undefined && { mail }),
  ...(faces !== undefined && { faces }),
  ...(signingKeys !== undefined && { signingKeys }),
  ...(screeningThreads !== undefined && { screeningThreads }),
})
