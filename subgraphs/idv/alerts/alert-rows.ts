import type { Tx } from '#kernel/command.ts'
import { columnsOf, updateOf } from '#kernel/database/columns.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { FraudAlert, type FraudAlertRow } from '#idv/entities/fraud-alert.ts'
import { refuse } from '#idv/errors.ts'

export const ALERT_COLUMNS = columnsOf(FraudAlert, 'alert')

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

const encryptionContextOf = ({ workspaceId, id }: RowKey): string => `idv.fraud_alerts:${workspaceId}:${id}`

/** The alert with its note decrypted. */
export const decryptAlert = (keys: Keyring, row: FraudAlertRow): FraudAlertRow => ({
  ...row,
  note: row.note === null ? null : keys.open(row.workspaceId, row.note, encryptionContextOf(row)),
})

const LOCK = `select ${ALERT_COLUMNS} from idv.fraud_alerts alert where workspace_id = $1 and id = $2 for update`

/** Locks an alert. Throws when the workspace has none with this id. */
export async function lockAlert(tx: Tx, id: string): Promise<FraudAlertRow> {
  const [row] = await tx.sql<FraudAlertRow>(LOCK, [tx.actor.workspaceId, id])
  if (!row) throw refuse('FRAUD_ALERT_NOT_FOUND')
  return decryptAlert(tx.keys, row)
}

const UPDATE = updateOf(FraudAlert, 'alert', ['status', 'note', 'decidedBy', 'decidedAt'])

/** Saves the decision on a locked alert; returns the alert after it. */
export async function changeAlert(
  tx: Tx,
  before: FraudAlertRow,
  change: Partial<FraudAlertRow>,
): Promise<FraudAlertRow> {
  const after = { ...before, ...change }
  const note =
    after.note === null ? null : tx.keys.seal(after.workspaceId, after.note, encryptionContextOf(after))
  await tx.sql(UPDATE.text, UPDATE.values(after, { ...after, note }))
  return after
}
