import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { advancePolicyVersion, lockPolicy } from '#core/ledger/advance-policy-version.ts'
import { evictPolicy } from '#core/ledger/policy.ts'

const SET = `update core.policies set institution_bic = 'FDDBNGL0XXX', institution_name = 'Demo Bank'
  where workspace_id = $1 and institution_bic is null and institution_name is null returning 1`

const seed = command(
  async tx => {
    await lockPolicy(tx)
    if ((await tx.sql(SET, [tx.actor.workspaceId])).length > 0) await advancePolicyVersion(tx)
  },
  { storage: 'one-time' },
)

/** Names the demo as an institution, unless an administrator has; its eighth character, 0, marks a BIC for tests. */
export async function demoInstitution(ctx: Context): Promise<void> {
  await seed(ctx, undefined)
  evictPolicy(ctx)
}
