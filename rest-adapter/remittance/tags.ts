/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  Quotes: 'A quote locks a rate and a fee for an amount on a corridor, for the minutes until it expires. A transfer uses it up.',
  Corridors: 'A corridor is a pair of currencies and a country that the tenant sends to, with the ways in which recipients there are paid.',
  Transfers: 'A transfer is made against a quote, for a recipient of the session\'s user, and goes on by itself: read it, or be told of each step by webhook. ' +
    'Its sender can call it off until its payout is sent; where nobody collects the sender\'s money by itself, the tenant says that it has it.',
  Wallets: 'A wallet is an account that the session\'s user has with the tenant. Named as `walletId` of a transfer it pays amount and fee: they are set aside as the transfer is made, and taken when it is funded.',
  Recipients: 'A recipient is somebody whom the session\'s user pays. What has to be told of one depends on the country and the way of payment: ask for the requirements and draw the form from them.',
  Agreements: 'Texts that a tenant publishes in versions. A signature under the current version is the `signedAgreementId` of a transfer, where a corridor demands one.',
  Handoff: 'A partner\'s backend mints a one-time token for one of its users. The hosted page takes the token when the user continues; a page of your own exchanges it for a session, which is then renewed and ended here.',
}
