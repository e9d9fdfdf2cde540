import type { Context } from '#kernel/context.ts'
import { fundingSimulator } from './funding-simulator.ts'
import type { FundingProvider } from './funding.ts'
import { payoutSimulator } from './payout-simulator.ts'
import { walletFunding } from './wallet-funding.ts'
import type { PayoutProvider } from './payout.ts'

type Caller = Pick<Context, 'actor' | 'settings'>

const isSimulated = ({ actor, settings }: Caller): boolean => settings.simulated.includes(actor.environment)

/** Stands where no provider is configured: the tenant collects, and what it collected waits for somebody to give it back. */
const noFunding: FundingProvider = {
  by: 'PROVIDER',
  collects: () => false,
  collect: async () => ({ outcome: 'PENDING' }),
  refund: async () => 'PENDING',
}

/** Whoever takes the sender's money: the sender's own account where one is named, else the provider of the caller's environment. */
export const fundingFor = (caller: Caller, { walletId }: { readonly walletId: string | null }): FundingProvider =>
  (walletId !== null ? walletFunding : isSimulated(caller) ? fundingSimulator : noFunding)

/** Whoever pays recipients in the caller's environment; undefined where nobody does, so that nothing is paid out. */
export const payoutFor = (caller: Caller): PayoutProvider | undefined => (isSimulated(caller) ? payoutSimulator : undefined)
