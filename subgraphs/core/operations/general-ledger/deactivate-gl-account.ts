import { command } from '#kernel/command.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { GL_ACCOUNT_COLUMNS, type GlAccountRow } from '#core/queries/general-ledger/gl-accounts.ts'
import { deactivationObstacle } from '#core/rules/books/chart/deactivation.ts'
import { admitRole } from '#core/rules/rights.ts'
import { glAccountEvent } from './gl-account-event.ts'
import { isMapped } from './is-mapped.ts'
import { lockChart } from './lock-chart.ts'

const WRITE = `update core.gl_accounts as account set status = 'INACTIVE', version = version + 1
  where workspace_id = $1 and id = $2 returning ${GL_ACCOUNT_COLUMNS}`

/** Deactivates an account of the chart: it takes no further entry, and its balance remains in reports. An inactive account is unchanged. */
export const deactivateGlAccount = command(
  async (tx, { id }: { readonly id: string }): Promise<GlAccountRow> => {
    admitRole(tx.actor, 'admin')
    const chart = await lockChart(tx)
    const before = chart.get(id)
    if (!before) throw refuse('GL_ACCOUNT_NOT_FOUND')
    if (before.status === 'INACTIVE') return before
    const obstacle = deactivationObstacle({
      code: before.code,
      isMapped: await isMapped(tx, before),
      hasActiveChildren: [...chart.values()].some(
        ({ parentId, status }) => parentId === id && status === 'ACTIVE',
      ),
    })
    if (obstacle === 'ACTIVE_CHILDREN')
      throw refuse('GL_ACCOUNT_IN_USE', { message: 'The account has active accounts below it.' })
    if (obstacle) throw refuse('GL_ACCOUNT_IN_USE')
    const [after] = await tx.sql<GlAccountRow>(WRITE, [tx.actor.workspaceId, id])
    tx.emit(events.gl_account_deactivated, id, glAccountEvent(after!))
    return after!
  },
)
