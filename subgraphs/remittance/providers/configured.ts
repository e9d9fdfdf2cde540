import type { Context } from '#kernel/context.ts'
import { fundingSimulator } from './funding-simulator.ts'
import type { FundingProvider } from './funding.ts'
import { payoutSimulator } from './payout-simulator.ts'
import { walletFunding } from './wallet-funding.ts'
import type { PayoutProvider } from './payout.ts'

type Caller = Pick<Context, 'actor' | 'settings'>

const isSimulated = ({ actor, settings }: Caller): boolean => settings.simulated.includes(actor.environment)

/** Used when no provider is configured: the tenant collects the money, and a refund stays pending until a provider exists. */
const noFunding: FundingProvider = {
  by: 'PROVIDER',
  collects: () => false,
  collect: async () => ({ outcome: 'PENDING' }),
  refund: async () => 'PENDING',
}

/** The funding provider of a transfer: the sender's wallet if one is given, otherwise the provider of the caller's environment. */
export const fundingFor = (
  caller: Caller,
  { walletId }: { readonly walletId: string | null },
): FundingProvider => (walletId !== null ? walletFunding : isSimulated(caller) ? fundingSimulator : noFunding)

/** The payout partner of the caller's environment; undefined when none is configured, so that nothing is paid out. */
export const payoutFor = (caller: Caller): PayoutProvider | undefined =>
  isSimulated(caller) ? payoutSimulator : undefined
