import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { FeeConfig } from '#core/entities/fee-config.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { lockPolicy, advancePolicyVersion } from '#core/ledger/advance-policy-version.ts'
import { evictPolicy, type FeeConfigRow } from '#core/ledger/policy.ts'
import { feeEvent } from '#core/rules/fee-event.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface EndFee {
  readonly id: string
}

const READ = `select ${columnsOf(FeeConfig, 'config')} from core.fee_configs config where workspace_id = $1 and id = $2`
const END = 'update core.fee_configs set replaced_at = $3 where workspace_id = $1 and id = $2'

/** Ends a fee configuration. Its band is then free, and can be divided into different bands. */
export async function endFee(ctx: Context, input: EndFee): Promise<FeeConfigRow> {
  const config = await end(ctx, input)
  evictPolicy(ctx)
  return config
}

const end = command(async (tx, { id }: EndFee): Promise<FeeConfigRow> => {
  admitRole(tx.actor, 'admin')
  await lockPolicy(tx)
  const { workspaceId } = tx.actor
  const [config] = await tx.sql<FeeConfigRow>(READ, [workspaceId, id])
  if (!config) throw refuse('FEE_NOT_FOUND')
  if (config.replacedAt !== null) throw refuse('FEE_NOT_IN_FORCE')
  await tx.sql(END, [workspaceId, id, tx.now()])
  await advancePolicyVersion(tx)
  tx.emit(events.fee_ended, id, feeEvent(config))
  return { ...config, replacedAt: tx.now() }
})
