import { AMBIGUOUS_KEYWORDS, CLEAR_KEYWORDS } from './keywords.ts'
import type { DetectionParameters } from './parameters.ts'
import { parseParameters } from './parse-parameters.ts'
import type { DetectionRuleType, ElderSignalCategory, SignalSeverity } from './rule-types.ts'
import { OBSERVATION_WEIGHTS } from './standard-observations.ts'

/** A rule that each workspace starts with. */
export interface StandardRule {
  readonly code: string
  readonly name: string
  readonly ruleType: DetectionRuleType
  readonly severity: SignalSeverity
  /** Share from 0 to 1 that a signal of full confidence has in the risk score, before its severity factor. */
  readonly weight: number
  /** Null for the default category of the rule type. */
  readonly signalCategory: ElderSignalCategory | null
  readonly parameters: DetectionParameters
  /** Flags of FinCEN advisory FIN-2022-A002 in our numbering: F1 to F12 financial, B1 to B12 behavioral. */
  readonly fincenFlags: readonly string[]
}

/** One row: code, name, rule type, severity, weight, parameters other than defaults, flags. */
type Row = readonly [
  code: string,
  name: string,
  ruleType: DetectionRuleType,
  severity: SignalSeverity,
  weight: number,
  parameters?: Readonly<Record<string, unknown>>,
  fincenFlags?: readonly string[],
]

const CONTACT_EVENTS = ['PHONE_CHANGED', 'EMAIL_CHANGED', 'ADDRESS_CHANGED']
const HELPER_EVENTS = [
  'BENEFICIARY_CHANGED',
  'AUTHORIZED_USER_ADDED',
  'POWER_OF_ATTORNEY_ADDED',
  'TRUST_CHANGED',
]

/** Signs of contact with a scammer or of a takeover. Three different ones within a month seldom occur in an ordinary life. */
const SCAM_SIGNS: readonly ElderSignalCategory[] = [
  'UNUSUAL_WITHDRAWAL',
  'NEW_PAYEE',
  'ROMANCE_SCAM',
  'IMPOSTER_SCAM',
  'TECH_SUPPORT_SCAM',
  'LOTTERY_SCAM',
  'INVESTMENT_SCAM',
  'GRANDPARENT_EMERGENCY_SCAM',
  'POA_ABUSE',
  'ACCOUNT_TAKEOVER',
  'CONTACT_CHANGE',
  'BENEFICIARY_CHANGE',
  'NEW_AUTHORIZED_USER',
  'EARLY_CLOSURE_PENALTY',
  'REMOTE_ACCESS',
  'BEHAVIORAL_OBSERVATION',
]

const HELPER_FLAGS = ['B10', 'B11']
const OBSERVED_FLAGS = ['B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B12']

/**
 * A HIGH signal opens an alert, and so does a risk score of 50. Rules for patterns that are specific to exploitation are therefore
 * HIGH. Rules for mere deviations are LOW or MEDIUM: a MEDIUM signal of weight 0.4 adds 18 points of risk, a LOW one of 0.3 adds 6.
 */
