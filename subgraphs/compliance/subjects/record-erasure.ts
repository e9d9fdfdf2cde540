import type { Tx } from '#kernel/command.ts'

const INSERT = `insert into compliance.erased_customers (workspace_id, customer_id, erased_at)
  select $1, customer_id, $3 from unnest($2::text[]) as erased (customer_id) on conflict do nothing`

/** Records that the customer with these ids was erased, so that its transactions are erased once the law no longer requires them. */
export const recordErasure = async (tx: Tx, customerIds: readonly string[], erasedAt: Date): Promise<void> =>
  void (await tx.sql(INSERT, [tx.actor.workspaceId, customerIds, erasedAt]))
