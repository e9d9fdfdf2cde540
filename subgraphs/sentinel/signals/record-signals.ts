import type { Tx } from '#kernel/command.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { newId } from '#kernel/id.ts'
import { openAlertOf } from '#sentinel/alerts/alert-rows.ts'
import { raiseAlert } from '#sentinel/alerts/raise-alert.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvents, type NewProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { countingSignals, saveRiskScores, scoreAt } from '#sentinel/risk/counting-signals.ts'
import type { ReadableSignal } from './details.ts'
import type { Finding } from './finding.ts'
import { flagsOf, mergeFindings, transactionIdsOf, type MergedSignal } from './merge-findings.ts'
import { publishSignal } from './publish-signal.ts'
import { saveSignals, signalsToMerge } from './signal-rows.ts'

export type { Finding } from './finding.ts'

export interface RecordedSignal {
  readonly signal: ReadableSignal
  /** False for a signal that was extended, or that a sweep found before. */
  readonly isNew: boolean
}

/**
 * Records findings of a locked profile: extends the active signal of the same rule within a day, or adds a signal; updates the profile's
 * risk, opens its alert or lets it grow, publishes events and adds to the timeline. Returns each signal once. The number of statements
 * does not depend on the number of findings.
 */
export async function recordSignals(
  tx: Tx,
  profile: ElderProfile,
  findings: readonly Finding[],
): Promise<readonly RecordedSignal[]> {
  if (findings.length === 0) return []
  const [stored, counting, open] = await allSettledOrThrow([
    signalsToMerge(tx, profile.id, findings),
    countingSignals(tx, [profile.id]),
    openAlertOf(tx, profile.id),
  ])
  const merged = mergeFindings(stored, findings, finding => createSignal(tx, profile, finding))
  if (!merged.some(({ isChanged }) => isChanged)) return merged.map(recordedSignal)

  const ids = new Set(merged.map(({ signal }) => signal.id))
  const after = [...counting.filter(({ id }) => !ids.has(id)), ...merged.map(({ signal }) => signal)]
  const score = scoreAt(after, tx.now())
  const alert = await raiseAlert(tx, {
    profile,
    recorded: merged,
    counting,
    scoreBefore: scoreAt(counting, tx.now()),
    score,
    open,
  })
  const recorded = merged.map(({ signal, ...rest }) => ({
    ...rest,
    signal: alert?.joining.has(signal.id) ? { ...signal, alertId: alert.id } : signal,
  }))
  await allSettledOrThrow([
    saveSignals(
      tx,
      recorded.filter(({ isChanged }) => isChanged).map(({ signal }) => signal),
    ),
    saveRiskScores(tx, new Map([[profile.id, score]])),
  ])
  announce(tx, profile.id, recorded, alert?.isNew ? alert.id : null)
  return recorded.map(recordedSignal)
}

const recordedSignal = ({ signal, isNew }: MergedSignal): RecordedSignal => ({ signal, isNew })

/** Publishes the events of the signals and adds the new ones, and the alert that they opened, to the timeline. */
function announce(
  tx: Tx,
  profileId: string,
  recorded: readonly MergedSignal[],
  openedAlertId: string | null,
): void {
  const entries: NewProfileEvent[] = []
  for (const { signal, isNew, isChanged } of recorded) {
    if (isNew) entries.push({ type: 'SIGNAL_DETECTED', referenceId: signal.id })
    if (isChanged) publishSignal(tx, isNew ? events.signal_detected : events.signal_extended, signal)
  }
  if (openedAlertId !== null) entries.push({ type: 'ALERT_OPENED', referenceId: openedAlertId })
  addProfileEvents(tx, profileId, entries)
}

function createSignal(tx: Tx, profile: ElderProfile, finding: Finding): ReadableSignal {
  const { rule, window, at } = finding
  return {
    workspaceId: tx.actor.workspaceId,
    id: newId(),
    profileId: profile.id,
    customerId: profile.customerId,
    ruleId: rule?.id ?? null,
    ruleCode: rule?.code ?? null,
    ruleType: rule?.ruleType ?? null,
    ruleVersion: rule?.version ?? null,
    signalCategory: finding.signalCategory,
    severity: finding.severity,
    weight: finding.weight,
    confidence: finding.confidence,
    status: 'ACTIVE',
    reason: finding.reason,
    observed: finding.observed,
    threshold: finding.threshold,
    description: finding.description ?? null,
    reviewNote: null,
    windowFrom: window?.from ?? null,
    windowTo: window?.to ?? null,
    transactionIds: transactionIdsOf(finding),
    occurrences: 1,
    fincenFlags: flagsOf(finding),
    alertId: null,
    findingKey: rule ? (finding.findingKey ?? null) : null,
    detectedAt: at,
    lastHitAt: at,
    reviewedBy: null,
    reviewedAt: null,
    createdAt: tx.now(),
  }
}
