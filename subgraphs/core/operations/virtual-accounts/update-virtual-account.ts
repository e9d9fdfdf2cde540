import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { events } from '#core/events.ts'
import type { VirtualAccountRow } from '#core/queries/virtual-accounts/virtual-accounts.ts'
import { nameKey } from '#core/rules/name-key.ts'
import { admitRole } from '#core/rules/rights.ts'
import {
  nextVirtualTerms,
  statusAt,
  type AmountMatch,
  type GivenVirtualTerms,
} from '#core/rules/virtual-accounts/virtual-account.ts'
import { lockVirtualAccount, publishVirtualAccount, readVirtualAccount } from './change-virtual-account.ts'

export interface UpdateVirtualAccount extends GivenVirtualTerms {
  readonly id: string
  readonly accountName?: string | null
}

const RENAME = `update core.accounts set account_name = $3, name_key = $4, version = version + 1 where workspace_id = $1 and id = $2`

const WRITE = `update core.virtual_accounts set status = $3, expires_at = $4, expected_minor = $5, match = $6, reference = $7, updated_at = $8
  where workspace_id = $1 and id = $2`

/** Changes a virtual account. One that has expired stays so until it is activated. */
export const updateVirtualAccount = command(
  async (tx, { id, accountName, ...given }: UpdateVirtualAccount): Promise<VirtualAccountRow> => {
    admitRole(tx.actor, 'officer')
    const before = await lockVirtualAccount(tx, id, ['ACTIVE', 'SUSPENDED', 'EXPIRED'])
    const { terms, issues } = nextVirtualTerms({ ...before, match: before.match as AmountMatch }, given, {
      currency: before.currency,
      now: tx.now(),
    })
    if (issues.length > 0) throw invalid(issues)
    const { workspaceId } = tx.actor
    if (typeof accountName === 'string')
      await tx.sql(RENAME, [workspaceId, id, accountName, nameKey(accountName)])
    await tx.sql(WRITE, [
      workspaceId,
      id,
      statusAt(before, tx.now()),
      terms.expiresAt,
      terms.expectedMinor,
      terms.match,
      terms.reference,
      tx.now(),
    ])
    const row = await readVirtualAccount(tx, id)
    publishVirtualAccount(tx, events.virtual_account_updated, row)
    return row
  },
)
