import type { Prerequisite } from '#kernel/graph/subgraph.ts'
import { SOURCE_NAMES } from './sources.ts'

/** Readiness check for lists that were never imported, for which payments are held. Stale lists are not checked, since the policies of workspaces differ. */
export const presentLists: Prerequisite = {
  name: 'watchlists',
  missing: `(select array_agg(named.source order by named.position) from unnest(array['${SOURCE_NAMES.join("', '")}']) with ordinality as named (source, position)
    where not exists (select from compliance.list_sources list where list.source = named.source and list.active_number is not null))`,
  message: missing =>
    `Payments are held until ${missing.length === 1 ? 'this watchlist is' : `these ${missing.length} watchlists are`} imported: run "npm run admin -- watchlist import", or set WATCHLIST_<SOURCE>_URL.`,
}
