import { outcomeSealingContext } from '#kernel/idempotency/idempotency.ts'
import { sealingContext } from '#kernel/events/outbox.ts'
import { sealedById, type SealedColumn } from './sealed-columns.ts'
import type { Unfinished } from '#kernel/graph/subgraph.ts'

const outcome = (column: string, part: 'snapshot' | 'body'): SealedColumn => ({
  table: 'kernel.idempotency',
  column,
  key: { subject: 'text', key: 'text' },
  about: (workspaceId, row) =>
    outcomeSealingContext(part, workspaceId, { subject: row['subject']!, key: row['key']! }),
})

/** The encrypted columns of the kernel's own tables. */
export const kernelSealedColumns: readonly SealedColumn[] = [
  sealedById('kernel.outbox', 'personal', sealingContext),
  outcome('sealed_snapshot', 'snapshot'),
  outcome('sealed_body', 'body'),
]

/** Pending work in the kernel's tables that prevents the keys of a workspace from being destroyed. */
export const kernelUnfinished: readonly Unfinished[] = [
  {
    what: 'events that are not yet relayed: let the worker run',
    text: 'select count(*)::int as found from kernel.outbox where workspace_id = $1 and relayed_at is null',
  },
  {
    what: 'event handlers that have not yet run: let the worker run',
    text: 'select count(*)::int as found from kernel.reactions where workspace_id = $1',
  },
]
