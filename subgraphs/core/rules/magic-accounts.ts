import { NOT_LOCATED } from './nip-codes.ts'

/** Behaviour of the simulated rail for a transfer. */
export type RailBehaviour =
  'PAYS' | 'REJECTS' | 'UNKNOWN' | 'UNKNOWN_REJECTED' | 'SLOW' | 'LOST' | 'SUSPECTED' | 'WAITS'

/** Account numbers, at any other bank, that select a behaviour; the REST description of the service lists them. */
const BEHAVIOURS: Readonly<Record<string, RailBehaviour>> = {
  '0000000000': 'REJECTS',
  '9000000001': 'REJECTS',
  '9000000002': 'UNKNOWN',
  '9000000003': 'UNKNOWN_REJECTED',
  '9000000004': 'SLOW',
  '9000000005': 'LOST',
  '9000000006': 'SUSPECTED',
  '9000000007': 'WAITS',
}

export const railBehaviourFor = (accountNumber: string): RailBehaviour =>
  Object.hasOwn(BEHAVIOURS, accountNumber) ? BEHAVIOURS[accountNumber]! : 'PAYS'

/** Whether a name enquiry finds the account. */
export const hasName = (accountNumber: string): boolean => railBehaviourFor(accountNumber) !== 'REJECTS'

const INTERBANK_MS = 2_000
const LATE_MS = 3_000
const SLOW_MS = 30_000
/** Delay before the simulated rail accepts a transfer of each type; interbank transfers are sent in rounds. */
const INTERBANK_ROUND_MS = 3_000
const WAITS_MS = 60_000

export const takenAfterMs = (accountNumber: string, transferType: string | null): number =>
  railBehaviourFor(accountNumber) === 'WAITS'
    ? WAITS_MS
    : transferType === 'INTERBANK'
      ? INTERBANK_ROUND_MS
      : 0

/** Response code of the simulated rail at a given time after it received the transfer. */
export function simulatedCode(
  behaviour: RailBehaviour,
  transferType: string | null,
  sinceMs: number,
): string {
  switch (behaviour) {
    case 'REJECTS':
      return '07'
    case 'SUSPECTED':
      return '34'
    case 'LOST':
      return NOT_LOCATED
    case 'UNKNOWN':
      return sinceMs < LATE_MS ? '01' : '00'
    case 'UNKNOWN_REJECTED':
      return sinceMs < LATE_MS ? '01' : '06'
    case 'SLOW':
      return sinceMs < SLOW_MS ? '09' : '00'
    default:
      return transferType === 'INTERBANK' && sinceMs < INTERBANK_MS ? '09' : '00'
  }
}
