import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { WAITING_POSTINGS } from '#core/queries/journals/waiting-postings.ts'
import { checklistOf, type ChecklistItem, type PeriodFindings } from '#core/rules/books/periods/checklist.ts'
import { admitRole } from '#core/rules/rights.ts'
import { fiscalPeriod, type FiscalPeriodRow } from './fiscal-periods.ts'

// Postings that the relay has not added to the general ledger yet are added here, so that both sides are of one snapshot.
const FINDINGS = `with mapped as materialized (
    select value, gl_account_id from core.gl_mappings where workspace_id = $1 and source = 'CUSTOMER_ACCOUNT'),
  ${WAITING_POSTINGS},
  owed as (
    select mapped.gl_account_id, account.currency, sum(account.balance_minor) as minor
    from core.accounts account join mapped on mapped.value = account.account_type
    where account.workspace_id = $1 group by 1, 2),
  control as (
    select gl_account_id, currency, sum(minor) as minor from (
      select gl_account_id, currency, credit_minor - debit_minor as minor from core.gl_sums where workspace_id = $1 and grain = 'MONTH'
      union all
      select gl_account_id, currency, credit_minor - debit_minor from waiting_lines) entry
    where gl_account_id in (select gl_account_id from mapped) group by 1, 2),
  differing as (
    select account.code || ' ' || coalesce(control.currency, owed.currency) as name
    from control full join owed on owed.gl_account_id = control.gl_account_id and owed.currency = control.currency
    join core.gl_accounts account on account.workspace_id = $1 and account.id = coalesce(control.gl_account_id, owed.gl_account_id)
    where coalesce(control.minor, 0) <> coalesce(owed.minor, 0)),
  uneven as (
    select currency from core.gl_sums where workspace_id = $1 and grain = 'MONTH' and date <= $3
    group by currency having sum(debit_minor) <> sum(credit_minor))
  select (select business_date from core.policies where workspace_id = $1) as "businessDate",
    (select count(*)::int from core.journals where workspace_id = $1 and fiscal_period_id = any($2::uuid[]) and status in ('PENDING', 'APPROVED')) as unposted,
    array(select name from differing order by name) as differing, array(select currency from uneven order by currency) as uneven`

type Read = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>

/** The checklist of one period or of all periods of a year, in their order; read in one statement. */
export async function readChecklist(
  read: Read,
  periods: readonly FiscalPeriodRow[],
): Promise<readonly ChecklistItem[]> {
  const [{ workspaceId, startDate }, { endDate }] = [periods[0]!, periods.at(-1)!]
  const [findings] = await read<Omit<PeriodFindings, 'startDate' | 'endDate'>>(FINDINGS, [
    workspaceId,
    periods.map(({ id }) => id),
    endDate,
  ])
  return checklistOf({ startDate, endDate, ...findings! })
}

/** Refuses to close periods whose checklist has not passed. */
export async function requireChecklist(read: Read, periods: readonly FiscalPeriodRow[]): Promise<void> {
  const failed = (await readChecklist(read, periods)).filter(({ passed }) => !passed)
  if (failed.length > 0)
    throw refuse('CHECKLIST_FAILED', {
      message: failed.map(({ detail }) => detail).join(' '),
      issues: failed.map(({ name, detail }) => ({ field: name.toLowerCase(), reason: detail })),
    })
}

/** What must hold before a period can be closed, and whether it does. */
export async function fiscalPeriodChecklist(
  ctx: Context,
  id: string,
): Promise<{ readonly items: readonly ChecklistItem[] }> {
  admitRole(ctx.actor, 'viewer')
  const period = await fiscalPeriod(ctx, id)
  const items = await readChecklist(
    (text, values) => ctx.database.read(ctx.actor.workspaceId, text, values),
    [period],
  )
  return { items }
}
