/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  Matching: 'Names are compared word by word, in any script and order; dates of birth, countries and identifiers speak for a match or against it. Scores are 0 to 100, and the evidence adds up to them.',
  Webhooks: 'Subscriptions to events, and what became of each delivery. The body is signed: `X-Webhook-Signature` is its HMAC-SHA256 under the subscription\'s secret, in hexadecimal digits.',
  Datasets: 'The watchlists that are screened against: nine of sanctions, four of politically exposed persons. Each new version is kept with what it changed; one that is malformed or has lost a fifth of its entries is refused, and the last good one stays in use.',
}
