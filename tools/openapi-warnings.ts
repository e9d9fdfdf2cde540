const BATCHES =
  'The published interface has GET /screenings/batch/{id} beside GET /screenings/{id}/…; an id is a UUID, so "batch" is none, and the router prefers the fixed word.'
const BLACKLISTS =
  'The agreed paths are /monitoring/blacklists/entries/{id} and /monitoring/blacklists/{kind}/entries; no kind is called "entries", and the router prefers the fixed word.'

const FIXED_WORDS = 'An id is a UUID, so `products` and `year-end-close` in its place are never one.'

/**
 * Accepted warnings of Redocly's recommended rules, each with its reason. The check fails on an entry that no
 * longer occurs.
 */
export const EXPLAINED: readonly { readonly rule: string; readonly at: string; readonly because: string }[] =
  [
    {
      rule: 'info-license',
      at: '#/info',
      because:
        "The interface is offered under each operator's own contract, and the licence of this software says nothing about an installation.",
    },
    ...['matches', 'report', 'rescreen'].map(place => ({
      rule: 'no-ambiguous-paths',
      at: `#/paths/~1screenings~1{id}~1${place}`,
      because: BATCHES,
    })),
    {
      rule: 'no-ambiguous-paths',
      at: '#/paths/~1monitoring~1blacklists~1entries~1{id}',
      because: BLACKLISTS,
    },
    ...[
      '#/paths/~1fiscal-periods~1year-end-close~1{id}',
      '#/paths/~1loans~1{id}~1approve',
      '#/paths/~1loans~1{id}~1reject',
      '#/paths/~1loans~1{id}~1withdraw',
      '#/paths/~1loans~1{id}~1disburse',
      '#/paths/~1loans~1{id}~1undo-disbursement',
      '#/paths/~1loans~1{id}~1schedule',
      '#/paths/~1loans~1{id}~1repayments',
      '#/paths/~1loans~1{id}~1prepay',
      '#/paths/~1loans~1{id}~1payoff-quote',
      '#/paths/~1loans~1{id}~1restructure',
      '#/paths/~1loans~1{id}~1waive',
      '#/paths/~1loans~1{id}~1charges',
      '#/paths/~1loans~1{id}~1write-off',
      '#/paths/~1loans~1{id}~1recoveries',
      '#/paths/~1loans~1{id}~1collateral',
      '#/paths/~1loans~1{id}~1guarantors',
    ].map(at => ({ rule: 'no-ambiguous-paths', at, because: FIXED_WORDS })),
  ]
