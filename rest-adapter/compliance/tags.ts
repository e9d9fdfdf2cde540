/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  'Payment screening': 'How payments are screened before they are made and before they are paid out. A sanctions match of at least `block_score` blocks, any other one holds the payment until its matches are resolved; a list that is missing, stale or slow holds it as well. Politically exposed persons follow the policy: REVIEW, the default, lets the payment go on and leaves the match for an analyst.',
  Webhooks: 'Subscriptions to events, and what became of each delivery. The body is signed: `X-Webhook-Signature` is its HMAC-SHA256 under the subscription\'s secret, in hexadecimal digits.',
}
