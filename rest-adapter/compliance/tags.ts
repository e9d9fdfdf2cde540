import { webhookIntroduction } from '#rest-adapter/openapi-webhooks.ts'
import { dialect } from './dialect.ts'
import { reservedEvents } from './webhooks.ts'

/** Tag descriptions. */
export const tags: Readonly<Record<string, string>> = {
  'Payment screening':
    'Payments are screened when they are created and before they are paid out. A sanctions match of at least `block_score` blocks the payment; any other match holds it until its matches are resolved. A list that is missing, stale or too slow holds the payment as well. For politically exposed persons the policy decides: HOLD is the default, and REVIEW lets the payment proceed and keeps the match for an analyst.',
  Screenings:
    'A screening searches sanctions lists and lists of politically exposed persons for a subject. It explains each match, computes the risk and makes a decision. The input of the computation is stored, so the result can be reproduced byte for byte.',
  Subjects:
    'Parties that the tenant screens, such as customers and suppliers. A screening that names a subject sets its risk. A monitored subject is screened automatically, at its cadence and after list updates.',
  Monitoring:
    'Proof that monitored subjects were compared with all list entries: for each list version, the number of compared subjects equals the number of expected ones.',
  'Allow-list':
    'Pairs of a subject and a list entry that are known to be different parties. Screenings of the subject leave the entry out until the pair ends or the entry changes.',
  Matching:
    'Names are compared word by word, in any script and order. Dates of birth, countries and identifiers support or contradict a match. Scores range from 0 to 100, and the points of the evidence add up to the score.',
  Webhooks: `${webhookIntroduction(dialect)}

**Reserved** events can be subscribed to, but are not sent yet: ${reservedEvents.map(({ event }) => `\`${event}\``).join(', ')}.`,
  Risk: 'Settings that turn a screening into a risk score from 0 to 1000 and a decision: factors with weights, bands, and your own rules. Each factor scores 0 to 1000 and adds its score times its weight. Points from rules, the cut at 1000 and the minimum that policy demands are separate components, so the components of a screening always add up to its score.',
  Datasets:
    'The watchlists that screenings search: nine sanctions lists and four lists of politically exposed persons. Each new version is stored with its changes. A version that is malformed or has lost a fifth of its entries is rejected, and the previous version stays in use.',
}
