import { randomUUID } from 'node:crypto'
import type { CoreFixture, CoreTools } from '../fixtures.ts'
import { journalBody } from './requests.ts'

/** Requests of a campaign generate the same years concurrently, and on a slow machine win many times in a row. */
const ATTEMPTS_MAX = 100

/** Fiscal periods and journals of core banking. */
export function coreJournals({
  fixture,
  core,
  mine,
  sql,
  code,
}: CoreTools): Pick<CoreFixture, 'nextFiscalYear' | 'fiscalPeriod' | 'closedYear' | 'journal'> {
  const staff = () => fixture().staff()
  const unused: string[] = []
  let generating: Promise<unknown> = Promise.resolve()

  async function nextFiscalYear(): Promise<number> {
    const { fiscal_periods: periods } = await core('/fiscal-periods', await staff(), undefined, 'GET')
    return Math.max(...(periods as { fiscal_year: number }[]).map(({ fiscal_year: year }) => year)) + 1
  }

  async function generate(): Promise<void> {
    for (let attempt = 1; unused.length === 0; attempt++)
      try {
        const { fiscal_periods: periods } = await core('/fiscal-periods/generate', await staff(), {
          year: await nextFiscalYear(),
        })
        unused.push(...(periods as { id: string }[]).slice(0, 12).map(({ id }) => mine(id)))
      } catch (error) {
        if (attempt === ATTEMPTS_MAX) throw error
      }
  }

  return {
    nextFiscalYear,
    async fiscalPeriod(status = 'FUTURE') {
      // One after the other, so that two callers do not generate the same year.
      const generated = generating.then(generate)
      generating = generated.catch(() => undefined)
      await generated
      const id = unused.shift() ?? (await fixture().fiscalPeriod())
      const moves = { FUTURE: [], OPEN: ['open'], CLOSED: ['open', 'close'] }[status]
      for (const move of moves) await core(`/fiscal-periods/${id}/${move}`, await staff())
      return id
    },
    async closedYear() {
      const id = mine(randomUUID())
      // Of a year without periods, so that no period is closed to other callers. Closes of earlier years can be reversed only after it.
      await sql(
        `insert into core.year_end_closes (workspace_id, id, fiscal_year, status, retained_earnings_account_id, net_income_minor, checks, journal_ids, periods, closed_by, closed_at)
         select account.workspace_id, $1, coalesce((select max(fiscal_year) from core.year_end_closes), 20000) + 1, 'CLOSED', account.id, 0, '[]', '{}', '[]', 'fixture', now()
         from core.gl_accounts account join identity.workspaces workspace on workspace.id = account.workspace_id
         join identity.tenants tenant on tenant.id = workspace.tenant_id
         where account.code = '3100' and tenant.code = $2 and workspace.environment = 'sandbox'`,
        [id, code],
      )
      return id
    },
    async journal(status = 'PENDING') {
      // The officer creates it, so that the administrator may approve it.
      const { id: given } = await core('/journals', await fixture().staff('officer'), journalBody())
      const id = mine(given as string)
      const manager = await fixture().staff('manager')
      if (status !== 'PENDING') await core(`/journals/${id}/approve`, manager)
      if (status === 'POSTED') await core(`/journals/${id}/post`, manager)
      return id
    },
  }
}
