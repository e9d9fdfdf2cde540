import { readAudit, type AuditEntry } from '#kernel/audit.ts'
import { readChain, type AuditHead, type SealedRow } from '#kernel/audit-chain/read-chain.ts'
import { ALGORITHM, detailsHash } from '#kernel/audit-chain/record.ts'
import type { Context } from '#kernel/context.ts'
import type { Connection } from '#kernel/page.ts'
import { allow } from '#kernel/principal.ts'

/** A row of the audit as compliance shows it. */
export interface AuditEvent {
  readonly id: string
  readonly at: Date
  readonly act: string
  readonly outcome: 'DONE' | 'REFUSED'
  readonly actorKind: string
  readonly actor: string
  readonly aggregate: string | null
  readonly aggregateId: string | null
  readonly data: Readonly<Record<string, unknown>> | null
  readonly sourceAddress: string | null
  readonly requestId: string
  readonly detailsHash: string
  readonly sequence: string | null
  readonly hash: string | null
  readonly previousHash: string | null
}

export interface AuditEventsArgs {
  readonly first: number
  readonly after?: string | null
  readonly act?: string | null
  readonly actor?: string | null
  readonly aggregateId?: string | null
  readonly from?: Date | null
  readonly to?: Date | null
}

export interface AuditExportArgs {
  readonly first: number
  readonly afterSequence?: string | null
  readonly from?: Date | null
  readonly to?: Date | null
}

export interface AuditExport {
  readonly algorithm: string
  readonly workspaceId: string
  readonly auditEvents: readonly AuditEvent[]
  readonly head: AuditHead | null
  readonly hasMore: boolean
}

const admitReader = (ctx: Context): void =>
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })

/** Acts of other domains concern staff and keys beyond compliance. Their details are hidden, and their hash proves them all the same. */
const isShown = (act: string): boolean => act.startsWith('compliance.')

type Row = Omit<AuditEntry, 'actorId' | 'aggregateType' | 'data'> & {
  readonly actorId: string
  readonly aggregateType: string | null
  readonly data: Readonly<Record<string, unknown>>
}

const eventOf = ({ actorId, aggregateType, data, sourceAddress, ...row }: Row): AuditEvent => ({
  ...row,
  actor: actorId,
  aggregate: aggregateType,
  data: isShown(row.act) ? data : null,
  sourceAddress: isShown(row.act) ? sourceAddress : null,
  detailsHash: detailsHash(data, sourceAddress),
})

/** A page of the workspace's audit, newest first. */
export async function auditEvents(
  ctx: Context,
  { first, after = null, act, actor, aggregateId, from, to }: AuditEventsArgs,
): Promise<Connection<AuditEvent>> {
  admitReader(ctx)
  const filter = { act, actorId: actor, aggregateId, since: from, until: to }
  const { nodes, edges, pageInfo } = await readAudit(ctx, filter, first, after)
  return {
    nodes: nodes.map(eventOf),
    get edges() {
      return edges.map(({ cursor, node }) => ({ cursor, node: eventOf(node) }))
    },
    pageInfo,
  }
}

/** A range of the workspace's hash chain, oldest first. */
export async function auditExport(
  ctx: Context,
  { first, afterSequence, from, to }: AuditExportArgs,
): Promise<AuditExport> {
  admitReader(ctx)
  const { rows, head, hasMore } = await readChain(ctx, { from, to, afterSequence, limit: first })
  return {
    algorithm: ALGORITHM,
    workspaceId: ctx.actor.workspaceId,
    auditEvents: rows.map(row => eventOf(entryOf(row))),
    head,
    hasMore,
  }
}

const entryOf = ({ at, outcome, data, ...row }: SealedRow): Row => ({
  ...row,
  at: new Date(at),
  outcome: outcome as Row['outcome'],
  actorKind: row.actorKind as Row['actorKind'],
  data: JSON.parse(data) as Row['data'],
})
