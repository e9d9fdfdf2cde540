import { newId } from '#kernel/id.ts'
import { asOwner } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import type { World } from '#test/support/world.ts'

const ADD = `insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, balance_minor, opened_at)
  values ($1, $2, $3, 'Ada Obi', 'ada obi', $4, $5, 1, 'SAVINGS', $6, 'ACTIVE', 0, now())`

let number = 0

/** Creates an account with a balance of zero. */
export async function givenAccount(
  { database, workspaceId }: World,
  { customerId = newId(), currency = 'NGN' }: { customerId?: string; currency?: string } = {},
): Promise<{ id: string; customerId: string }> {
  const id = newId()
  await database.transaction(workspaceId, session =>
    session.commit({
      text: ADD,
      values: [workspaceId, id, String(++number).padStart(10, '0'), customerId, newId(), currency],
    }),
  )
  return { id, customerId }
}

/** Sets a fee on every posting of the workspace. */
export const givenFee = (
  { databaseName, workspaceId }: World,
  {
    type,
    transferType = null,
    currency = 'NGN',
    feeMinor,
    vatPpm,
  }: { type: string; transferType?: string | null; currency?: string; feeMinor: bigint; vatPpm: bigint },
): Promise<unknown> =>
  asOwner(adminOf(databaseName), async owner => {
    await owner.query(`select set_config('app.workspace', $1, false)`, [workspaceId])
    await owner.query(
      `insert into core.fee_configs (workspace_id, id, transaction_type, transfer_type, currency, fee_type, value_minor, vat_ppm, version, created_by, created_at)
      values ($1, $2, $3, $4, $5, 'FLAT', $6, $7, 1, 'test', now())`,
      [workspaceId, newId(), type, transferType, currency, feeMinor, vatPpm],
    )
    await owner.query('update core.policies set version = version + 1 where workspace_id = $1', [workspaceId])
  })
