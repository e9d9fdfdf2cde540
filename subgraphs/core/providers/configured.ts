import type { Context } from '#kernel/context.ts'
import { railSimulator } from './rail-simulator.ts'
import type { RailProvider } from './rail.ts'

/** The rail to other banks in the caller's environment; undefined if none is configured. */
export const railFor = ({
  actor,
  settings,
}: Pick<Context, 'actor' | 'settings'>): RailProvider | undefined =>
  settings.simulated.includes(actor.environment) ? railSimulator : undefined
