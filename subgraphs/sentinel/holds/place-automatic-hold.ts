import type { Tx } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import type { Principal } from '#kernel/principal.ts'
import type { ProtectiveHoldRow } from '#sentinel/entities/protective-hold.ts'
import { SEVERITIES, type SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { DEFAULT_SETTINGS, READ_SETTINGS, type SentinelSettingsValues } from '#sentinel/profiles/settings.ts'
import { isWatched } from '#sentinel/rules/profile-status.ts'
import { PLATFORM } from './end-hold.ts'
import { HOLD_COLUMNS, IS_IN_FORCE } from './hold-rows.ts'
import { canHaveHold, placeHold } from './place-hold.ts'

interface SignalledTransaction {
  /** The tenant's id. */
  readonly transactionId: string
  readonly signals: readonly { readonly id: string; readonly severity: SignalSeverity }[]
}

const IN_FORCE = `select ${HOLD_COLUMNS} from sentinel.holds hold
  where workspace_id = $1 and profile_id = $2 and scope = 'TRANSACTION' and transaction_id = $3 and ${IS_IN_FORCE} limit 1`

/** The person whose request stored the transaction; the platform where another domain or a job stored it. */
const personOf = (actor: Principal): string =>
  actor.kind === 'service' || actor.kind === 'platform' ? PLATFORM : actingPerson(actor).by

/**
 * Holds a transaction whose signals are as severe as the settings say, and returns the hold in force on it. Null when the settings
 * place no hold, when no signal is so severe, or when the customer may not have a hold. The profile must be locked.
 */
export async function placeAutomaticHold(
  tx: Tx,
  profile: ElderProfile,
  { transactionId, signals }: SignalledTransaction,
): Promise<ProtectiveHoldRow | null> {
  const { workspaceId } = tx.actor
  const [{ autoHoldSeverity } = DEFAULT_SETTINGS] = await tx.sql<SentinelSettingsValues>(READ_SETTINGS, [
    workspaceId,
  ])
  if (autoHoldSeverity === null || !isWatched(profile.status) || !canHaveHold(profile, tx.now())) return null
  const rank = SEVERITIES.indexOf(autoHoldSeverity)
  const severe = signals.filter(({ severity }) => SEVERITIES.indexOf(severity) >= rank)
  if (severe.length === 0) return null
  await placeHold(tx, profile, {
    target: { scope: 'TRANSACTION', transactionId },
    reason: `Placed automatically: a signal of the transaction is ${autoHoldSeverity} or more severe.`,
    signalIds: severe.map(({ id }) => id),
    suspectedContactIds: [],
    isAutomatic: true,
    by: personOf(tx.actor),
  })
  const [hold] = await tx.sql<ProtectiveHoldRow>(IN_FORCE, [workspaceId, profile.id, transactionId])
  return hold ?? null
}
