import type { Keyring } from '#kernel/security/keyring.ts'
import type { MonitoringAlertRow } from '#compliance/entities/monitoring/monitoring-alert.ts'
import type { Hit } from '#compliance/evaluation/verdict.ts'

/** What a rule found, in words and values that may identify people. */
export type AlertEvidence = Pick<Hit, 'reason' | 'observed' | 'threshold'>

export type ReadableAlert = Omit<MonitoringAlertRow, 'details'> & AlertEvidence

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

const contextOf = ({ workspaceId, id }: RowKey): string => `compliance.alerts:${workspaceId}:${id}`

export const sealAlertEvidence = (
  keys: Keyring,
  row: RowKey,
  { reason, observed, threshold }: AlertEvidence,
): string => keys.seal(row.workspaceId, JSON.stringify({ reason, observed, threshold }), contextOf(row))

export const sealAlertNote = (keys: Keyring, row: RowKey, note: string): string =>
  keys.seal(row.workspaceId, note, contextOf(row))

export const decryptAlert = (
  keys: Keyring,
  { details, note, ...row }: MonitoringAlertRow,
): ReadableAlert => ({
  ...row,
  ...(JSON.parse(keys.open(row.workspaceId, details, contextOf(row))) as AlertEvidence),
  note: note === null ? null : keys.open(row.workspaceId, note, contextOf(row)),
})
