import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { Signal, type SignalRow } from '#sentinel/entities/signal.ts'
import { refuse } from '#sentinel/errors.ts'
import { decryptSignal, sealSignal, type ReadableSignal } from './details.ts'
import type { Finding } from './finding.ts'

export const SIGNAL_COLUMNS = columnsOf(Signal, 'signal')

const DAY_MS = 86_400_000

const TO_MERGE = `select ${SIGNAL_COLUMNS} from sentinel.signals signal
  where workspace_id = $1 and profile_id = $2 and status = 'ACTIVE' and rule_id = any($3::uuid[]) and finding_key is null
    and last_hit_at >= $4 and detected_at <= $5
  union all
  select ${SIGNAL_COLUMNS} from unnest($6::uuid[], $7::text[]) as found (rule_id, finding_key)
  join sentinel.signals signal on signal.workspace_id = $1 and signal.profile_id = $2 and signal.rule_id = found.rule_id
    and signal.finding_key = found.finding_key`

/** Signals of a locked profile that findings may extend, and those that sweeps with the same keys already made. */
export async function signalsToMerge(
  tx: Tx,
  profileId: string,
  findings: readonly Finding[],
): Promise<ReadableSignal[]> {
  const ruled = findings.flatMap(({ rule, ...finding }) =>
    rule === null ? [] : [{ ...finding, ruleId: rule.id }],
  )
  if (ruled.length === 0) return []
  const keyed = ruled.filter(({ findingKey }) => findingKey !== undefined)
  const times = ruled.map(({ at }) => at.getTime())
  const rows = await tx.sql<SignalRow>(TO_MERGE, [
    tx.actor.workspaceId,
    profileId,
    [...new Set(ruled.map(({ ruleId }) => ruleId))],
    new Date(Math.min(...times) - DAY_MS),
    new Date(Math.max(...times) + DAY_MS),
    keyed.map(({ ruleId }) => ruleId),
    keyed.map(({ findingKey }) => findingKey),
  ])
  return rows.map(row => decryptSignal(tx.keys, row))
}

const SAVE = `insert into sentinel.signals (workspace_id, id, profile_id, customer_id, rule_id, rule_code, rule_type, rule_version, signal_category,
    severity, weight, confidence, status, details, window_from, window_to, transaction_ids, occurrences, fincen_flags, alert_id, finding_key,
    detected_at, last_hit_at, created_at)
  select $1, id, "profileId", "customerId", "ruleId", "ruleCode", "ruleType", "ruleVersion", "signalCategory",
    severity, weight, confidence, status, details, "windowFrom", "windowTo", "transactionIds", occurrences, "fincenFlags", "alertId", "findingKey",
    "detectedAt", "lastHitAt", "createdAt"
  from jsonb_to_recordset($2::jsonb) as made (id uuid, "profileId" uuid, "customerId" text, "ruleId" uuid, "ruleCode" text, "ruleType" text,
    "ruleVersion" integer, "signalCategory" text, severity text, weight double precision, confidence double precision, status text, details text,
    "windowFrom" timestamptz, "windowTo" timestamptz, "transactionIds" text[], occurrences integer, "fincenFlags" text[], "alertId" uuid,
    "findingKey" text, "detectedAt" timestamptz, "lastHitAt" timestamptz, "createdAt" timestamptz)
  on conflict (workspace_id, id) do update set severity = excluded.severity, confidence = excluded.confidence, details = excluded.details,
    window_from = excluded.window_from, window_to = excluded.window_to, transaction_ids = excluded.transaction_ids,
    occurrences = excluded.occurrences, alert_id = excluded.alert_id, detected_at = excluded.detected_at, last_hit_at = excluded.last_hit_at`

/** Saves new signals and new hits of stored ones in one statement. */
export async function saveSignals(tx: Tx, signals: readonly ReadableSignal[]): Promise<void> {
  if (signals.length === 0) return
  const rows = signals.map(signal => ({ ...signal, details: sealSignal(tx.keys, signal, signal) }))
  await tx.sql(SAVE, [tx.actor.workspaceId, JSON.stringify(rows)])
}

const LOCK_PROFILE = `select profile.id from sentinel.signals signal
  join sentinel.profiles profile on profile.workspace_id = signal.workspace_id and profile.id = signal.profile_id
  where signal.workspace_id = $1 and signal.id = $2 for update of profile`
const READ = `select ${SIGNAL_COLUMNS} from sentinel.signals signal where workspace_id = $1 and id = $2`

/** Reads a signal and locks its profile, which all writes of signals lock. Throws when the workspace has no signal with this id. */
export async function lockSignal(tx: Tx, id: string): Promise<ReadableSignal> {
  await tx.sql(LOCK_PROFILE, [tx.actor.workspaceId, id])
  const [row] = await tx.sql<SignalRow>(READ, [tx.actor.workspaceId, id])
  if (!row) throw refuse('SIGNAL_NOT_FOUND')
  return decryptSignal(tx.keys, row)
}
