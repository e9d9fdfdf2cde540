import { hash } from 'node:crypto'
import { encodeRecord, HASH_BYTES, nextHash } from '#kernel/hash-chain.ts'
import { canonicalJson } from './canonical-json.ts'

/** Name and version of the chain's encoding, which exports carry. */
export const ALGORITHM = 'fiducia-audit-1'

/** The hash before the first row of a workspace. */
export const GENESIS: Buffer = Buffer.alloc(HASH_BYTES)

/** A row of the audit as text, so that the smallest change of a column changes its hash. */
export type AuditRow = {
  readonly id: string
  /** In UTC, with milliseconds, or with microseconds if there are any. */
  readonly at: string
  readonly act: string
  readonly outcome: string
  readonly actorKind: string
  readonly actorId: string
  readonly aggregateType: string | null
  readonly aggregateId: string | null
  readonly requestId: string
  readonly sourceAddress: string | null
  /** JSON text. */
  readonly data: string
}

/** The columns of a AuditRow, of `kernel.audit` under the alias `audit`. */
export const CHAIN_COLUMNS = `audit.id, regexp_replace(to_char(audit.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '000$', '') || 'Z' as "at",
    audit.act, audit.outcome, audit.actor_kind as "actorKind", audit.actor_id as "actorId", audit.aggregate_type as "aggregateType",
    audit.aggregate_id as "aggregateId", audit.request_id as "requestId", audit.source_address as "sourceAddress", audit.data::text as data`

/** SHA-256 of the parts of an act that a reader may not be allowed to see. The chain contains only this hash of them. */
export const detailsHash = (data: unknown, sourceAddress: string | null): string =>
  hash('sha256', canonicalJson({ data, source_address: sourceAddress }))

/** The hash of a row at this sequence of a workspace's chain. docs/operations/audit.md documents the fields. */
export const rowHash = (workspaceId: string, previous: Uint8Array, sequence: bigint, row: AuditRow): Buffer =>
  nextHash(
    previous,
    encodeRecord([
      workspaceId,
      String(sequence),
      row.id,
      row.at,
      row.act,
      row.outcome,
      row.actorKind,
      row.actorId,
      row.aggregateType,
      row.aggregateId,
      row.requestId,
      detailsHash(JSON.parse(row.data), row.sourceAddress),
    ]),
  )
