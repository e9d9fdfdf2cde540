import type { Keyring } from '#kernel/security/keyring.ts'
import type { SignalRow } from '#sentinel/entities/signal.ts'

/** What a signal reports, stored encrypted, because it may name people. */
export interface SignalDetails {
  /** One sentence that explains the hit; null once the customer was erased. */
  readonly reason: string | null
  readonly observed: Readonly<Record<string, unknown>> | null
  readonly threshold: Readonly<Record<string, unknown>> | null
  /** What staff saw, in their words. */
  readonly description: string | null
  readonly reviewNote: string | null
}

/** A signal with decrypted details. */
export type ReadableSignal = Omit<SignalRow, 'details'> & SignalDetails

const ERASED: SignalDetails = {
  reason: null,
  observed: null,
  threshold: null,
  description: null,
  reviewNote: null,
}

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

const encryptionContextOf = ({ workspaceId, id }: RowKey): string => `sentinel.signals:${workspaceId}:${id}`

export const sealSignal = (
  keys: Keyring,
  row: RowKey,
  { reason, observed, threshold, description, reviewNote }: SignalDetails,
): string =>
  keys.seal(
    row.workspaceId,
    JSON.stringify({ reason, observed, threshold, description, reviewNote }),
    encryptionContextOf(row),
  )

export const decryptSignal = (keys: Keyring, { details, ...row }: SignalRow): ReadableSignal => ({
  ...row,
  ...(details === null
    ? ERASED
    : (JSON.parse(keys.open(row.workspaceId, details, encryptionContextOf(row))) as SignalDetails)),
})
