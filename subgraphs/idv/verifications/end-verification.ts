import type { Tx } from '#kernel/command.ts'
import { events } from '#idv/events.ts'
import type { ReadableVerification } from './details.ts'
import { publishVerification } from './publish-verification.ts'
import { DEFAULT_SETTINGS, READ_SETTINGS, type IdvSettingsValues } from './settings.ts'
import { changeVerification } from './verification-rows.ts'

const DAY_MS = 86_400_000

const EVENTS = {
  VERIFIED: [events.verification_completed, events.verification_verified],
  REJECTED: [events.verification_completed, events.verification_rejected],
  EXPIRED: [events.verification_expired],
  CANCELLED: [events.verification_cancelled],
} as const

type FinalStatus = keyof typeof EVENTS

/** Ends a locked verification for good, publishes its end, and sets when its pictures and data are erased. */
export async function endVerification(
  tx: Tx,
  before: ReadableVerification,
  change: Partial<ReadableVerification> & { readonly status: FinalStatus },
): Promise<ReadableVerification> {
  const [settings = DEFAULT_SETTINGS] = await tx.sql<IdvSettingsValues>(READ_SETTINGS, [tx.actor.workspaceId])
  const ended = await changeVerification(tx, before, {
    processingDueAt: null,
    completedAt: tx.now(),
    eraseAt: new Date(tx.now().getTime() + settings.retentionDays * DAY_MS),
    ...change,
  })
  for (const event of EVENTS[change.status]) publishVerification(tx, event, ended)
  return ended
}
