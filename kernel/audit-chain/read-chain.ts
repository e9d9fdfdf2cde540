import type { Context } from '#kernel/context.ts'
import { CHAIN_COLUMNS, type AuditRow } from './record.ts'

/** A sealed row of the audit. */
export type SealedRow = AuditRow & {
  readonly sequence: string
  /** Hash of the row and of the one before it, in hexadecimal digits. */
  readonly hash: string
  readonly previousHash: string
}

/** The head of a chain or of a period in it: the sequence and hash of the last row. */
export type AuditHead = {
  readonly sequence: string
  readonly hash: string
}

export interface ChainRange {
  /** Start of the period in which the rows were sealed, inclusive. */
  readonly from?: Date | null | undefined
  /** End of that period, exclusive. */
  readonly to?: Date | null | undefined
  readonly afterSequence?: string | null | undefined
  readonly limit: number
}

// The period is one range of the chain, since seals are made in the order of their times.
const ROWS = `select seal.sequence::text, encode(seal.hash, 'hex') as hash, encode(seal.previous_hash, 'hex') as "previousHash", ${CHAIN_COLUMNS}
  from kernel.audit_seals seal join kernel.audit on audit.workspace_id = $1 and audit.at = seal.at and audit.id = seal.audit_id
  where seal.workspace_id = $1 and seal.sequence > $2::bigint
    and seal.sequence >= coalesce((select sequence from kernel.audit_seals where workspace_id = $1 and sealed_at >= $3 order by sealed_at, sequence limit 1), case when $3::timestamptz is null then 0 else 9223372036854775807 end)
    and seal.sequence < coalesce((select sequence from kernel.audit_seals where workspace_id = $1 and sealed_at >= $4 order by sealed_at, sequence limit 1), 9223372036854775807)
  order by seal.sequence limit $5`

const HEAD = `select seal.sequence::text, encode(seal.hash, 'hex') as hash from kernel.audit_seals seal
  where workspace_id = $1 and sealed_at >= coalesce($2::timestamptz, '-infinity') and sealed_at < coalesce($3::timestamptz, 'infinity') order by sealed_at desc, seal.sequence desc limit 1`

/**
 * Sealed rows of the workspace's chain in its order, from the oldest, and the head of the period. The head is read first: rows that are
 * sealed in between follow it.
 */
export async function readChain(
  ctx: Context,
  { from, to, afterSequence, limit }: ChainRange,
): Promise<{
  readonly rows: readonly SealedRow[]
  readonly head: AuditHead | null
  readonly hasMore: boolean
}> {
  const { workspaceId } = ctx.actor
  const [head] = await ctx.database.read<AuditHead>(workspaceId, HEAD, [
    workspaceId,
    from ?? null,
    to ?? null,
  ])
  const rows = await ctx.database.read<SealedRow>(workspaceId, ROWS, [
    workspaceId,
    afterSequence ?? '0',
    from ?? null,
    to ?? null,
    limit + 1,
  ])
  return { rows: rows.slice(0, limit), head: head ?? null, hasMore: rows.length > limit }
}
