import type { Duty } from '#kernel/subgraph.ts'
import { sealRecipients as seal } from '../operations/seal-recipients.ts'

const AT_ONCE = 100

const IN_CLEAR = `select workspace_id as "workspaceId", id from remittance.recipients
  where num_nonnulls(account_number, iban, phone, address) > 0 order by workspace_id, id limit ${AT_ONCE}`

/** Seals the details that a version before kept in clear, some at a time. */
export const sealRecipients: Duty = {
  name: 'remittance.seal_recipients',
  everyMs: 60_000,
  async run(worker) {
    const found = await worker.sql<{ workspaceId: string; id: string }>(IN_CLEAR)
    let sealed = 0
    for (const [workspaceId, rows] of Map.groupBy(found, row => row.workspaceId))
      sealed += await seal(await worker.within(workspaceId), { ids: rows.map(({ id }) => id) })
    return sealed
  },
}
