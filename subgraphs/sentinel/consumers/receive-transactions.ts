import type { WorkerSql } from '#kernel/database/database.ts'
import type { RelayConsumer, RelayedEvent, SelectReceived } from '#kernel/events/relay.ts'
import { newId } from '#kernel/id.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { IS_RECEIVING } from '#sentinel/rules/profile-status.ts'
import {
  COMPLETED_EVENT,
  CREATED_EVENT,
  customerTransactions,
  type CustomerTransaction,
} from '#sentinel/rules/received-transaction.ts'
import { sealReceived } from '#sentinel/transactions/received-transactions.ts'

const BATCH_SIZE = 1_000

/** Beyond this number of enrolled customers in a workspace, the events of all customers are read. */
const NAMED_MAX = 1_000

const RECEIVING_CUSTOMERS = `select named.id as "workspaceId", (
    select array_agg(platform_customer_id) from (
      select platform_customer_id from sentinel.profiles
      where workspace_id = named.id and platform_customer_id is not null and ${IS_RECEIVING} limit ${NAMED_MAX + 1}) enrolled) as "customerIds"
  from unnest($1::uuid[]) as named (id)`

const PROFILES = `select profile.workspace_id as "workspaceId", profile.platform_customer_id as "platformCustomerId", profile.id
  from (select distinct workspace_id, customer_id from unnest($1::uuid[], $2::uuid[]) as given (workspace_id, customer_id)) named
  cross join lateral (
    select workspace_id, platform_customer_id, id from sentinel.profiles
    where workspace_id = named.workspace_id and platform_customer_id = named.customer_id and ${IS_RECEIVING} offset 0) profile`

const INSERT = `insert into sentinel.received_transactions (workspace_id, id, profile_id, details, attempts, due_at, received_at)
  select workspace_id, id, profile_id, details, 0, $2, $2
  from jsonb_to_recordset($1::jsonb) as received (workspace_id uuid, id uuid, profile_id uuid, details text, number integer) order by number`

/** Selects the transactions of core of the enrolled customers that have an account holder's id. */
export const selectReceived: SelectReceived = async (sql, types) => {
  const wanted = types.filter(({ type }) => type === COMPLETED_EVENT || type === CREATED_EVENT)
  if (wanted.length === 0) return []
  const workspaces = await sql<{ workspaceId: string; customerIds: readonly string[] | null }>(
    RECEIVING_CUSTOMERS,
    [[...new Set(wanted.map(({ workspaceId }) => workspaceId))]],
  )
  const receiving = new Map(workspaces.map(({ workspaceId, customerIds }) => [workspaceId, customerIds]))
  return wanted.flatMap(each => {
    const customerIds = receiving.get(each.workspaceId) ?? []
    if (customerIds.length === 0) return []
    return [customerIds.length > NAMED_MAX ? each : { ...each, customerIds }]
  })
}

type Received = CustomerTransaction & { readonly workspaceId: string }

/**
 * Queues the transactions of enrolled customers that core publishes, encrypted, in the transaction of the relay and therefore once. A job
 * ingests them, because rules must not keep the relay waiting.
 */
export const receiveTransactions: RelayConsumer = async (sql, events, worker) => {
  const received = events.flatMap(event => receivedFrom(event, worker))
  if (received.length === 0) return
  const profileOf = await readProfiles(sql, received)
  const rows = received.flatMap(each => {
    const profileId = profileOf(each)
    return profileId === undefined ? [] : [rowOf(each, profileId, worker)]
  })
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    await sql(INSERT, [
      JSON.stringify(rows.slice(from, from + BATCH_SIZE).map((row, number) => ({ ...row, number }))),
      worker.now(),
    ])
}

/** The customers' transactions of an event. An event that cannot be read is logged and left out, so that it blocks no other. */
function receivedFrom(event: RelayedEvent, worker: Worker): Received[] {
  const { workspaceId, requestId, id: eventId } = event
  try {
    return customerTransactions(event).map(each => ({ ...each, workspaceId }))
  } catch (error) {
    worker.log({ error, workspaceId, requestId, eventId }, 'failed to read a transaction of core')
    return []
  }
}

async function readProfiles(
  sql: WorkerSql,
  received: readonly Received[],
): Promise<(each: Received) => string | undefined> {
  const profiles = await sql<{ workspaceId: string; platformCustomerId: string; id: string }>(PROFILES, [
    received.map(({ workspaceId }) => workspaceId),
    received.map(({ platformCustomerId }) => platformCustomerId),
  ])
  const byCustomer = new Map(
    profiles.map(({ workspaceId, platformCustomerId, id }) => [`${workspaceId} ${platformCustomerId}`, id]),
  )
  return ({ workspaceId, platformCustomerId }) => byCustomer.get(`${workspaceId} ${platformCustomerId}`)
}

function rowOf({ workspaceId, details }: Received, profileId: string, { keys }: Worker) {
  const id = newId()
  return {
    workspace_id: workspaceId,
    id,
    profile_id: profileId,
    details: sealReceived(keys, { workspaceId, id }, details),
  }
}
