import { auditInsert } from '#kernel/audit.ts'
import { sealAudit } from '#kernel/audit-chain/seal-audit.ts'
import { verifyAudit, type AuditReport, type NotedAuditHead } from '#kernel/audit-chain/verify-audit.ts'
import { parameter } from '#kernel/database/values.ts'
import { asOwner, withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { workerOn, world, type World } from '#test/support/world.ts'

/** Records acts as one request does. */
export async function record(here: World, count: number, at = new Date()): Promise<void> {
  const acts = Array.from({ length: count }, (_, number) => ({
    act: 'compliance.ruleset_created',
    outcome: 'DONE' as const,
    aggregate: 'ruleset',
    data: { number, nested: { b: [1.5, null], a: 'é' } },
  }))
  await here.database.transaction(here.workspaceId, session =>
    session.commit(auditInsert(here.platformContext, at, acts)),
  )
}

/** Runs the job until the workspace has no unsealed row. */
export async function seal(here: World): Promise<void> {
  const waiting = 'select 1 from kernel.audit_queue where workspace_id = $1 limit 1'
  while ((await here.database.asWorker(waiting, [here.workspaceId])).length > 0)
    await sealAudit.run(workerOn(here.platform))
}

export const verify = (
  { databaseName, workspaceId }: World,
  heads: readonly NotedAuditHead[] = [],
): Promise<AuditReport> =>
  asOwner(adminOf(databaseName), async owner => {
    await owner.query(`select set_config('app.workspace', $1, false)`, [workspaceId])
    return verifyAudit(
      async (text, values = []) => (await owner.query({ text, values: values.map(parameter) })).rows as never,
      workspaceId,
      { heads },
    )
  })

/** Statements of a superuser with triggers disabled; `$` stands for the condition of the workspace. */
export const tamper = ({ databaseName, workspaceId }: World, statements: string): Promise<void> =>
  withClient(adminOf(databaseName), async client => {
    await client.query(
      `set session_replication_role = replica; ${statements.replaceAll('$', `workspace_id = '${workspaceId}'`)}`,
    )
  })

/** A workspace with sealed rows. */
export async function sealedWorld(rows = 6): Promise<World> {
  const here = await world()
  await record(here, rows)
  await seal(here)
  return here
}

export interface StoredSeal {
  readonly sequence: bigint
  readonly auditId: string
  readonly hash: Buffer
  readonly previousHash: Buffer
}

export const sealsOf = ({ database, workspaceId }: World): Promise<StoredSeal[]> =>
  database.read<StoredSeal>(
    workspaceId,
    `select sequence, audit_id as "auditId", hash, previous_hash as "previousHash" from kernel.audit_seals where workspace_id = $1 order by sequence`,
    [workspaceId],
  )
