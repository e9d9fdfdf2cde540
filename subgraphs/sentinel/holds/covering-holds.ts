import type { Tx } from '#kernel/command.ts'
import type { ProtectiveHoldRow } from '#sentinel/entities/protective-hold.ts'
import { HOLD_COLUMNS, IS_IN_FORCE } from './hold-rows.ts'

/** A debit, as far as holds distinguish debits. */
export interface HoldableDebit {
  readonly profileId: string
  readonly transactionId: string | null
  readonly accountId: string | null
  readonly payeeHash: string | null
  /** Hashes of all that the debit says about its payee, beside `payeeHash`. */
  readonly payeeHashes?: readonly string[]
}

// The end decides even before the job has expired the hold, so that no money is held longer than the rule permits.
const COVERING = `select ${HOLD_COLUMNS} from sentinel.holds hold
  where workspace_id = $1 and profile_id = $2 and ${IS_IN_FORCE} and (expires_at is null or expires_at > $3)
    and (scope = 'ALL' or (scope = 'ACCOUNT' and account_id = $4) or (scope = 'TRANSACTION' and transaction_id = $5)
      or (scope = 'PAYEE' and payee_hashes && $6::text[]))
  order by placed_at, id`

/** Holds in force that cover a debit, oldest first. */
export const coveringHolds = (
  { sql, actor: { workspaceId }, now }: Pick<Tx, 'sql' | 'actor' | 'now'>,
  { profileId, transactionId, accountId, payeeHash, payeeHashes = [] }: HoldableDebit,
): Promise<readonly ProtectiveHoldRow[]> =>
  sql<ProtectiveHoldRow>(COVERING, [
    workspaceId,
    profileId,
    now(),
    accountId,
    transactionId,
    payeeHash === null ? payeeHashes : [payeeHash, ...payeeHashes],
  ])
