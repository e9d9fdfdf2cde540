import { expect, test } from '@jest/globals'
import type { Database } from '#kernel/database/database.ts'
import { newId } from '#kernel/id.ts'
import { monitoringAlerts, type AlertFilters } from '#compliance/queries/monitoring/alerts.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { rulesWorld } from '../monitoring-rules/given-rules.ts'

const ALERTS = `insert into compliance.alerts (workspace_id, id, rule_id, rule_code, rule_version, rule_type, severity, category, action, customer_id, transaction_id,
    evaluation_id, details, transaction_ids, status, first_at, last_at, is_late, closed_at, closed_by, created_at)
  select $1, gen_random_uuid(), $2, 'R', 1, 'VELOCITY', case when n % 1000 = 0 then 'INFO' else 'HIGH' end, 'FRAUD', 'ALERT', 'c' || n % 500, 't' || n,
    gen_random_uuid(), 'x', array['t' || n], case when n % 1000 = 1 then 'CLOSED_TRUE' when n % 1000 = 2 then 'ESCALATED' else 'OPEN' end, now(), now(), false,
    case when n % 1000 = 1 then now() end, case when n % 1000 = 1 then 'ada' end, now() from generate_series(1, 5000) n`

const PAGES: readonly (readonly [AlertFilters, string])[] = [
  [{}, 'alerts_triage'],
  [{ status: 'ESCALATED' }, 'alerts_by_status'],
  [{ status: 'CLOSED_TRUE' }, 'alerts_by_status'],
  [{ status: 'CLOSED_DUPLICATE' }, 'alerts_by_status'],
  [{ severity: 'INFO' }, 'alerts_by_severity'],
  [{ status: 'OPEN', severity: 'INFO' }, 'alerts_by_severity'],
  [{ customerId: 'c7' }, 'alerts_of_customer'],
  [{ caseId: newId() }, 'alerts_of_case'],
]

test('every filter of the list of alerts is served by an index that has the triage order', async () => {
  const here = await rulesWorld()
  const { workspaceId, database } = here
  await database.transaction(workspaceId, session =>
    session.commit({ text: ALERTS, values: [workspaceId, newId()] }),
  )
  await inDatabase(here.databaseName, async admin => admin.query('analyze compliance.alerts'))
  const plans: string[] = []
  const read = async (...[workspace, text, values]: Parameters<Database['read']>): Promise<never[]> => {
    const rows = await database.read<{ 'QUERY PLAN': string }>(workspace, `explain ${text}`, values)
    plans.push(rows.map(row => row['QUERY PLAN']).join('\n'))
    return []
  }

  for (const [filters] of PAGES)
    await monitoringAlerts(here.key({}, { database: { ...database, read } as Database }), {
      first: 50,
      ...filters,
    })

  expect(plans.map(plan => /Index Scan using (\w+)/.exec(plan)?.[1])).toEqual(PAGES.map(([, index]) => index))
  for (const plan of plans) expect(plan).not.toContain('Seq Scan')
})
