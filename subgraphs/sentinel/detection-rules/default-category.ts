import type { ChangeEventType, DetectionRuleType, ElderSignalCategory } from './rule-types.ts'

/** What decides the category of a signal for the rule types whose hits differ. */
export interface CategoryCase {
  /** The event of an ACCOUNT_CHANGE. */
  readonly event?: ChangeEventType
  /** Whether a CASH_INTENSITY rule triggered because of withdrawals at the daily limit. */
  readonly isAtLimit?: boolean
  /** The category of the keyword that a MEMO_KEYWORD rule found. */
  readonly keywordCategory?: ElderSignalCategory
}

const CATEGORY_OF_EVENT: Readonly<Record<ChangeEventType, ElderSignalCategory>> = {
  PHONE_CHANGED: 'CONTACT_CHANGE',
  EMAIL_CHANGED: 'CONTACT_CHANGE',
  ADDRESS_CHANGED: 'CONTACT_CHANGE',
  BENEFICIARY_CHANGED: 'BENEFICIARY_CHANGE',
  AUTHORIZED_USER_ADDED: 'NEW_AUTHORIZED_USER',
  POWER_OF_ATTORNEY_ADDED: 'POA_ABUSE',
  TRUST_CHANGED: 'POA_ABUSE',
}

const CATEGORY_OF_TYPE: Readonly<
  Record<
    Exclude<DetectionRuleType, 'ACCOUNT_CHANGE' | 'CASH_INTENSITY' | 'MEMO_KEYWORD'>,
    ElderSignalCategory
  >
> = {
  AMOUNT_THRESHOLD: 'LARGE_TRANSFER',
  AMOUNT_DEVIATION: 'UNUSUAL_WITHDRAWAL',
  FREQUENCY_DEVIATION: 'UNUSUAL_WITHDRAWAL',
  VELOCITY: 'UNUSUAL_WITHDRAWAL',
  NEW_PAYEE: 'NEW_PAYEE',
  PAYEE_CONCENTRATION: 'FAMILY_EXPLOITATION',
  CHANNEL_SHIFT: 'ACCOUNT_TAKEOVER',
  TIME_OF_DAY: 'ACCOUNT_TAKEOVER',
  GEO_DEVIATION: 'ACCOUNT_TAKEOVER',
  GIFT_CARD: 'GIFT_CARD_PURCHASE',
  CRYPTO: 'CRYPTO_PURCHASE',
  INTERNATIONAL_TRANSFER: 'WIRE_ABROAD',
  DORMANCY_BREAK: 'DORMANT_REACTIVATION',
  CHANGE_THEN_TRANSFER: 'POA_ABUSE',
  BALANCE_DRAIN: 'FAMILY_EXPLOITATION',
  INCOME_DIVERSION: 'INCOME_DIVERSION',
  MISSED_BILL: 'MISSED_PAYMENT',
  NSF: 'NSF_PATTERN',
  EARLY_WITHDRAWAL: 'EARLY_CLOSURE_PENALTY',
  REPEATED_SCAM_PATTERN: 'ROMANCE_SCAM',
  DEVICE_ANOMALY: 'REMOTE_ACCESS',
  RELATED_PARTY: 'MONEY_MULE',
  STAFF_OBSERVATION: 'BEHAVIORAL_OBSERVATION',
  COMPOSITE: 'OTHER',
  POST_DEATH: 'POST_DEATH_ACTIVITY',
}

/** The category of a signal of a rule that names none. A case that the rule type needs and that is missing gives the broadest category. */
export function defaultCategory(
  ruleType: DetectionRuleType,
  { event, isAtLimit = false, keywordCategory = 'OTHER' }: CategoryCase = {},
): ElderSignalCategory {
  switch (ruleType) {
    case 'ACCOUNT_CHANGE':
      return event === undefined ? 'CONTACT_CHANGE' : CATEGORY_OF_EVENT[event]
    case 'CASH_INTENSITY':
      return isAtLimit ? 'ATM_MAX_WITHDRAWAL' : 'UNUSUAL_WITHDRAWAL'
    case 'MEMO_KEYWORD':
      return keywordCategory
    default:
      return CATEGORY_OF_TYPE[ruleType]
  }
}
