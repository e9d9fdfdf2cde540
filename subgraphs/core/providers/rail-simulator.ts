import {
  hasName,
  railBehaviourFor,
  simulatedCode,
  takenAfterMs,
  type RailBehaviour,
} from '#core/rules/magic-accounts.ts'
import { NOT_LOCATED, nipCodes } from '#core/rules/nip-codes.ts'
import type { DomesticRail, OutgoingTransfer, RailReply } from './rail.ts'
import { receive, receivedTransfer } from './simulated-transfers.ts'

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
export const railSimulator: DomesticRail = {
  codes: nipCodes,
  async send(ctx, transfer) {
    const received = await receive(ctx, { transfer, behaviour: railBehaviourFor(transfer.accountNumber) })
    const behaviour = received.behaviour as RailBehaviour
    if (behaviour === 'LOST') throw new Error('The simulated rail does not respond.')
    return reply(simulatedCode(behaviour, transfer.transferType, 0), transfer)
  },
  async query(ctx, transfer) {
    const received = await receivedTransfer(ctx, transfer.reference)
    if (!received) return reply(NOT_LOCATED, transfer)
    return reply(
      simulatedCode(
        received.behaviour as RailBehaviour,
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
