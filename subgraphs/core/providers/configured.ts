import type { Context } from '#kernel/context.ts'
import { correspondentSimulator } from './correspondent/simulator.ts'
import { railSimulator } from './rail-simulator.ts'
import type { CorrespondentRail, DomesticRail, RailProvider } from './rail.ts'

type Caller = Pick<Context, 'actor' | 'settings'>

const isSimulated = ({ actor, settings }: Caller): boolean => settings.simulated.includes(actor.environment)

/** The rail to other banks of the country in the caller's environment; undefined if none is configured. */
export const railFor = (caller: Caller): DomesticRail | undefined =>
  isSimulated(caller) ? railSimulator : undefined

/** The correspondent bank in the caller's environment; undefined if none is configured. */
export const correspondentFor = (caller: Caller): CorrespondentRail | undefined =>
  isSimulated(caller) ? correspondentSimulator : undefined

/** The rail that carries transfers of a type. */
export const railOf = (caller: Caller, transferType: string | null): RailProvider | undefined =>
  transferType === 'INTERNATIONAL' ? correspondentFor(caller) : railFor(caller)
