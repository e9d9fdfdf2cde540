import type { TransactionType, TransferType } from './transaction.ts'

/** Usage classes of limits, each with its own sums on an account; the first is class 1 in `core.post`. At most eight. */
const CLASSES = [
  'WITHDRAWAL',
  'TRANSFER INTERNAL',
  'TRANSFER INTERBANK',
  'TRANSFER NIP',
  'TRANSFER INTERNATIONAL',
  'PAYMENT',
  'DEPOSIT',
] as const

/** Usage class of a movement; undefined if no limit applies to it. */
export function classOf(type: TransactionType, transferType?: TransferType | null): number | undefined {
  const position = CLASSES.indexOf(
    (transferType ? `${type} ${transferType}` : type) as (typeof CLASSES)[number],
  )
  return position === -1 ? undefined : position + 1
}

/** Usage classes of a limit as a bit set; without a transfer type it contains all classes of the transaction type. */
export const classesOf = (type: TransactionType, transferType: TransferType | null): number =>
  CLASSES.reduce((bits, name, index) => {
    const [of, transfer] = name.split(' ')
    return of === type && (transferType === null || transfer === undefined || transfer === transferType)
      ? bits | (1 << index)
      : bits
  }, 0)

/** Days, ISO weeks and months, in the order of a class's sums. */
export const WINDOWS = ['daily', 'weekly', 'monthly'] as const

/** Index of a class's sum for a window in an account's `used`. */
export const placeOf = (usageClass: number, window: (typeof WINDOWS)[number]): number =>
  (usageClass - 1) * 3 + WINDOWS.indexOf(window)
