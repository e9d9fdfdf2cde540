import type { Duty } from '#kernel/subgraph.ts'
import { sealPayoutDetails as seal } from '../operations/seal-payout-details.ts'

const AT_ONCE = 100

const IN_CLEAR = `select workspace_id as "workspaceId", id from remittance.transfers
  where payout_details is not null order by workspace_id, id limit ${AT_ONCE}`

/** Seals where transfers of a version before went, some at a time. */
export const sealPayoutDetails: Duty = {
  name: 'remittance.seal_payout_details',
  everyMs: 60_000,
  async run(worker) {
    const found = await worker.sql<{ workspaceId: string; id: string }>(IN_CLEAR)
    let sealed = 0
    for (const [workspaceId, rows] of Map.groupBy(found, row => row.workspaceId))
      sealed += await seal(await worker.within(workspaceId), { ids: rows.map(({ id }) => id) })
    return sealed
  },
}
