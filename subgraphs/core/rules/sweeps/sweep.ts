export const SWEEP_METHODS = [
  'ZERO_BALANCE',
  'TARGET_BALANCE',
  'THRESHOLD',
  'FIXED',
  'PERCENTAGE',
  'RANGE',
  'COVER_OVERDRAFT',
] as const

export type SweepMethod = (typeof SWEEP_METHODS)[number]
export type SweepDirection = 'ONE_WAY' | 'TWO_WAY'
export type SweepStatus = 'ACTIVE' | 'PAUSED'

/** The terms of a sweep; amounts are minor units. */
export interface SweepTerms {
  readonly method: SweepMethod
  readonly direction: SweepDirection
  readonly triggerMinor: bigint | null
  readonly targetMinor: bigint | null
  readonly amountMinor: bigint | null
  /** Parts per million. */
  readonly percentagePpm: bigint | null
  readonly minSweepMinor: bigint | null
  readonly maxSweepMinor: bigint | null
  readonly multipleOfMinor: bigint | null
}

/** What a sweep reads of an account. */
export interface SweptBalance {
  readonly balanceMinor: bigint
  /** What can be debited without an overdraft. */
  readonly movableMinor: bigint
}

/** The money that a sweep moves: out of its account to the target, or from the target into it. */
export interface SweepMovement {
  readonly flow: 'OUT' | 'IN'
  /** 0 if nothing is moved. */
  readonly amountMinor: bigint
}

const MILLION = 1_000_000n
const atLeastZero = (minor: bigint): bigint => (minor > 0n ? minor : 0n)
const lower = (a: bigint, b: bigint): bigint => (a < b ? a : b)

interface Balance {
  readonly balanceMinor: bigint
  readonly heldMinor: bigint
  readonly unclearedMinor: bigint
  readonly minimumMinor: bigint
}

/** The balance as a sweep reads it: a sweep moves money that is there, never an overdraft. */
export const sweptBalance = ({
  balanceMinor,
  heldMinor,
  unclearedMinor,
  minimumMinor,
}: Balance): SweptBalance => ({
  balanceMinor,
  movableMinor: atLeastZero(balanceMinor - heldMinor - unclearedMinor - minimumMinor),
})

/** Decides what a sweep moves between its account and the target. It never moves more than the paying account can give. */
export function sweepMovement(terms: SweepTerms, account: SweptBalance, target: SweptBalance): SweepMovement {
  const surplusMinor = surplusOf(terms, account)
  if (surplusMinor > 0n)
    return { flow: 'OUT', amountMinor: limited(terms, lower(surplusMinor, account.movableMinor)) }
  const shortfallMinor = shortfallOf(terms, account)
  return {
    flow: shortfallMinor > 0n ? 'IN' : 'OUT',
    amountMinor: limited(terms, lower(shortfallMinor, target.movableMinor)),
  }
}

/** What the method wants to move out of the account. */
function surplusOf(
  { method, triggerMinor, targetMinor, amountMinor, percentagePpm }: SweepTerms,
  { balanceMinor, movableMinor }: SweptBalance,
): bigint {
  switch (method) {
    case 'ZERO_BALANCE':
      return atLeastZero(balanceMinor)
    case 'TARGET_BALANCE':
      return atLeastZero(balanceMinor - targetMinor!)
    case 'THRESHOLD':
      return balanceMinor > triggerMinor! ? balanceMinor - (targetMinor ?? triggerMinor!) : 0n
    case 'RANGE':
      return atLeastZero(balanceMinor - triggerMinor!)
    case 'FIXED':
      return amountMinor!
    case 'PERCENTAGE':
      return (movableMinor * percentagePpm!) / MILLION
    case 'COVER_OVERDRAFT':
      return 0n
  }
}

/** What the method wants to bring into the account. */
function shortfallOf({ method, direction, targetMinor }: SweepTerms, { balanceMinor }: SweptBalance): bigint {
  if (method === 'COVER_OVERDRAFT') return atLeastZero(-balanceMinor)
  if (direction === 'ONE_WAY') return 0n
  // The floor of a RANGE is its target.
  return atLeastZero((targetMinor ?? 0n) - balanceMinor)
}

/** Cuts an amount to the largest sweep, rounds it down to the multiple, and drops one below the smallest sweep. */
function limited({ minSweepMinor, maxSweepMinor, multipleOfMinor }: SweepTerms, minor: bigint): bigint {
  const cut = maxSweepMinor === null ? minor : lower(minor, maxSweepMinor)
  const rounded = multipleOfMinor === null ? cut : cut - (cut % multipleOfMinor)
  return minSweepMinor !== null && rounded < minSweepMinor ? 0n : rounded
}
