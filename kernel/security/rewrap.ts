import { KEY_CHECK } from './key-check-text.ts'
import { type InstallationColumn, targetOf } from './sealed-columns.ts'
import { headOf } from './sealed-text.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { signals } from '#kernel/telemetry.ts'
import { rewrapSecrets } from './workspace-keys.ts'

const BATCH_SIZE = 200

// Selects only values that a configured key decrypts: the rest would be found again on every run.
const FIND_KEYS = `select workspace_id as "workspaceId", id, sealed from kernel.workspace_keys
  where sealed is not null and not starts_with(sealed, $1) and split_part(sealed, '.', 2) = any($2) limit ${BATCH_SIZE}`

const WRITE_KEYS = `update kernel.workspace_keys stored set sealed = changed.sealed_to
  from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as changed (workspace_id, id, sealed_from, sealed_to)
  where stored.workspace_id = changed.workspace_id and stored.id = changed.id and stored.sealed = changed.sealed_from returning 1`

const outdated = ({ table, column }: InstallationColumn): string =>
  `select 1 from ${table} where not starts_with(${column}, $1)`

/** Re-encrypts workspace keys and installation values with the newest key of ENCRYPTION_KEY; returns the number of values. */
export async function rewrap(worker: Worker, columns: readonly InstallationColumn[]): Promise<number> {
  const { installation } = worker.keys
  const head = headOf(installation.ids[0]!)
  let done = await rewrapWorkspaces(worker, head)
  for (const each of columns) {
    const rows = await worker.sql<{ key: string; sealed: string }>(
      `select ${each.key} as key, ${each.column} as sealed from ${each.table} where not starts_with(${each.column}, $1) limit ${BATCH_SIZE}`,
      [head],
    )
    const changes = rows.flatMap(({ key, sealed }) => {
      const plain = attempt(() => installation.open(sealed, each.about(key)))
      return plain === undefined ? [] : [{ key, from: sealed, to: installation.seal(plain, each.about(key)) }]
    })
    if (changes.length === 0) continue
    const updated = await worker.sql(
      `update ${each.table} stored set ${each.column} = changed.sealed_to from unnest($1::text[], $2::text[], $3::text[]) as changed (key, sealed_from, sealed_to)
       where stored.${each.key} = changed.key and stored.${each.column} = changed.sealed_from returning 1`,
      [changes.map(({ key }) => key), changes.map(({ from }) => from), changes.map(({ to }) => to)],
    )
    done += updated.length
    signals.resealed.publish({ target: targetOf(each), resealed: updated.length, unopened: 0 })
  }
  return done
}

async function rewrapWorkspaces(worker: Worker, head: string): Promise<number> {
  const { installation } = worker.keys
  const rows = await worker.sql<{ workspaceId: string; id: string; sealed: string }>(FIND_KEYS, [
    head,
    installation.ids,
  ])
  if (rows.length === 0) return 0
  const updated = await worker.sql(WRITE_KEYS, [
    rows.map(({ workspaceId }) => workspaceId),
    rows.map(({ id }) => id),
    rows.map(({ sealed }) => sealed),
    rows.map(row => rewrapSecrets(installation, row.workspaceId, row)),
  ])
  worker.log(
    { keyId: installation.ids[0], workspaceKeys: updated.length },
    'keys of workspaces were re-encrypted with the newest key of ENCRYPTION_KEY',
  )
  signals.resealed.publish({ target: 'kernel.workspace_keys.sealed', resealed: updated.length, unopened: 0 })
  return updated.length
}

/** Re-encrypts the check text with the newest key once no value uses an older one, which records that older keys are no longer needed. */
export async function finishKeyCheck(worker: Worker, columns: readonly InstallationColumn[]): Promise<void> {
  const { installation } = worker.keys
  const [id] = installation.ids
  const done = await worker.sql(
    `update kernel.key_checks set sealed = $2 where name = '${KEY_CHECK.name}' and not starts_with(sealed, $1)
       and not exists (select 1 from kernel.reseal_tasks)
       and not exists (select 1 from kernel.workspace_keys where sealed is not null and not starts_with(sealed, $1))
       ${columns.map(each => `and not exists (${outdated(each)})`).join(' ')} returning 1`,
    [headOf(id!), installation.seal(KEY_CHECK.plain, KEY_CHECK.about)],
  )
  if (done.length > 0)
    worker.log(
      { keyId: id },
      'all data is encrypted with the newest key: the older keys can be removed from ENCRYPTION_KEY',
    )
}

function attempt(open: () => string): string | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}
