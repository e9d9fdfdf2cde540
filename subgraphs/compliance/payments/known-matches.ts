import type { Tx } from '#kernel/command.ts'
import type { KnownMatch } from './decide-screening.ts'

/** Serialises decisions on one payment and on its matches. */
export const LOCK_PAYMENT = `select pg_advisory_xact_lock(hashtextextended('compliance.payment:' || $1, 0))`

const KNOWN = `select found.match_id as "matchId", found.screening_id as "screeningId", found.party, found.source, found.entry_id as "entryId",
    found.entry_hash as "entryHash", found.effect, match.status
  from compliance.payment_matches found
  join compliance.screening_matches match on match.workspace_id = found.workspace_id and match.id = found.match_id
  where found.workspace_id = $1 and found.payment_id = $2 order by found.match_id`

/** The matches stored for a payment so far, with their current status. */
export const knownMatches = (tx: Tx, paymentId: string): Promise<KnownMatch[]> =>
  tx.sql<KnownMatch>(KNOWN, [tx.actor.workspaceId, paymentId])
