/** Refusals of exchange rates, corridors and conversions. */
export const currencyErrors = {
  RATES_CROSSED: {
    kind: 'refused',
    message: 'The rates of a pair must satisfy BUY <= MID <= SELL.',
    resolution:
      'Compare the rate with the others of GET /exchange-rates. To raise the rates of a pair, publish SELL first; to lower them, publish BUY first.',
  },
  RATE_PAIR_REVERSED: {
    kind: 'conflict',
    message: 'The pair is already published in the opposite direction.',
    resolution: 'Publish the rate with the base and quote currency of the existing rates.',
  },
  RATE_UNAVAILABLE: {
    kind: 'refused',
    message: 'There is no exchange rate between the currencies.',
    resolution: "Publish rates of the pair, or of both currencies against the tenant's currency.",
  },
  RATE_STALE: {
    kind: 'refused',
    message: 'The exchange rate is too old.',
    resolution: 'Publish the current rate; rate_ttl_hours in GET /settings/transfers is the largest age.',
  },
  CORRIDOR_NOT_FOUND: {
    kind: 'not-found',
    message: 'The corridor does not exist.',
    resolution: 'List the corridors to find its id.',
  },
  CORRIDOR_EXISTS: {
    kind: 'conflict',
    message: 'There is already a corridor between these currencies.',
    resolution: 'Change that corridor.',
  },
  CORRIDOR_NOT_AVAILABLE: {
    kind: 'refused',
    message: 'Money cannot be converted between these currencies.',
    resolution: 'Use a pair of GET /corridors that is enabled, or ask an administrator to enable one.',
  },
  AMOUNT_OUT_OF_RANGE: {
    kind: 'refused',
    message: 'The amount is outside the limits of the corridor.',
    resolution: 'Use an amount between min_amount and max_amount of the corridor.',
  },
  SAME_CURRENCY: {
    kind: 'refused',
    message: 'Both accounts are in the same currency.',
    resolution: 'Use POST /transfers/internal, which converts nothing.',
  },
  QUOTE_NOT_FOUND: {
    kind: 'not-found',
    message: 'The quote does not exist.',
    resolution: 'Request a quote, and use its quote_id within a minute.',
  },
  QUOTE_EXPIRED: {
    kind: 'refused',
    message: 'The quote has expired.',
    resolution: 'Request a new quote, and use it before expires_at.',
  },
  QUOTE_ALREADY_USED: {
    kind: 'conflict',
    message: 'The quote has already been used.',
    resolution: 'Request a new quote. To repeat a transfer safely, use its Idempotency-Key.',
  },
  QUOTE_MISMATCH: {
    kind: 'refused',
    message: 'The quote is for other accounts or another amount.',
    resolution: 'Send the accounts and the amount of the quote, or request a new one.',
  },
} as const
