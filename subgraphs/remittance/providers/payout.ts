import type { Context } from '#kernel/context.ts'
import type { TransferParties } from '../entities/transfer-parties.ts'

/** What is to be paid out, and to whom. */
export interface Payout {
  /** The transfer's reference; a repeat with the same one pays nothing twice. */
  readonly reference: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly recipientName: string
  readonly country: string
  /** Who sends and who is paid, on which account. */
  readonly parties: TransferParties
}

/** Whoever pays the recipient. An unknown outcome stays PENDING and is settled by asking again, never by sending again. */
export interface PayoutProvider {
  submit(payout: Payout): Promise<'ACCEPTED' | 'PENDING'>
  statusOf(payout: { readonly reference: string; readonly submittedAt: Date; readonly at: Date }): Promise<'PAID' | 'PENDING'>
}

/** How long the simulator takes to pay. */
export const SIMULATED_PAYOUT_MS = 1_000

/** Accepts every payout at once and has paid it a second later. It remembers nothing: the answer follows from the times alone. */
export const payoutSimulator: PayoutProvider = {
  submit: async () => 'ACCEPTED',
  statusOf: async ({ submittedAt, at }) => (at.getTime() - submittedAt.getTime() >= SIMULATED_PAYOUT_MS ? 'PAID' : 'PENDING'),
}

/** Stands where no provider is configured: nothing is accepted, so the transfer waits. */
const noPayout: PayoutProvider = {
  submit: async () => 'PENDING',
  statusOf: async () => 'PENDING',
}

/** The provider of the caller's environment. */
export const payoutFor = ({ actor, settings }: Pick<Context, 'actor' | 'settings'>): PayoutProvider =>
  settings.simulated.includes(actor.environment) ? payoutSimulator : noPayout
