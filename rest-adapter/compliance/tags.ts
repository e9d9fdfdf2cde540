import { reservedEvents } from './webhooks.ts'

/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  Screenings: 'A subject is looked for on the lists of sanctions and of politically exposed persons; what was found is explained, graded and decided, and kept so that it can be reckoned again to the byte.',
  'Allow-list': 'Pairs of a subject and an entry that are known not to be one party. Screenings of the subject leave the entry out until the pair ends, or the entry says something else.',
  Webhooks: 'Subscriptions to events, and what became of each delivery. The body is signed: `X-Webhook-Signature` is its HMAC-SHA256 under the subscription\'s secret, in hexadecimal digits. '
    + `Reserved, to be subscribed to although nothing tells them yet: ${reservedEvents.map(({ event }) => `\`${event}\``).join(', ')}.`,
  Risk: 'What a score from 0 to 1000 is made of, and what follows from it: factors with their weights, bands, and rules of your own. Each factor scores 0 to 1000 and adds that times its weight; what rules add, what is cut off at 1000 and what policy lifts the score to stand beside the factors, so that the lines of a screening always add up to its score.',
}
