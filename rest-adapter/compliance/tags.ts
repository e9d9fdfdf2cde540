import { reservedEvents } from './webhooks.ts'

/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  'Payment screening': 'How payments are screened before they are made and before they are paid out. A sanctions match of at least `block_score` blocks, any other one holds the payment until its matches are resolved; a list that is missing, stale or slow holds it as well. Politically exposed persons follow the policy: REVIEW, the default, lets the payment go on and leaves the match for an analyst.',
  Screenings: 'A subject is looked for on the lists of sanctions and of politically exposed persons; what was found is explained, graded and decided, and kept so that it can be reckoned again to the byte.',
  Subjects: 'Parties that are kept an eye on: customers, suppliers, whoever the tenant deals with. A screening that names a subject sets its risk. A monitored one is screened by itself, with its cadence and whenever a list changes.',
  Monitoring: 'Proof that monitored subjects were compared with everything that lists hold: as many were compared with each version as were expected.',
  'Allow-list': 'Pairs of a subject and an entry that are known not to be one party. Screenings of the subject leave the entry out until the pair ends, or the entry says something else.',
  Matching: 'Names are compared word by word, in any script and order; dates of birth, countries and identifiers speak for a match or against it. Scores are 0 to 100, and the evidence adds up to them.',
  Webhooks: `A subscription names a URL and the events to tell there; each event is sent to it as a signed POST of JSON, \`{id, event, timestamp, data}\`.

**Signature.** \`X-Webhook-Signature\` is the HMAC-SHA256 of the raw body under the whole secret as it was shown, in hexadecimal digits. Take the body as it was received and compare in constant time. \
Every delivery carries the headers of [Standard Webhooks](https://www.standardwebhooks.com) as well, whose signature covers the time. After a rotation both secrets are good for 24 hours: \
\`X-Webhook-Signature\` is made with the old one until then, and \`webhook-signature\` holds both.

**Answers.** A status of 2xx within 30 seconds is success. Everything else is a failure, also a redirect, which is never followed. 410 disables the subscription.

**Attempts.** The first is made at once; after a failure the next follow 1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours later. After the sixth the delivery has failed, and can be retried by hand. \
An event is told at least once with the same \`id\` on every attempt, so a receiver can drop what it has seen. Order is not promised.

`
    + `Reserved, to be subscribed to although nothing tells them yet: ${reservedEvents.map(({ event }) => `\`${event}\``).join(', ')}.`,
  Risk: 'What a score from 0 to 1000 is made of, and what follows from it: factors with their weights, bands, and rules of your own. Each factor scores 0 to 1000 and adds that times its weight; what rules add, what is cut off at 1000 and what policy lifts the score to stand beside the factors, so that the lines of a screening always add up to its score.',
  Datasets: 'The watchlists that are screened against: nine of sanctions, four of politically exposed persons. Each new version is kept with what it changed; one that is malformed or has lost a fifth of its entries is refused, and the last good one stays in use.',
}
