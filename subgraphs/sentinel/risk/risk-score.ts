import type { SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'

/** A signal is ACTIVE until it is reviewed, expires without a review, or is merged into another one. */
export const SIGNAL_STATUSES = ['ACTIVE', 'CONFIRMED', 'DISMISSED', 'EXPIRED', 'SUPERSEDED'] as const

export type SignalStatus = (typeof SIGNAL_STATUSES)[number]
export type ProfileRiskLevel = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'

/** The columns of a signal that determine its part of the risk score. Weight and confidence are from 0 to 1. */
export interface RiskSignal {
  readonly id: string
  readonly severity: SignalSeverity
  readonly weight: number
  readonly confidence: number
  readonly status: SignalStatus
  readonly detectedAt: Date
}

/** Contribution of one signal to the risk score. The factor is the product of the four numbers before it. */
export interface RiskComponent {
  readonly signalId: string
  readonly severity: SignalSeverity
  readonly weight: number
  readonly severityFactor: number
  readonly confidence: number
  readonly decay: number
  readonly factor: number
}

export const SEVERITY_FACTORS: Readonly<Record<SignalSeverity, number>> = {
  LOW: 0.2,
  MEDIUM: 0.45,
  HIGH: 0.7,
  CRITICAL: 0.95,
}

const DAY_MS = 86_400_000
const HALF_LIFE_DAYS = 30
const CONFIRMED_DECAY_MIN = 0.5
const CONFIRMED_DAYS = 180

/**
 * Share of its weight, from 0 to 1, that a signal still has: half of it after every 30 days, but at least 0.5 for a confirmed signal during
 * 180 days after its detection. A detection after `at` has its full weight.
 */
export function decayOf({ status, detectedAt }: Pick<RiskSignal, 'status' | 'detectedAt'>, at: Date): number {
  const ageDays = Math.max(0, (at.getTime() - detectedAt.getTime()) / DAY_MS)
  const decay = 0.5 ** (ageDays / HALF_LIFE_DAYS)
  return status === 'CONFIRMED' && ageDays <= CONFIRMED_DAYS ? Math.max(CONFIRMED_DECAY_MIN, decay) : decay
}

/** Components of the active and confirmed signals, in the order of the signals. Signals of other statuses do not count. */
export const riskComponents = (signals: readonly RiskSignal[], at: Date): RiskComponent[] =>
  signals
    .filter(({ status }) => status === 'ACTIVE' || status === 'CONFIRMED')
    .map(signal => {
      const { id: signalId, severity, weight, confidence } = signal
      const severityFactor = SEVERITY_FACTORS[severity]
      const decay = decayOf(signal, at)
      const factor = weight * severityFactor * confidence * decay
      return { signalId, severity, weight, severityFactor, confidence, decay, factor }
    })

/** Risk score from 0 to 100 with two decimals: 100 (1 - Π(1 - factor)). */
export function riskScoreOf(components: readonly Pick<RiskComponent, 'factor'>[]): number {
  const absence = components.reduce((product, { factor }) => product * (1 - factor), 1)
  return Math.round(10_000 * (1 - absence)) / 100
}

/** Level of a risk score: LOW below 25, MEDIUM below 50, HIGH below 75, else CRITICAL. */
export function riskLevelOf(score: number): ProfileRiskLevel {
  if (score < 25) return 'LOW'
  if (score < 50) return 'MEDIUM'
  return score < 75 ? 'HIGH' : 'CRITICAL'
}
