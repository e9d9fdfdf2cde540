import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import type { SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'
import type { ElderAlertRow } from '#sentinel/entities/alert.ts'
import { events } from '#sentinel/events.ts'
import type { CountingSignal } from '#sentinel/risk/counting-signals.ts'
import { riskLevelOf } from '#sentinel/risk/risk-score.ts'
import type { ReadableSignal } from '#sentinel/signals/details.ts'
import { moreSevere, type MergedSignal } from '#sentinel/signals/merge-findings.ts'
import { changeAlert, insertAlert } from './alert-rows.ts'
import { publishAlert } from './publish-alert.ts'

const HIGH_RISK = 50

interface Raised {
  readonly profile: { readonly id: string; readonly customerId: string }
  readonly recorded: readonly MergedSignal[]
  /** The counting signals as they were before. */
  readonly counting: readonly CountingSignal[]
  readonly scoreBefore: number
  readonly score: number
  readonly open: ElderAlertRow | undefined
}

/** The alert that recorded signals opened or joined. */
interface AlertOfSignals {
  readonly id: string
  readonly isNew: boolean
  /** Ids of the signals that belong to it from now on. */
  readonly joining: ReadonlySet<string>
}

const isUrgent = ({ severity }: ReadableSignal): boolean => severity === 'HIGH' || severity === 'CRITICAL'

/**
 * Opens an alert for a HIGH or CRITICAL signal without one, or for a risk that reaches HIGH, or lets the signals join the open alert of the
 * profile. Risk that was HIGH before opens none, so that a resolved alert does not come back with the next weak signal.
 */
export async function raiseAlert(tx: Tx, raised: Raised): Promise<AlertOfSignals | undefined> {
  const { recorded, scoreBefore, score, open } = raised
  const changed = recorded.filter(({ isChanged }) => isChanged).map(({ signal }) => signal)
  const loose = changed.filter(({ alertId }) => alertId === null)
  if (open) return growAlert(tx, open, changed, loose)
  const isRisk = scoreBefore < HIGH_RISK && score >= HIGH_RISK
  if (!isRisk && !loose.some(isUrgent)) return undefined
  return openAlert(tx, raised, loose.length > 0 ? loose : changed, isRisk ? riskLevelOf(score) : 'LOW')
}

async function growAlert(
  tx: Tx,
  open: ElderAlertRow,
  changed: readonly ReadableSignal[],
  loose: readonly ReadableSignal[],
): Promise<AlertOfSignals> {
  const severity = mostSevere(
    changed.filter(({ alertId }) => alertId === null || alertId === open.id),
    open.severity,
  )
  if (loose.length > 0 || severity !== open.severity) {
    const grown = await changeAlert(tx, open, { severity, signalsCount: open.signalsCount + loose.length })
    publishAlert(tx, events.alert_grown, grown)
  }
  return { id: open.id, isNew: false, joining: new Set(loose.map(({ id }) => id)) }
}

const JOIN = 'update sentinel.signals set alert_id = $2 where workspace_id = $1 and id = any($3::uuid[])'

/** Opens an alert for the recorded signals, and for the active ones of the profile that had none. */
async function openAlert(
  tx: Tx,
  { profile, counting }: Raised,
  signals: readonly ReadableSignal[],
  level: SignalSeverity,
): Promise<AlertOfSignals> {
  const { workspaceId } = tx.actor
  const recorded = new Set(signals.map(({ id }) => id))
  const waiting = counting.filter(
    ({ id, status, alertId }) => status === 'ACTIVE' && alertId === null && !recorded.has(id),
  )
  const alert: ElderAlertRow = {
    workspaceId,
    id: newId(),
    profileId: profile.id,
    customerId: profile.customerId,
    status: 'OPEN',
    severity: mostSevere([...signals, ...waiting], level),
    signalsCount: signals.length + waiting.length,
    assignee: null,
    caseId: null,
    acknowledgedBy: null,
    acknowledgedAt: null,
    escalatedBy: null,
    escalatedAt: null,
    resolvedBy: null,
    resolvedAt: null,
    note: null,
    createdAt: tx.now(),
    updatedAt: tx.now(),
  }
  await insertAlert(tx, alert)
  if (waiting.length > 0) await tx.sql(JOIN, [workspaceId, alert.id, waiting.map(({ id }) => id)])
  publishAlert(tx, events.alert_opened, alert)
  return { id: alert.id, isNew: true, joining: recorded }
}

const mostSevere = (
  signals: readonly { readonly severity: SignalSeverity }[],
  least: SignalSeverity,
): SignalSeverity => signals.reduce((found, { severity }) => moreSevere(found, severity), least)
