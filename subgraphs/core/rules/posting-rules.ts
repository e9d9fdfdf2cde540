import type { LimitUse } from './limit-use.ts'
import { LIMIT_OUTCOMES, type PostingRefusal, type RefusedOutcome } from './posting-outcome.ts'

interface Account {
  readonly currency: string
  readonly status: string
  readonly restriction: string
  /** The running term of a fixed deposit. */
  readonly termId: string | null
}

interface ExaminedTransfer {
  readonly source: Account
  /** Undefined if the money leaves the tenant. */
  readonly destination: Account | undefined
  readonly currency: string
  readonly amountMinor: bigint
  /** The amount with fee and VAT. */
  readonly totalMinor: bigint
  /** Whether a protective hold covers the transfer. */
  readonly isHeld: boolean
  /** The limit that the transfer would exceed. */
  readonly limit: LimitUse | undefined
  /** Null if the source is in another currency. */
  readonly availableMinor: bigint | null
}

/** How `core.post` would refuse the accounts of a transfer in this currency; undefined if it would accept them. */
export function accountRefusal(
  source: Account,
  destination: Account | undefined,
  currency: string,
): PostingRefusal | undefined {
  const outcome = refusedBy(source, currency, 'SOURCE')
  return outcome
    ? { outcome, allowedMinor: 0n, requiredMinor: 0n }
    : destination && destinationRefusal(destination, currency)
}

/** How `core.post` would refuse a credit of the account; undefined if it would accept it. */
export function destinationRefusal(destination: Account, currency: string): PostingRefusal | undefined {
  const outcome = refusedBy(destination, currency, 'DESTINATION')
  return outcome && { outcome, allowedMinor: 0n, requiredMinor: 0n }
}

type Side = 'SOURCE' | 'DESTINATION'

/** How `core.post` would refuse a transfer, in its order of checks; undefined if it would accept. */
export function expectedRefusal(transfer: ExaminedTransfer): PostingRefusal | undefined {
  const { source, destination, currency, amountMinor, totalMinor, isHeld, limit, availableMinor } = transfer
  const ofAccounts = accountRefusal(source, destination, currency)
  if (ofAccounts) return ofAccounts
  if (isHeld) return { outcome: 'SOURCE_HELD', allowedMinor: 0n, requiredMinor: 0n }
  if (limit)
    return {
      outcome: LIMIT_OUTCOMES[limit.window],
      allowedMinor: limit.limitMinor,
      requiredMinor: limit.limitMinor - limit.remainingMinor + amountMinor,
    }
  const allowedMinor = availableMinor ?? 0n
  return availableMinor !== null && availableMinor >= totalMinor
    ? undefined
    : { outcome: 'INSUFFICIENT_FUNDS', allowedMinor, requiredMinor: totalMinor }
}

function refusedBy(
  { currency, status, restriction, termId }: Account,
  expected: string,
  side: Side,
): RefusedOutcome | undefined {
  if (currency !== expected) return 'CURRENCY_MISMATCH'
  if (termId !== null) return `${side}_TERM_RUNNING`
  // An account that is not open yet takes credits, and so does a dormant one.
  const isUsable =
    status === 'ACTIVE' ||
    status === 'INACTIVE' ||
    ((status === 'PENDING' || status === 'DORMANT') && side === 'DESTINATION')
  if (!isUsable) {
    if (status === 'FROZEN' || status === 'CLOSED') return `${side}_${status}`
    return status === 'DORMANT' ? 'SOURCE_DORMANT' : `${side}_NOT_ACTIVE`
  }
  return restriction === 'FULL' || restriction === (side === 'SOURCE' ? 'PND' : 'PNC')
    ? `${side}_BLOCKED`
    : undefined
}
