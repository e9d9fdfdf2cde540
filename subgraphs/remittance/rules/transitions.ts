export type TransferStatus = 'CREATED' | 'FUNDED' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REFUNDED'

/** All steps that a transfer can take. Any other step is refused, and no step goes back. */
export const TRANSITIONS: readonly { readonly from: TransferStatus; readonly to: TransferStatus }[] = [
  { from: 'CREATED', to: 'FUNDED' },
  { from: 'FUNDED', to: 'PROCESSING' },
  { from: 'PROCESSING', to: 'COMPLETED' },
  { from: 'CREATED', to: 'FAILED' },
  { from: 'FUNDED', to: 'FAILED' },
  { from: 'PROCESSING', to: 'FAILED' },
  // Only when money was collected: a failed transfer without collected money stays FAILED.
  { from: 'FAILED', to: 'REFUNDED' },
  // The recipient's bank returned the money.
  { from: 'COMPLETED', to: 'REFUNDED' },
]

/** Whether a transfer can move directly from one status to the other. */
export const isAllowed = (from: TransferStatus, to: TransferStatus): boolean =>
  TRANSITIONS.some(step => step.from === from && step.to === to)

/** Whether the sender can still cancel the transfer: not once its payout may have been sent. */
export const isCancellable = (status: TransferStatus): boolean => status === 'CREATED' || status === 'FUNDED'
