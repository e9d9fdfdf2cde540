import { command, type Tx } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { activeRules } from '#sentinel/detection-rules/active-rules.ts'
import type {
  ElderSignalCategory,
  ObservationCode,
  SignalSeverity,
} from '#sentinel/detection-rules/rule-types.ts'
import { flagsOfObservations } from '#sentinel/detection-rules/standard-observations.ts'
import { refuse } from '#sentinel/errors.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { detailsOf, lockProfile, lockProfileOfCustomer } from '#sentinel/profiles/profile-rows.ts'
import { observingRule } from '#sentinel/rules/observing-rule.ts'
import { isWatched } from '#sentinel/rules/profile-status.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'
import type { ReadableSignal } from '#sentinel/signals/details.ts'
import { recordSignals, type Finding } from '#sentinel/signals/record-signals.ts'

export interface ReportSignal {
  readonly profileId?: string | null
  readonly customerId?: string | null
  readonly signalCategory: ElderSignalCategory
  readonly severity?: SignalSeverity | null
  readonly description: string
  readonly confidence?: number | null
  readonly observations?: readonly ObservationCode[] | null
}

/** Records what staff saw as a signal. A rule that names one of the observations gives it weight, confidence and, without one, severity. */
export const reportSignal = command(async (tx, input: ReportSignal): Promise<ReadableSignal> => {
  admitWriter(tx.actor)
  const profile = await lockReported(tx, input)
  if (!isWatched(profile.status))
    throw refuse('INVALID_STATE', {
      message: `The profile is ${profile.status}, so no signals are recorded for it.`,
    })
  detailsOf(profile)
  const [recorded] = await recordSignals(tx, profile, [await findingOf(tx, input)])
  return recorded!.signal
})

function lockReported(tx: Tx, { profileId = null, customerId = null }: ReportSignal): Promise<ElderProfile> {
  if (profileId !== null && customerId !== null)
    throw invalid([{ field: 'customerId', reason: 'must not be sent with a profile id' }])
  if (profileId !== null) return lockProfile(tx, profileId)
  if (customerId !== null) return lockProfileOfCustomer(tx, customerId)
  throw invalid([{ field: 'profileId', reason: 'or a customer id is required' }])
}

async function findingOf(
  tx: Tx,
  { signalCategory, severity = null, description, confidence = null, observations = null }: ReportSignal,
): Promise<Finding> {
  const codes = [...new Set(observations)]
  const found = codes.length > 0 ? observingRule(await activeRules(tx), codes) : undefined
  return {
    rule: found?.rule ?? null,
    signalCategory,
    severity: severity ?? found?.rule.severity ?? 'MEDIUM',
    weight: found?.rule.weight ?? 1,
    confidence: found?.confidence ?? confidence ?? 1,
    reason: description,
    observed: codes.length > 0 ? { observations: codes } : null,
    threshold: null,
    window: null,
    transactionIds: [],
    fincenFlags: flagsOfObservations(codes),
    at: tx.now(),
    description,
  }
}
