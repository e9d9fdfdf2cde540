const BATCHES =
  'The published interface has GET /screenings/batch/{id} beside GET /screenings/{id}/…; an id is a UUID, so "batch" is none, and the router prefers the fixed word.'
const BLACKLISTS =
  'The agreed paths are /monitoring/blacklists/entries/{id} and /monitoring/blacklists/{kind}/entries; no kind is called "entries", and the router prefers the fixed word.'

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
  ]
