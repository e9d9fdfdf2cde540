import type { Context } from '#kernel/context.ts'

/** What is to be collected from the sender: the amount and the fee. */
export interface Collection {
  /** The transfer's reference; a repeat with the same one collects nothing twice. */
  readonly reference: string
  readonly amountMinor: bigint
  readonly currency: string
}

/** Whoever takes the sender's money. */
export interface FundingProvider {
  collect(collection: Collection): Promise<'COLLECTED' | 'PENDING'>
}

/** Collects every amount at once and moves no money. */
export const fundingSimulator: FundingProvider = {
  collect: async () => 'COLLECTED',
}

/** Stands where no provider is configured: nothing is collected, so the transfer waits. */
const noFunding: FundingProvider = {
  collect: async () => 'PENDING',
}

/** The provider of the caller's environment. */
export const fundingFor = ({ actor, settings }: Pick<Context, 'actor' | 'settings'>): FundingProvider =>
  settings.simulated.includes(actor.environment) ? fundingSimulator : noFunding
