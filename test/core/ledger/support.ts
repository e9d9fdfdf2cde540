import { newId } from '#kernel/id.ts'
import { asOwner, withClient } from '../../../bin/with-client.ts'
import { createBatcher } from '../../../subgraphs/core/ledger/batcher.ts'
import { openPostingLane, postBatch } from '../../../subgraphs/core/ledger/lanes.ts'
import type { LimitCheck, Posting, PostResult } from '../../../subgraphs/core/ledger/posting.ts'
import { adminOf } from '../../support/cluster.ts'
import type { World } from '../../support/world.ts'

interface Wanted {
  debit: string; credit: string; amountMinor: bigint; feeMinor?: bigint; vatMinor?: bigint; withFee?: boolean; key?: string
  counted?: { class: number; on: string; givesBack?: boolean }; checks?: LimitCheck[]; mayOverdraw?: boolean; isUnrestricted?: boolean; status?: 'PENDING' | 'COMPLETED'; fingerprint?: string
}

let number = 0

export async function openPosting(at: World) {
  const { database, workspaceId } = at
  const admin = adminOf(at.databaseName)
  const run = (text: string, values: unknown[] = []) => withClient(admin, client => client.query(text, values))
  await run(`insert into core.policies values ($1, 1, 'Africa/Lagos') on conflict do nothing`, [workspaceId])
  const lanes = [openPostingLane(database), openPostingLane(database)]
  const batcher = createBatcher({ lanes: lanes.map(lane => batch => postBatch(lane, batch)), batchMax: 256, queueMax: 2_000 })
  const [fee, vat] = [newId(), newId()]
  let reference = 0
  const prefix = newId().slice(-6)
  return {
    async account(balance: bigint, more: Record<string, unknown> = {}) {
      const id = newId()
      await database.transaction(workspaceId, session => session.commit({
        text: `insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, balance_minor, opened_at)
          values ($1, $2, $3, 'A', 'a', $2, $2, 1, 'SAVINGS', 'NGN', 'ACTIVE', $4, now())`, values: [workspaceId, id, String(number++).padStart(10, '0'), balance] }))
      for (const [column, value] of Object.entries(more)) await run(`update core.accounts set ${column} = $2 where id = $1`, [id, value])
      return id
    },
    post(wanted: Wanted): Promise<PostResult> {
      const { debit, credit, key, withFee, fingerprint = 'f', ...rest } = wanted
      const posting: Posting = {
        workspaceId, policyVersion: 1n, today: '2026-11-22', type: 'TRANSFER', transferType: 'INTERNAL', status: 'COMPLETED', channel: 'API',
        reference: `TRN${prefix}${reference++}`, currency: 'NGN', debit: { id: debit, isSystem: false }, credit: { id: credit, isSystem: false },
        actorKind: 'staff', actorId: 'x', requestId: 'r', narration: 'Rent of the month', destinationName: 'Somebody Else',
        ...(key && { claim: { subject: 'staff:x', key, fingerprint } }),
        ...(withFee && { fee: { reference: `TRN${prefix}F${reference}`, accountId: fee, vatAccountId: vat } }), ...rest,
      }
      return batcher.post(posting, Date.now() + 15_000, new Date())
    },
    state: async (id: string) => (await database.read<Record<string, unknown>>(workspaceId, 'select * from core.accounts where workspace_id = $1 and id = $2', [workspaceId, id]))[0],
    sumOfEntries: async () => BigInt((await database.read<{ sum: string }>(workspaceId, 'select sum(amount_minor) as sum from core.entries where workspace_id = $1', [workspaceId]))[0]!.sum),
    run,
  }
}
