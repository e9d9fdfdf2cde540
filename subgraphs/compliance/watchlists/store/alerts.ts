import type { WorkerSql } from '#kernel/database/database.ts'
import { newId } from '#kernel/id.ts'

/** A system alert for every workspace. */
export interface Alert {
  readonly code: string
  readonly severity: 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'
  /** The affected component of the service. */
  readonly component: string
  readonly message: string
}

/** Stores an alert in the transaction of its cause; a job publishes it to the workspaces. */
export async function raiseAlert(
  sql: WorkerSql,
  { code, severity, component, message, at }: Alert & { readonly at: Date },
): Promise<void> {
  await sql(
    'insert into compliance.list_alerts (id, code, severity, component, message, raised_at) values ($1, $2, $3, $4, $5, $6)',
    [newId(), code, severity, component, message, at],
  )
}
