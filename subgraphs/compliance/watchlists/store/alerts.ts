import type { WorkerSql } from '#kernel/database/database.ts'
import { newId } from '#kernel/id.ts'

/** What those who rely on the service have to be told, in every workspace. */
export interface Alert {
  readonly code: string
  readonly severity: 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'
  /** The part of the service that it is about. */
  readonly component: string
  readonly message: string
}

/** Notes it together with what it tells of; a duty tells the workspaces. */
export async function raiseAlert(sql: WorkerSql, { code, severity, component, message, at }: Alert & { readonly at: Date }): Promise<void> {
  await sql('insert into compliance.list_alerts (id, code, severity, component, message, raised_at) values ($1, $2, $3, $4, $5, $6)',
    [newId(), code, severity, component, message, at])
}
