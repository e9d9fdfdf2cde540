import { placeHold, type PlaceHold } from '#core/operations/holds/place-hold.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import type { HoldRow } from '#core/queries/holds.ts'
import type { Bank } from './bank.ts'

/** A time after now by the clock of the bank. */
export const soon = (at: Bank, inMs: number): Date => new Date(at.platform.source.now().getTime() + inMs)

/** Places an authorization of 100.00 that ends after a minute, unless the test says otherwise. */
export const place = (at: Bank, accountId: string, given: Partial<PlaceHold> = {}): Promise<HoldRow> =>
  placeHold(at.staff('officer'), {
    accountId,
    amount: '100.00',
    reason: 'Hotel',
    type: 'AUTHORIZATION',
    expiresAt: soon(at, 60_000),
    ...given,
  })

/** Withdraws cash from the account. */
export const handOut = (at: Bank, accountId: string, amount: string): Promise<unknown> =>
  withdraw(at.staff('teller'), {
    accountId,
    amount,
    channel: 'BRANCH',
    narration: 'Cash',
    initiatedBy: at.staff('teller').actor.subjectId,
  })
