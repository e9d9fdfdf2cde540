import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { FeeConfig } from '#core/entities/fee-config.ts'
import { Limit } from '#core/entities/limit.ts'
import type { FeeConfigRow, LimitRow } from '#core/ledger/policy.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface PolicyPage {
  readonly first: number
  readonly after?: string | null
  readonly includeReplaced: boolean
}

/** A page of a versioned table, newest first. */
function versions<Row extends { readonly id: string; readonly createdAt: Date }>(
  list: string,
  columns: string,
  table: string,
): (ctx: Context, page: PolicyPage) => Promise<Connection<Row>> {
  const newestStatement = (filter: string): string => `select ${columns} from ${table}
    where workspace_id = $1 and (created_at, id) < ($2, $3) ${filter} order by created_at desc, id desc limit $4`
  const [ALL, IN_FORCE] = [newestStatement(''), newestStatement('and replaced_at is null')]
  return async (ctx, { first, after, includeReplaced }) => {
    admitRole(ctx.actor, 'viewer')
    const { workspaceId } = ctx.actor
    const position =
      typeof after === 'string'
        ? decodeCursor(ctx, list, after)
        : { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
    const rows = await ctx.database.read<Row>(workspaceId, includeReplaced ? ALL : IN_FORCE, [
      workspaceId,
      position.at,
      position.id,
      first + 1,
    ])
    return connection<Row>(ctx, list, rows, { first, after }, ({ createdAt, id }) => ({ at: createdAt, id }))
  }
}

/** Fee configurations, newest first. */
export const feeConfigurations = versions<FeeConfigRow>(
  'fee configurations',
  columnsOf(FeeConfig, 'config'),
  'core.fee_configs config',
)

/** Transaction limits, newest first. */
export const transactionLimits = versions<LimitRow>(
  'transaction limits',
  columnsOf(Limit, 'bound'),
  'core.limits bound',
)
