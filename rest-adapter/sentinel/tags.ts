/** Tag descriptions. */
export const tags: Readonly<Record<string, string>> = {
  Profiles: `Customers who are protected as older adults. Each customer has one profile, found by the tenant's \`customer_id\`.

| Status | By request to | Transactions are evaluated |
|---|---|---|
| PENDING_CONSENT | ACTIVE, OPTED_OUT | no |
| ACTIVE | UNDER_REVIEW, SUSPENDED, OPTED_OUT, CLOSED | yes |
| UNDER_REVIEW | ACTIVE | yes |
| RESTRICTED | – | yes |
| SUSPENDED | ACTIVE, OPTED_OUT, CLOSED | no |
| OPTED_OUT, CLOSED | ACTIVE | no |
| DECEASED | – | every debit is a signal |

Every status but DECEASED can change to DECEASED. RESTRICTED starts and ends with holds.`,
  'Trusted contacts':
    'Persons whom the institution may contact about a profile (FINRA 4512), at most 20 per profile. A phone number or an e-mail address is required.',
  Holds: `Temporary holds on debits of a specified adult (FINRA 2165): a customer of 65 years and more, or an adult with an impairment. Credits continue.

| Status | Business days after it was placed | Reached from |
|---|---|---|
| PLACED | 15 | – |
| EXTENDED_10 | 25 | PLACED, basis INTERNAL_REVIEW |
| EXTENDED_30 | 55 | EXTENDED_10, basis REPORTED |
| ORDERED | until it is released | PLACED, EXTENDED_10, EXTENDED_30 |
| RELEASED, EXPIRED | – | each status in force |

Business days are those of the profile's country and time zone. The profile is RESTRICTED while a hold is in force; a profile that became DECEASED remains so, and its holds stay in force until they end. Trusted contacts that are not suspected are notified by e-mail.`,
  Reports: 'Evidence for a suspicious activity report.',
  Signals: `What rules and staff found. An ACTIVE signal is reviewed once: as CONFIRMED, which baselines then leave out, or as DISMISSED. Without a review it becomes EXPIRED after \`signal_expiry_days\`. A further hit of the same rule and category within a day extends an ACTIVE signal.

The risk score of a profile is 100 · (1 - Π(1 - factor)) over its ACTIVE and CONFIRMED signals, where factor = weight · severity factor · confidence · decay. Severity factors are 0.2 (LOW), 0.45 (MEDIUM), 0.7 (HIGH) and 0.95 (CRITICAL); decay halves every 30 days.`,
  Alerts: `A HIGH or CRITICAL signal, or a risk score that reaches 50, opens an alert. A profile has one alert that is not resolved; further signals join it.

| Status | Changes to |
|---|---|
| OPEN | ACKNOWLEDGED, IN_REVIEW, ESCALATED, RESOLVED, FALSE_ALARM |
| ACKNOWLEDGED | IN_REVIEW, ESCALATED, RESOLVED, FALSE_ALARM |
| IN_REVIEW | ESCALATED, RESOLVED, FALSE_ALARM |
| ESCALATED | RESOLVED, FALSE_ALARM |

RESOLVED and FALSE_ALARM are final. When all signals of an alert are dismissed, it becomes FALSE_ALARM.`,
  Statistics: 'Numbers of profiles, signals, alerts and holds of the workspace.',
  Transactions:
    'Transactions and account events of enrolled customers. Each is stored and evaluated as of its occurrence time, so that it may come late; those before enrolment are loaded as a batch without evaluation.',
  Settings: 'Settings of elder protection in the workspace.',
  Rules: `Detection rules, which raise signals about enrolled customers. Each workspace starts with the standard set, which covers the red flags of FinCEN advisory FIN-2022-A002 and is enabled. Standard rules can be changed and disabled, and you can add up to 200 rules of your own. A new rule is disabled: simulate it on stored transactions, then enable it. A rule that needs history is skipped until the history exists.

| Rule type | Detects | Parameters (default) |
|---|---|---|
| AMOUNT_THRESHOLD | A debit reaches a fixed amount. | \`amount\`*, \`currency\`, \`channels\`, \`types\` |
| AMOUNT_DEVIATION | The amount of a debit is far above the usual amounts of the baseline. | \`z_threshold\` (3.5), \`min_amount\` (0) |
| FREQUENCY_DEVIATION | The number of debits in the window is improbably high for the baseline. | \`p_value\` (0.001), \`window_days\` (1) |
| VELOCITY | The number or the sum of the debits in a window reaches a fixed threshold. | \`count_threshold\`, \`sum_threshold\`, \`window_hours\`* |
| NEW_PAYEE | A debit is the first one to its payee. | \`min_amount\` (0), \`min_history\` (10) |
| PAYEE_CONCENTRATION | A payee's share of the sum of debits is much larger than in the window before. | \`share_points\` (30), \`window_days\` (90) |
| CHANNEL_SHIFT | A debit uses a channel that the customer seldom or never used. | \`max_probability\` (0.02) |
| TIME_OF_DAY | A debit occurs at an hour at which the customer seldom or never pays. | \`max_probability\` (0.02) |
| GEO_DEVIATION | A debit occurs in a country in which the customer seldom or never pays. | \`max_probability\` (0.02) |
| CASH_INTENSITY | Cash withdrawals are far above the usual sums, or reach the daily limit of the ATM on several days of seven. | \`z_threshold\` (3.5), \`window_days\` (7), \`at_limit_days\` (3) |
| GIFT_CARD | The customer buys several gift or prepaid cards within a short time. | \`count_threshold\` (2), \`window_hours\` (24) |
| CRYPTO | The customer buys virtual currency for the first time, or for a large share of the balance. | \`share_of_balance\` (0.1) |
| INTERNATIONAL_TRANSFER | The customer sends money abroad for the first time, an unusual amount, or a large share of the balance. | \`home_country\`, \`z_threshold\` (4), \`share_of_balance\` (0.25) |
| DORMANCY_BREAK | An account without debits for a long time suddenly has several. | \`inactive_days\` (180), \`count_threshold\` (3), \`window_days\` (14) |
| ACCOUNT_CHANGE | Contact details, beneficiaries, authorized users, powers of attorney or trusts change. | \`events\` (all changes), \`foreign_device_hours\` |
| CHANGE_THEN_TRANSFER | A large debit follows a change of contact details, beneficiaries or authority. | \`window_days\` (30), \`quantile\` (0.95), \`events\` (all changes) |
| BALANCE_DRAIN | Weekly debits rise a little above the usual level for many weeks (CUSUM). | \`k\` (0.5), \`h\` (5) |
| INCOME_DIVERSION | A regular income leaves for new payees as soon as it arrives, or does not arrive. | \`share\` (0.9), \`window_hours\` (48), \`overdue_mads\` (3) |
| MISSED_BILL | A regular bill is not paid. | \`overdue_mads\` (3), \`min_occurrences\` (3) |
| NSF | Payments fail for lack of funds (NSF), although they seldom did in the year before. | \`count_threshold\` (2), \`window_days\` (30), \`prior_max\` (1) |
| EARLY_WITHDRAWAL | The customer closes a term deposit early and pays a penalty. | – |
| MEMO_KEYWORD | The memo of a debit contains a word or phrase that scams use. | \`keywords\` (a table in English, Spanish and French) |
| REPEATED_SCAM_PATTERN | Payments to a new payee increase while the time between them does not. | \`count_threshold\` (3), \`window_days\` (60), \`rho\` (0.6) |
| DEVICE_ANOMALY | A debit comes from a device not seen for a year, or soon after remote access to the account. | \`window_hours\` (72), \`min_amount\` (0) |
| RELATED_PARTY | Most of a credit is passed on to new payees within a short time. | \`share\` (0.8), \`window_hours\` (72), \`payee_days\` (30) |
| STAFF_OBSERVATION | Staff report an observation about the customer's behavior. | \`observations\`* |
| COMPOSITE | Signals of several categories occur within a window. | \`categories\`*, \`min_distinct\` (2), \`window_days\` (30) |
| POST_DEATH | A debit occurs although the customer is dead. | – |

A parameter with * is required. VELOCITY needs \`count_threshold\` or \`sum_threshold\`. Amounts are decimal strings in major units and are compared per currency.`,
  Baselines:
    'The usual behavior of a customer in eleven metrics, each with a version. A baseline describes the 365 days that end 7 days before its computation and excludes transactions of confirmed signals. A nightly run refreshes the baselines of all profiles that are watched.',
  'Batch runs':
    'Runs of the worker over many profiles: they compute baselines, evaluate what did not happen, or evaluate stored transactions again. Each finding becomes one signal, however often a run is repeated.',
}
