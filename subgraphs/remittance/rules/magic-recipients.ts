/** How the simulated payout partner treats a payout. */
export type PayoutBehaviour = 'PAYS' | 'REJECTS' | 'ACCOUNT_CLOSED' | 'UNKNOWN' | 'LOST' | 'UNKNOWN_REJECTED' | 'RETURNED' | 'SLOW'

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

/** The name of a business, or a person's last name where it is one word: what a magic name has to be the whole of. */
const magicPart = (recipientName: string): string => recipientName.slice(recipientName.lastIndexOf(' ') + 1).toLowerCase()

/** What the recipient's name asks of the simulated payout partner. */
export const payoutBehaviourFor = (recipientName: string): PayoutBehaviour => BEHAVIOURS.get(magicPart(recipientName)) ?? 'PAYS'

/** Whether the recipient's name asks the simulated funding provider to decline. */
export const isFundingDeclined = (recipientName: string): boolean => magicPart(recipientName) === FUNDING_DECLINED

/** How long the simulator takes to pay. */
export const PAID_MS = 1_000
const LATE_MS = 3_000
const SLOW_MS = 30_000
/** How long after it was paid a returned payout comes back. */
export const RETURNED_MS = 2_000

/** What the simulated payout partner says of a payout. */
export type SimulatedState =
  | { readonly outcome: 'PENDING' | 'PAID' }
  | { readonly outcome: 'REJECTED'; readonly code: string }
  | { readonly outcome: 'RETURNED'; readonly code: string }

const REJECTED_ON_ARRIVAL: Partial<Record<PayoutBehaviour, string>> = { REJECTS: 'AC01', ACCOUNT_CLOSED: 'AC04' }
const PAYS_AFTER: Partial<Record<PayoutBehaviour, number>> = { SLOW: SLOW_MS, UNKNOWN: LATE_MS, UNKNOWN_REJECTED: LATE_MS }

/** What has become of a payout so long after it came in. */
export function simulatedState(behaviour: PayoutBehaviour, sinceMs: number): SimulatedState {
  const code = REJECTED_ON_ARRIVAL[behaviour]
  if (code !== undefined) return { outcome: 'REJECTED', code }
  const paidMs = PAYS_AFTER[behaviour] ?? PAID_MS
  if (sinceMs < paidMs) return { outcome: 'PENDING' }
  if (behaviour === 'UNKNOWN_REJECTED') return { outcome: 'REJECTED', code: 'AC01' }
  return behaviour === 'RETURNED' && sinceMs >= paidMs + RETURNED_MS ? { outcome: 'RETURNED', code: 'AC06' } : { outcome: 'PAID' }
}
