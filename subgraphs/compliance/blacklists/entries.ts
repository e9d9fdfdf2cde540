import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import type { BlacklistEntryRow } from '#compliance/entities/monitoring/blacklist-entry.ts'
import type { BlacklistKind } from '#compliance/monitoring-rules/parameters.ts'
import type { Analyst } from '#kernel/acting-person.ts'

/** A valid entry to add. */
export interface NewEntry {
  readonly value: string
  /** Canonical form of the value. */
  readonly normal: string
  readonly reason: string
  readonly source: string | null
  readonly expiresAt: Date | null
}

const encryptionContextOf = (workspaceId: string, id: string): string =>
  `compliance.blacklist_entries:${workspaceId}:${id}`

/** Hash under which a canonical value of a kind is found. */
export const valueHash = (
  keys: Pick<Keyring, 'hash'>,
  workspaceId: string,
  kind: BlacklistKind,
  normal: string,
): string => keys.hash(workspaceId, normal, `compliance.blacklist_entries.${kind}`)

/** The rows of new entries, with encrypted values. */
export const entryRow = (
  keys: Pick<Keyring, 'hash' | 'seal'>,
  {
    workspaceId,
    kind,
    person,
    at,
  }: {
    readonly workspaceId: string
    readonly kind: BlacklistKind
    readonly person: Analyst
    readonly at: Date
  },
  { value, normal, reason, source, expiresAt }: NewEntry,
): BlacklistEntryRow => {
  const id = newId()
  return {
    workspaceId,
    id,
    kind,
    valueHash: valueHash(keys, workspaceId, kind, normal),
    network: kind === 'CIDR' ? normal : null,
    value: keys.seal(workspaceId, value, encryptionContextOf(workspaceId, id)),
    reason,
    source,
    expiresAt,
    addedBy: person.by,
    addedByKey: person.keyId,
    addedAt: at,
    removedAt: null,
    removedBy: null,
    removedByKey: null,
  }
}

/** An entry with its value in plain. */
export const decryptEntry = (
  keys: Pick<Keyring, 'open'>,
  { value, ...row }: BlacklistEntryRow,
): BlacklistEntryRow => ({
  ...row,
  value: keys.open(row.workspaceId, value, encryptionContextOf(row.workspaceId, row.id)),
})

const END_EXPIRED = `update compliance.blacklist_entries set removed_at = $4, removed_by = $5, removed_by_key = $6
  where workspace_id = $1 and kind = $2 and value_hash = any($3::text[]) and removed_at is null and expires_at <= $4`

const INSERT = `insert into compliance.blacklist_entries
    (workspace_id, id, kind, value_hash, network, value, reason, source, expires_at, added_by, added_by_key, added_at)
  select $1, entry.id, $2, entry.value_hash, entry.network::cidr, entry.value, entry.reason, entry.source, entry.expires_at, $10, $11, $12
  from unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::timestamptz[])
    as entry (id, value_hash, network, value, reason, source, expires_at)
  on conflict (workspace_id, kind, value_hash) where removed_at is null do nothing
  returning id`

/** Adds entries of one kind and author. Expired entries of the same values end; values that are on the list stay as they are. Returns the number of added entries. */
export async function addEntries(tx: Tx, rows: readonly BlacklistEntryRow[]): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const { workspaceId, kind, addedBy, addedByKey, addedAt } = first
  const column = <Name extends keyof BlacklistEntryRow>(name: Name): BlacklistEntryRow[Name][] =>
    rows.map(row => row[name])
  await tx.sql(END_EXPIRED, [workspaceId, kind, column('valueHash'), addedAt, addedBy, addedByKey])
  const added = await tx.sql(INSERT, [
    workspaceId,
    kind,
    column('id'),
    column('valueHash'),
    column('network'),
    column('value'),
    column('reason'),
    column('source'),
    column('expiresAt'),
    addedBy,
    addedByKey,
    addedAt,
  ])
  return added.length
}
