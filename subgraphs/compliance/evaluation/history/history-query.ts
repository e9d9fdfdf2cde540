import type { BlacklistHit, ScreeningHit } from './history.ts'
import type { TransactionKeys } from '#compliance/evaluation/transaction-keys.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'

/** Runs one prepared statement in the workspace, in an open transaction or as a separate read. */
export type WorkspaceSql = <Row extends object = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>

/** What comes from elsewhere than the stored transactions. */
export interface ExternalInputs {
  /** When the customer's subject was created; null without a subject. */
  readonly subjectSince: Date | null
  readonly blacklistHits: readonly BlacklistHit[]
  readonly screening: readonly ScreeningHit[] | 'unavailable' | undefined
}

/** The transaction whose history is read. */
export interface HistoryQuery {
  readonly workspaceId: string
  readonly transaction: MonitoredTransaction
  readonly keys: TransactionKeys
  /** Its place in the order of arrival; later arrivals are not part of its history, whenever they happened. */
  readonly sequence: bigint
  /** Whether later arrivals exist, as in replays: then sums are added up from the transactions instead of read from the day's totals. */
  readonly isReplay: boolean
  /** Whether the transaction holds the locks of its values, so that all earlier arrivals with one of them are committed. */
  readonly isLocked?: boolean
  /**
   * Whether its history is the one known now: everything that happened before it and was not voided, whenever it arrived. Of transactions of
   * the same moment, those count that arrived before it.
   */
  readonly includesLate?: boolean
  readonly inputs: ExternalInputs
}
