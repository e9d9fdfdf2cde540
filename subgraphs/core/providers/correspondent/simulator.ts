import { toMinor } from '#kernel/money.ts'
import { branchOfBic } from '#core/rules/international/bank-identifiers.ts'
import { NOT_RECEIVED, statusCodes } from '#core/rules/international/status-codes.ts'
import type { CorrespondentRail, OutgoingTransfer, RailReply } from '../rail.ts'
import { receive, receivedTransfer } from '../simulated-transfers.ts'
import settlement from './settlement.json' with { type: 'json' }
import { arrivalDate } from './settlement-calendar.ts'

const CHARGES: Readonly<Record<string, string>> = settlement.charges

/** Behaviour of the simulated correspondent for a transfer. */
type Behaviour = 'PAYS' | 'REJECTS' | 'UNKNOWN' | 'RETURNS' | 'RETURNS_PART'

/** Branches of a BIC, at any bank, that select a behaviour; the guide of the sandbox lists them. */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  REJ: 'REJECTS',
  UNK: 'UNKNOWN',
  RET: 'RETURNS',
  RTP: 'RETURNS_PART',
}

const behaviourFor = ({ bankCode }: OutgoingTransfer): Behaviour =>
  BEHAVIOURS[branchOfBic(bankCode) ?? ''] ?? 'PAYS'

/** Transfers are sent in rounds, and can be cancelled until then. */
const ROUND_MS = 3_000
const SETTLED_MS = 2_000
const KNOWN_MS = 3_000
const RETURNED_MS = 3_000
const WRONG_ACCOUNT = 'AC01'
const CLOSED_ACCOUNT = 'AC04'

function statusAfter(behaviour: string, sinceMs: number): RailReply {
  const code =
    behaviour === 'REJECTS'
      ? WRONG_ACCOUNT
      : behaviour === 'UNKNOWN'
        ? sinceMs < KNOWN_MS
          ? 'PDNG'
          : 'ACSC'
        : sinceMs < SETTLED_MS
          ? 'ACSP'
          : 'ACSC'
  // The transfer keeps its UETR as the reference.
  return { code, externalReference: null }
}

/** Moves no money, and completes every transfer after a short time. The branch of the BIC selects another outcome. */
export const correspondentSimulator: CorrespondentRail = {
  codes: statusCodes,
  bic: settlement.bic,
  chargeMinor: currency => chargeMinor(currency),
  arrivesOn: arrivalDate,
  async send(ctx, transfer) {
    const { behaviour } = await receive(ctx, { transfer, behaviour: behaviourFor(transfer) })
    return statusAfter(behaviour, 0)
  },
  async query(ctx, { reference }) {
    const received = await receivedTransfer(ctx, reference)
    return received
      ? statusAfter(received.behaviour, ctx.now().getTime() - received.receivedAt!.getTime())
      : { code: NOT_RECEIVED, externalReference: null }
  },
  takesAt: (_, bookedAt) => new Date(bookedAt.getTime() + ROUND_MS),
  arrivesWithinMs: 60_000,
  returns: {
    nextCheckAt: (transfer, completedAt, now) =>
      isReturned(behaviourFor(transfer))
        ? new Date(Math.max(completedAt.getTime() + RETURNED_MS, now.getTime()))
        : null,
    async returnOf(ctx, { reference, currency, amountMinor }) {
      const behaviour = (await receivedTransfer(ctx, reference))?.behaviour
      if (behaviour === undefined || !isReturned(behaviour)) return null
      return {
        code: CLOSED_ACCOUNT,
        deductedMinor: behaviour === 'RETURNS_PART' ? returnChargeOf(amountMinor, currency) : 0n,
      }
    },
  },
}

const isReturned = (behaviour: string): boolean => behaviour === 'RETURNS' || behaviour === 'RETURNS_PART'

const chargeMinor = (currency: string): bigint => toMinor(CHARGES[currency] ?? '0', currency)

/** The charges for a return: those for a transfer, and at most half of the amount. */
function returnChargeOf(amountMinor: bigint, currency: string): bigint {
  const [charge, half] = [chargeMinor(currency), amountMinor / 2n]
  return charge < half ? charge : half
}
