import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { MonitoringAlert, type MonitoringAlertRow } from '#compliance/entities/monitoring/monitoring-alert.ts'
import { refuse } from '#compliance/errors.ts'
import { lockCustomer } from '#compliance/cases/case-rows.ts'
import { permitsAlertAct, type AlertAct } from '#compliance/rules/alert-status.ts'

export const ALERT_COLUMNS = columnsOf(MonitoringAlert, 'alert')

const CUSTOMER =
  'select customer_id as "customerId" from compliance.alerts where workspace_id = $1 and id = $2'
const LOCK = `select ${ALERT_COLUMNS} from compliance.alerts alert where workspace_id = $1 and id = $2 for update`

/** Locks an alert after its customer; throws INVALID_STATE unless its status permits the act. */
export async function lockAlert(tx: Tx, id: string, act: AlertAct): Promise<MonitoringAlertRow> {
  const key = [tx.actor.workspaceId, id]
  const [found] = await tx.sql<{ customerId: string }>(CUSTOMER, key)
  if (!found) throw refuse('ALERT_NOT_FOUND')
  await lockCustomer(tx, found.customerId)
  const [alert] = await tx.sql<MonitoringAlertRow>(LOCK, key)
  if (!permitsAlertAct(act, alert!.status))
    throw refuse('INVALID_STATE', { message: `The alert is ${alert!.status}.` })
  return alert!
}
