import { SEVERITIES, type SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'
import type { ReadableSignal } from './details.ts'
import type { Finding } from './finding.ts'

const DAY_MS = 86_400_000
const TRANSACTIONS_MAX = 500
const DESCRIPTION_LENGTH_MAX = 8_000

/** A signal after findings were recorded. */
export interface MergedSignal {
  readonly signal: ReadableSignal
  readonly isNew: boolean
  /** Whether the signal must be saved. */
  readonly isChanged: boolean
}

/** The more severe of two severities. */
export const moreSevere = (one: SignalSeverity, other: SignalSeverity): SignalSeverity =>
  SEVERITIES.indexOf(one) >= SEVERITIES.indexOf(other) ? one : other

/**
 * Merges findings, in their order, into the signals that they may extend, those of the same rule and profile. A finding extends the ACTIVE
 * signal of its rule and category within a day of the signal's hits, whichever of them came first. A finding with a key extends none, so that each key
 * has its own signal. Returns each signal once.
 */
export function mergeFindings(
  stored: readonly ReadableSignal[],
  findings: readonly Finding[],
  create: (finding: Finding) => ReadableSignal,
): readonly MergedSignal[] {
  const states = new Map<string, MergedSignal>(
    stored.map(signal => [signal.id, { signal, isNew: false, isChanged: false }]),
  )
  const ids = new Set<string>()
  for (const finding of findings) {
    const match = matchOf([...states.values()], finding)
    const state: MergedSignal =
      match === undefined
        ? { signal: create(finding), isNew: true, isChanged: true }
        : finding.findingKey === undefined
          ? { ...match, signal: extend(match.signal, finding), isChanged: true }
          : match
    states.set(state.signal.id, state)
    ids.add(state.signal.id)
  }
  return [...ids].map(id => states.get(id)!)
}

function matchOf(
  states: readonly MergedSignal[],
  { rule, findingKey, signalCategory, at }: Finding,
): MergedSignal | undefined {
  if (rule === null) return undefined
  const ofRule = states.filter(
    ({ signal }) => signal.ruleId === rule.id && signal.findingKey === (findingKey ?? null),
  )
  if (findingKey !== undefined) return ofRule[0]
  return ofRule
    .filter(
      ({ signal }) =>
        signal.status === 'ACTIVE' &&
        at.getTime() >= signal.detectedAt.getTime() - DAY_MS &&
        at.getTime() <= signal.lastHitAt.getTime() + DAY_MS &&
        // A rule can report several categories, such as changes of different kinds; one must not hide another.
        signal.signalCategory === signalCategory,
    )
    .sort((one, other) => other.signal.lastHitAt.getTime() - one.signal.lastHitAt.getTime())[0]
}

/** Adds a hit to a signal. Reason, observed values and threshold are those of the latest hit by the clock of the transactions. */
function extend(signal: ReadableSignal, finding: Finding): ReadableSignal {
  const isLatest = finding.at >= signal.lastHitAt
  const { reason, observed, threshold } = isLatest ? finding : signal
  const descriptions = [signal.description, finding.description ?? null].filter(text => text !== null)
  return {
    ...signal,
    severity: moreSevere(signal.severity, finding.severity),
    confidence: Math.max(signal.confidence, finding.confidence),
    reason,
    observed,
    threshold,
    description: descriptions.length === 0 ? null : descriptions.join('\n').slice(-DESCRIPTION_LENGTH_MAX),
    ...windowOf(signal, finding),
    transactionIds: [...new Set([...signal.transactionIds, ...finding.transactionIds])].slice(
      -TRANSACTIONS_MAX,
    ),
    fincenFlags: [...new Set([...signal.fincenFlags, ...flagsOf(finding)])],
    occurrences: signal.occurrences + 1,
    detectedAt: finding.at < signal.detectedAt ? finding.at : signal.detectedAt,
    lastHitAt: isLatest ? finding.at : signal.lastHitAt,
  }
}

/** The window that contains those of all hits. */
function windowOf(
  { windowFrom, windowTo }: ReadableSignal,
  { window }: Finding,
): Pick<ReadableSignal, 'windowFrom' | 'windowTo'> {
  if (window === null) return { windowFrom, windowTo }
  return {
    windowFrom: windowFrom !== null && windowFrom < window.from ? windowFrom : window.from,
    windowTo: windowTo !== null && windowTo > window.to ? windowTo : window.to,
  }
}

/** The tenant's ids of a finding's transactions, without duplicates and at most 500. */
export const transactionIdsOf = ({ transactionIds }: Finding): string[] =>
  [...new Set(transactionIds)].slice(-TRANSACTIONS_MAX)

/** The FinCEN flags of a finding: those that it names, or all of its rule. */
export const flagsOf = ({ fincenFlags, rule }: Finding): string[] => [
  ...(fincenFlags ?? rule?.fincenFlags ?? []),
]
