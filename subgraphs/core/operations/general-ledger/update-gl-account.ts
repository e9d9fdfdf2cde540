import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { GL_ACCOUNT_COLUMNS, type GlAccountRow } from '#core/queries/general-ledger/gl-accounts.ts'
import { glAccountIssues, type GlAccountTerms } from '#core/rules/books/chart/gl-account.ts'
import { parentIssue } from '#core/rules/books/chart/parent.ts'
import { admitRole } from '#core/rules/rights.ts'
import { glAccountEvent } from './gl-account-event.ts'
import { isMapped } from './is-mapped.ts'
import { lockChart, nodesOf } from './lock-chart.ts'

/** Terms to change; those left out keep their value, and null removes the parent or the component. */
export interface UpdateGlAccount {
  readonly id: string
  readonly name?: string | null
  readonly parentId?: string | null
  readonly allowManual?: boolean | null
  readonly isControl?: boolean | null
  readonly cashFlowClass?: GlAccountTerms['cashFlowClass'] | null
  readonly equityComponent?: GlAccountTerms['equityComponent']
}

const WRITE = `update core.gl_accounts as account
  set name = $3, parent_id = $4, allow_manual = $5, is_control = $6, cash_flow_class = $7, equity_component = $8, version = version + 1
  where workspace_id = $1 and id = $2 returning ${GL_ACCOUNT_COLUMNS}`

/** Changes an account of the chart. A control account that the platform posts to remains one, so that it equals its sub-ledger. */
export const updateGlAccount = command(
  async (tx, { id, ...given }: UpdateGlAccount): Promise<GlAccountRow> => {
    admitRole(tx.actor, 'admin')
    const chart = await lockChart(tx)
    const before = chart.get(id)
    if (!before) throw refuse('GL_ACCOUNT_NOT_FOUND')
    const terms = nextTerms(before, given)
    const parentId = given.parentId === undefined ? before.parentId : given.parentId
    const misplaced =
      parentId === before.parentId
        ? undefined
        : parentIssue(nodesOf(chart), { id, type: terms.type }, parentId)
    const issues = [...glAccountIssues(terms), ...(misplaced ? [misplaced] : [])]
    if (issues.length > 0) throw invalid(issues)
    if (before.isControl && !terms.isControl && (await isMapped(tx, before)))
      throw refuse('GL_ACCOUNT_IN_USE', {
        message: 'The platform posts to this account, which remains a control account.',
      })
    const [after] = await tx.sql<GlAccountRow>(WRITE, [
      tx.actor.workspaceId,
      id,
      terms.name,
      parentId,
      terms.allowManual,
      terms.isControl,
      terms.cashFlowClass,
      terms.equityComponent,
    ])
    tx.emit(events.gl_account_updated, id, glAccountEvent(after!))
    return after!
  },
)

const nextTerms = (before: GlAccountRow, given: Omit<UpdateGlAccount, 'id'>): GlAccountTerms => ({
  ...(before as GlAccountRow & GlAccountTerms),
  name: given.name ?? before.name,
  allowManual: given.allowManual ?? before.allowManual,
  isControl: given.isControl ?? before.isControl,
  cashFlowClass: given.cashFlowClass ?? (before.cashFlowClass as GlAccountTerms['cashFlowClass']),
  equityComponent:
    given.equityComponent === undefined
      ? (before.equityComponent as GlAccountTerms['equityComponent'])
      : given.equityComponent,
})
