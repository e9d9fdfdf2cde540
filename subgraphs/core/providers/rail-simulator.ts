import { command } from '#kernel/command.ts'
import {
  hasName,
  railBehaviourFor,
  simulatedCode,
  takenAfterMs,
  type RailBehaviour,
} from '#core/rules/magic-accounts.ts'
import { NOT_LOCATED } from '#core/rules/nip-codes.ts'
import type { OutgoingTransfer, RailReply, RailProvider } from './rail.ts'

interface Received {
  readonly behaviour: RailBehaviour
  readonly receivedAt: Date | null
}

const RECEIVE = `insert into core.simulated_rail_transfers as transfer
    (workspace_id, reference, behaviour, amount_minor, currency, bank_code, account_number, times_sent, first_sent_at, received_at)
  values ($1, $2, $3, $4, $5, $6, $7, 1, $8, case $3 when 'LOST' then null else $8::timestamptz end)
  on conflict (workspace_id, reference) do update set times_sent = transfer.times_sent + 1
  returning behaviour, received_at as "receivedAt"`

const FIND = `select behaviour, received_at as "receivedAt" from core.simulated_rail_transfers
  where workspace_id = $1 and reference = $2 and received_at is not null`

const receive = command(
  async (tx, { reference, amountMinor, currency, bankCode, accountNumber }: OutgoingTransfer) => {
    const [received] = await tx.sql<Received>(RECEIVE, [
      tx.actor.workspaceId,
      reference,
      railBehaviourFor(accountNumber),
      amountMinor,
      currency,
      bankCode,
      accountNumber,
      tx.now(),
    ])
    return received!
  },
  { storage: 'one-time' },
)

const reply = (code: string, { sessionId, reference }: OutgoingTransfer): RailReply => ({
  code,
  externalReference: code === '00' ? `SIM${sessionId?.slice(-12) ?? reference.slice(-12)}` : null,
})

const GIVEN = ['Ada', 'Bola', 'Chidi', 'Dayo', 'Efe', 'Fatima', 'Gozie', 'Halima', 'Ife', 'Jide']
const FAMILY = ['Obi', 'Okafor', 'Adeyemi', 'Bello', 'Eze', 'Danjuma', 'Balogun', 'Musa', 'Okoro', 'Lawal']

/**
 * Moves no money, and completes every transfer: NIP immediately, others after a delay. Magic account numbers select another outcome. It
 * stores received transfers, so that tests can verify that nothing is sent twice, until a job deletes those that ended.
 */
export const railSimulator: RailProvider = {
  async send(ctx, transfer) {
    const { behaviour } = await receive(ctx, transfer)
    if (behaviour === 'LOST') throw new Error('The simulated rail does not respond.')
    return reply(simulatedCode(behaviour, transfer.transferType, 0), transfer)
  },
  async query(ctx, transfer) {
    const { workspaceId } = ctx.actor
    const [received] = await ctx.database.read<Received>(workspaceId, FIND, [workspaceId, transfer.reference])
    if (!received) return reply(NOT_LOCATED, transfer)
    return reply(
      simulatedCode(
        received.behaviour,
        transfer.transferType,
        ctx.now().getTime() - received.receivedAt!.getTime(),
      ),
      transfer,
    )
  },
  nameEnquiry: async (_, { accountNumber }) =>
    hasName(accountNumber)
      ? {
          code: '00',
          accountName: `${GIVEN[Number(accountNumber.at(-2))]!} ${FAMILY[Number(accountNumber.at(-1))]!}`,
        }
      : { code: '07', accountName: null },
  takesAt: ({ accountNumber, transferType }, bookedAt) =>
    new Date(bookedAt.getTime() + takenAfterMs(accountNumber, transferType)),
  arrivesWithinMs: 60_000,
}
