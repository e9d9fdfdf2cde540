import type { Sql } from '#tools/traffic/fixtures.ts'
import { one } from '#kernel/database/one.ts'

/** Invariants that hold in the database after any request. Each query finds the rows that violate one. */
const BROKEN: Readonly<Record<string, string>> = {
  "a transfer whose amounts are not its quote's": `select t.id from remittance.transfers t join remittance.quotes q on q.workspace_id = t.workspace_id and q.id = t.quote_id
    where (t.send_amount_minor, t.send_currency, t.receive_amount_minor, t.receive_currency, t.fee_minor, t.destination_country) is distinct from (q.send_amount_minor, q.send_currency, q.receive_amount_minor, q.receive_currency, q.fee_minor, q.destination_country)`,
  'a transfer whose quote is not used by it': `select t.id from remittance.transfers t left join remittance.quotes q on q.workspace_id = t.workspace_id and q.id = t.quote_id where q.used_by_transfer_id is distinct from t.id`,
  'a quote used by a transfer that is not there': `select q.id from remittance.quotes q left join remittance.transfers t on t.workspace_id = q.workspace_id and t.id = q.used_by_transfer_id where q.used_by_transfer_id is not null and t.id is null`,
  'an amount that is not positive': `select id from remittance.quotes where send_amount_minor <= 0 or receive_amount_minor <= 0 or fee_minor < 0`,
  'a transfer whose last step is not its status': `select t.id from remittance.transfers t where not exists (select 1 from remittance.transfer_events e where e.workspace_id = t.workspace_id and e.transfer_id = t.id and e.status = t.status)`,
  'a transfer of somebody of another workspace': `select t.id from remittance.transfers t left join identity.customers c on c.workspace_id = t.workspace_id and c.id = t.customer_id where c.id is null`,
  "a transfer to somebody else's recipient": `select t.id from remittance.transfers t left join remittance.recipients r on r.workspace_id = t.workspace_id and r.id = t.recipient_id where r.customer_id is distinct from t.customer_id`,
  'a recipient of nobody': `select r.id from remittance.recipients r left join identity.customers c on c.workspace_id = r.workspace_id and c.id = r.customer_id where c.id is null`,
  'a session of nobody of its workspace': `select s.id from identity.sessions s left join identity.customers c on c.workspace_id = s.workspace_id and c.id = s.customer_id
    left join identity.staff m on m.workspace_id = s.workspace_id and m.id = s.staff_id
    left join identity.api_keys k on k.workspace_id = s.workspace_id and k.id = s.api_key_id where c.id is null and m.id is null and k.id is null`,
  'a key of a partner of another workspace': `select k.id from identity.api_keys k left join identity.partners p on p.workspace_id = k.workspace_id and p.id = k.partner_id where k.partner_id is not null and p.id is null`,
  'a transfer that was created without an event': `select t.id from remittance.transfers t where not exists (select 1 from kernel.outbox o where o.workspace_id = t.workspace_id and o.aggregate_id = t.id)`,
  "a gap or a repeat in the sequence of a thing's events": `select aggregate_id as id from kernel.outbox where sequence is not null group by workspace_id, aggregate_type, aggregate_id having count(distinct sequence) <> count(*) or max(sequence) - min(sequence) + 1 <> count(*)`,
  'a claim that was never closed': `select key as id from kernel.idempotency where outcome = 'open'`,
  "a webhook subscription past its service's fifty": `select service as id from webhooks.subscriptions where deleted_at is null group by workspace_id, service having count(*) > 50`,
}

/**
 * Describes the violated invariants. Also fails if transfers were attempted and none was made, because there
 * was nothing to check.
 */
export async function brokenInvariants(sql: Sql, makesTransfers: boolean): Promise<string[]> {
  const broken: string[] = []
  for (const [title, query] of Object.entries(BROKEN)) {
    const rows = await sql(query)
    if (rows.length > 0) broken.push(`${title}: ${rows.length}, such as ${String(rows[0]!['id'])}`)
  }
  const counts = one(
    await sql(
      'select (select count(*) from remittance.transfers)::int as transfers, (select count(*) from kernel.outbox)::int as events',
    ),
  )
  if (makesTransfers && (counts['transfers'] === 0 || counts['events'] === 0))
    broken.push('nothing was done at all, so nothing is shown by it')
  return broken
}

/**
 * Row count and hash of every table over the workspaces of an environment, one line per table. Any changed
 * row changes its line.
 */
export async function rowsOfWorkspaces(sql: Sql, environment: string): Promise<string> {
  const tables =
    await sql(`select format('%I.%I', c.table_schema, c.table_name) as name from information_schema.columns c join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
    where c.column_name = 'workspace_id' and c.table_schema not in ('pg_catalog', 'information_schema') order by 1`)
  const parts = tables.map(
    ({
      name,
    }) => `select '${String(name)}' as name, count(*) as count, coalesce(sum(hashtextextended(t::text, 0)), 0) as rows from ${String(name)} t
    where workspace_id in (select id from identity.workspaces where environment = '${environment}')`,
  )
  const rows = await sql(`${parts.join(' union all ')} order by 1`)
  return rows
    .map(({ name, count, rows: sum }) => `${String(name)} ${String(count)} ${String(sum)}`)
    .join('\n')
}
