/** Behaviour of the simulated payout partner for a payout. */
export type PayoutBehaviour =
  'PAYS' | 'REJECTS' | 'ACCOUNT_CLOSED' | 'UNKNOWN' | 'LOST' | 'UNKNOWN_REJECTED' | 'RETURNED' | 'SLOW'

const BEHAVIOURS: ReadonlyMap<string, PayoutBehaviour> = new Map([
  ['test-payout-rejected', 'REJECTS'],
  ['test-payout-account-closed', 'ACCOUNT_CLOSED'],
  ['test-payout-unknown', 'UNKNOWN'],
  ['test-payout-lost', 'LOST'],
  ['test-payout-unknown-rejected', 'UNKNOWN_REJECTED'],
  ['test-payout-returned', 'RETURNED'],
  ['test-payout-slow', 'SLOW'],
])

const FUNDING_DECLINED = 'test-funding-declined'

/** The part of a name that must equal a magic name: a one-word business name, or a person's last name. */
const magicPart = (recipientName: string): string =>
  recipientName.slice(recipientName.lastIndexOf(' ') + 1).toLowerCase()

/** Behaviour that the recipient's name selects at the simulated payout partner. */
export const payoutBehaviourFor = (recipientName: string): PayoutBehaviour =>
  BEHAVIOURS.get(magicPart(recipientName)) ?? 'PAYS'

/** Whether the recipient's name makes the simulated funding provider decline. */
export const isFundingDeclined = (recipientName: string): boolean =>
  magicPart(recipientName) === FUNDING_DECLINED

/** Time that the simulator takes to pay. */
export const PAID_MS = 1_000
const LATE_MS = 3_000
const SLOW_MS = 30_000
/** Time between the payment of a payout and its return. */
export const RETURNED_MS = 2_000

/** Status of a payout at the simulated payout partner. */
export type SimulatedState =
  | { readonly outcome: 'PENDING' | 'PAID' }
  | { readonly outcome: 'REJECTED'; readonly code: string }
  | { readonly outcome: 'RETURNED'; readonly code: string }

const REJECTED_ON_ARRIVAL: Partial<Record<PayoutBehaviour, string>> = {
  REJECTS: 'AC01',
  ACCOUNT_CLOSED: 'AC04',
}
const PAYS_AFTER: Partial<Record<PayoutBehaviour, number>> = {
  SLOW: SLOW_MS,
  UNKNOWN: LATE_MS,
  UNKNOWN_REJECTED: LATE_MS,
}

/** Status of a payout after a time since its arrival. */
export function simulatedState(behaviour: PayoutBehaviour, sinceMs: number): SimulatedState {
  const code = REJECTED_ON_ARRIVAL[behaviour]
  if (code !== undefined) return { outcome: 'REJECTED', code }
  const paidMs = PAYS_AFTER[behaviour] ?? PAID_MS
  if (sinceMs < paidMs) return { outcome: 'PENDING' }
  if (behaviour === 'UNKNOWN_REJECTED') return { outcome: 'REJECTED', code: 'AC01' }
  return behaviour === 'RETURNED' && sinceMs >= paidMs + RETURNED_MS
    ? { outcome: 'RETURNED', code: 'AC06' }
    : { outcome: 'PAID' }
}