const ROWS: readonly Row[] = [
  ['STD-F1-DORMANT', 'Dormant account with sudden withdrawals', 'DORMANCY_BREAK', 'HIGH', 0.8, {}, ['F1']],
  // The second of three cards within two days may follow the first after more than a day.
  [
    'STD-F2-GIFT-CARDS',
    'Several gift cards in two days',
    'GIFT_CARD',
    'HIGH',
    0.8,
    { window_hours: 48 },
    ['F2'],
  ],
  ['STD-F3-CRYPTO', 'First or large purchase of virtual currency', 'CRYPTO', 'HIGH', 0.8, {}, ['F3']],
  [
    'STD-F4-SCAM-MEMO',
    'Memo with the words of a scam',
    'MEMO_KEYWORD',
    'HIGH',
    0.8,
    { keywords: CLEAR_KEYWORDS },
    ['F4'],
  ],
  [
    'STD-F4-DOUBTFUL-MEMO',
    'Memo with words that scams use too',
    'MEMO_KEYWORD',
    'MEDIUM',
    0.5,
    { keywords: AMBIGUOUS_KEYWORDS },
    ['F4'],
  ],
  // The sums of single weeks hardly vary in an ordinary life, so that a second withdrawal in a week has a z of 4 to 35. In 21 days it is
  // one of four, and z stays below 13.
  [
    'STD-F5-CASH',
    'More cash than usual',
    'CASH_INTENSITY',
    'MEDIUM',
    0.3,
    { z_threshold: 10, window_days: 21 },
    ['F5', 'F7'],
  ],
  [
    'STD-F7-ATM-LIMIT',
    'Daily limit of the ATM on several days, or far more cash than usual',
    'CASH_INTENSITY',
    'HIGH',
    0.8,
    { z_threshold: 16, window_days: 21 },
    ['F5', 'F7'],
  ],
  ['STD-F6-PASS-THROUGH', 'Credit passed on to new payees', 'RELATED_PARTY', 'HIGH', 0.8, {}, ['F6']],
  ['STD-F8-NSF', 'Sudden lack of funds', 'NSF', 'HIGH', 0.7, {}, ['F8']],
  ['STD-F8-FIRST-NSF', 'First lack of funds', 'NSF', 'LOW', 0.3, { count_threshold: 1 }, ['F8']],
  ['STD-F9-MISSED-BILL', 'Regular bill unpaid', 'MISSED_BILL', 'MEDIUM', 0.3, { overdue_mads: 4 }, ['F9']],
  [
    'STD-F9-UNPAID-AND-NSF',
    'Bills unpaid and lack of funds',
    'COMPOSITE',
    'HIGH',
    0.7,
    { categories: ['MISSED_PAYMENT', 'NSF_PATTERN'], window_days: 60 },
    ['F8', 'F9'],
  ],
  ['STD-F10-CHANNEL', 'Unusual channel', 'CHANNEL_SHIFT', 'LOW', 0.3, {}, ['F10']],
  ['STD-F10-HOUR', 'Unusual time of day', 'TIME_OF_DAY', 'LOW', 0.3, {}, ['F10']],
  ['STD-F10-COUNTRY', 'Unusual country', 'GEO_DEVIATION', 'LOW', 0.3, {}, ['F10']],
  [
    'STD-F10-FREQUENCY',
    'More debits than usual in a day',
    'FREQUENCY_DEVIATION',
    'MEDIUM',
    0.3,
    { p_value: 0.0005 },
    ['F5', 'F10'],
  ],
  // The debits of four weeks vary less than a Poisson distribution: no ordinary month has a p-value below 0.03.
  [
    'STD-F10-FREQUENT-WEEKS',
    'More debits than usual in four weeks',
    'FREQUENCY_DEVIATION',
    'MEDIUM',
    0.3,
    { window_days: 28 },
    ['F5', 'F10'],
  ],
  ['STD-F11-ABROAD', 'First or large transfer abroad', 'INTERNATIONAL_TRANSFER', 'HIGH', 0.8, {}, ['F11']],
  [
    'STD-F11-AMOUNT',
    'Debit of an unusual amount',
    'AMOUNT_DEVIATION',
    'MEDIUM',
    0.3,
    { min_amount: '500' },
    ['F11'],
  ],
  [
    'STD-F12-DEPOSIT',
    'Term deposit closed despite a penalty',
    'EARLY_WITHDRAWAL',
    'MEDIUM',
    0.6,
    {},
    ['F12'],
  ],
  [
    'STD-B1-CONTACT',
    'Contact details changed',
    'ACCOUNT_CHANGE',
    'LOW',
    0.3,
    { events: CONTACT_EVENTS },
    ['B1'],
  ],
  [
    'STD-B1-NEW-DEVICE',
    'Contact details changed, with a new device or country',
    'ACCOUNT_CHANGE',
    'HIGH',
    0.7,
    { events: CONTACT_EVENTS, foreign_device_hours: 72 },
    ['B1'],
  ],
  [
    'STD-B10-HELPER',
    'New helper, power of attorney, trust or beneficiary',
    'ACCOUNT_CHANGE',
    'MEDIUM',
    0.4,
    { events: HELPER_EVENTS },
    HELPER_FLAGS,
  ],
  // An ordinary month has a debit above the 95th percentile, and seldom one above the 99th.
  [
    'STD-B10-HELPER-TRANSFER',
    'Large debit after a new helper or power of attorney',
    'CHANGE_THEN_TRANSFER',
    'HIGH',
    0.8,
    { events: HELPER_EVENTS, quantile: 0.99 },
    HELPER_FLAGS,
  ],
  [
    'STD-B10-CHANGE-TRANSFER',
    'Unusually large debit after any change',
    'CHANGE_THEN_TRANSFER',
    'MEDIUM',
    0.4,
    {},
    ['B1', ...HELPER_FLAGS],
  ],
  [
    'STD-B2-OBSERVED',
    'Observation by staff',
    'STAFF_OBSERVATION',
    'HIGH',
    0.8,
    { observations: OBSERVATION_WEIGHTS },
    OBSERVED_FLAGS,
  ],
  [
    'STD-ROMANCE',
    'Rising payments to a new payee',
    'REPEATED_SCAM_PATTERN',
    'HIGH',
    0.8,
    { count_threshold: 4, rho: 0.8 },
  ],
  // Three rising purchases at a new shop are frequent by chance, so the third payment opens no alert without another sign.
  ['STD-ROMANCE-EARLY', 'First payments to a new payee rise', 'REPEATED_SCAM_PATTERN', 'MEDIUM', 0.7],
  // Weeks with several bills are far above the median week. With the defaults 20 of 100 ordinary profile-months reach h; with these
  // parameters 0.2 do, and four of five accounts whose debits double. The next two rules together find the others.
  ['STD-DRAIN', 'Weekly debits rise for months', 'BALANCE_DRAIN', 'HIGH', 0.7, { k: 1, h: 19 }],
  ['STD-DRAIN-EARLY', 'Weekly debits begin to rise', 'BALANCE_DRAIN', 'MEDIUM', 0.3, { k: 1, h: 10 }],
  [
    'STD-DRAIN-SIGNS',
    'Weekly debits rise, with unusual withdrawals',
    'COMPOSITE',
    'HIGH',
    0.7,
    { categories: ['FAMILY_EXPLOITATION', 'UNUSUAL_WITHDRAWAL'] },
  ],
  ['STD-ONE-PAYEE', 'One payee receives far more of the debits', 'PAYEE_CONCENTRATION', 'HIGH', 0.7],
  // A pension paid on the first to third of a month is up to three days late by the calendar alone.
  ['STD-PENSION', 'Pension redirected or missing', 'INCOME_DIVERSION', 'HIGH', 0.8, { overdue_mads: 5 }],
  ['STD-NEW-DEVICE', 'Debit on a new device or after remote access', 'DEVICE_ANOMALY', 'MEDIUM', 0.4],
  [
    'STD-REMOTE-ACCESS',
    'Large debit on a new device or after remote access',
    'DEVICE_ANOMALY',
    'HIGH',
    0.8,
    { min_amount: '500' },
  ],
  ['STD-NEW-PAYEE', 'First payment to a payee', 'NEW_PAYEE', 'LOW', 0.3, { min_amount: '200' }],
  [
    'STD-SIGNS',
    'Several signs of a scam in a month',
    'COMPOSITE',
    'HIGH',
    0.7,
    { categories: SCAM_SIGNS, min_distinct: 3 },
  ],
  ['STD-POST-DEATH', 'Debit after death', 'POST_DEATH', 'CRITICAL', 1],
]

function standardRule([
  code,
  name,
  ruleType,
  severity,
  weight,
  given = {},
  fincenFlags = [],
]: Row): StandardRule {
  const { parameters, issues } = parseParameters(ruleType, given)
  if (parameters === undefined)
    throw new TypeError(`${code}: ${issues.map(({ field, reason }) => `${field} ${reason}`).join('; ')}`)
  return { code, name, ruleType, severity, weight, signalCategory: null, parameters, fincenFlags }
}

/** The rules that each workspace starts with, all enabled. */
export const STANDARD_RULES: readonly StandardRule[] = ROWS.map(standardRule)
