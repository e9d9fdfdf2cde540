import { webhookIntroduction } from '#rest-adapter/webhooks/introduction.ts'
import { dialect } from './dialect.ts'

/** Tag descriptions. */
export const tags: Readonly<Record<string, string>> = {
  'Payment screening':
    'Payments are screened when they are created and before they are paid out. A sanctions match of at least `block_score` blocks the payment; any other match holds it until its matches are resolved. A list that is missing, stale or too slow holds the payment as well. For politically exposed persons the policy decides: HOLD is the default, and REVIEW lets the payment proceed and keeps the match for an analyst.',
  'Transaction monitoring':
    'Transactions are evaluated by the rules of the workspace on their own stored history: nothing but the transaction itself is sent. The answer says which rules were triggered and why, what would not have triggered them, which ones came close, and which ones could not be judged. Amounts are compared in the currency of the transaction; nothing is converted.',
  Screenings:
    'A screening searches sanctions lists and lists of politically exposed persons for a subject. It explains each match, computes the risk and makes a decision. The input of the computation is stored, so the result can be reproduced byte for byte.',
  Subjects:
    'Parties that the tenant screens, such as customers and suppliers. A screening that names a subject sets its risk. A monitored subject is screened automatically, at its cadence and after list updates.',
  Monitoring:
    'Proof that monitored subjects were compared with all list entries: for each list version, the number of compared subjects equals the number of expected ones.',
  'Monitoring rules':
    'Rules that judge transactions. A new rule is disabled; as a shadow rule it is evaluated and recorded without acting. Each change makes a new version, and evaluations name the version that they used. A CRITICAL rule is taken out of force by two persons.',
  Alerts:
    'Hits of your rules on transactions. Alerts are listed in triage order: open ones before closed ones, the most severe first, the oldest first within a severity. A hit within 24 hours of an open alert of the same rule and customer counts in that alert.',
  Cases: `Investigations of alerts, transactions, screenings and payments. A transaction that is held or blocked, a payment that its screening holds or blocks, and an alert of severity HIGH or CRITICAL open a case at once, and so do three alerts of severity MEDIUM of a customer within seven days. A customer has one open case of each type, to which later alerts are added. Cases are listed in triage order: open ones before closed ones, then by priority and due time.

| Operation | Status before | Status after |
|---|---|---|
| assign | OPEN | ASSIGNED |
| assign | ASSIGNED, IN_PROGRESS, PENDING_INFO, ESCALATED | the same |
| PATCH status IN_PROGRESS | OPEN, ASSIGNED, PENDING_INFO, ESCALATED | IN_PROGRESS |
| PATCH status PENDING_INFO | ASSIGNED, IN_PROGRESS, ESCALATED | PENDING_INFO |
| escalate | all but PENDING_APPROVAL and CLOSED | ESCALATED |
| close | all but PENDING_APPROVAL and CLOSED | CLOSED or PENDING_APPROVAL |
| approve | PENDING_APPROVAL | CLOSED |
| reject | PENDING_APPROVAL | the one before the closing |
| reopen | CLOSED | IN_PROGRESS |

**Four eyes.** Closing a SANCTIONS case as TRUE_POSITIVE, and closing a case that is or was P1, waits for another person. A staff token identifies the person; with an API key it is the one that \`X-Actor\` names, or else the key itself.

**Statutory clock.** \`PATCH\` with \`suspicious: true\`, or a closing as SUSPICIOUS_REPORTED or SUSPICIOUS_NOT_REPORTED, starts the clock of the country in the monitoring settings; \`report_due_at\` is its end: 30 days in the US, 60 without a known suspect, and \`str_hours\` in Nigeria.`,
  Blacklists:
    'Values that the tenant does not want to deal with, in one list of each kind. A rule of type BLACKLIST names the kinds that it looks for. Values are compared in a canonical form and stored encrypted.',
  'Allow-list':
    'Pairs of a subject and a list entry that are known to be different parties, and pairs of a payer and a payee whose payments are expected. Screenings of the subject leave the entry out until the pair ends or the entry changes; monitoring rules do not judge payments of the payer to the payee until the pair expires.',
  Matching:
    'Names are compared word by word, in any script and order. Dates of birth, countries and identifiers support or contradict a match. Scores range from 0 to 100, and the points of the evidence add up to the score.',
  Webhooks: webhookIntroduction(dialect),
  Risk: 'Settings that turn a screening into a risk score from 0 to 1000 and a decision: factors with weights, bands, and your own rules. Each factor scores 0 to 1000 and adds its score times its weight. Points from rules, the cut at 1000 and the minimum that policy demands are separate components, so the components of a screening always add up to its score.',
  'Audit log':
    'Every write of the compliance service, every read of a case or report, and the administrative acts of all services, in a hash chain per workspace. A row that is changed, removed, inserted or moved breaks the chain; the export contains everything that a script needs to verify it.',
  Reports:
    'Reports are generated in the background: request one, wait for `report.generated` or read it until its status is READY, and read its content. A report that fails states why.',
  Datasets:
    'The watchlists that screenings search: nine sanctions lists and four lists of politically exposed persons. Each new version is stored with its changes. A version that is malformed or has lost a fifth of its entries is rejected, and the previous version stays in use.',
}
