import type { ParametersByType } from './parameters.ts'
import type { DetectionRuleType } from './rule-types.ts'

type TypeDescriptions = {
  readonly [Type in DetectionRuleType]: {
    /** One sentence: what triggers the rule. */
    readonly summary: string
    /** One sentence a parameter. */
    readonly parameters: { readonly [Name in keyof ParametersByType[Type]]-?: string }
  }
}

const MIN_AMOUNT = 'Smallest amount of a debit that triggers the rule.'
const RARITY = 'Largest probability, estimated from the baseline, at which the rule triggers.'
const DEBIT_COUNT = 'Number of debits in the window that triggers the rule.'
const DEBIT_WINDOW = 'Length of the window that ends with the debit.'
const OVERDUE_MADS =
  'Median absolute deviations of the gaps after which a regular payment is overdue; it is never overdue within three days.'

/** One sentence for each rule type and each parameter. */
export const TYPE_DESCRIPTIONS: TypeDescriptions = {
  AMOUNT_THRESHOLD: {
    summary: 'A debit reaches a fixed amount.',
    parameters: {
      amount: 'Smallest amount that triggers the rule.',
      currency: 'Currency of the amount; without one the amount applies to each currency.',
      channels: 'Channels to which the rule is restricted; without any it applies to all.',
      types: 'Transaction types to which the rule is restricted; without any it applies to all.',
    },
  },
  AMOUNT_DEVIATION: {
    summary: 'The amount of a debit is far above the usual amounts of the baseline.',
    parameters: {
      z_threshold:
        'Robust standard deviations above the median, on a logarithmic scale, that trigger the rule.',
      min_amount: MIN_AMOUNT,
    },
  },
  FREQUENCY_DEVIATION: {
    summary: 'The number of debits in the window is improbably high for the baseline.',
    parameters: {
      p_value: 'Largest probability of so high a number at which the rule triggers.',
      window_days: DEBIT_WINDOW,
    },
  },
  VELOCITY: {
    summary: 'The number or the sum of the debits in a window reaches a fixed threshold.',
    parameters: {
      count_threshold: DEBIT_COUNT,
      sum_threshold: 'Sum of the debits of one currency in the window that triggers the rule.',
      window_hours: DEBIT_WINDOW,
    },
  },
  NEW_PAYEE: {
    summary: 'A debit is the first one to its payee.',
    parameters: {
      min_amount: MIN_AMOUNT,
      min_history: 'Number of earlier debits without which the rule is skipped.',
    },
  },
  PAYEE_CONCENTRATION: {
    summary: "A payee's share of the sum of debits is much larger than in the window before.",
    parameters: {
      share_points: 'Increase of the share above which the rule triggers.',
      window_days: 'Length of each of the two consecutive windows that are compared.',
    },
  },
  CHANNEL_SHIFT: {
    summary: 'A debit uses a channel that the customer seldom or never used.',
    parameters: { max_probability: RARITY },
  },
  TIME_OF_DAY: {
    summary: 'A debit occurs at an hour at which the customer seldom or never pays.',
    parameters: { max_probability: RARITY },
  },
  GEO_DEVIATION: {
    summary: 'A debit occurs in a country in which the customer seldom or never pays.',
    parameters: { max_probability: RARITY },
  },
  CASH_INTENSITY: {
    summary:
      'Cash withdrawals are far above the usual sums, or reach the daily limit of the ATM on several days of seven.',
    parameters: {
      z_threshold:
        "Robust standard deviations of the window's cash sum above the baseline that trigger the rule.",
      window_days: 'Length of the window whose cash withdrawals are summed.',
      at_limit_days: 'Number of days of seven with a withdrawal at the daily limit that triggers the rule.',
    },
  },
  GIFT_CARD: {
    summary: 'The customer buys several gift or prepaid cards within a short time.',
    parameters: {
      count_threshold: 'Number of such purchases in the window that triggers the rule.',
      window_hours: DEBIT_WINDOW,
    },
  },
  CRYPTO: {
    summary: 'The customer buys virtual currency for the first time, or for a large share of the balance.',
    parameters: {
      share_of_balance: 'Share of the balance before the purchase that triggers the rule.',
    },
  },
  INTERNATIONAL_TRANSFER: {
    summary:
      'The customer sends money abroad for the first time, an unusual amount, or a large share of the balance.',
    parameters: {
      home_country: 'Country that is not abroad; without one it is the country of the profile.',
      z_threshold: 'Robust standard deviations of the amount above the baseline that trigger the rule.',
      share_of_balance: 'Share of the balance before the transfer that triggers the rule.',
    },
  },
  DORMANCY_BREAK: {
    summary: 'An account without debits for a long time suddenly has several.',
    parameters: {
      inactive_days: 'Time without debits after which an account is dormant.',
      count_threshold: DEBIT_COUNT,
      window_days: 'Length of the window that begins with the first debit after the inactivity.',
    },
  },
  ACCOUNT_CHANGE: {
    summary: 'Contact details, beneficiaries, authorized users, powers of attorney or trusts change.',
    parameters: {
      events: 'Account events that trigger the rule.',
      foreign_device_hours:
        'Time within which a login or debit from a new device or country must occur; without it the event is enough.',
    },
  },
  CHANGE_THEN_TRANSFER: {
    summary: 'A large debit follows a change of contact details, beneficiaries or authority.',
    parameters: {
      window_days: 'Time after the change within which a debit triggers the rule.',
      quantile: "Quantile of the baseline's debits that the amount must reach.",
      events: 'Account events that count as a change.',
    },
  },
  BALANCE_DRAIN: {
    summary: 'Weekly debits rise a little above the usual level for many weeks (CUSUM).',
    parameters: {
      k: 'Excess over the median week that is tolerated each week.',
      h: 'Accumulated excess that triggers the rule.',
    },
  },
  INCOME_DIVERSION: {
    summary: 'A regular income leaves for new payees as soon as it arrives, or does not arrive.',
    parameters: {
      share: 'Share of the income that must leave.',
      window_hours: 'Time after the credit within which the share must leave.',
      overdue_mads: OVERDUE_MADS,
    },
  },
  MISSED_BILL: {
    summary: 'A regular bill is not paid.',
    parameters: {
      overdue_mads: OVERDUE_MADS,
      min_occurrences: 'Number of earlier payments without which a bill is not regular.',
    },
  },
  NSF: {
    summary: 'Payments fail for lack of funds (NSF), although they seldom did in the year before.',
    parameters: {
      count_threshold: 'Number of NSF events in the window that triggers the rule.',
      window_days: 'Length of the window that ends with the event.',
      prior_max: 'Largest number of NSF events in the 365 days before the window.',
    },
  },
  EARLY_WITHDRAWAL: {
    summary: 'The customer closes a term deposit early and pays a penalty.',
    parameters: {},
  },
  MEMO_KEYWORD: {
    summary: 'The memo of a debit contains a word or phrase that scams use.',
    parameters: {
      keywords: 'Words and phrases, compared without case and accents, each with the category of its signal.',
    },
  },
  REPEATED_SCAM_PATTERN: {
    summary: 'Payments to a new payee increase while the time between them does not.',
    parameters: {
      count_threshold: 'Number of payments to the payee that triggers the rule.',
      window_days: 'Time in which the payee was first seen and the payments occur.',
      rho: "Smallest rank correlation (Spearman's rho) of order and amount that triggers the rule.",
    },
  },
  DEVICE_ANOMALY: {
    summary: 'A debit comes from a device not seen for a year, or soon after remote access to the account.',
    parameters: {
      window_hours: 'Time after remote access within which each debit triggers the rule.',
      min_amount: MIN_AMOUNT,
    },
  },
  RELATED_PARTY: {
    summary: 'Most of a credit is passed on to new payees within a short time.',
    parameters: {
      share: 'Share of the credit that must be passed on.',
      window_hours: 'Time after the credit within which the share must be passed on.',
      payee_days: 'Time since the first debit to a payee up to which the payee is new.',
    },
  },
  STAFF_OBSERVATION: {
    summary: "Staff report an observation about the customer's behavior.",
    parameters: {
      observations: 'Observation codes, each with the confidence that it alone gives the signal.',
    },
  },
  COMPOSITE: {
    summary: 'Signals of several categories occur within a window.',
    parameters: {
      categories: 'Categories that count.',
      min_distinct: 'Number of different categories that triggers the rule.',
      window_days: 'Length of the window that ends with the newest signal.',
    },
  },
  POST_DEATH: {
    summary: 'A debit occurs although the customer is dead.',
    parameters: {},
  },
}
