/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  Webhooks: 'Subscriptions to events, and what became of each delivery. The body is signed: `X-Webhook-Signature` is its HMAC-SHA256 under the subscription\'s secret, in hexadecimal digits.',
}
