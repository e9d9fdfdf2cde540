/** Tag descriptions. */
export const tags: Readonly<Record<string, string>> = {
  Quotes:
    'A quote locks a rate and a fee for an amount on a corridor, for the minutes until it expires. Each quote serves one transfer.',
  Corridors:
    'A corridor is a pair of currencies and a destination country, with the payout methods available there.',
  Transfers:
    "A transfer is made against a quote, for a recipient of the session's user, and then proceeds without further requests: read its status, or subscribe to its webhooks. " +
    "The sender can cancel it until the payout is sent. If no funding provider collects the sender's money, the tenant confirms that it has received it.",
  Wallets:
    "A wallet is an account that the session's user has with the tenant. A transfer with its id as `walletId` is paid from it: amount and fee are held when the transfer is created, and captured when it is funded.",
  Recipients:
    "A recipient is a person or business that the session's user pays. The required fields depend on the country and the payout method: read the requirements and build the form from them.",
  Agreements:
    'Agreements are texts that a tenant publishes in versions. When a corridor requires one, give the id of a signature of the current version as the `signedAgreementId` of a transfer.',
  Handoff:
    "A partner's backend mints a one-time token for one of its users. The hosted page takes the token when the user continues; your own page can exchange it for a session instead. These operations also renew and end the session.",
}
