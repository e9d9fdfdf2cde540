import type { RelayConsumer } from '#kernel/events/relay.ts'

/** The event of a posting in the ledger, which names its transactions. */
const POSTED = 'core.transactions_posted'

const QUEUE = `
  insert into compliance.waiting_movements (workspace_id, posted_id, queued_at, due_at, attempts)
  select event.workspace_id, unnest(event.transaction_ids), $2, $2, 0
  from jsonb_to_recordset($1::jsonb) as event (workspace_id uuid, transaction_ids uuid[])
  where event.workspace_id in (
    select workspace_id from compliance.monitoring_settings where workspace_id = any($3::uuid[]) and movements_from is not null)
  on conflict do nothing`

/** Queues the postings of the ledger for the rules, in the workspaces that monitor them: in the transaction that relays the posting, so none is lost. */
export const queueMovements: RelayConsumer = async (sql, relayed, worker) => {
  const posted = relayed
    .filter(({ type }) => type === POSTED)
    .map(({ workspaceId, data }) => ({ workspace_id: workspaceId, transaction_ids: data['transactionIds'] }))
  if (posted.length === 0) return
  const workspaceIds = [...new Set(posted.map(({ workspace_id: id }) => id))]
  await sql(QUEUE, [JSON.stringify(posted), worker.now(), workspaceIds])
}
