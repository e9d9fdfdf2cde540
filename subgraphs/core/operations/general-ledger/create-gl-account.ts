import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { GlAccount } from '#core/entities/general-ledger/gl-account.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { policyOf } from '#core/ledger/policy.ts'
import type { GlAccountRow } from '#core/queries/general-ledger/gl-accounts.ts'
import { glAccountIssues, type GlAccountTerms } from '#core/rules/books/chart/gl-account.ts'
import { parentIssue } from '#core/rules/books/chart/parent.ts'
import { admitRole } from '#core/rules/rights.ts'
import { glAccountEvent } from './gl-account-event.ts'
import { lockChart, nodesOf } from './lock-chart.ts'

export interface CreateGlAccount extends Pick<GlAccountTerms, 'code' | 'name' | 'type'> {
  readonly usage?: GlAccountTerms['usage']
  readonly parentId?: string | null
  readonly currency?: string | null
  /** If left out, whether it is a detail account and no control account. */
  readonly allowManual?: boolean | null
  readonly isControl?: boolean
  readonly cashFlowClass?: GlAccountTerms['cashFlowClass']
  readonly equityComponent?: GlAccountTerms['equityComponent']
}

const INSERT = `${insertOf(GlAccount, 'account')} on conflict (workspace_id, code) do nothing returning id`

/** Adds an account to the chart. Its code is unique in the workspace. */
export const createGlAccount = command({
  async prepare(ctx: Context, _: CreateGlAccount): Promise<void> {
    admitRole(ctx.actor, 'admin')
    // The chart exists as soon as the workspace has a policy.
    await policyOf(ctx)
  },
  async write(tx, { parentId = null, ...given }): Promise<GlAccountRow> {
    const terms = termsOf(given)
    const id = newId()
    const chart = nodesOf(await lockChart(tx))
    const misplaced = parentIssue(chart, { id, type: terms.type }, parentId)
    const issues = [...glAccountIssues(terms), ...(misplaced ? [misplaced] : [])]
    if (issues.length > 0) throw invalid(issues)
    const row: GlAccountRow = {
      workspaceId: tx.actor.workspaceId,
      id,
      ...terms,
      parentId,
      status: 'ACTIVE',
      version: 1,
      createdAt: tx.now(),
    }
    const added = await tx.sql(INSERT, valuesOf(GlAccount, row))
    if (added.length === 0) throw refuse('GL_ACCOUNT_EXISTS')
    tx.emit(events.gl_account_created, id, glAccountEvent(row))
    return row
  },
})

function termsOf({
  usage = 'DETAIL',
  isControl = false,
  cashFlowClass = 'OPERATING',
  ...given
}: Omit<CreateGlAccount, 'parentId'>): GlAccountTerms {
  return {
    ...given,
    usage,
    isControl,
    cashFlowClass,
    currency: given.currency ?? null,
    allowManual: given.allowManual ?? (usage === 'DETAIL' && !isControl),
    equityComponent: given.equityComponent ?? null,
  }
}
