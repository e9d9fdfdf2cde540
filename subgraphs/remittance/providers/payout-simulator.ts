import { command } from '#kernel/command.ts'
import { one } from '#kernel/database/one.ts'
import type { PayoutBehaviour } from '#remittance/rules/magic-recipients.ts'
import {
  PAID_MS,
  payoutBehaviourFor,
  RETURNED_MS,
  simulatedState,
} from '#remittance/rules/magic-recipients.ts'
import type { Payout, PayoutProvider, PayoutStatus } from './payout.ts'

interface Received {
  readonly behaviour: PayoutBehaviour
  readonly timesSent: number
  readonly receivedAt: Date | null
}

const COLUMNS = 'behaviour, times_sent as "timesSent", received_at as "receivedAt"'

// A payout that was lost the first time arrives the second time. A repeated payout is recognised by its reference.
const RECEIVE = `insert into remittance.simulated_payouts as payout
    (workspace_id, reference, behaviour, amount_minor, currency, times_sent, times_received, first_sent_at, received_at)
  values ($1, $2, $3, $4, $5, 1, case $3 when 'LOST' then 0 else 1 end, $6, case $3 when 'LOST' then null else $6::timestamptz end)
  on conflict (workspace_id, reference) do update
    set times_sent = payout.times_sent + 1, times_received = payout.times_received + 1, received_at = coalesce(payout.received_at, $6)
  returning ${COLUMNS}`

const FIND = `select ${COLUMNS} from remittance.simulated_payouts where workspace_id = $1 and reference = $2 and received_at is not null`

const receive = command(async (tx, { reference, recipientName, amountMinor, currency }: Payout) => {
  const payout = one(
    await tx.sql<Received>(RECEIVE, [
      tx.actor.workspaceId,
      reference,
      payoutBehaviourFor(recipientName),
      amountMinor,
      currency,
      tx.now(),
    ]),
  )
  return payout
})

/** Whether the simulator gives no response to a submitted payout. */
const isSilent = ({ behaviour, timesSent }: Received): boolean =>
  behaviour === 'UNKNOWN' || behaviour === 'UNKNOWN_REJECTED' || (behaviour === 'LOST' && timesSent === 1)

/**
 * Moves no money and reports every payout as paid a second after it arrives; recipients with a magic name get the behaviour of
 * that name. References are stored, so that tests can prove that nothing is paid twice, until a job
 * deletes those of ended transfers.
 */
export const payoutSimulator: PayoutProvider = {
  async submit(ctx, payout) {
    const received = await receive(ctx, payout)
    if (isSilent(received)) throw new Error('The simulated payout partner does not respond.')
    const state = simulatedState(received.behaviour, 0)
    return state.outcome === 'REJECTED' ? state : { outcome: 'ACCEPTED' }
  },
  async statusOf(ctx, reference): Promise<PayoutStatus> {
    const { workspaceId } = ctx.actor
    const [payout] = await ctx.database.read<Received>(workspaceId, FIND, [workspaceId, reference])
    if (!payout) return { outcome: 'NOT_FOUND' }
    return simulatedState(payout.behaviour, ctx.now().getTime() - payout.receivedAt!.getTime())
  },
  paidAfterMs: PAID_MS,
  resendAfterMs: 2_000,
  returns: { forMs: 2 * RETURNED_MS, everyMs: RETURNED_MS },
}
