import { captureFor, releaseFor } from '#remittance/clients/core.ts'
import type { FundingProvider } from './funding.ts'

/** ISO 20022 codes for insufficient funds and a blocked account. */
const CODES = { NOT_HELD: 'AM04', REFUSED: 'AC06' } as const

/**
 * The sender's core banking account pays: its hold for the transfer is captured. Core banking credits a refund when it receives
 * the event.
 */
export const walletFunding: FundingProvider = {
  by: 'WALLET',
  collects: () => true,
  async collect(ctx, { transferId, reference }) {
    const outcome = await captureFor(ctx, transferId, reference)
    // The sender is checked again before the next attempt, which then holds the transfer of a suspended sender.
    if (outcome === 'SUSPENDED') return { outcome: 'PENDING' }
    if (outcome === 'PROTECTED') return { outcome }
    return outcome === 'CAPTURED' ? { outcome: 'COLLECTED' } : { outcome: 'DECLINED', code: CODES[outcome] }
  },
  refund: async (ctx, { transferId }) =>
    (await releaseFor(ctx, transferId)) === 'CAPTURED' ? 'REFUNDED' : 'NOTHING_TAKEN',
}
