import type { PastTransaction } from '#compliance/evaluation/transaction.ts'

/** The values by which transactions are found. */
export type HistoryKey =
  | 'customerId'
  | 'counterpartyKey'
  | 'card'
  | 'device'
  | 'ip'
  | 'wallet'
  | 'counterpartyAccount'
  | 'phone'
  | 'address'
  | 'merchantId'

/** A stored transaction in memory, without personal data. Its keys are the stored hashes; those that no rule asks for are null. */
export interface StreamedTransaction extends PastTransaction, Readonly<Record<HistoryKey, string | null>> {
  readonly customerId: string
  /** Place in the order of arrival. */
  readonly sequence: number
  /** Place from which on it does not count; null for a payment that was made. */
  readonly voidSequence: number | null
  /** Countries of the counterparty, its bank and the device; empty when no rule asks for them. */
  readonly countries: readonly string[]
}
