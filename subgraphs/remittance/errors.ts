import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  CORRIDOR_NOT_AVAILABLE: { kind: 'refused', says: 'No corridor is open between these currencies to this country.', todo: 'Ask for the corridors and use one that is enabled.' },
  AMOUNT_OUT_OF_RANGE: { kind: 'refused', says: 'The amount is outside of what this corridor takes.', todo: 'Ask for the corridor\'s minimumAmount and maximumAmount.' },
  QUOTE_NOT_FOUND: { kind: 'not-found', says: 'There is no such quote.', todo: 'Use a quote of this user, or one made with the tenant\'s key.' },
  QUOTE_ALREADY_USED: { kind: 'conflict', says: 'This quote was used for a transfer already.', todo: 'Make a new quote for each transfer. To repeat a request safely, send it with the same Idempotency-Key.' },
  QUOTE_EXPIRED: { kind: 'refused', says: 'This quote has expired.', todo: 'Make a new quote and use it before its expiresAt.' },
  RECIPIENT_NOT_FOUND: { kind: 'not-found', says: 'There is no such recipient.', todo: 'Use an active recipient of this user.' },
  RECIPIENT_MISMATCH: { kind: 'refused', says: 'The recipient does not fit the quote.', todo: 'The recipient\'s country and currency must be the quote\'s, and its payout method one that the corridor offers.' },
  WALLET_NOT_FOUND: { kind: 'not-found', says: 'There is no such wallet.', todo: 'Use one of GET /wallets, or leave walletId out.' },
  WALLET_NOT_USABLE: { kind: 'refused', says: 'The wallet cannot pay for this transfer.', todo: 'Use an active wallet in the currency of the quote.' },
  WALLET_INSUFFICIENT_FUNDS: { kind: 'refused', says: 'The wallet has too little available for amount and fee.', todo: 'Pay into it, or use another one.' },
  AGREEMENT_NOT_FOUND: { kind: 'not-found', says: 'There is no such agreement.', todo: 'Sign one of GET /agreements; signedAgreementId is the id of the signature, and may be left out where no agreement is demanded.' },
  AGREEMENT_NOT_CURRENT: { kind: 'conflict', says: 'This version of the agreement is not the one that counts.', todo: 'Ask for the agreements again and sign the current version.' },
  AGREEMENT_VERSION_EXISTS: { kind: 'conflict', says: 'This version of the agreement was published already.', todo: 'Give every version of a type and language a name of its own.' },
  AGREEMENT_REQUIRED: { kind: 'refused', says: 'An agreement has to be signed before money can be sent on this corridor.', todo: 'Sign the current version of the agreement that is demanded and give the id of the signature as signedAgreementId.' },
  KYC_LIMIT_EXCEEDED: { kind: 'refused', says: 'This is more than you may send.', todo: 'Send less, wait for the next day or month (UTC), or have the identity attested at a higher level.' },
  ORIGINATOR_DATA_REQUIRED: { kind: 'refused', says: 'To send this amount more must be known of you.', todo: 'Give the customer a name, and an address or a date of birth; a business its address. The rule begins at 1,000 USD, EUR, GBP or CAD, and at nothing in other currencies.' },
  KYC_REQUIRED: { kind: 'refused', says: 'Your identity has to be verified before you can send money.', todo: 'Have the customer\'s kycStatus attested as VERIFIED.' },
  SCREENING_BLOCKED: { kind: 'refused', says: 'This transfer cannot be made.', todo: 'A party is on a list. In the demonstration a recipient named Blocked Person brings this about.' },
  TRANSFER_NOT_FOUND: { kind: 'not-found', says: 'There is no such transfer.', todo: 'In a session only the user\'s own transfers are found.' },
  INVALID_STATE: { kind: 'conflict', says: 'The transfer is not in a state that allows this.', todo: 'Read the transfer\'s status first.' },
})
