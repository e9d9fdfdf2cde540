import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import type { SimulatedCollectionState } from '#remittance/entities/simulated-collection.ts'
import { isFundingDeclined } from '#remittance/rules/magic-recipients.ts'
import type { Collection, CollectionReply, FundingProvider, Refund } from './funding.ts'

/** With this source of funds the tenant collects the money. */
const MANUAL = 'manual'

const INSERT = `insert into remittance.simulated_collections (workspace_id, reference, state, amount_minor, currency, state_at)
  values ($1, $2, $3, $4, $5, $6) on conflict (workspace_id, reference) do nothing`

const STATE = 'select state from remittance.simulated_collections where workspace_id = $1 and reference = $2'

const GIVE_BACK = `update remittance.simulated_collections set state = 'REFUNDED', state_at = $3
  where workspace_id = $1 and reference = $2 and state = 'COLLECTED'`

const stateOf = async (tx: Tx, reference: string): Promise<SimulatedCollectionState | undefined> =>
  (await tx.sql<{ state: SimulatedCollectionState }>(STATE, [tx.actor.workspaceId, reference]))[0]?.state

const record = (
  tx: Tx,
  { reference, amountMinor, currency }: Omit<Refund, 'collectedBy' | 'transferId'>,
  state: SimulatedCollectionState,
): Promise<unknown> =>
  tx.sql(INSERT, [tx.actor.workspaceId, reference, state, amountMinor, currency, tx.now()])

const REPLIES: Readonly<Record<SimulatedCollectionState, CollectionReply>> = {
  COLLECTED: { outcome: 'COLLECTED' },
  DECLINED: { outcome: 'DECLINED', code: 'AM04' },
  CLOSED: { outcome: 'DECLINED', code: 'NARR' },
  REFUNDED: { outcome: 'DECLINED', code: 'NARR' },
}

const collect = command(async (tx, collection: Collection): Promise<CollectionReply> => {
  if (tx.now() < collection.expiresAt)
    await record(tx, collection, isFundingDeclined(collection.recipientName) ? 'DECLINED' : 'COLLECTED')
  const state = await stateOf(tx, collection.reference)
  return state ? REPLIES[state] : { outcome: 'PENDING' }
})

const refund = command(async (tx, given: Refund) => {
  if (given.collectedBy === 'TENANT') {
    await record(tx, given, 'REFUNDED')
    return 'REFUNDED'
  }
  await tx.sql(GIVE_BACK, [tx.actor.workspaceId, given.reference, tx.now()])
  await record(tx, given, 'CLOSED')
  const state = await stateOf(tx, given.reference)
  return state === 'REFUNDED' ? 'REFUNDED' : state === 'COLLECTED' ? 'PENDING' : 'NOTHING_TAKEN'
})

/**
 * Moves no money and collects every amount at once, except for senders who pay the tenant directly and recipients with a magic
 * name. References are stored, so that tests can prove that nothing is collected or refunded twice, until a
 * job deletes those of ended transfers.
 */
export const fundingSimulator: FundingProvider = {
  by: 'PROVIDER',
  collects: sourceOfFunds => sourceOfFunds.trim().toLowerCase() !== MANUAL,
  collect: (ctx: Context, collection) => collect(ctx, collection),
  refund: (ctx: Context, given) => refund(ctx, given),
}
