import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  CORRIDOR_NOT_AVAILABLE: {
    kind: 'refused',
    message: 'No corridor is open between these currencies to this country.',
    resolution: 'List the corridors and use an enabled one.',
  },
  AMOUNT_OUT_OF_RANGE: {
    kind: 'refused',
    message: 'The amount is outside the limits of this corridor.',
    resolution: "Use an amount between the corridor's minimumAmount and maximumAmount.",
  },
  QUOTE_NOT_FOUND: {
    kind: 'not-found',
    message: 'The quote does not exist.',
    resolution: "Use a quote of this user, or one made with the tenant's key.",
  },
  QUOTE_ALREADY_USED: {
    kind: 'conflict',
    message: 'The quote has already been used for a transfer.',
    resolution:
      'Create a new quote for each transfer. To repeat a request safely, send it with the same Idempotency-Key.',
  },
  QUOTE_EXPIRED: {
    kind: 'refused',
    message: 'The quote has expired.',
    resolution: 'Create a new quote and use it before its expiresAt.',
  },
  RECIPIENT_NOT_FOUND: {
    kind: 'not-found',
    message: 'The recipient does not exist.',
    resolution: 'Use an active recipient of this user.',
  },
  RECIPIENT_MISMATCH: {
    kind: 'refused',
    message: 'The recipient does not match the quote.',
    resolution:
      'Use a recipient with the country and currency of the quote, and a payout method that the corridor offers.',
  },
  WALLET_NOT_FOUND: {
    kind: 'not-found',
    message: 'The wallet does not exist.',
    resolution: 'Use a wallet from GET /wallets, or omit walletId.',
  },
  WALLET_NOT_USABLE: {
    kind: 'refused',
    message: 'The wallet cannot pay for this transfer.',
    resolution: 'Use an active wallet in the currency of the quote.',
  },
  WALLET_INSUFFICIENT_FUNDS: {
    kind: 'refused',
    message: 'The available balance of the wallet does not cover amount and fee.',
    resolution: 'Add money to the wallet, or use another wallet.',
  },
  AGREEMENT_NOT_FOUND: {
    kind: 'not-found',
    message: 'The agreement does not exist.',
    resolution:
      'Sign an agreement from GET /agreements and give the id of the signature as signedAgreementId. Omit it when the corridor requires no agreement.',
  },
  AGREEMENT_NOT_CURRENT: {
    kind: 'conflict',
    message: 'This version of the agreement is not in force.',
    resolution: 'List the agreements again and sign the current version.',
  },
  AGREEMENT_VERSION_EXISTS: {
    kind: 'conflict',
    message: 'This version of the agreement has already been published.',
    resolution: 'Use a version name that is new for this type and language.',
  },
  AGREEMENT_REQUIRED: {
    kind: 'refused',
    message: 'This corridor requires a signed agreement.',
    resolution:
      'Sign the current version of the required agreement and give the id of the signature as signedAgreementId.',
  },
  KYC_LIMIT_EXCEEDED: {
    kind: 'refused',
    message: 'The amount exceeds your sending limit.',
    resolution:
      'Send less, wait for the next day or month (UTC), or have the identity attested at a higher level.',
  },
  ORIGINATOR_DATA_REQUIRED: {
    kind: 'refused',
    message: 'More information about the sender is required.',
    resolution:
      'Add the data named in the message to the customer: every sender needs a name with letters and a date of birth, a business its date of incorporation. From 1,000 USD, EUR, GBP or CAD, counting all transfers of seven days, and for any amount in other currencies, a customer with a legal name also needs an address. Attest the identity again after its name or date has changed.',
  },
  CUSTOMER_NOT_ACTIVE: {
    kind: 'refused',
    message: 'The customer is not active.',
    resolution: 'Read the reason in status_reason, and activate the customer first.',
  },
  CUSTOMER_CLOSED: {
    kind: 'conflict',
    message: 'The customer is permanently closed.',
    resolution: 'Add a new customer.',
  },
  KYC_REQUIRED: {
    kind: 'refused',
    message: 'Your identity must be verified before you can send money.',
    resolution: "Have the customer's kycStatus attested as VERIFIED.",
  },
  SCREENING_BLOCKED: {
    kind: 'refused',
    message: 'The transfer cannot be made.',
    resolution:
      'Do not repeat the transfer: a party is on a watchlist. In the demonstration, a recipient named Blocked Person causes this.',
  },
  TRANSFER_NOT_FOUND: {
    kind: 'not-found',
    message: 'The transfer does not exist.',
    resolution: 'Use the id of a transfer of this workspace; in a session, of this user.',
  },
  INVALID_STATE: {
    kind: 'conflict',
    message: 'The transfer is not in a state that allows this.',
    resolution: "Read the transfer's status and hold first.",
  },
})
