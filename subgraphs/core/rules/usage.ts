import type { TransactionType, TransferType } from './transaction.ts'

/** Movements that limits count, each with its own sums on an account; the first is class 1 in `core.post`. At most eight. */
const CLASSES = ['WITHDRAWAL', 'TRANSFER INTERNAL', 'TRANSFER INTERBANK', 'TRANSFER NIP', 'TRANSFER INTERNATIONAL', 'PAYMENT', 'DEPOSIT'] as const

/** The class of a movement; undefined for those that no limit counts. */
export function classOf(type: TransactionType, transferType?: TransferType | null): number | undefined {
  const place = CLASSES.indexOf((transferType ? `${type} ${transferType}` : type) as typeof CLASSES[number])
  return place === -1 ? undefined : place + 1
}

/** The classes that a limit for this type counts, as bits; one without a transfer type counts them all. */
export const classesOf = (type: TransactionType, transferType: TransferType | null): number =>
  CLASSES.reduce((bits, name, index) => {
    const [of, transfer] = name.split(' ')
    return of === type && (transferType === null || transfer === undefined || transfer === transferType) ? bits | (1 << index) : bits
  }, 0)

/** Days, ISO weeks and months, in the order in which sums of a class stand. */
export const WINDOWS = ['daily', 'weekly', 'monthly'] as const

/** Where the sum of a class in a window stands in an account's `used`. */
export const placeOf = (countedClass: number, window: typeof WINDOWS[number]): number => (countedClass - 1) * 3 + WINDOWS.indexOf(window)
