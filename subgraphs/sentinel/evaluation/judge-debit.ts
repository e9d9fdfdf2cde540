import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import type { DetectionRuleType } from '#sentinel/detection-rules/rule-types.ts'
import type { EvaluatedDebit } from './debit.ts'
import type { DebitJudge } from './judge.ts'
import { judgeOriginAfterChange } from './judges/account-change.ts'
import { judgeAmountDeviation } from './judges/amount-deviation.ts'
import { judgeAmountThreshold } from './judges/amount-threshold.ts'
import { judgeBalanceDrain } from './judges/balance-drain.ts'
import { judgeCashIntensity } from './judges/cash-intensity.ts'
import { judgeChangeThenTransfer } from './judges/change-then-transfer.ts'
import { judgeChannelShift } from './judges/channel-shift.ts'
import { judgeCrypto } from './judges/crypto.ts'
import { judgeDeviceAnomaly } from './judges/device-anomaly.ts'
import { judgeDormancyBreak } from './judges/dormancy-break.ts'
import { judgeFrequencyDeviation } from './judges/frequency-deviation.ts'
import { judgeGeoDeviation } from './judges/geo-deviation.ts'
import { judgeGiftCard } from './judges/gift-card.ts'
import { judgeIncomeDiversion } from './judges/income-diversion.ts'
import { judgeInternationalTransfer } from './judges/international-transfer.ts'
import { judgeMemoKeyword } from './judges/memo-keyword.ts'
import { judgeNewPayee } from './judges/new-payee.ts'
import { judgePayeeConcentration } from './judges/payee-concentration.ts'
import { judgeRelatedParty } from './judges/related-party.ts'
import { judgeRepeatedScamPattern } from './judges/repeated-scam-pattern.ts'
import { judgeTimeOfDay } from './judges/time-of-day.ts'
import { judgeVelocity } from './judges/velocity.ts'
import type { DetectionVerdict } from './verdict.ts'

/** The rule types that a debit can meet. Of the others, events, sweeps, staff or other signals decide. */
const JUDGES: { readonly [Type in DetectionRuleType]?: DebitJudge<Type> } = {
  ACCOUNT_CHANGE: (parameters, { transaction: { occurredAt }, circumstances }) =>
    judgeOriginAfterChange(parameters, { occurredAt, circumstances }),
  AMOUNT_DEVIATION: judgeAmountDeviation,
  AMOUNT_THRESHOLD: judgeAmountThreshold,
  BALANCE_DRAIN: judgeBalanceDrain,
  CASH_INTENSITY: judgeCashIntensity,
  CHANGE_THEN_TRANSFER: judgeChangeThenTransfer,
  CHANNEL_SHIFT: judgeChannelShift,
  CRYPTO: judgeCrypto,
  DEVICE_ANOMALY: judgeDeviceAnomaly,
  DORMANCY_BREAK: judgeDormancyBreak,
  FREQUENCY_DEVIATION: judgeFrequencyDeviation,
  GEO_DEVIATION: judgeGeoDeviation,
  GIFT_CARD: judgeGiftCard,
  INCOME_DIVERSION: judgeIncomeDiversion,
  INTERNATIONAL_TRANSFER: judgeInternationalTransfer,
  MEMO_KEYWORD: judgeMemoKeyword,
  NEW_PAYEE: judgeNewPayee,
  PAYEE_CONCENTRATION: judgePayeeConcentration,
  RELATED_PARTY: judgeRelatedParty,
  REPEATED_SCAM_PATTERN: judgeRepeatedScamPattern,
  TIME_OF_DAY: judgeTimeOfDay,
  VELOCITY: judgeVelocity,
}

/** Whether a debit can meet rules of this type. */
export const isDebitRule = ({ ruleType }: EnabledDetectionRule): boolean => JUDGES[ruleType] !== undefined

/** The verdict of a rule on a debit; null for a rule of another kind. */
export function judgeDebit(
  { ruleType, parameters }: EnabledDetectionRule,
  debit: EvaluatedDebit,
): DetectionVerdict {
  const judge = JUDGES[ruleType] as DebitJudge<DetectionRuleType> | undefined
  return judge ? judge(parameters as never, debit) : null
}
