export type TransferStatus = 'CREATED' | 'FUNDED' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REFUNDED'

/** Every step that a transfer can take. What is not here is refused; there is no way back. */
export const TRANSITIONS: readonly { readonly from: TransferStatus; readonly to: TransferStatus }[] = [
  { from: 'CREATED', to: 'FUNDED' },
  { from: 'FUNDED', to: 'PROCESSING' },
  { from: 'PROCESSING', to: 'COMPLETED' },
]

/** Whether a transfer can go from one status straight to the other. */
export const isAllowed = (from: TransferStatus, to: TransferStatus): boolean =>
  TRANSITIONS.some(step => step.from === from && step.to === to)
