/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  Subjects: 'Parties that are kept an eye on: customers, suppliers, whoever the tenant deals with. A screening that names a subject sets its risk. A monitored one is screened by itself, with its cadence and whenever a list changes.',
  Monitoring: 'Proof that monitored subjects were compared with everything that lists hold: as many were compared with each version as were expected.',
  Webhooks: 'Subscriptions to events, and what became of each delivery. The body is signed: `X-Webhook-Signature` is its HMAC-SHA256 under the subscription\'s secret, in hexadecimal digits.',
}
