import type { Sql } from '#kernel/database/dedicated.ts'
import { createSealCheck, type AuditDiscrepancy, type ChainHead, type Seal } from './check-seals.ts'
import { CHAIN_COLUMNS, type AuditRow } from './record.ts'

/** A head that was noted outside of the database. */
export interface NotedAuditHead {
  readonly sequence: bigint
  /** In hexadecimal digits. */
  readonly hash: string
}

export interface AuditReport {
  /** Number of rows in the chain. */
  readonly sealed: bigint
  /** Number of rows that wait for the worker. */
  readonly unsealed: number
  readonly head: { readonly sequence: bigint; readonly hash: string }
  /** Number of noted heads that the chain contains. */
  readonly heads: number
  readonly broken: number
  /** The first errors, in the order of the chain; rows without a seal come last. */
  readonly discrepancies: readonly AuditDiscrepancy[]
}

export interface VerifyAuditOptions {
  readonly heads: readonly NotedAuditHead[]
  readonly onProgress?: (done: bigint, all: bigint) => void
}

const PAGE = 1_000
const DISCREPANCIES_MAX = 20

const HEAD = 'select sequence::text, hash from kernel.audit_heads where workspace_id = $1'

const SEALS = `select seal.sequence::text, seal.audit_id as "auditId", seal.previous_hash as "previousHash", seal.hash, audit.workspace_id is not null as "hasRow", ${CHAIN_COLUMNS}
  from kernel.audit_seals seal left join kernel.audit on audit.workspace_id = $1 and audit.at = seal.at and audit.id = seal.audit_id
  where seal.workspace_id = $1 and seal.sequence > $2 order by seal.sequence limit ${PAGE}`

const UNSEALED = `select audit.id, waiting.audit_id is not null as "isQueued" from kernel.audit
  left join kernel.audit_queue waiting on waiting.workspace_id = $1 and waiting.at = audit.at and waiting.audit_id = audit.id
  where audit.workspace_id = $1 and not exists (
    select 1 from kernel.audit_seals seal where seal.workspace_id = $1 and seal.at = audit.at and seal.audit_id = audit.id)
  order by audit.at, audit.id`

const QUEUED_WITHOUT_ROW = `select waiting.audit_id as id from kernel.audit_queue waiting
  where waiting.workspace_id = $1 and not exists (
    select 1 from kernel.audit where audit.workspace_id = $1 and audit.at = waiting.at and audit.id = waiting.audit_id)
  order by waiting.at, waiting.audit_id`

type SealRow = AuditRow & {
  readonly sequence: string
  readonly auditId: string
  readonly previousHash: Buffer
  readonly hash: Buffer
  readonly hasRow: boolean
}

/**
 * Verifies the hash chain of a workspace against the rows of its audit: each seal, each row, the head, the noted heads, and that each
 * row is in the chain or queued for it. The caller opens a transaction with one snapshot, so that the platform can keep running.
 */
export async function verifyAudit(
  sql: Sql,
  workspaceId: string,
  { heads, onProgress }: VerifyAuditOptions,
): Promise<AuditReport> {
  const [stored] = await sql<{ sequence: string; hash: Buffer }>(HEAD, [workspaceId])
  const head: ChainHead | undefined = stored && { ...stored, sequence: BigInt(stored.sequence) }
  const check = createSealCheck(workspaceId)
  const removed = new Map<string, bigint>()
  const noted = heads.map(each => ({ ...each, isFound: false }))
  let sealed = 0n
  for (let after = 0n; ;) {
    const page = await sql<SealRow>(SEALS, [workspaceId, after])
    for (const row of page) {
      const seal = sealOf(row)
      check.add(seal)
      if (!seal.row) removed.set(seal.auditId, seal.sequence)
      for (const each of noted)
        if (each.sequence === seal.sequence)
          each.isFound = each.hash.toLowerCase() === seal.hash.toString('hex')
    }
    sealed += BigInt(page.length)
    if (page.length < PAGE) break
    after = BigInt(page.at(-1)!.sequence)
    onProgress?.(after, head?.sequence ?? after)
  }
  const unsealed = await sql<{ id: string; isQueued: boolean }>(UNSEALED, [workspaceId])
  const inserted = unsealed.filter(({ isQueued }) => !isQueued)
  const found = [
    ...withoutMomentChanges(check.finish(head), inserted, removed),
    ...noted.filter(({ isFound }) => !isFound).map(headDiscrepancy),
  ].sort((a, b) => (a.sequence! < b.sequence! ? -1 : 1))
  for (const { id } of inserted.filter(each => !removed.has(each.id)))
    found.push(withoutSeal('ROW_INSERTED', id, 'is neither in the chain nor waiting for it'))
  for (const { id } of await sql<{ id: string }>(QUEUED_WITHOUT_ROW, [workspaceId]))
    found.push(withoutSeal('ROW_REMOVED', id, 'was removed before it was sealed'))
  return {
    sealed,
    unsealed: unsealed.length - inserted.length,
    head: { sequence: head?.sequence ?? 0n, hash: head?.hash.toString('hex') ?? '' },
    heads: noted.filter(({ isFound }) => isFound).length,
    broken: found.length,
    discrepancies: found.slice(0, DISCREPANCIES_MAX),
  }
}

const sealOf = ({ sequence, auditId, previousHash, hash, hasRow, ...row }: SealRow): Seal => ({
  sequence: BigInt(sequence),
  auditId,
  previousHash,
  hash,
  row: hasRow ? row : null,
})

/** A row with another time is not found by its seal, and has none itself: it is one changed row, not two errors. */
const withoutMomentChanges = (
  found: readonly AuditDiscrepancy[],
  inserted: readonly { readonly id: string }[],
  removed: ReadonlyMap<string, bigint>,
): AuditDiscrepancy[] => {
  const moved = new Set(inserted.map(({ id }) => id).filter(id => removed.has(id)))
  return found.map(each =>
    each.kind === 'ROW_REMOVED' && each.auditId !== null && moved.has(each.auditId)
      ? {
          ...each,
          kind: 'ROW_CHANGED',
          message: `the time of row ${each.auditId} was changed after it was sealed`,
        }
      : each,
  )
}

const headDiscrepancy = ({ sequence, hash }: NotedAuditHead): AuditDiscrepancy => ({
  kind: 'HEAD_MISMATCH',
  sequence,
  auditId: null,
  message: `the chain does not have the noted hash ${hash.slice(0, 8)}… there; rows up to it were rewritten, or the end was removed`,
})

const withoutSeal = (kind: AuditDiscrepancy['kind'], id: string, what: string): AuditDiscrepancy => ({
  kind,
  sequence: null,
  auditId: id,
  message: `row ${id} ${what}`,
})
