import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { ACCOUNT_COLUMNS, type AccountRow } from './accounts.ts'

const WALLETS_MAX = 100

const OF_CUSTOMER = `select ${ACCOUNT_COLUMNS} from core.accounts account
  where workspace_id = $1 and customer_id = $2 and status <> 'CLOSED' and virtual_kind is null order by opened_at desc, id desc limit ${WALLETS_MAX}`

/** A customer's accounts that can fund remittances, newest first. Called by the remittance domain. */
export async function walletsOfCustomer(
  { actor, database, now }: Context,
  customerId: string,
): Promise<AccountRow[]> {
  allow(actor, { kinds: ['service'] })
  return database.read<AccountRow>(actor.workspaceId, OF_CUSTOMER, [actor.workspaceId, customerId, now()])
}
