import { captureFor, releaseFor } from '../clients/core.ts'
import type { FundingProvider } from './funding.ts'

/** ISO 20022: insufficient funds, and an account that is blocked. */
const CODES = { NOT_HELD: 'AM04', REFUSED: 'AC06' } as const

/** The sender's account in core banking pays: what was set aside for the transfer is taken. A refund is credited by core banking when it is told of it. */
export const walletFunding: FundingProvider = {
  by: 'WALLET',
  collects: () => true,
  async collect(ctx, { transferId, reference }) {
    const outcome = await captureFor(ctx, transferId, reference)
    // The sender is asked about again before the next attempt, so a suspension holds the transfer then.
    if (outcome === 'SUSPENDED') return { outcome: 'PENDING' }
    return outcome === 'CAPTURED' ? { outcome: 'COLLECTED' } : { outcome: 'DECLINED', code: CODES[outcome] }
  },
  refund: async (ctx, { transferId }) => (await releaseFor(ctx, transferId) === 'CAPTURED' ? 'REFUNDED' : 'NOTHING_TAKEN'),
}
