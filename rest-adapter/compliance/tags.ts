import { webhookWords } from '../openapi-webhooks.ts'
import { dialect } from './dialect.ts'
import { reservedEvents } from './webhooks.ts'

/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  'Payment screening': 'How payments are screened before they are made and before they are paid out. A sanctions match of at least `block_score` blocks, any other hit holds the payment until its matches are resolved; a list that is missing, stale or slow holds it as well. Politically exposed persons follow the policy: HOLD is the default, and REVIEW lets the payment go on and leaves the match for an analyst.',
  Screenings: 'A subject is looked for on the lists of sanctions and of politically exposed persons; what was found is explained, graded and decided, and kept so that it can be reckoned again to the byte.',
  Subjects: 'Parties that are kept an eye on: customers, suppliers, whoever the tenant deals with. A screening that names a subject sets its risk. A monitored one is screened by itself, with its cadence and whenever a list changes.',
  Monitoring: 'Proof that monitored subjects were compared with everything that lists hold: as many were compared with each version as were expected.',
  'Allow-list': 'Pairs of a subject and an entry that are known not to be one party. Screenings of the subject leave the entry out until the pair ends, or the entry says something else.',
  Matching: 'Names are compared word by word, in any script and order; dates of birth, countries and identifiers speak for a match or against it. Scores are 0 to 100, and the evidence adds up to them.',
  Webhooks: `${webhookWords(dialect)}

**Reserved** are events that can be subscribed to although nothing tells them yet: ${reservedEvents.map(({ event }) => `\`${event}\``).join(', ')}.`,
  Risk: 'What a score from 0 to 1000 is made of, and what follows from it: factors with their weights, bands, and rules of your own. Each factor scores 0 to 1000 and adds that times its weight; what rules add, what is cut off at 1000 and what policy lifts the score to stand beside the factors, so that the lines of a screening always add up to its score.',
  Datasets: 'The watchlists that are screened against: nine of sanctions, four of politically exposed persons. Each new version is kept with what it changed; one that is malformed or has lost a fifth of its entries is refused, and the last good one stays in use.',
}
