import type { WorkerSql } from '#kernel/database/database.ts'
import type { Job, Worker } from '#kernel/jobs/job.ts'
import { CHAIN_COLUMNS, GENESIS, rowHash, type AuditRow } from './record.ts'

/** Rows of one transaction: some tens of milliseconds of work. */
const BATCH = 1_000
/** Batches of one workspace before the others have their turn. */
const BATCHES_MAX = 10
const PAGE = 100
const NIL = '00000000-0000-0000-0000-000000000000'

// One index lookup per workspace, however long its queue is.
const WAITING = `with recursive waiting as (
    (select workspace_id from kernel.audit_queue where workspace_id > $1 order by workspace_id limit 1)
    union all
    select next.workspace_id from waiting cross join lateral (
      select workspace_id from kernel.audit_queue where workspace_id > waiting.workspace_id order by workspace_id limit 1) next)
  select workspace_id as "workspaceId" from waiting limit ${PAGE}`

const BEGIN = `insert into kernel.audit_heads (workspace_id, sequence, hash, sealed_at) values ($1, 0, $2, $3) on conflict do nothing`

const LOCK = `select sequence, hash, sealed_at as "sealedAt" from kernel.audit_heads where workspace_id = $1 for update skip locked`

// Rows commit in any order, so the chain follows the queue and no mark of time: a late row is sealed after rows that are younger.
const NEXT = `select ${CHAIN_COLUMNS}
  from kernel.audit_queue waiting join kernel.audit on audit.workspace_id = $1 and audit.at = waiting.at and audit.id = waiting.audit_id
  where waiting.workspace_id = $1 order by waiting.at, waiting.audit_id limit ${BATCH}`

const SEAL = `with sealed as (
    delete from kernel.audit_queue waiting using unnest($2::timestamptz[], $3::uuid[], $4::bigint[], $5::text[], $6::text[]) as seal (at, id, sequence, previous_hash, hash)
    where waiting.workspace_id = $1 and waiting.at = seal.at and waiting.audit_id = seal.id
    returning seal.*)
  insert into kernel.audit_seals (workspace_id, sequence, at, audit_id, previous_hash, hash, sealed_at)
  select $1, sequence, at, id, decode(previous_hash, 'hex'), decode(hash, 'hex'), $7 from sealed`

const ADVANCE =
  'update kernel.audit_heads set sequence = $2, hash = $3, sealed_at = $4 where workspace_id = $1'

interface Head {
  readonly sequence: bigint
  readonly hash: Buffer
  readonly sealedAt: Date
}

/**
 * Appends the queued rows of the audit to the hash chains of their workspaces. Counts only workspaces with more rows than it may seal at
 * once, so that the pause collects the rows of the next second.
 */
export const sealAudit: Job = {
  name: 'kernel.seal_audit',
  everyMs: 1_000,
  async run(worker) {
    let unfinished = 0
    for (let after = NIL; ;) {
      const page = await worker.sql<{ workspaceId: string }>(WAITING, [after])
      for (const { workspaceId } of page) {
        try {
          if (await sealWorkspace(worker, workspaceId)) unfinished += 1
        } catch (error) {
          worker.log({ error, workspaceId }, 'rows of the audit could not be sealed')
        }
      }
      if (page.length < PAGE) return unfinished
      after = page.at(-1)!.workspaceId
    }
  },
}

/** Returns whether more rows are probably waiting. */
async function sealWorkspace(worker: Worker, workspaceId: string): Promise<boolean> {
  for (let batches = 0; batches < BATCHES_MAX; batches++) {
    worker.signal.throwIfAborted()
    const sealed = await worker.transaction(sql => sealBatch(sql, workspaceId, worker.now()))
    if (sealed < BATCH) return false
  }
  return true
}

/**
 * Seals the next rows and removes them from the queue in one transaction, so each row has one seal, also after a worker was killed. Of
 * two concurrent workers one finds the head locked and seals nothing.
 */
async function sealBatch(sql: WorkerSql, workspaceId: string, now: Date): Promise<number> {
  let [head] = await sql<Head>(LOCK, [workspaceId])
  if (!head) {
    await sql(BEGIN, [workspaceId, GENESIS, now])
    head = (await sql<Head>(LOCK, [workspaceId]))[0]
  }
  if (!head) return 0
  const rows = await sql<AuditRow>(NEXT, [workspaceId])
  if (rows.length === 0) return 0
  const hashes = [head.hash]
  for (const [index, row] of rows.entries())
    hashes.push(rowHash(workspaceId, hashes[index]!, head.sequence + BigInt(index + 1), row))
  const hexadecimal = hashes.map(each => each.toString('hex'))
  const sealedAt = now < head.sealedAt ? head.sealedAt : now
  await Promise.all([
    sql(SEAL, [
      workspaceId,
      rows.map(({ at }) => at),
      rows.map(({ id }) => id),
      rows.map((_, index) => head.sequence + BigInt(index + 1)),
      hexadecimal.slice(0, -1),
      hexadecimal.slice(1),
      sealedAt,
    ]),
    sql(ADVANCE, [workspaceId, head.sequence + BigInt(rows.length), hashes.at(-1)!, sealedAt]),
  ])
  return rows.length
}
