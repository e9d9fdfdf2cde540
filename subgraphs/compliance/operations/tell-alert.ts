import { command } from '#kernel/command.ts'
import { events } from '../events.ts'
import type { Alert } from '../watchlists/store/alerts.ts'

/** Tells a workspace what those who rely on the service have to know. */
export const tellAlert = command(async (tx, { id, code, severity, component, message }: Alert & { readonly id: string }) => {
  tx.emit(events.alert_raised, id, { code, severity, component, message })
  return true
})
