/** The types of detection rules. */
export const RULE_TYPES = [
  'AMOUNT_THRESHOLD',
  'AMOUNT_DEVIATION',
  'FREQUENCY_DEVIATION',
  'VELOCITY',
  'NEW_PAYEE',
  'PAYEE_CONCENTRATION',
  'CHANNEL_SHIFT',
  'TIME_OF_DAY',
  'GEO_DEVIATION',
  'CASH_INTENSITY',
  'GIFT_CARD',
  'CRYPTO',
  'INTERNATIONAL_TRANSFER',
  'DORMANCY_BREAK',
  'ACCOUNT_CHANGE',
  'CHANGE_THEN_TRANSFER',
  'BALANCE_DRAIN',
  'INCOME_DIVERSION',
  'MISSED_BILL',
  'NSF',
  'EARLY_WITHDRAWAL',
  'MEMO_KEYWORD',
  'REPEATED_SCAM_PATTERN',
  'DEVICE_ANOMALY',
  'RELATED_PARTY',
  'STAFF_OBSERVATION',
  'COMPOSITE',
  'POST_DEATH',
] as const

export type DetectionRuleType = (typeof RULE_TYPES)[number]

export const SEVERITIES = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const

export type SignalSeverity = (typeof SEVERITIES)[number]

/** The kinds of exploitation, and of signs of it, that a signal can report. */
export const SIGNAL_CATEGORIES = [
  'UNUSUAL_WITHDRAWAL',
  'LARGE_TRANSFER',
  'ATM_MAX_WITHDRAWAL',
  'GIFT_CARD_PURCHASE',
  'CRYPTO_PURCHASE',
  'WIRE_ABROAD',
  'NEW_PAYEE',
  'MONEY_MULE',
  'ROMANCE_SCAM',
  'IMPOSTER_SCAM',
  'TECH_SUPPORT_SCAM',
  'LOTTERY_SCAM',
  'INVESTMENT_SCAM',
  'GRANDPARENT_EMERGENCY_SCAM',
  'CAREGIVER_ABUSE',
  'FAMILY_EXPLOITATION',
  'POA_ABUSE',
  'ACCOUNT_TAKEOVER',
  'CONTACT_CHANGE',
  'BENEFICIARY_CHANGE',
  'NEW_AUTHORIZED_USER',
  'DORMANT_REACTIVATION',
  'EARLY_CLOSURE_PENALTY',
  'NSF_PATTERN',
  'MISSED_PAYMENT',
  'INCOME_DIVERSION',
  'CHECK_FRAUD',
  'CREDIT_DRAWDOWN',
  'PROPERTY_TITLE',
  'REMOTE_ACCESS',
  'BEHAVIORAL_OBSERVATION',
  'COGNITIVE_DECLINE',
  'SOCIAL_ISOLATION',
  'POST_DEATH_ACTIVITY',
  'OTHER',
] as const

export type ElderSignalCategory = (typeof SIGNAL_CATEGORIES)[number]

export const TRANSACTION_TYPES = [
  'TRANSFER',
  'WIRE',
  'REMITTANCE',
  'CASH',
  'CARD',
  'CHECK',
  'BILL',
  'CRYPTO',
  'GIFT_CARD',
  'INCOME',
  'INTEREST',
  'FEE',
  'OTHER',
] as const

export type ElderTransactionType = (typeof TRANSACTION_TYPES)[number]

export const CHANNELS = ['BRANCH', 'ATM', 'ONLINE', 'MOBILE', 'CARD', 'PHONE', 'MAIL', 'AUTOMATIC'] as const

export type ElderTransactionChannel = (typeof CHANNELS)[number]

/** Account events that change how to reach the customer, or who may act for or inherit from the customer. */
export const CHANGE_EVENT_TYPES = [
  'PHONE_CHANGED',
  'EMAIL_CHANGED',
  'ADDRESS_CHANGED',
  'BENEFICIARY_CHANGED',
  'AUTHORIZED_USER_ADDED',
  'POWER_OF_ATTORNEY_ADDED',
  'TRUST_CHANGED',
] as const

export type ChangeEventType = (typeof CHANGE_EVENT_TYPES)[number]

export const ACCOUNT_EVENT_TYPES = [
  ...CHANGE_EVENT_TYPES,
  'PASSWORD_RESET',
  'LOGIN',
  'REMOTE_ACCESS',
  'NSF',
  'TERM_DEPOSIT_CLOSED',
  'DEATH_REPORTED',
] as const

export type AccountEventType = (typeof ACCOUNT_EVENT_TYPES)[number]

/** What staff can report about a customer's behavior. */
export const OBSERVATION_CODES = [
  'FEARFUL',
  'COACHED_ON_PHONE',
  'CAREGIVER_SPEAKS_FOR_CUSTOMER',
  'CANNOT_EXPLAIN_TRANSACTION',
  'CONFUSED_ABOUT_ACCOUNT',
  'NEW_COMPANION',
  'ISOLATED_FROM_FAMILY',
  'UNREACHABLE',
  'NEGLECTED_APPEARANCE',
  'SUDDEN_ESTATE_CHANGE',
  'ASKS_ABOUT_LIMITS',
  'SECRECY',
] as const

export type ObservationCode = (typeof OBSERVATION_CODES)[number]

export const VULNERABILITY_FLAGS = [
  'COGNITIVE_IMPAIRMENT',
  'PHYSICAL_IMPAIRMENT',
  'VISION_OR_HEARING_LOSS',
  'RECENT_BEREAVEMENT',
  'SOCIAL_ISOLATION',
  'PRIOR_VICTIM',
  'CAREGIVER_DEPENDENT',
  'LOW_DIGITAL_LITERACY',
  'LANGUAGE_BARRIER',
] as const

export type VulnerabilityFlag = (typeof VULNERABILITY_FLAGS)[number]

/** Why a customer's accounts are watched. */
export const ENROLLMENT_REASONS = [
  'AGE_THRESHOLD',
  'SELF_REQUEST',
  'FAMILY_REQUEST',
  'TRUSTED_CONTACT_REQUEST',
  'POWER_OF_ATTORNEY',
  'GUARDIANSHIP',
  'COGNITIVE_CONCERN',
  'PHYSICAL_IMPAIRMENT',
  'PRIOR_VICTIMIZATION',
  'SUSPECTED_EXPLOITATION',
  'APS_REFERRAL',
  'LAW_ENFORCEMENT_REFERRAL',
  'INSTITUTION_POLICY',
  'BRANCH_REFERRAL',
  'BEREAVEMENT',
  'OTHER',
] as const

export type EnrollmentReason = (typeof ENROLLMENT_REASONS)[number]
