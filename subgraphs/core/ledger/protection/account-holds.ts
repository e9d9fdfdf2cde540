import { planOnce } from '#kernel/database/connection.ts'
import { isBeforeEnd, type ProtectiveHoldTarget } from '#core/rules/protective-hold.ts'

/** An account whose customer has protective holds, with those that have not ended. */
export interface ProtectedAccount {
  readonly id: string
  readonly accountNumber: string
  /** Version of the holds, as the account has it. */
  readonly version: number
  readonly holds: readonly ProtectiveHoldTarget[]
}

/** A hold of an account; the scope is null where an account has no hold in force. */
type Row = Omit<ProtectedAccount, 'holds'> & (ProtectiveHoldTarget | { readonly scope: null })

// One statement, so that the version and the holds are of the same moment.
const READ =
  planOnce(`select account.id, account.account_number as "accountNumber", account.protection_version as version,
    hold.scope, hold.transaction_id as "transactionId", hold.account_id as "accountId", hold.payee_hashes as "payeeHashes",
    hold.expires_at as "expiresAt"
  from core.accounts account
  left join core.protective_holds hold on hold.workspace_id = account.workspace_id and hold.customer_id = account.customer_id and hold.is_in_force
  where account.workspace_id = $1 and account.id = any($2::uuid[]) and account.protection_version <> 0
  order by account.id, hold.id`)

type Read = (text: string, values: readonly unknown[]) => Promise<readonly Row[]>

/** Those of the accounts whose customers have protective holds, by id. */
export async function protectedAccounts(
  read: Read,
  workspaceId: string,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, ProtectedAccount>> {
  const rows = ids.length === 0 ? [] : await read(READ, [workspaceId, ids])
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, holds]) => [
      id,
      {
        id,
        accountNumber: holds[0]!.accountNumber,
        version: holds[0]!.version,
        holds: holds.filter(hold => hold.scope !== null).filter(hold => isBeforeEnd(hold, at)),
      },
    ]),
  )
}
