import type { Keyring } from '#kernel/security/keyring.ts'
import type { ElderAlertRow } from '#sentinel/entities/alert.ts'

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

const encryptionContextOf = ({ workspaceId, id }: RowKey): string => `sentinel.alerts:${workspaceId}:${id}`

export const sealAlertNote = (keys: Keyring, row: RowKey, note: string | null): string | null =>
  note === null ? null : keys.seal(row.workspaceId, note, encryptionContextOf(row))

/** The alert with its note decrypted. */
export const decryptAlert = (keys: Keyring, row: ElderAlertRow): ElderAlertRow => ({
  ...row,
  note: row.note === null ? null : keys.open(row.workspaceId, row.note, encryptionContextOf(row)),
})
