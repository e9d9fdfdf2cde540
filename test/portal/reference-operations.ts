type Operation = readonly [place: string, pathEnd: string, status: number, fields?: readonly string[]]

/** Operations that are sent from the API reference in a browser, by service, with the end of the path, the expected status and fields of the response. */
export const OPERATIONS: readonly (readonly [service: string, operations: readonly Operation[]])[] = [
  [
    'remittance',
    [
      ['quotes/POST/quotes', '/quotes', 201, ['quoteId', 'exchangeRate']],
      ['transfers/POST/transfers', '/transfers', 201],
      ['transfers/POST/transfers/{id}/cancel', '/cancel', 200],
      ['recipients/GET/recipients', '/recipients', 200],
    ],
  ],
  [
    'core',
    [
      ['accounts/GET/accounts', '/accounts', 200],
      ['accounts/POST/accounts/{id}/unfreeze', '/unfreeze', 200],
      ['authentication/POST/auth/password', '/auth/password', 204],
    ],
  ],
  [
    'compliance',
    [
      ['screenings/POST/screenings', '/screenings', 201, ['screening_id', 'decision']],
      ['screenings/GET/screenings', '/screenings', 200],
      ['screenings/POST/screenings/{id}/matches/{match_id}/reopen', '/reopen', 200],
      ['payment-screening/POST/monitoring/screening/policy/changes/{id}/approve', '/approve', 200],
    ],
  ],
]
