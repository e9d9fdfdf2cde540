import { command } from '#kernel/command.ts'
import { events } from '#compliance/events.ts'
import type { Alert } from '#compliance/watchlists/store/alerts.ts'

/** Publishes a system alert to a workspace. */
export const publishAlert = command(
  async (tx, { id, code, severity, component, message }: Alert & { readonly id: string }) => {
    tx.emit(events.alert_raised, id, { code, severity, component, message })
    return true
  },
)
