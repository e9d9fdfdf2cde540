import type { TransactionType, TransferType } from './transaction.ts'
import { classesOf, placeOf, WINDOWS } from './usage.ts'

/** Maximum amounts of a limit in minor units; null for no maximum. */
export interface Bounds {
  readonly id: string
  readonly transactionType: string
  readonly transferType: string | null
  readonly singleMinor: bigint | null
  readonly dailyMinor: bigint | null
  readonly weeklyMinor: bigint | null
  readonly monthlyMinor: bigint | null
}

export const LIMIT_WINDOWS = ['SINGLE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const
export type LimitWindow = (typeof LIMIT_WINDOWS)[number]

/** The field of a limit configuration that has the maximum of each window. */
export const LIMIT_FIELDS = {
  SINGLE: 'singleLimit',
  DAILY: 'dailyLimit',
  WEEKLY: 'weeklyLimit',
  MONTHLY: 'monthlyLimit',
} as const satisfies Readonly<Record<LimitWindow, string>>

/** One maximum, and the amount used of it. */
export interface LimitUse {
  readonly limitId: string
  readonly window: LimitWindow
  readonly limitMinor: bigint
  readonly usedMinor: bigint
  readonly remainingMinor: bigint
}

const NAMES = ['DAILY', 'WEEKLY', 'MONTHLY'] as const

/** All maximums of the limits, with the usage from an account's `used`; missing usage is 0. */
export function usesOf(limits: readonly Bounds[], used: readonly bigint[] | null): LimitUse[] {
  return limits.flatMap(limit => {
    const classes = classesOf(
      limit.transactionType as TransactionType,
      limit.transferType as TransferType | null,
    )
    const bounds: [LimitWindow, bigint | null, bigint][] = [
      ['SINGLE', limit.singleMinor, 0n],
      ...[limit.dailyMinor, limit.weeklyMinor, limit.monthlyMinor].map(
        (bound, index): [LimitWindow, bigint | null, bigint] => [
          NAMES[index]!,
          bound,
          sumOf(used, classes, WINDOWS[index]!),
        ],
      ),
    ]
    return bounds.flatMap(([window, limitMinor, usedMinor]) =>
      limitMinor === null
        ? []
        : [
            {
              limitId: limit.id,
              window,
              limitMinor,
              usedMinor,
              remainingMinor: limitMinor > usedMinor ? limitMinor - usedMinor : 0n,
            },
          ],
    )
  })
}

function sumOf(used: readonly bigint[] | null, classes: number, window: (typeof WINDOWS)[number]): bigint {
  let sum = 0n
  if (used)
    for (let each = 1; each <= 8; each++)
      if (classes & (1 << (each - 1))) sum += used[placeOf(each, window)] ?? 0n
  return sum
}

/** Among the maximums that an amount would exceed, the one with the least remaining amount. */
export const strictest = (uses: readonly LimitUse[], amountMinor: bigint): LimitUse | undefined =>
  uses
    .filter(({ remainingMinor }) => amountMinor > remainingMinor)
    .reduce<LimitUse | undefined>(
      (min, each) => (min && min.remainingMinor <= each.remainingMinor ? min : each),
      undefined,
    )
