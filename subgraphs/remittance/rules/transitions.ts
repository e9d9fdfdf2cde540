export type TransferStatus = 'CREATED' | 'FUNDED' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REFUNDED'

/** Every step that a transfer can take. What is not here is refused; there is no way back. */
export const TRANSITIONS: readonly { readonly from: TransferStatus; readonly to: TransferStatus }[] = [
  { from: 'CREATED', to: 'FUNDED' },
  { from: 'FUNDED', to: 'PROCESSING' },
  { from: 'PROCESSING', to: 'COMPLETED' },
  { from: 'CREATED', to: 'FAILED' },
  { from: 'FUNDED', to: 'FAILED' },
  { from: 'PROCESSING', to: 'FAILED' },
  // Only where money was taken: a failed transfer that nobody paid for stays failed.
  { from: 'FAILED', to: 'REFUNDED' },
  // The recipient's bank sent the money back.
  { from: 'COMPLETED', to: 'REFUNDED' },
]

/** Whether a transfer can go from one status straight to the other. */
export const isAllowed = (from: TransferStatus, to: TransferStatus): boolean =>
  TRANSITIONS.some(step => step.from === from && step.to === to)

/** Whether the sender can still call the transfer off: not once its payout may be on its way. */
export const isCancellable = (status: TransferStatus): boolean => status === 'CREATED' || status === 'FUNDED'
